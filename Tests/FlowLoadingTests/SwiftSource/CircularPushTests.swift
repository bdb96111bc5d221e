import Testing

@Suite("Screens that show each other in turn")
struct CircularPushTests {
  private func screens(_ modifier: String, _ set: String = "isShown = true") -> String {
    """
    struct A: View {
      var body: some View { NavigationStack { Room() } }
    }
    struct Room: View {
      @State private var isShown = false
      var body: some View { Button("x") { 1️⃣\(set) }.\(modifier) { Hall() } }
    }
    struct Hall: View {
      @State private var isShown = false
      var body: some View { Button("x") { 2️⃣\(set) }.\(modifier) { Room() } }
    }
    """
  }

  @Test("Each flag is the screen's own", arguments: ["isShown = true", "isShown.toggle()"])
  func flags(_ set: String) {
    expect(
      screens("navigationDestination(isPresented: $isShown)", set),
      transitions: ["A -root-> Room", "Room -push-> Hall at 1️⃣", "Hall -push-> Room at 2️⃣"])
    expect(
      screens("sheet(isPresented: $isShown)", set),
      transitions: ["A -root-> Room", "Room -sheet-> Hall at 1️⃣", "Hall -sheet-> Room at 2️⃣"])
  }

  @Test("What a destination is told through a closure's type is not shown by who tells")
  func observer() {
    expect(
      """
      typealias Observer = (any View) -> Void
      final class Observing {
        static let shared = Observing()
        var observer: Observer? = nil
      }
      extension View {
        func go<V: View>(_ flag: Binding<Bool>, @ViewBuilder to: () -> V) -> some View {
          navigationDestination(isPresented: flag) { told(to()) }
        }
        func told<V: View>(_ view: V) -> V {
          if let observer = Observing.shared.observer { observer(view) }
          return view
        }
      }
      struct A: View {
        var body: some View { NavigationStack { Room() } }
      }
      struct Room: View {
        @State private var isShown = false
        var body: some View { Button("x") { 1️⃣isShown = true }.go($isShown) { Hall() } }
      }
      struct Hall: View {
        @State private var isShown = false
        var body: some View {
          Button("x") { 2️⃣isShown = true }.sheet(isPresented: $isShown) { B() }
        }
      }
      """,
      transitions: ["A -root-> Room", "Room -push-> Hall at 1️⃣", "Hall -sheet-> B at 2️⃣"])
  }

  @Test("An extension by an alias is of the type that the alias means")
  func alias() {
    expect(
      """
      typealias ListView = LongListView
      extension ListView { static let title = "List" }
      struct LongListView: View {
        @State private var isShown = false
        var body: some View {
          Button("x") { 1️⃣isShown = true }.sheet(isPresented: $isShown) { B() }
        }
      }
      struct A: View { var body: some View { NavigationStack { ListView() } } }
      """, transitions: ["A -root-> LongListView", "LongListView -sheet-> B at 1️⃣"])
  }

  @Test("What is bound to a constant nil never comes up")
  func constant() {
    expect(
      """
      struct A: View {
        var body: some View { Text("x").sheet(item: .constant(nil as Int?)) { _ in B() } }
      }
      """)
  }
}
