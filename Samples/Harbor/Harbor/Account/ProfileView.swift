import SwiftUI

struct ProfileView: View {
  let onDone: () -> Void

  @Environment(Session.self) private var session

  var body: some View {
    @Bindable var session = session

    Form {
      Picker("Home port", selection: $session.homePort) {
        ForEach(Port.allCases) { port in
          Text(port.name)
        }
      }
      Button("Done", action: onDone)
    }
    .navigationTitle("Profile")
  }
}
