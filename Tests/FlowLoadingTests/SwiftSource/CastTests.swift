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

  @Test("What a store keeps may be there beside what code was seen to put there")
  func stored() {
    expect(
      plainLaunch + """
        protocol Point {}
        struct NewPoint: Point {}
        class SavedPoint: NSManagedObject, Point {}
        class Goal: NSManagedObject { @NSManaged var recent: Set<SavedPoint> }
        final class Start: UIViewController {
          var goal: Goal!
          var points: [Point] = []
          override func viewDidLoad() { points = [NewPoint()] }
          func reload() { points = goal.recent.sorted { $0.hash < $1.hash } }
          @IBAction func tap() { open(points[0]) }
          private func open(_ point: Point) {
            guard let saved = point as? SavedPoint else { return }
            1️⃣present(Detail(), animated: true)
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("A controller of a class that is read is no navigation controller")
  func otherClass() {
    expect(
      plainLaunch + """
        class Navigator {
          func show(_ target: UIViewController, sender: UIViewController?, isModal: Bool) {
            guard let sender = sender else { fatalError() }
            if let stack = sender as? UINavigationController {
              stack.pushViewController(target, animated: false)
              return
            }
            if isModal {
              1️⃣sender.present(target, animated: true)
            } else {
              2️⃣sender.navigationController?.pushViewController(target, animated: true)
            }
          }
        }
        class Base: UIViewController {}
        class Start: Base {
          let navigator = Navigator()
          override func viewDidLoad() {
            let button = UIButton(primaryAction: UIAction(title: "A") { [weak self] _ in
              self?.navigator.show(First(), sender: self, isModal: true)
            })
            navigator.show(Second(), sender: self, isModal: false)
          }
        }
        class First: UIViewController {}
        class Second: UIViewController {}
        """,
      transitions: ["Start -sheet-> First at 1️⃣", "Start -push-> Second at 2️⃣"])
  }

  @Test("A controller of a library's class may be a navigation controller")
  func libraryClass() {
    expect(
      plainLaunch + """
        class Navigator {
          func show(_ target: UIViewController, sender: UIViewController) {
            if let stack = sender as? UINavigationController {
              1️⃣stack.pushViewController(target, animated: false)
            }
          }
        }
        class Start: DrawerViewController {
          override func viewDidLoad() { Navigator().show(First(), sender: self) }
        }
        class First: UIViewController {}
        """,
      transitions: ["Start -push-> First at 1️⃣"])
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
