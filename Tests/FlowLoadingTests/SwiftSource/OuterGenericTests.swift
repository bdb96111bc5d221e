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
}
