import SwiftUI

struct NoteView: View {
  @Environment(Router.self) private var router
  @Environment(Session.self) private var session

  var body: some View {
    Button("Place instead") {
      router.path.removeLast()
      router.path.append(.place)  // planted: competing_path_writes
    }
    .onChange(of: session.account) { _, _ in
      router.path.removeLast()  // planted: pop_without_push
    }
  }
}

struct PlaceView: View {
  @Environment(Router.self) private var router
  @Environment(Session.self) private var session

  var body: some View {
    Text("Place")
      .onChange(of: session.account) {
        if !router.path.isEmpty { router.path.removeLast() }
      }
  }
}
