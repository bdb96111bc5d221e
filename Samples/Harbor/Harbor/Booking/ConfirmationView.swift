import SwiftUI

struct ConfirmationView: View {
  let ticket: Ticket
  let onDone: () -> Void

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: "checkmark.seal")
        .font(.largeTitle)
      Text("Booked: \(ticket.id)")
      Button("Show my ticket", action: onDone)
    }
    .navigationTitle("Thank you")
    .navigationBarBackButtonHidden()
  }
}
