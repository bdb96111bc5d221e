import SwiftUI

struct RefundView: View {
  let ticket: Ticket

  @Environment(\.dismiss) private var dismiss
  @State private var needsReason = false

  var body: some View {
    NavigationStack {
      Form {
        Text("We pay \(ticket.id) back within a week.")
        Button("Continue") {
          needsReason = true
        }
      }
      .navigationDestination(isPresented: $needsReason) {
        RefundReasonView(onSend: { dismiss() })
      }
      .toolbar {
        Button("Cancel") { dismiss() }
      }
      .navigationTitle("Refund")
    }
  }
}

struct RefundReasonView: View {
  let onSend: () -> Void

  @State private var reason = ""

  var body: some View {
    Form {
      TextField("Reason", text: $reason)
      Button("Send", action: onSend)
    }
    .navigationTitle("Reason")
  }
}
