import Testing

/// Code of a view's environment that a modifier of the program's own is given to run.
@Suite("Modifiers of the program's own that act by the environment of the view they are on")
struct EnvironmentModifierTests {
  @Test(
    "Each stack's push is that of the views on it",
    arguments: [
      ".modifier(Opening(model: model, onOpen: { push(Item(name: $0)) }))",
      ".opening(model, onOpen: { push(Item(name: $0)) })",
      ".opening(model) { name in push(Item(name: name)) }",
    ])
  func push(_ modifier: String) {
    expect(
      """
      struct PushAction {
        let action: (any Hashable) -> Void
        init(_ action: @escaping (any Hashable) -> Void) { self.action = action }
        func callAsFunction(_ value: any Hashable) { action(value) }
      }
      extension EnvironmentValues { @Entry var push: PushAction = PushAction { _ in } }
      struct Item: Hashable { let name: String }
      @Observable final class Model { var pending: String? }
      struct A: View {
        @State private var one = NavigationPath()
        @State private var other = NavigationPath()
        var body: some View {
          TabView {
            NavigationStack(path: $one) {
              B().navigationDestination(for: Item.self) { _ in D() }
            }
            .environment(\\.push, PushAction { 1️⃣one.append($0) })
            NavigationStack(path: $other) {
              C().navigationDestination(for: Item.self) { _ in D() }
            }
            .environment(\\.push, PushAction { 2️⃣other.append($0) })
          }
        }
      }
      struct B: View { @State var model = Model(); var body: some View { List { Rows(model: model) } } }
      struct C: View { @State var model = Model(); var body: some View { List { Rows(model: model) } } }
      struct Rows: View {
        var model: Model
        @Environment(\\.push) private var push
        var body: some View {
          Button("open") { model.pending = "x" }
            \(modifier)
        }
      }
      struct Opening: ViewModifier {
        var model: Model
        var onOpen: ((String) -> Void)?
        func body(content: Content) -> some View {
          content.onChange(of: model.pending) {
            guard let name = model.pending else { return }
            onOpen?(name)
            model.pending = nil
          }
        }
      }
      extension View {
        func opening(_ model: Model, onOpen: ((String) -> Void)? = nil) -> some View {
          modifier(Opening(model: model, onOpen: onOpen))
        }
      }
      """,
      transitions: [
        "A -tab-> B", "A -tab-> C", "B -push-> D at 1️⃣", "C -push-> D at 2️⃣",
      ])
  }
}
