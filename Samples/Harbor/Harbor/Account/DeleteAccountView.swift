import SwiftUI

struct DeleteAccountView: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(Session.self) private var session
  @Environment(AppRouter.self) private var router

  var body: some View {
    VStack(spacing: 16) {
      Text("Your tickets are lost with the account.")
      Button("Delete", role: .destructive) {
        session.signOut()
        router.account.popToRoot()
        dismiss()
      }
    }
    .padding()
    .presentationDetents([.medium])
  }
}
