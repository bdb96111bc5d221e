import SwiftUI

struct MoreView: View {
  @State private var showsBackup = false
  @State private var showsPreferences = false
  @State private var showsNews = false

  var body: some View {
    List {
      NavigationLink {
        AboutView()
      } label: {
        Label("About", systemImage: "info.circle")
      }
      NavigationLink("Licences", destination: { LicencesView() })
      Button("What's new") { showsNews = true }
      Button("Back up now", action: backUp)
      Button("Preferences") { showsPreferences = true }
      #if DEBUG
        NavigationLink("Debug") {
          DebugMenuView()
        }
      #endif
    }
    .navigationDestination(isPresented: $showsBackup) {
      BackupView()
    }
    .sheet(isPresented: $showsPreferences, content: makePreferences)
    .whatsNew(isPresented: $showsNews)
    .toolbar { HelpButton(topic: "More") }
    .navigationTitle("More")
  }

  private func backUp() {
    showsBackup = true
  }

  private func makePreferences() -> some View {
    PreferencesView()
      .presentationDetents([.medium, .large])
  }
}
