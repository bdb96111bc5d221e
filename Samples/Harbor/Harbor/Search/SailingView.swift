import SwiftUI

struct SailingView: View {
  let sailing: Sailing

  @Environment(AppRouter.self) private var router
  @Environment(Session.self) private var session
  @State private var showsFare = false

  var body: some View {
    List {
      Button(sailing.vessel.name) {
        router.search.push(.vessel(sailing.vessel))
      }
      Button("Book", action: book)
    }
    .toolbar {
      Button("What is in the fare?", systemImage: "info.circle") {
        showsFare = true
      }
      .popover(isPresented: $showsFare) {
        FareInfoView()
      }
    }
    .navigationTitle("Sailing")
  }

  private func book() {
    if session.isSignedIn {
      router.book(sailing)
    } else {
      router.sheet = .signIn
    }
  }
}
