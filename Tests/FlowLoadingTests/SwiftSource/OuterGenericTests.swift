import Testing

/// What the parameters of generic views stand for in types inside them.
@Suite("Parameters of an outer type")
struct OuterGenericTests {
  private func source(_ tabs: String) -> String {
    """
    protocol Manager { associatedtype EditView: EditProtocol }
    protocol EditProtocol: View { init(onSave: (() -> Void)?) }
    struct TagEdit<Element>: View {
      init(onSave: (() -> Void)?) {}
      var body: some View { Form { 1️⃣NavigationLink { B() } label: { Text("b") } } }
    }
    extension TagEdit: EditProtocol where Element == Int {}
    struct TypeEdit: EditProtocol {
      init(onSave: (() -> Void)?) {}
      var body: some View { Form { 2️⃣NavigationLink { C() } label: { Text("c") } } }
    }
    struct TagManager: Manager { typealias EditView = TagEdit<Int> }
    struct TypeManager: Manager { typealias EditView = TypeEdit }
    struct Manage<M>: View where M: Manager {
      struct Edit: View {
        var body: some View { M.EditView(onSave: {}).disabled(false) }
      }
      var body: some View { List { NavigationLink { Edit() } label: { Text("row") } } }
    }
    struct A: View {
      var body: some View { NavigationStack { Form { \(tabs) } } }
    }
    """
  }

  @Test("A type that a parameter's type names is that of the argument")
  func one() {
    expect(
      source("NavigationLink(\"x\") { Manage<TagManager>() }"),
      transitions: [
        "A -push-> Manage", "Manage -push-> Manage.Edit", "Manage.Edit -push-> B at 1️⃣",
      ])
  }

  @Test("A screen that is shown with several arguments leads on with each of them")
  func several() {
    expect(
      source(
        """
        NavigationLink("x") { Manage<TagManager>() }; NavigationLink("y") { Manage<TypeManager>() }
        """),
      transitions: [
        "A -push-> Manage", "A -push-> Manage", "Manage -push-> Manage.Edit",
        "Manage.Edit -push-> B at 1️⃣", "Manage.Edit -push-> C at 2️⃣",
      ])
  }

  @Test(
    "A parameter that what a view is given tells, for the destination of the view's own stack",
    arguments: [
      ("let items: [Item]", "items: [Film(id: 1)]", "List(items) { item in 1️⃣LINK }"),
      ("let items: [Item]", "items: Film.all", "ForEach(items) { item in 1️⃣LINK }"),
      ("let item: Item", "item: Film(id: 1)", "1️⃣LINK"),
    ])
  func destination(_ property: String, _ given: String, _ rows: String) {
    expect(
      """
      struct Film: Identifiable, Hashable { let id: Int; static let all = [Film(id: 1)] }
      @main struct Main: App { var body: some Scene { WindowGroup { Shelf(\(given)) } } }
      struct Shelf<Item: Identifiable & Hashable>: View {
        \(property)
        var body: some View {
          NavigationStack {
            List { \(rows.replacing("LINK", with: "NavigationLink(\"go\", value: item)")) }
              .navigationDestination(for: Item.self) { _ in Detail() }
          }
        }
      }
      struct Detail: View { var body: some View { Text("d") } }
      """, transitions: ["Shelf -push-> Detail at 1️⃣"])
  }

  @Test(
    "A case that stands for a parameter which is written",
    arguments: ["Flow<Route>(root: .list)", "Flow(model: Model<Route>(), root: .list)"])
  func cases(_ made: String) {
    expect(
      """
      protocol Page: Hashable { associatedtype Content: View; func view() -> Content }
      final class Model<R: Page>: ObservableObject { @Published var path: [R] = [] }
      enum Route: Page {
        case list, detail
        @ViewBuilder func view() -> some View {
          switch self { case .list: List1(); case .detail: Detail() }
        }
      }
      struct A: View { var body: some View { Group { \(made) } } }
      struct Flow<R: Page>: View {
        @StateObject var model: Model<R> = Model<R>()
        let root: R
        var body: some View { NavigationStack(path: $model.path) { root.view() } }
      }
      struct List1: View { var body: some View { Text("l") } }
      struct Detail: View { var body: some View { Text("d") } }
      """, transitions: ["A -root-> Flow", "Flow -root-> List1"])
  }
}
