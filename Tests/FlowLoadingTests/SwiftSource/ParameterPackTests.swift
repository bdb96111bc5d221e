import Testing

/// `func open<each D>(_ items: repeat each D)`.
@Suite("Parameter packs")
struct ParameterPackTests {
  private func source(_ call: String, in body: String) -> String {
    """
    struct Item: Hashable {}
    struct Other: Hashable {}
    @Observable final class Router {
      var path = NavigationPath()
      func open<each D: Hashable>(_ title: String, _ items: repeat each D) {
        \(body)
      }
    }
    struct A: View {
      @State private var router = Router()
      var body: some View {
        NavigationStack(path: $router.path) {
          Button("open") { \(call) }
            .navigationDestination(for: Item.self) { _ in B() }
            .navigationDestination(for: Other.self) { _ in C() }
        }
      }
    }
    """
  }

  @Test(
    "Each value of a pack is pushed",
    arguments: [
      "for item in repeat each items { 1️⃣path.append(item) }",
      "repeat 1️⃣path.append(each items)",
    ])
  func pushes(body: String) {
    expect(source(#"router.open("", Other())"#, in: body), transitions: ["A -push-> C at 1️⃣"])
  }

  @Test("A pack that is handed on is the same values")
  func handedOn() {
    expect(
      source(
        #"router.open("", Other())"#,
        in: """
          add(repeat each items) }
            func add<each D: Hashable>(_ items: repeat each D) {
              for item in repeat each items { 1️⃣path.append(item) }
          """), transitions: ["A -push-> C at 1️⃣"])
  }

  @Test("An empty pack pushes nothing")
  func empty() {
    expect(source(#"router.open("")"#, in: "for item in repeat each items { path.append(item) }"))
  }
}
