import FlowGraph
import Testing

@Suite("Delegates that an object is left without")
struct UnsetDelegateTests {
  private static let base = """
    protocol TitleDelegate: AnyObject { func titleTapped() }
    class Page: UIViewController {
      weak var titleDelegate: TitleDelegate?
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
      }
      @objc private func tapped() { titleDelegate?.titleTapped() }
    }
    final class Years: Page, TitleDelegate {
      override func viewDidLoad() {
        super.viewDidLoad()
        titleDelegate = self
      }
      func titleTapped() { 1️⃣present(Picker(), animated: true) }
    }
    final class Picker: UIViewController {}

    """

  static let tabs = launching(
    """
    let tabs = UITabBarController()
    tabs.viewControllers = [Years(), Plain()]
    window?.rootViewController = tabs
    """)

  @Test(
    "A subclass that never sets the delegate of its base class tells nobody",
    arguments: [
      "final class Plain: Page {}",
      """
      final class Plain: Page {
        override func viewDidLoad() {
          super.viewDidLoad()
          titleDelegate = nil
        }
      }
      """,
    ])
  func subclass(_ plain: String) {
    expect(
      Self.tabs + Self.base + plain,
      transitions: [
        "AppDelegate -tab-> Years", "AppDelegate -tab-> Plain", "Years -sheet-> Picker at 1️⃣",
      ])
  }

  @Test("It is as much left without one that its declaration says to be nil")
  func declaredNil() {
    expect(
      Self.tabs
        + Self.base.replacing(
          "var titleDelegate: TitleDelegate?", with: "var titleDelegate: TitleDelegate? = nil")
        + "final class Plain: Page {}",
      transitions: [
        "AppDelegate -tab-> Years", "AppDelegate -tab-> Plain", "Years -sheet-> Picker at 1️⃣",
      ])
  }

  @Test(
    "One that is set to somebody, or by code of which it is not known what it sets, tells them",
    arguments: [
      // Set to something that is not known.
      """
      final class Plain: Page {
        override func viewDidLoad() {
          super.viewDidLoad()
          titleDelegate = Library.shared.current()
        }
      }
      """,
      // Set on something that is not known.
      """
      final class Plain: Page {
        override func viewDidLoad() {
          super.viewDidLoad()
          let page = Library.shared.page(self)
          page.titleDelegate = page
        }
      }
      """,
      // Set in code that was not seen to run.
      """
      final class Plain: Page {
        func join(_ other: TitleDelegate) { titleDelegate = other }
      }
      """,
    ])
  func unknown(_ plain: String) {
    expect(
      Self.tabs + Self.base + plain,
      transitions: [
        "AppDelegate -tab-> Years", "AppDelegate -tab-> Plain", "Years -sheet-> Picker at 1️⃣",
        "Plain -sheet-> Picker at 1️⃣",
      ])
  }

  static let card = """
    protocol CardDelegate: AnyObject { func pressed() }
    final class Card: UIView {
      weak var delegate: CardDelegate?
      private lazy var button = UIButton(
        primaryAction: UIAction { [weak self] _ in self?.delegate?.pressed() })
      func build() { addSubview(button) }
    }
    final class Years: UIViewController, CardDelegate {
      private let card = Card()
      private let table = UITableView()
      override func viewDidLoad() {
        super.viewDidLoad()
        table.delegate = self
        card.delegate = self
        card.build()
      }
      func pressed() { 1️⃣present(Picker(), animated: true) }
    }
    final class Picker: UIViewController {}

    """

  /// A screen with a card that it does not listen to.
  static let plain = """
    final class Plain: UIViewController {
      private let card = Card()
      override func viewDidLoad() {
        super.viewDidLoad()
        card.build()
      }
    }

    """

  @Test("A view that one screen listens to tells nobody on another screen")
  func view() {
    expect(
      Self.tabs + Self.card + Self.plain,
      transitions: [
        "AppDelegate -tab-> Years", "AppDelegate -tab-> Plain", "Years -sheet-> Picker at 1️⃣",
      ])
  }

  @Test("A class that nobody listens to tells nobody, though others of its protocol are heard")
  func classOfItsOwn() {
    expect(
      plainLaunch + """
        protocol Flow: AnyObject { var listener: FlowListener? { get } }
        protocol FlowListener: AnyObject { func ended(_ flow: Flow) }
        extension Flow {
          func finish() { listener?.ended(self) }
        }
        final class Main: Flow { var listener: FlowListener? }
        final class Help: Flow { var listener: FlowListener? }
        final class Start: UIViewController, FlowListener {
          let main = Main()
          override func viewDidLoad() { main.listener = self }
          @IBAction func help() {
            1️⃣navigationController?.pushViewController(Page(), animated: true)
          }
          @IBAction func close() { main.finish() }
          func ended(_ flow: Flow) { 2️⃣present(Other(), animated: true) }
        }
        final class Page: UIViewController {
          let flow = Help()
          @IBAction func close() { flow.finish() }
        }
        """,
      transitions: ["Start -push-> Page at 1️⃣", "Start -sheet-> Other at 2️⃣"], entries: ["Start"])
  }

  @Test("An outlet may be connected in a nib")
  func outlet() {
    expect(
      Self.tabs
        + Self.card.replacing("weak var delegate", with: "@IBOutlet weak var delegate") + """
          final class Plain: UIViewController {
            private let card = Card()
            override func viewDidLoad() {
              super.viewDidLoad()
              card.build()
            }
          }
          """,
      transitions: [
        "AppDelegate -tab-> Years", "AppDelegate -tab-> Plain", "Years -sheet-> Picker at 1️⃣",
        "Plain -sheet-> Picker at 1️⃣",
      ])
  }

  @Test("What the system calls of a delegate's class is called of whatever object there is")
  func system() {
    expect(
      launching(
        """
        window?.rootViewController = Start()
        let service = Service()
        service.router = Router.shared
        UNUserNotificationCenter.current().delegate = service
        """) + """
          protocol Routing: AnyObject { func opened() }
          final class Service: NSObject, UNUserNotificationCenterDelegate {
            weak var router: (any Routing)?
            func userNotificationCenter(
              _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
            ) { router?.opened() }
          }
          final class Router: Routing {
            static let shared = Router()
            weak var root: UIViewController?
            func opened() { root?.present(Picker(), animated: true) }
          }
          final class Start: UIViewController {}
          final class Picker: UIViewController {}
          """, deepLinks: ["notification -> Picker"])
  }

  /// A view with a button, in an outlet of a cell and in a controller that hears of it.
  private static let summary = """
    protocol SummaryDelegate: AnyObject { func pressed() }
    final class Summary: UIView {
      weak var delegate: SummaryDelegate?
      var model: Int? { didSet { configure() } }
      func configure() {
        let button = UIButton()
        button.addAction(UIAction { [weak self] _ in self?.delegate?.pressed() }, for: .touchUpInside)
      }
    }
    final class Cell: UITableViewCell {
      @IBOutlet private var summary: Summary!
      var model: Int? { didSet { summary.model = model } }
    }
    final class Info: UIViewController {
      private let summary = Summary()
      var summaryDelegate: SummaryDelegate? {
        get { summary.delegate }
        set { summary.delegate = newValue }
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(summary)
        summary.model = 1
      }
    }
    final class Match: UIViewController, SummaryDelegate {
      let info = Info()
      override func viewDidLoad() {
        super.viewDidLoad()
        info.summaryDelegate = self
        2️⃣addChild(info)
        view.addSubview(info.view)
      }
      func pressed() { 3️⃣navigationController?.pushViewController(Detail(), animated: true) }
    }

    """

  @Test("A view that a controller holds for good is set up by whoever sets up the controller")
  func constantView() {
    expect(
      plainLaunch + Self.summary + """
        final class Start: UIViewController {
          @objc func tapped() { 1️⃣navigationController?.pushViewController(Match(), animated: true) }
        }
        """,
      transitions: [
        "Start -push-> Match at 1️⃣", "Match -embed-> Info at 2️⃣", "Info -push-> Detail at 3️⃣",
      ])
  }

  @Test("An outlet of a cell that a table hands out has no delegate that others of its class have")
  func outletOfCell() {
    expect(
      plainLaunch + Self.summary + """
        final class Start: UITableViewController {
          override func tableView(
            _ tableView: UITableView, cellForRowAt path: IndexPath
          ) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "c", for: path) as! Cell
            cell.model = 3
            return cell
          }
          override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
            1️⃣navigationController?.pushViewController(Match(), animated: true)
          }
        }
        """,
      transitions: [
        "Start -push-> Match at 1️⃣", "Match -embed-> Info at 2️⃣", "Info -push-> Detail at 3️⃣",
      ])
  }

  @Test(
    "Of two objects of a kind that code makes, the one without a delegate tells nobody",
    arguments: ["actor", "final class"])
  func madeWithout(_ kind: String) {
    expect(
      """
      protocol Asking { func ask() async }
      \(kind) Manager {
        private var handler: Asking?
        init(handler: Asking? = nil) { self.handler = handler }
        func setHandler(_ handler: Asking?) { self.handler = handler }
        func work() async { guard let handler else { return }; await handler.ask() }
      }
      final class Runtime {
        func run() async { let manager = Manager(handler: nil); await manager.work() }
      }
      @Observable final class Handler: Asking {
        private(set) var isAsking = false
        func ask() async { 1️⃣isAsking = true }
      }
      struct A: View {
        @State private var showsB = false
        let runtime = Runtime()
        let handler = Handler()
        let manager = Manager()
        var body: some View {
          VStack {
            Button("Run") { Task { await runtime.run() } }
            Button("Work") { Task { await manager.work() } }
            Button("B") { 2️⃣showsB = true }
          }
          .task { await manager.setHandler(handler) }
          .sheet(isPresented: $showsB) { Lone(runtime: runtime) }
          .fullScreenCover(isPresented: Binding(get: { handler.isAsking }, set: { _ in })) { C() }
        }
      }
      struct Lone: View {
        let runtime: Runtime
        var body: some View { Button("Run") { Task { await runtime.run() } } }
      }
      """, transitions: ["A -cover-> C at 1️⃣", "A -sheet-> Lone at 2️⃣"])
  }

  @Test("What carries code is nobody's that was not given one", arguments: [true, false])
  func carrier(_ isGiven: Bool) {
    expect(
      launching(
        """
        let bar = UITabBarController()
        bar.viewControllers = [Start(), Plain()]
        window?.rootViewController = bar
        """) + """
          final class Detail: UIViewController {}
          final class Other: UIViewController {}
          protocol BannerDelegate: AnyObject { func pressed() }
          final class Banner: UIView {
            weak var delegate: BannerDelegate?
            @IBAction func press() { delegate?.pressed() }
          }
          final class Notice {
            var action: (() -> Void)?
            init(action: (() -> Void)? = nil) { self.action = action }
          }
          final class Table: UITableView, BannerDelegate {
            var notice: Notice?
            private lazy var banner = Banner()
            override func reloadData() {
              banner.delegate = self
              addSubview(banner)
            }
            func pressed() { notice?.action?() }
          }
          final class Start: UIViewController {
            lazy var table = Table()
            override func viewDidLoad() {
              super.viewDidLoad()
              view.addSubview(table)
              table.notice = Notice { [weak self] in 1️⃣self?.present(Detail(), animated: true) }
            }
          }
          final class Plain: UIViewController {
            lazy var table = Table()
            override func viewDidLoad() {
              super.viewDidLoad()
              view.addSubview(table)
              \(isGiven ? "table.notice = Notice { 3️⃣self.present(Other(), animated: true) }" : "")
            }
          }
          """,
      transitions: [
        "AppDelegate -tab-> Start", "AppDelegate -tab-> Plain", "Start -sheet-> Detail at 1️⃣",
      ]
        + (isGiven ? ["Plain -sheet-> Other at 3️⃣"] : []))
  }

  @Test(
    "What a library's object is told says nothing of the app's own",
    arguments: [
      ("private var player: OtherPlayer!", "", false),
      ("private let player = OtherPlayer()", "", false),
      ("", "let player: OtherPlayer = found()", false), ("", "let player: Page = found()", true),
      ("", "let player: Player = found()", true), ("", "let player = found()", true),
      ("", "let player = table.dequeueReusableCell(with: Row.self, for: path)", false),
      ("", "let player = table.dequeueReusableCell(with: Page.self, for: path)", true),
    ])
  func library(_ property: String, _ local: String, mayBeOwn: Bool) {
    expect(
      Self.tabs + Self.base + """
        typealias Player = Page
        final class Row: UITableViewCell {}
        final class Plain: Page {}
        final class Film: UIViewController {
          \(property)
          private func setUp() {
            \(local)
            player.titleDelegate = found()
          }
        }
        """,
      transitions: [
        "AppDelegate -tab-> Years", "AppDelegate -tab-> Plain", "Years -sheet-> Picker at 1️⃣",
      ] + (mayBeOwn ? ["Plain -sheet-> Picker at 1️⃣"] : []))
  }
}
