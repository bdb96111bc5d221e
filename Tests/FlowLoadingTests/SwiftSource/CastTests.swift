import Testing

@Suite("Casts of values whose type is not read")
struct CastTests {
  @Test("A value of a library's protocol can be of a type that the app makes its own")
  func libraryProtocol() {
    expect(
      """
      struct A: View {
        @StateObject var editor = Editor()
        var body: some View {
          NavigationStack {
            Button("Add") { editor.add(Library.make()) }
            Button("Remove") { editor.remove(Library.make()) }
            if let provider = editor.provider(id: 1) { AnyView(provider.view()) }
          }
        }
      }
      final class Editor: ObservableObject {
        var items: [any Item] = []
        var removed: [Int: any Item] = [:]
        func add(_ item: any Item) {
          items.append(item)
          objectWillChange.send()
        }
        func remove(_ item: any Item) {
          removed[1] = item
          objectWillChange.send()
        }
        func item(id: Int) -> (any Item)? { items.first { $0.hashValue == id } ?? removed[id] }
        func provider(id: Int) -> (any Provider)? {
          guard let item = item(id: id) else { return nil }
          guard let provider = item as? any Provider else { return nil }
          return provider
        }
      }
      protocol Provider {
        associatedtype Content: View
        func view() -> Content
      }
      extension Library.Note: Provider {
        func view() -> some View { 1️⃣NavigationLink("x") { B() } }
      }
      """, transitions: ["A -push-> B at 1️⃣"])
  }

  @Test(
    "Where a cast fails, a value is none of those that it takes",
    arguments: [
      """
      if let stack = page as? UINavigationController {
        1️⃣present(stack, animated: true)
      } else {
        2️⃣navigationController?.pushViewController(page, animated: true)
      }
      """,
      """
      guard let stack = page as? UINavigationController else {
        2️⃣navigationController?.pushViewController(page, animated: true)
        return
      }
      1️⃣present(stack, animated: true)
      """,
      """
      if page is UINavigationController {
        1️⃣present(page, animated: true)
      } else {
        2️⃣navigationController?.pushViewController(page, animated: true)
      }
      """,
      """
      switch page {
      case let stack as UINavigationController: 1️⃣present(stack, animated: true)
      default: 2️⃣navigationController?.pushViewController(page, animated: true)
      }
      """,
    ])
  func failing(_ statements: String) {
    expect(
      plainLaunch + """
        final class Start: UITableViewController {
          let pages: [() -> UIViewController] = [
            { Detail() }, { UINavigationController(rootViewController: Other()) },
          ]
          override func tableView(_ view: UITableView, didSelectRowAt path: IndexPath) {
            let page = pages[path.row]()
            \(statements)
          }
        }
        """, transitions: ["Start -sheet-> Other at 1️⃣", "Start -push-> Detail at 2️⃣"])
  }
}
