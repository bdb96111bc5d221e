import SwiftUI

struct ProfileView: View {
  @Environment(Navigator.self) private var navigator
  @AppStorage("readerName") private var name = "Reader"

  var body: some View {
    List {
      Text(name)
      NavigationLink("Books read", value: ProfileRoute.history)
    }
    .toolbar {
      Button("Edit") {
        navigator.sheet = .editProfile
      }
    }
    .navigationTitle("Profile")
  }
}
