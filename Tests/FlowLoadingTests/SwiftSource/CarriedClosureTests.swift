import Testing

@Suite("Closures that cases carry to a shared container")
struct CarriedClosureTests {
  private func user(_ name: String, shows shown: String, _ action: String) -> String {
    """
    final class \(name): UIViewController {
      override func viewDidLoad() {
        let container = make()
        addChild(container)
        view.addSubview(container.view)
        container.didMove(toParent: self)
      }
      private func make() -> UIViewController {
        let bottom = Bottom(elements: [.text("x"), .button(title: "y", action: \(action))])
        let container = Container()
        container.configure(with: .init(bottom: bottom))
        return container
      }
      private func open() { present(\(shown)(), animated: true) }
    }

    """
  }

  @Test(
    "Each button that a generator makes does what it was given",
    arguments: ["{ [weak self] in self?.open() }", "open"])
  func generated(_ action: String) {
    expect(
      launching("window?.rootViewController = Home()") + """
        final class Home: UIViewController {
          override func viewDidLoad() {
            1️⃣present(First(), animated: true)
            2️⃣present(Second(), animated: true)
          }
        }
        final class Tapped: UIView {
          var action: (() -> Void)?
          private let button = UIButton()
          init() {
            super.init(frame: .zero)
            button.addTarget(self, action: #selector(tap), for: .touchUpInside)
          }
          @objc private func tap() { action?() }
        }
        enum Generator {
          enum Element {
            case button(title: String, action: () -> Void)
            case text(String)
          }
          static func generate(from elements: [Element]) -> UIView {
            UIStackView(arrangedSubviews: elements.map { view($0) })
          }
          private static func view(_ element: Element) -> UIView {
            switch element {
            case .button(_, let action):
              let button = Tapped()
              button.action = action
              return button
            case .text: return UILabel()
            }
          }
        }
        protocol Generating { func generate() -> UIView }
        struct Bottom: Generating {
          let elements: [Generator.Element]
          func generate() -> UIView { Generator.generate(from: elements) }
        }
        final class Container: UIViewController {
          struct Configuration { let bottom: Generating? }
          private var configuration: Configuration?
          override func viewDidLoad() { if let configuration { apply(configuration) } }
          func configure(with configuration: Configuration) {
            if isViewLoaded { apply(configuration) } else { self.configuration = configuration }
          }
          private func apply(_ configuration: Configuration) {
            guard let bottom = configuration.bottom else { return }
            view.addSubview(bottom.generate())
          }
        }
        final class One: UIViewController {}
        final class Two: UIViewController {}

        """ + user("First", shows: "One", action) + user("Second", shows: "Two", action),
      transitions: [
        "Home -sheet-> First at 1️⃣", "Home -sheet-> Second at 2️⃣", "First -embed-> Container",
        "Second -embed-> Container", "First -sheet-> One", "Second -sheet-> Two",
        "Container -sheet-> One", "Container -sheet-> Two",
      ])
  }

  @Test("Code that one function makes of code that it made before")
  func composed() {
    expect(
      plainLaunch + """
        enum Row { case help }
        enum Menu { case list(Row) }
        enum Root { case menu(Menu) }
        func compose<A, B, C>(_ one: @escaping (A) -> B, _ next: @escaping (B) -> C) -> (A) -> C {
          return { next(one($0)) }
        }
        final class Start: UIViewController {
          @IBAction func open() {
            1️⃣present(
              List(send: compose(compose(Menu.list, Root.menu), handle)), animated: true)
          }
          private func handle(_ action: Root) { 2️⃣present(Detail(), animated: true) }
        }
        final class List: UIViewController {
          private let send: (Row) -> Void
          init(send: @escaping (Row) -> Void) {
            self.send = send
            super.init(nibName: nil, bundle: nil)
          }
          @IBAction func go() { send(.help) }
        }
        """, transitions: ["Start -sheet-> List at 1️⃣", "List -sheet-> Detail at 2️⃣"])
  }
}
