import SwiftUI

struct SignInView: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(Session.self) private var session
  @State private var name = ""

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name)
        Button("Sign in", action: signIn)
        NavigationLink("I have no account") {
          RegisterView(onRegister: signIn)
        }
      }
      .navigationTitle("Sign in")
    }
  }

  private func signIn() {
    session.signIn(as: name)
    dismiss()
  }
}

struct RegisterView: View {
  let onRegister: () -> Void

  @State private var email = ""

  var body: some View {
    Form {
      TextField("E-mail", text: $email)
      Button("Register", action: onRegister)
    }
    .navigationTitle("New account")
  }
}
