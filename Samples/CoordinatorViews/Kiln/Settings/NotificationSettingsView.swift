import SwiftUI

struct NotificationSettingsView: View {
  @AppStorage("announcesFirings") private var announcesFirings = true

  var body: some View {
    Form {
      Toggle("Tell me when a firing ends", isOn: $announcesFirings)
    }
    .navigationTitle("Notifications")
  }
}
