import Testing

@testable import FlowLoading

@Suite("State that one object of a class is left without")
struct LeftUnsetTests {
  private func tabs(_ pages: String) -> String {
    launching("window?.rootViewController = Tabs()") + """
      final class Detail: UIViewController {}
      final class Tabs: UITabBarController {
        override func viewDidLoad() {
          viewControllers = [\(pages)].map { UINavigationController(rootViewController: $0) }
        }
      }
      struct Deed { let go: () -> Void }

      """
  }

  /// The giver comes last, so that the others have run before it is known what it gives.
  @Test(
    "An optional that an object fills with nothing is not what another's is filled with",
    arguments: ["deed = filler?()", "if let new = filler?() { deed = new }"])
  func filler(_ fill: String) {
    let graph = SwiftSourceLoader(threads: 1).load([
      SwiftFile(
        path: "App.swift",
        text: tabs("Unset(), Nothing(), Idle(), Giver()") + """
          final class Grid: UIView {
            var filler: (() -> Deed?)?
            var deed: Deed?
            func fill() { \(fill) }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { deed?.go() }
          }
          final class Giver: UIViewController {
            let grid = Grid()
            override func viewDidLoad() {
              view.addSubview(grid)
              grid.filler = { [unowned self] in Deed { [unowned self] in self.show(Detail(), sender: self) } }
              grid.fill()
            }
          }
          final class Unset: UIViewController {
            let grid = Grid()
            override func viewDidLoad() {
              view.addSubview(grid)
              grid.fill()
            }
          }
          final class Nothing: UIViewController {
            let grid = Grid()
            override func viewDidLoad() {
              view.addSubview(grid)
              grid.filler = { nil }
              grid.fill()
            }
          }
          final class Idle: UIViewController {
            let grid = Grid()
            override func viewDidLoad() { view.addSubview(grid) }
          }
          """)
    ])
    #expect(graph.transitions.filter { $0.to == "Detail" }.map(\.from) == ["Giver"])
  }

  @Test("What code sets that nothing was seen to run may be there")
  func unseen() {
    let graph = SwiftSourceLoader(threads: 1).load([
      SwiftFile(
        path: "App.swift",
        text: tabs("Start()") + """
          protocol Managing: AnyObject { func items() -> [Int] }
          final class Manager: Managing { func items() -> [Int] { [] } }
          final class Start: UIViewController {
            private weak var manager: Managing?
            func configure(_ manager: Managing) { self.manager = manager }
            @IBAction func open() {
              guard let manager = manager else { return }
              print(manager.items())
              show(Detail(), sender: self)
            }
          }
          """)
    ])
    #expect(graph.transitions.contains { $0.from == "Start" && $0.to == "Detail" })
  }

  @Test(
    "An optional of data that no code sets is never there",
    arguments: [
      ("", "", [String]()), ("func take(_ order: String) { self.order = order }", "", ["open"]),
      ("", ", Decodable", ["open"]), ("", ", NSManagedObject", ["open"]),
    ])
  func neverSet(_ setting: String, _ conformances: String, _ triggers: [String]) {
    let source =
      plainLaunch + """
        final class Flow: Flowing\(conformances) {
          private let stack: UINavigationController
          var order: String?
          init(stack: UINavigationController) { self.stack = stack }
          func begin() { if let order { stack.pushViewController(Detail(), animated: true) } }
          \(setting)
        }
        protocol Flowing {}
        final class Start: UIViewController {
          private var flow: Flow?
          @IBAction func open() {
            flow = Flow(stack: navigationController!)
            flow?.begin()
          }
        }
        """
    let graph = SwiftSourceLoader(threads: 1).load(MarkedSource(source).files)
    #expect(graph.transitions.map(\.trigger) == triggers)
  }

  @Test("What some value of a struct has to run is not what another's has")
  func structs() {
    expect(
      plainLaunch + """
        final class Tap: UIControl {
          struct Config { var act: (() -> Void)? }
          var config = Config()
          override init(frame: CGRect) {
            super.init(frame: frame)
            addAction(UIAction { [weak self] _ in self?.config.act?() }, for: .touchUpInside)
          }
        }
        protocol Brewing: AnyObject {
          var onBrew: (() -> Void)? { get set }
          func load()
        }
        final class Brew: Brewing {
          var onBrew: (() -> Void)?
          private var config: Tap.Config
          init() { config = Tap.Config() }
          func load() { config.act = { [weak self] in self?.onBrew?() } }
        }
        final class Start: UIViewController {
          private let model: Brewing = Library.brewing()
          override func viewDidLoad() {
            model.onBrew = { [weak self] in self?.present(Detail(), animated: true) }
            model.load()
          }
          @IBAction func other() { 1️⃣present(Spoon(), animated: true) }
        }
        final class Spoon: UIViewController {
          private let tap = Tap()
          override func viewDidLoad() { view.addSubview(tap) }
        }
        """, transitions: ["Start -sheet-> Spoon at 1️⃣"])
  }

  @Test("Data that code makes without something may come from elsewhere with it")
  func dataWithout() {
    expect(
      plainLaunch + """
        struct Item { let address: URL? }
        final class Start: UIViewController {
          var item = Item(address: nil)
          override func viewDidLoad() { Library.load { self.item = $0 } }
          @IBAction func open() {
            if let address = item.address { 1️⃣present(Page(address), animated: true) }
          }
        }
        final class Page: UIViewController {
          init(_ address: URL) { super.init(nibName: nil, bundle: nil) }
        }
        """, transitions: ["Start -sheet-> Page at 1️⃣"])
  }

  @Test(
    "What a struct is made without, it does not have",
    arguments: [
      "let caption: Caption?",
      "let caption: Caption?\ninit(caption: Caption? = nil) { self.caption = caption }",
    ])
  func madeWithout(_ model: String) {
    expect(
      plainLaunch + """
        struct Caption { let act: () -> Void }
        final class Tap: UIControl {
          private var act: (() -> Void)?
          override init(frame: CGRect) {
            super.init(frame: frame)
            addAction(UIAction { [weak self] _ in self?.act?() }, for: .touchUpInside)
          }
          func take(_ caption: Caption) { act = caption.act }
        }
        final class Title: UIView {
          struct Model { \(model) }
          private let tap = Tap()
          func take(_ model: Model) { if let caption = model.caption { tap.take(caption) } }
        }
        final class Start: UIViewController {
          let head = Title()
          override func viewDidLoad() {
            view.addSubview(head)
            head.take(Title.Model(caption: nil))
          }
          @IBAction func other() { 1️⃣present(Second(), animated: true) }
        }
        final class Second: UIViewController {
          let head = Title()
          override func viewDidLoad() {
            view.addSubview(head)
            head.take(
              Title.Model(
                caption: Caption { [weak self] in 2️⃣self?.present(Detail(), animated: true) }))
          }
        }
        """, transitions: ["Start -sheet-> Second at 1️⃣", "Second -sheet-> Detail at 2️⃣"])
  }
}
