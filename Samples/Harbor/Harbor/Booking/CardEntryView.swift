import SwiftUI

struct CardEntryView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var number = ""

  var body: some View {
    NavigationStack {
      Form {
        TextField("Card number", text: $number)
          .keyboardType(.numberPad)
      }
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") { dismiss() }
        }
      }
      .navigationTitle("Card")
    }
  }
}
