import FlowGraph
import Testing

@Suite("Components act for the controller that owns them")
struct PartOwnerTests {
  private static let button = """
    class TapButton: UIButton {
      var onTap: (() -> Void)?
      var caption = ""
      init() {
        super.init(frame: .zero)
        addTarget(self, action: #selector(tapped), for: .touchUpInside)
      }
      @objc private func tapped() { onTap?() }
    }

    """

  @Test(
    "A mention of another controller's button does not move it",
    arguments: [
      "self?.detail.caption = text", "_ = self?.detail", "self?.detail.isHidden = true",
    ])
  func mention(_ mention: String) {
    expect(
      plainLaunch + Self.button + """
        final class Start: UIViewController {
          private let detail = TapButton()
          private let pick = TapButton()
          override func viewDidLoad() {
            super.viewDidLoad()
            detail.onTap = { [weak self] in 1️⃣self?.present(Detail(), animated: true) }
            pick.onTap = { [weak self] in
              let picker = Picker()
              picker.onPick = { [weak self] text in \(mention) }
              2️⃣self?.present(picker, animated: true)
            }
          }
        }
        final class Picker: UIViewController {
          var onPick: ((String) -> Void)?
          private let done = TapButton()
          override func viewDidLoad() {
            super.viewDidLoad()
            done.onTap = { [weak self] in
              self?.onPick?("now")
              3️⃣self?.dismiss(animated: true)
            }
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣", "Start -sheet-> Picker at 2️⃣"],
      backs: ["Picker dismiss at 3️⃣"])
  }

  @Test("A view that a coordinator makes belongs to the controller that it is given to")
  func taken() {
    expect(
      plainLaunch + Self.button + """
        final class Prompter {
          weak var home: Home?
          func prompt() {
            let button = TapButton()
            button.onTap = { [weak self] in 2️⃣self?.home?.present(Detail(), animated: true) }
            home?.prompt = button
          }
        }
        final class Start: UIViewController {
          let prompter = Prompter()
          override func viewDidLoad() {
            super.viewDidLoad()
            let home = Home()
            prompter.home = home
            prompter.prompt()
            1️⃣navigationController?.pushViewController(home, animated: true)
          }
        }
        final class Home: UIViewController {
          var prompt: UIView? { didSet { if let prompt { view.addSubview(prompt) } } }
        }
        """, transitions: ["Start -push-> Home at 1️⃣", "Home -sheet-> Detail at 2️⃣"])
  }

  @Test("A store's observer that updates a card acts on the card's screen, whoever fills the store")
  func observer() {
    expect(
      plainLaunch + Self.button + """
        final class Store {
          static let shared = Store()
          private var observers: [(Int) -> Void] = []
          private(set) var count = 0 { didSet { observers.forEach { $0(self.count) } } }
          func observe(_ block: @escaping (Int) -> Void) {
            observers.append(block)
            block(count)
          }
          func refresh() { count = Int.random(in: 0..<9) }
        }
        final class Start: UIViewController {
          private let card = TapButton()
          private let next = TapButton()
          override func viewDidLoad() {
            super.viewDidLoad()
            card.onTap = { [weak self] in 1️⃣self?.present(Detail(), animated: true) }
            next.onTap = { [weak self] in 2️⃣self?.present(Reload(), animated: true) }
            Store.shared.observe { [weak self] count in self?.card.caption = "\\(count)" }
          }
        }
        final class Reload: UIViewController {
          @objc func reload() { Store.shared.refresh() }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣", "Start -sheet-> Reload at 2️⃣"])
  }

  @Test("What a controller wires in its initialiser belongs to it, not to whoever makes it")
  func initialiser() {
    expect(
      plainLaunch + Self.button + """
        final class Start: UIViewController {
          private let open = TapButton()
          override func viewDidLoad() {
            super.viewDidLoad()
            open.onTap = { [weak self] in 1️⃣self?.present(Wired(), animated: true) }
          }
        }
        final class Wired: UIViewController {
          private let share = TapButton()
          private let close = TapButton()
          init() {
            super.init(nibName: nil, bundle: nil)
            share.onTap = { [weak self] in 2️⃣self?.present(Other(), animated: true) }
            close.onTap = { [weak self] in 3️⃣self?.dismiss(animated: true) }
          }
        }
        """, transitions: ["Start -sheet-> Wired at 1️⃣", "Wired -sheet-> Other at 2️⃣"],
      backs: ["Wired dismiss at 3️⃣"])
  }

  @Test("A view that a base class keeps is another one in each controller")
  func baseClass() {
    expect(
      plainLaunch + Self.button + """
        final class Loading: UIView {
          private let button = TapButton()
          func stop(_ retry: (() -> Void)?) { button.onTap = retry }
        }
        class Base: UIViewController {
          private lazy var loading = Loading()
          func stopLoading(_ retry: (() -> Void)? = nil) { loading.stop(retry) }
        }
        final class Start: Base {
          override func viewDidLoad() { super.viewDidLoad(); stopLoading(send) }
          func fail() { stopLoading() }
          private func send() { 1️⃣navigationController?.pushViewController(Second(), animated: true) }
        }
        final class Second: Base {
          override func viewDidLoad() {
            super.viewDidLoad()
            stopLoading { [weak self] in self?.finish() }
            let below = navigationController?.viewControllers.first { $0 is Start } as? Start
            below?.fail()
          }
          private func finish() { 2️⃣navigationController?.pushViewController(Detail(), animated: true) }
        }
        """, transitions: ["Start -push-> Second at 1️⃣", "Second -push-> Detail at 2️⃣"])
  }

  @Test("A view that a controller makes before any screen runs acts for the controller")
  func beforeAnyScreen() {
    expect(
      plainLaunch + """
        protocol ScannerDelegate: AnyObject { func found(_ code: String?) }
        final class Scanner: UIView {
          weak var delegate: ScannerDelegate?
          init(delegate: ScannerDelegate) {
            super.init(frame: .zero)
            self.delegate = delegate
          }
          func start() { AVCaptureMetadataOutput().setMetadataObjectsDelegate(self, queue: .main) }
        }
        extension Scanner: AVCaptureMetadataOutputObjectsDelegate {
          func metadataOutput(
            _: AVCaptureMetadataOutput, didOutput objects: [AVMetadataObject],
            from _: AVCaptureConnection
          ) { delegate?.found(objects.first?.description) }
        }
        final class Start: UIViewController, ScannerDelegate {
          private var scanner: Scanner?
          init() {
            super.init(nibName: nil, bundle: nil)
            scanner = Scanner(delegate: self)
          }
          override func viewDidLoad() {
            super.viewDidLoad()
            scanner?.start()
          }
          func found(_ code: String?) {
            1️⃣navigationController?.pushViewController(Detail(), animated: true)
          }
        }
        """, transitions: ["Start -push-> Detail at 1️⃣"])
  }

  @Test("The buttons of a controller that is a part of a view act on the screen with the view")
  func partController() {
    expect(
      Self.button + """
        struct A: View { var body: some View { Text("x").overlay(Probe()) } }
        final class Inner: UIViewController {
          private let button = TapButton()
          override func viewDidLoad() {
            super.viewDidLoad()
            button.onTap = { [weak self] in
              1️⃣self?.present(UIHostingController(rootView: B()), animated: true)
            }
          }
        }
        struct Probe: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> Inner { Inner() }
        }
        """, transitions: ["A -sheet-> B at 1️⃣"], screens: ["A", "B"])
  }

  @Test(
    "What the system tells an object that a controller was given is told on the controller",
    arguments: [
      "start.model = Model(store: Store())",
      "let model = Model(store: Store()); start.model = model",
    ])
  func injected(_ setUp: String) {
    expect(
      launching(
        """
        let start = Start()
        \(setUp)
        window?.rootViewController = start
        """) + """
          final class Detail: UIViewController {}
          protocol StoreDelegate: AnyObject { func purchased() }
          final class Store: NSObject, SKPaymentTransactionObserver {
            weak var delegate: StoreDelegate?
            func paymentQueue(
              _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]
            ) { delegate?.purchased() }
          }
          final class Model: StoreDelegate {
            let done = PassthroughSubject<Void, Never>()
            private var store: Store
            init(store: Store) { self.store = store; self.store.delegate = self }
            func purchased() { done.send() }
          }
          final class Start: UIViewController {
            var model: Model?
            override func viewDidLoad() {
              model?.done.sink { [weak self] in 1️⃣self?.present(Detail(), animated: true) }
                .store(in: &bag)
            }
          }
          """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("Cells that a controller's data source makes are that controller's, whoever shows it")
  func dataSource() {
    expect(
      plainLaunch + Self.button + """
        final class Start: UIViewController {
          @IBAction func open() { 1️⃣navigationController?.pushViewController(Posts(), animated: true) }
        }
        final class Posts: UIViewController {
          private let table = UITableView()
          private let source = Source()
          init() {
            super.init(nibName: nil, bundle: nil)
            table.dataSource = source
          }
        }
        final class Source: NSObject, UITableViewDataSource {
          func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            Cell()
          }
        }
        final class Cell: UITableViewCell {
          init() {
            super.init(style: .default, reuseIdentifier: nil)
            let button = TapButton()
            button.onTap = { 2️⃣Host.top.present(Raw(), animated: true) }
          }
        }
        enum Host { static let top = UIViewController() }
        final class Raw: UIViewController {}
        """, transitions: ["Start -push-> Posts at 1️⃣", "Posts -sheet-> Raw at 2️⃣"])
  }

  @Test("A controller whose view a cell holds is a piece of the screen that the cell stands on")
  func inCell() {
    expect(
      plainLaunch + """
        final class Start: UITableViewController, MenuDelegate {
          override func tableView(_ table: UITableView, cellForRowAt path: IndexPath)
            -> UITableViewCell
          {
            let cell = table.dequeueReusableCell(withIdentifier: "x", for: path) as! Cell
            cell.delegate = self
            return cell
          }
          func picked() { 1️⃣present(Detail(), animated: true) }
        }
        protocol MenuDelegate: AnyObject { func picked() }
        final class Cell: UITableViewCell, MenuDelegate {
          weak var delegate: MenuDelegate?
          private lazy var menu = Menu()
          override func awakeFromNib() {
            menu.delegate = self
            contentView.addSubview(menu.view)
          }
          func picked() { delegate?.picked() }
        }
        final class Menu: UIViewController {
          weak var delegate: MenuDelegate?
          @IBAction func tapped(_ sender: Any) { delegate?.picked() }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("What a controller only tells, it does not have", arguments: ["weak var", "var"])
  func told(_ kind: String) {
    let source =
      launching("window?.rootViewController = flow.stack; flow.start()")
      .replacing("var window", with: "let flow = Flow(); var window") + """
        final class Flow: NSObject, StartDelegate, CLLocationManagerDelegate {
          let stack = UINavigationController()
          func start() { stack.setViewControllers([Start(delegate: self)], animated: false) }
          func done() { 1️⃣stack.pushViewController(Detail(), animated: true) }
          func locationManager(_ manager: CLLocationManager, didUpdateLocations: [CLLocation]) {
            2️⃣stack.present(Other(), animated: true)
          }
        }
        protocol StartDelegate: AnyObject { func done() }
        final class Start: UIViewController {
          private \(kind) delegate: StartDelegate?
          init(delegate: StartDelegate) {
            self.delegate = delegate
            super.init(nibName: nil, bundle: nil)
          }
          @IBAction func finish() { delegate?.done() }
        }
        final class Detail: UIViewController {}
        final class Other: UIViewController {}
        """
    let located = kind == "var" ? ["Start -sheet-> Other at 2️⃣"] : []
    // The app's delegate has it, and hears of a place wherever a person is.
    expect(
      source,
      transitions: ["Start -push-> Detail at 1️⃣", "* -sheet-> Other at 2️⃣"] + located)
  }

  @Test("What has the model that a controller is given is no part of it", arguments: [true, false])
  func above(_ isOwner: Bool) {
    let source =
      launching("boss.start(window)").replacing("var window", with: "let boss = Boss(); var window")
        + """
        final class Boss: NSObject, CLLocationManagerDelegate {
          private var hub: Hub?
          func start(_ window: UIWindow?) {
            let hub = Hub(teller: self)
            \(isOwner ? "self.hub = hub" : "")
            let start = Start()
            start.hub = hub
            window?.rootViewController = start
          }
          func locationManager(_ manager: CLLocationManager, didUpdateLocations: [CLLocation]) {
            UIApplication.shared.keyWindow?.rootViewController?.present(Detail(), animated: true)
          }
        }
        final class Hub {
          let teller: NSObject
          init(teller: NSObject) { self.teller = teller }
        }
        final class Start: UIViewController { var hub: Hub? }
        final class Detail: UIViewController {}
        """
    expect(
      source, transitions: ["* -sheet-> Detail"] + (isOwner ? [] : ["Start -sheet-> Detail"]))
  }

  @Test("A view that a helper made is cast to its own class", arguments: ["as?", "as!"])
  func made(_ cast: String) {
    expect(
      plainLaunch + """
        final class Box: UIView {
          let onTap: () -> Void
          let button = UIButton()
          init(onTap: @escaping () -> Void) {
            self.onTap = onTap
            super.init(frame: .zero)
            button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
          }
          @objc func tapped() { onTap() }
        }
        extension UIStackView {
          func addBox(_ onTap: @escaping () -> Void) -> UIView {
            let view: UIView = Box(onTap: onTap)
            addArrangedSubview(view)
            return view
          }
        }
        final class Start: UIViewController {
          let stack = UIStackView()
          override func viewDidLoad() {
            let box = stack.addBox { [weak self] in self?.open() } \(cast) Box
            box.alpha = 0.5
          }
          func open() { 1️⃣present(Second(), animated: true) }
        }
        final class Second: UIViewController {
          let stack = UIStackView()
          override func viewDidLoad() {
            let box = stack.addBox { [weak self] in self?.open() } \(cast) Box
            box.alpha = 0.5
          }
          func open() { 2️⃣present(Detail(), animated: true) }
        }
        """, transitions: ["Start -sheet-> Second at 1️⃣", "Second -sheet-> Detail at 2️⃣"])
  }
}
