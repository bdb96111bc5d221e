import FlowGraph
import Testing

@Suite("What helpers and base classes wrap")
struct ControllerWrapperTests {
  @Test(
    "A helper that wraps what it is given wraps each apart",
    arguments: [
      "enum Nav { static func wrap(_ c: UIViewController) -> UINavigationController { UINavigationController(rootViewController: c) } }",
      "enum Nav { static func wrap(_ c: UIViewController) -> Own { Own(rootViewController: c) } }",
      "class Nav { class func wrap(_ c: UIViewController) -> Own { let own = Own(rootViewController: c); return own } }",
    ])
  func wrapped(_ helper: String) {
    expect(
      """
      \(plainLaunch)
      class Own: UINavigationController {}
      \(helper)
      final class Start: UIViewController {
        @IBAction func one() { 1️⃣present(Nav.wrap(Detail()), animated: true) }
        @IBAction func two() {
          let other = Other()
          let nav = Nav.wrap(other)
          2️⃣present(nav, animated: true)
        }
      }
      """, transitions: ["Start -sheet-> Detail at 1️⃣", "Start -sheet-> Other at 2️⃣"])
  }

  @Test("A hosting base class that frames what it is given hosts that")
  func hostingBase() {
    expect(
      """
      \(plainLaunch)
      class Framed<Content: View, Frame: ViewModifier>: UIHostingController<Framed.Wrapper> {
        init(rootView: Content, frame: Frame) { super.init(rootView: .init(content: rootView, frame: frame)) }
        struct Wrapper: View {
          let content: Content
          let frame: Frame
          var body: some View { content.modifier(frame) }
        }
      }
      struct Tint: ViewModifier { func body(content: Content) -> some View { content.tint(.red) } }
      class Tinted<Content>: Framed<Content, Tint> where Content: View {
        init(rootView: Content) { super.init(rootView: rootView, frame: Tint()) }
      }
      struct B: View {
        @State private var isOpen = false
        var body: some View { Button("x") { 3️⃣isOpen = true }.sheet(isPresented: $isOpen) { D() } }
      }
      final class Start: UIViewController {
        @IBAction func one() { 1️⃣present(Tinted(rootView: B()), animated: true) }
        @IBAction func two() { 2️⃣present(Tinted(rootView: C().padding()), animated: true) }
      }
      """,
      transitions: ["Start -sheet-> B at 1️⃣", "Start -sheet-> C at 2️⃣", "B -sheet-> D at 3️⃣"])
  }

  @Test("What a model that all share sets up is done by no screen in particular")
  func sharedModel() {
    let graph = expect(
      """
      \(plainLaunch)
      class Player {
        static let shared = Player()
        init() {
          MPRemoteCommandCenter.shared().previousTrackCommand.addTarget { [weak self] _ in
            self?.mark()
            return .success
          }
        }
        func mark() {
          let window = UIWindow()
          1️⃣window.rootViewController = Other()
          window.makeKeyAndVisible()
        }
        func pause() {}
      }
      final class Start: UIViewController {
        @IBAction func one() { 2️⃣navigationController?.pushViewController(Detail(), animated: true) }
        @IBAction func two() { Player.shared.pause() }
      }
      """, transitions: ["Start -push-> Detail at 2️⃣", "* -cover-> Other at 1️⃣"])
    #expect(graph.transitions.contains { $0.from == "*" })
  }

  @Test("What inherited code makes, each class has for itself")
  func inheritedParts() {
    expect(
      """
      \(plainLaunch)
      protocol TitleDelegate: AnyObject { func tapped() }
      class Title: UIView {
        weak var delegate: TitleDelegate?
        init() {
          super.init(frame: .zero)
          addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(touched)))
        }
        @objc private func touched() { delegate?.tapped() }
      }
      class Base: UIViewController, TitleDelegate {
        override func viewDidLoad() {
          let title = Title()
          title.delegate = self
          navigationItem.titleView = title
        }
        func tapped() {}
      }
      final class Start: Base {
        @IBAction func go() { 1️⃣navigationController?.pushViewController(Second(), animated: true) }
        override func tapped() {
          2️⃣navigationController?.pushViewController(Detail(), animated: true)
        }
      }
      final class Second: Base {}
      """, transitions: ["Start -push-> Second at 1️⃣", "Start -push-> Detail at 2️⃣"])
  }

  @Test("What a controller's initialiser sets up is done on the controller")
  func initializer() {
    expect(
      """
      \(plainLaunch)
      final class Start: UIViewController {
        @IBAction func go() { 1️⃣navigationController?.pushViewController(List(), animated: true) }
      }
      final class List: UIViewController {
        init() {
          super.init(nibName: nil, bundle: nil)
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "More",
            menu: UIMenu(children: [UIAction(title: "x") { [weak self] _ in self?.open() }]))
        }
        private func open() { 2️⃣navigationController?.pushViewController(Detail(), animated: true) }
      }
      """, transitions: ["Start -push-> List at 1️⃣", "List -push-> Detail at 2️⃣"])
  }

  @Test("What a later act sets on a stack is not what the stack came up with")
  func replacedLater() {
    expect(
      """
      \(plainLaunch)
      final class Model: NSObject {
        weak var navigation: UINavigationController?
        @objc private func synced() { 2️⃣navigation?.setViewControllers([Other()], animated: true) }
        func listen() {
          NotificationCenter.default.addObserver(
            self, selector: #selector(synced), name: .init("x"), object: nil)
        }
        static func make() -> UIViewController {
          let model = Model()
          let navigation = UINavigationController(rootViewController: Detail())
          model.navigation = navigation
          return navigation
        }
      }
      final class Start: UIViewController {
        @IBAction func go() { 1️⃣present(Model.make(), animated: true) }
      }
      """, transitions: ["Start -sheet-> Detail at 1️⃣", "Detail -root-> Other at 2️⃣"])
  }

  @Test("An object that keeps a closure for its caller is another for each caller")
  func keptClosure() {
    expect(
      """
      \(plainLaunch)
      class Refresh: Operation {
        private var done: (() -> Void)?
        init(done: (() -> Void)?) { self.done = done }
        override func main() { done?() }
      }
      class Manager {
        static let shared = Manager()
        private let queue = OperationQueue()
        func refresh(done: (() -> Void)? = nil) { queue.addOperation(Refresh(done: done)) }
      }
      final class Start: UIViewController {
        @IBAction func pull() { Manager.shared.refresh() }
        @IBAction func go() { 1️⃣navigationController?.pushViewController(Detail(), animated: true) }
      }
      extension Detail {
        @IBAction func open() {
          Manager.shared.refresh {
            2️⃣self.navigationController?.pushViewController(Other(), animated: true)
          }
        }
      }
      """, transitions: ["Start -push-> Detail at 1️⃣", "Detail -push-> Other at 2️⃣"])
  }
}
