import SwiftUI

struct LogStackView: View {
  @Environment(Router.self) private var router

  var body: some View {
    @Bindable var router = router
    NavigationStack(path: $router.path) {
      LogView()
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .entry(let number): EntryView(number: number)
          case .note: NoteView()
          case .place: PlaceView()
          }
        }
    }
  }
}
