import Testing

@Suite("Pushes under a modal")
struct PushBeneathTests {
  @Test("What a modal pushes on the stack beneath it does not stand in the modal")
  func beneath() {
    expect(
      """
      @Observable final class Router {
        var path: [Int] = []
        var creates = false
        var changes = false
      }
      struct A: View {
        @State private var router = Router()
        var body: some View {
          @Bindable var router = router
          NavigationStack(path: $router.path) {
            List1().navigationDestination(for: Int.self) { _ in Detail() }
          }
          .sheet(isPresented: $router.changes) { Changes() }
          .environment(router)
        }
      }
      struct List1: View {
        @Environment(Router.self) private var router
        var body: some View { Button("x") { 1️⃣router.changes = true } }
      }
      struct Changes: View {
        @Environment(Router.self) private var router
        var body: some View {
          Button("x") { 2️⃣router.path.append(1) }
          Button("y") { 3️⃣router.changes = false }
        }
      }
      struct Detail: View {
        @Environment(Router.self) private var router
        var body: some View {
          @Bindable var router = router
          Button("x") { 4️⃣router.creates = true }.sheet(isPresented: $router.creates) { Create() }
        }
      }
      struct Create: View {
        @Environment(Router.self) private var router
        var body: some View { Button("x") { router.changes = false } }
      }
      """,
      transitions: [
        "A -root-> List1", "List1 -sheet-> Changes at 1️⃣", "Changes -push-> Detail at 2️⃣",
        "Detail -sheet-> Create at 4️⃣",
      ], backs: ["Changes dismiss at 3️⃣"])
  }
}
