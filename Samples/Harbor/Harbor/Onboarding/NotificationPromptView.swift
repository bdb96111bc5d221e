import SwiftUI

struct NotificationPromptView: View {
  let navigator: any OnboardingNavigating

  var body: some View {
    VStack(spacing: 16) {
      Text("We tell you when a sailing is late.")
      Button("Allow notifications") {
        Task {
          try? await Task.sleep(for: .milliseconds(300))
          navigator.finish()
        }
      }
      Button("Not now") {
        navigator.finish()
      }
    }
    .navigationTitle("Notifications")
  }
}
