import SwiftUI

struct AboutView: View {
  var body: some View {
    Text("Pantry keeps count of what is in the house.")
      .navigationTitle("About")
  }
}

struct LicencesView: View {
  var body: some View {
    ScrollView {
      Text("Permission is hereby granted.")
    }
    .navigationTitle("Licences")
  }
}

struct PreferencesView: View {
  @AppStorage("warnsEarly") private var warnsEarly = true

  var body: some View {
    Form {
      Toggle("Warn a week before expiry", isOn: $warnsEarly)
    }
  }
}

#if DEBUG
  struct DebugMenuView: View {
    var body: some View {
      List {
        Text("Build 1")
      }
      .navigationTitle("Debug")
    }
  }
#endif
