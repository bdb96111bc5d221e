import SwiftUI

struct SettingsView: View {
  var body: some View {
    Form {
      NavigationLink("Account", value: SettingsRoute.account)
      NavigationLink(value: SettingsRoute.reminders) {
        Label("Reminders", systemImage: "bell")
      }
    }
    .navigationTitle("Settings")
  }
}
