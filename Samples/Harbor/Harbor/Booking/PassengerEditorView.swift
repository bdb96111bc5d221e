import SwiftUI

struct PassengerEditorView: View {
  @State var passenger: Passenger

  let onSave: (Passenger) -> Void

  var body: some View {
    Form {
      TextField("Name", text: $passenger.name)
      Button("Save") {
        onSave(passenger)
      }
    }
    .presentationDetents([.medium])
  }
}
