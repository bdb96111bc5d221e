import SwiftUI

struct SearchView: View {
  @Environment(Router.self) private var router
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Open the first") {
      router.path.append(.entry(1))  // planted: push_behind_modal
    }
    Button("Close and open") {
      dismiss()
      router.path.append(.place)
    }
  }
}

struct FilterView: View {
  @Environment(Router.self) private var router

  var body: some View {
    Button("Make a note of it") {
      router.path.append(.note)  // planted: push_behind_modal
    }
  }
}

struct SettingsView: View {
  @State private var isShowingAccount = false

  var body: some View {
    Button("Account") { isShowingAccount = true }
      .onOpenURL { isShowingAccount = $0.host == "account" }  // planted: deep_link_cold_start
      .sheet(isPresented: $isShowingAccount) { AccountView() }
  }
}

struct AccountView: View {
  var body: some View { Text("Account") }
}
