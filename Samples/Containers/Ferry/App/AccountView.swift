import SwiftUI

enum Preference: Hashable { case language }

/// A tab with a stack of its own.
struct AccountView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("Language", value: Preference.language)
        Button("Sign out") { signOut() }
      }
      .navigationTitle("Account")
    }
    .navigationDestination(for: Preference.self) { _ in PreferenceView() } // planted: misplaced_destination
  }

  private func signOut() {
    dismiss() // planted: dismiss_without_presentation
  }
}

struct PreferenceView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("Save") { dismiss() } }
}
