import SwiftUI

struct AccountView: View {
  @Environment(AppRouter.self) private var router
  @Environment(Session.self) private var session
  @State private var isDeleting = false

  var body: some View {
    List {
      if session.isSignedIn {
        NavigationLink("Profile", value: AccountRoute.profile)
        NavigationLink("Payment methods", value: AccountRoute.paymentMethods)
        Button("Sign out", action: session.signOut)
        Button("Delete account", role: .destructive) {
          isDeleting = true
        }
      } else {
        Button("Sign in") {
          router.sheet = .signIn
        }
      }
      NavigationLink("Notifications", value: AccountRoute.notifications)
      NavigationLink("Help", value: AccountRoute.help(topic: "start"))
      NavigationLink(value: AccountRoute.about) {
        Label("About", systemImage: "info.circle")
      }
    }
    .sheet(isPresented: $isDeleting) {
      DeleteAccountView()
    }
    .navigationTitle("Account")
  }
}
