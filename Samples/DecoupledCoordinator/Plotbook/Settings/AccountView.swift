import SwiftUI

struct AccountView: View {
  @Environment(Coordinator.self) private var coordinator
  @AppStorage("gardenerName") private var name = ""

  var body: some View {
    Form {
      TextField("Name", text: $name)
      Button("Done") {
        coordinator.settingsPath.removeAll()
      }
    }
    .navigationTitle("Account")
  }
}
