import SwiftUI

struct AddItemView: View {
  @Environment(\.dismiss) private var dismiss
  @EnvironmentObject private var store: PantryStore
  @State private var name = ""

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name)
        NavigationLink("Expiry") {
          ExpiryView()
        }
      }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Add", action: add)
            .disabled(name.isEmpty)
        }
      }
      .navigationTitle("New item")
    }
  }

  private func add() {
    store.shelves[0].items.append(Item(id: .random(in: 100...999), name: name))
    dismiss()
  }
}
