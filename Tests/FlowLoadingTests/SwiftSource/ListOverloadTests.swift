import Testing

@Suite("Overloads for one and for many")
struct ListOverloadTests {
  @Test(
    "A method for one page hands on to that for a list of them",
    arguments: ["UIHostingController(rootView: B())", "Detail()"])
  func list(_ page: String) {
    let screen = page.hasPrefix("UIHosting") ? "B" : "Detail"
    expect(
      Self.coordinator + plainLaunch + """
        final class Start: UIViewController {
          lazy var coordinator = Coordinator(root: navigationController!)
          override func viewDidAppear(_ animated: Bool) { coordinator.place(\(page)) }
        }
        """,
      transitions: ["Start -root-> \(screen) at 1️⃣"], entries: ["Start"])
  }

  @Test("A list literal may stand for a type of the app's own that takes one")
  func literal() {
    expect(
      """
      struct Pages: ExpressibleByArrayLiteral {
        let all: [Int]
        init(arrayLiteral elements: Int...) { all = elements }
      }
      final class Model: ObservableObject {
        @Published var isOpen = false
        func show(_ pages: Pages) { 1️⃣isOpen = true }
        func show(_ page: Int) {}
      }
      struct A: View {
        @StateObject var model = Model()
        var body: some View {
          Button("x") { model.show([1]) }.sheet(isPresented: $model.isOpen) { B() }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  static let coordinator = """
    final class Coordinator: NSObject {
      let root: UINavigationController
      init(root: UINavigationController) { self.root = root }
      func place(_ page: UIViewController, animated: Bool = true) {
        place([page], animated: animated)
      }
      func place(_ pages: [UIViewController], animated: Bool = true) {
        1️⃣root.setViewControllers(pages, animated: animated)
      }
    }

    """

  @Test("A method of any number of values hands them on as a list to its namesake")
  func variadic() {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          func open(_ page: UIViewController, details: Any?...) { open(page, details: details) }
          func open(_ page: UIViewController, details: [Any?]?) {
            1️⃣present(page, animated: true)
          }
          @objc func tap() { open(Detail()) }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("One value that is no list is for the method of any number of values")
  func oneOfMany() {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          func open(_ titles: String...) { 1️⃣present(Detail(), animated: true) }
          func open(_ titles: [String]) { present(Other(), animated: true) }
          @objc func tap() { open("x") }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }
}
