import FlowGraph
import Testing

@testable import FlowLoading

/// A window whose navigation controller begins with `Start`, and a plain screen.
private let launch = """
  final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
    ) -> Bool {
      window?.rootViewController = UINavigationController(rootViewController: Start())
      return true
    }
  }
  final class Detail: UIViewController {}
  final class Other: UIViewController {}

  """

@Suite("What UIKit and libraries call in the app")
struct LibraryCallTests {
  @Test(
    "A method that a library's protocol asks for is called by the library",
    arguments: ["func bind(reactor: Reactor)", "func setUp(with model: Model)", "func render()"])
  func witness(_ method: String) {
    expect(
      "import ReactorKit\n" + launch + """
        final class Start: UIViewController, ReactorKit.View {
          \(method) { 1️⃣navigationController?.pushViewController(Detail(), animated: true) }
        }
        """, transitions: ["Start -push-> Detail at 1️⃣"], screens: ["Detail", "Other", "Start"])
  }

  @Test("A method for the system is given what calls it, whatever it is named")
  func systemWitness() {
    expect(
      launch + """
        final class Start: UIViewController, AVCaptureMetadataOutputObjectsDelegate {
          func metadataOutput(_ output: AVCaptureMetadataOutput, didOutput objects: [Any]) {
            1️⃣navigationController?.pushViewController(Detail(), animated: true)
          }
          func unused(with model: Int) { present(Detail(), animated: true) }
        }
        """, transitions: ["Start -push-> Detail at 1️⃣"])
  }

  @Test("A method that the program calls runs where it is called alone")
  func called() {
    expect(
      launch + """
        final class Start: UIViewController, Bindable {
          @IBAction func tap() { Other().bind(model: 1) }
          func bind(model: Int) { navigationController?.pushViewController(Detail(), animated: true) }
        }
        """)
  }

  @Test("The methods of an app's own protocol have callers in the app")
  func ownProtocol() {
    expect(
      launch + """
        protocol Showing { func show(detail: Int) }
        final class Start: UIViewController, Showing {
          func show(detail: Int) { navigationController?.pushViewController(Detail(), animated: true) }
        }
        """)
  }

  @Test("A class is no view of SwiftUI, whatever its protocol is called")
  func viewProtocol() {
    expect(
      launch + """
        extension View { func plain() -> some View { self } }
        final class Start: UIViewController {
          @objc func go() { 1️⃣navigationController?.pushViewController(Detail(), animated: true) }
        }
        final class Cell: UITableViewCell, View { func bind(reactor: Int) {} }
        """, transitions: ["Start -push-> Detail at 1️⃣"], screens: ["Detail", "Other", "Start"])
  }

  @Test("An overridden delegate method runs, and the one that it overrides does not")
  func overriddenDelegate() {
    expect(
      launch + """
        class Base: UIViewController, UITableViewDelegate {
          func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            present(Other(), animated: true)
          }
        }
        final class Start: Base {
          override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            1️⃣navigationController?.pushViewController(Detail(), animated: true)
          }
        }
        """, transitions: ["Start -push-> Detail at 1️⃣"])
  }

  @Test(
    "An operation runs its main method",
    arguments: ["OperationQueue().addOperation(work)", "work.start()"])
  func operation(_ run: String) {
    expect(
      launch + """
        final class Start: UIViewController {
          @IBAction func go(_ sender: Any) {
            let work = Work(presenter: self)
            \(run)
          }
        }
        final class Work: Operation {
          weak var presenter: UIViewController?
          init(presenter: UIViewController?) { self.presenter = presenter; super.init() }
          override func main() { 1️⃣presenter?.present(Detail(), animated: true) }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("A preview is looked at; its commit shows it")
  func preview() {
    expect(
      launch + """
        final class Start: UIViewController, UIViewControllerPreviewingDelegate {
          func previewingContext(
            _ context: UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
          ) -> UIViewController? { Detail() }
          func previewingContext(
            _ context: UIViewControllerPreviewing, commit controller: UIViewController
          ) { 1️⃣navigationController?.pushViewController(controller, animated: true) }
        }
        """, transitions: ["Start -push-> Detail at 1️⃣"])
  }

  @Test("A page controller that is its own data source holds the pages before and after")
  func pages() {
    expect(
      launch + """
        final class Start: UIPageViewController, UIPageViewControllerDataSource {
          override func viewDidLoad() { setViewControllers([Detail()], direction: .forward, animated: false) }
          func pageViewController(
            _ controller: UIPageViewController, viewControllerAfter shown: UIViewController
          ) -> UIViewController? { Other() }
        }
        """, transitions: ["Start -embed-> Detail", "Start -embed-> Other"])
  }

  @Test("A method on another controller's bar is that controller's")
  func otherBar() {
    expect(
      launch + """
        final class Start: UITableViewController {
          override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            let detail = Detail()
            detail.navigationItem.leftBarButtonItem = UIBarButtonItem(
              barButtonSystemItem: .cancel, target: self, action: #selector(close))
            1️⃣navigationController?.pushViewController(detail, animated: true)
          }
          @objc func close() { 2️⃣navigationController?.popViewController(animated: true) }
        }
        """, transitions: ["Start -push-> Detail at 1️⃣"], backs: ["Detail pop at 2️⃣"])
  }

  @Test("A method on bars of both runs on both")
  func bothBars() {
    expect(
      launch + """
        final class Start: UIViewController {
          override func viewDidLoad() {
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              barButtonSystemItem: .add, target: self, action: #selector(open))
          }
          @IBAction func go() {
            let detail = Detail()
            detail.navigationItem.rightBarButtonItem = UIBarButtonItem(
              barButtonSystemItem: .add, target: self, action: #selector(open))
            1️⃣navigationController?.pushViewController(detail, animated: true)
          }
          @objc func open() { 2️⃣present(Other(), animated: true) }
        }
        """,
      transitions: [
        "Start -push-> Detail at 1️⃣", "Start -sheet-> Other at 2️⃣", "Detail -sheet-> Other at 2️⃣",
      ])
  }
}

@Suite("The system's own screens")
struct SystemScreenTests {
  @Test("Taking one away leaves the screen below it where it is")
  func dismissal() {
    expect(
      launch + """
        final class Start: UIViewController, UIImagePickerControllerDelegate {
          func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
            picker.dismiss(animated: true)
          }
          @objc func close() { 1️⃣dismiss(animated: true) }
        }
        """, backs: ["Start dismiss at 1️⃣"])
  }

  @Test("A controller of the app is none of them")
  func cast() {
    expect(
      launch + """
        final class Start: UIViewController {
          @objc func open() { show(Detail()) }
          func show(_ controller: UIViewController) {
            if let safari = controller as? SFSafariViewController {
              present(safari, animated: true)
            } else {
              1️⃣navigationController?.pushViewController(controller, animated: true)
            }
          }
        }
        """, transitions: ["Start -push-> Detail at 1️⃣"])
  }
}

@Suite("Calls that mean one of several methods")
struct OverloadTests {
  @Test(
    "An overload of UIKit's verb takes what its types say, and UIKit the rest",
    arguments: ["", ", completion: nil"])
  func verb(_ rest: String) {
    expect(
      launch + """
        final class Importer: NSObject {}
        extension UIViewController {
          func present(_ importer: Importer, animated: Bool, completion: (() -> Void)?) {
            3️⃣self.present(Other(), animated: animated)
          }
        }
        final class Start: UIViewController {
          @IBAction func go(_ sender: Any) { 1️⃣present(Detail(), animated: true\(rest)) }
          @IBAction func again(_ sender: Any) { 2️⃣self.present(Detail(), animated: true\(rest)) }
          @IBAction func get(_ sender: Any) { present(Importer(), animated: true, completion: nil) }
        }
        """,
      transitions: [
        "Start -sheet-> Detail at 1️⃣", "Start -sheet-> Detail at 2️⃣", "Start -sheet-> Other at 3️⃣",
      ])
  }

  @Test(
    "A method with a label that is passed on takes its arguments by position",
    arguments: ["showDetail", "self.showDetail", "showDetail(for:)"])
  func reference(_ name: String) {
    expect(
      launch + """
        final class Model {
          let show: (Int) -> Void
          init(show: @escaping (Int) -> Void) { self.show = show }
          func select(at row: Int) { show(row) }
        }
        final class Start: UIViewController {
          lazy var model = Model(show: \(name))
          @IBAction func tap(_ sender: Any) { model.select(at: 1) }
          func showDetail(for number: Int) {
            1️⃣navigationController?.pushViewController(Detail(), animated: true)
          }
        }
        """, transitions: ["Start -push-> Detail at 1️⃣"])
  }

  @Test(
    "A module's name before a type is looked through", arguments: ["Coordinating", "Coordinator"])
  func module(_ name: String) {
    expect(
      """
      import Feature
      @Observable final class Coordinator: Feature.\(name) {
        var routes: [Route] = []
        enum Route: Hashable { case detail }
        func showDetail() { 1️⃣routes.append(.detail) }
      }
      struct A: View {
        @State var coordinator = Coordinator()
        var body: some View {
          NavigationStack(path: $coordinator.routes) {
            B(model: Model(coordinator: coordinator))
              .navigationDestination(for: Coordinator.Route.self) { _ in C() }
          }
        }
      }
      //// Feature.swift
      public protocol \(name) { func showDetail() }
      public final class Model {
        let coordinator: \(name)
        public init(coordinator: \(name)) { self.coordinator = coordinator }
        func tap() { coordinator.showDetail() }
      }
      struct B: View {
        let model: Model
        var body: some View { Button("x") { model.tap() } }
      }
      """, transitions: ["A -root-> B", "B -push-> C at 1️⃣"])
  }
}

@Suite("Names of a library")
struct LibraryNameTests {
  @Test("A library's class is not the app's own of the same name")
  func foreignModule() {
    expect(
      "import Core\n" + launch + """
        final class Start: UIViewController {
          func player(_ player: Core.Player, didAsk number: Int) {
            1️⃣present(Detail(), animated: true)
          }
        }
        //// Player.swift
        final class Player: Core.Player {}
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("A library's navigation controller leads to its root")
  func navigationController() {
    expect(
      launch + """
        final class Start: UIViewController {
          @objc func open() {
            1️⃣present(PanNavigationController(rootViewController: Detail()), animated: true)
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("What is reached by way of a queue that all screens share leaves none of them")
  func sharedQueue() {
    let steps = (1...14).map { "  func step\($0)() { step\($0 + 1)() }" }.joined(separator: "\n")
    expect(
      launch + """
        final class Start: UIViewController {
          @objc func tap() { step1() }
        \(steps)
          func step15() { navigationController?.popViewController(animated: true) }
        }
        """)
  }
}

@Suite("Closures that are kept")
struct KeptClosureTests {
  @Test("A stored closure that is called on a weak self brings what it captured")
  func weakSelf() {
    expect(
      """
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
        ) -> Bool {
          let navigation = UINavigationController()
          navigation.viewControllers = [
            Start(next: { 1️⃣navigation.pushViewController(Detail(), animated: true) })
          ]
          window?.rootViewController = navigation
          return true
        }
      }
      final class Start: UIViewController {
        private let next: () -> Void
        init(next: @escaping () -> Void) { self.next = next; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() { DispatchQueue.main.async { [weak self] in self?.next() } }
      }
      final class Detail: UIViewController {}
      """, transitions: ["Start -push-> Detail at 1️⃣"])
  }

  @Test("A closure sees what a variable is given after the closure captured it")
  func laterValue() {
    expect(
      """
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
        ) -> Bool {
          let window = UIWindow()
          var showMain: (() -> Void)!
          var showLogin: (() -> Void)!
          showMain = { 1️⃣window.rootViewController = Main(leave: showLogin) }
          showLogin = { 2️⃣window.rootViewController = Login(leave: showMain) }
          window.rootViewController = Main(leave: showLogin)
          return true
        }
      }
      class Leaving: UIViewController {
        let leave: () -> Void
        init(leave: @escaping () -> Void) { self.leave = leave; super.init(nibName: nil, bundle: nil) }
      }
      final class Main: Leaving { @IBAction func tap(_ sender: Any) { leave() } }
      final class Login: Leaving { @IBAction func tap(_ sender: Any) { leave() } }
      """, transitions: ["Main -root-> Login at 2️⃣", "Login -root-> Main at 1️⃣"])
  }

  @Test(
    "A closure that a library's object keeps may run on the screen that gives it",
    arguments: ["item.action", "self.field?.onReturn", "work.completionBlock"])
  func foreignProperty(_ property: String) {
    expect(
      launch + """
        final class Work: Operation {}
        final class Start: UIViewController {
          var field: FloatingField?
          override func viewDidLoad() {
            let item = ButtonItem()
            let work = Work()
            \(property) = { [weak self] in 1️⃣self?.present(Detail(), animated: true) }
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("A closure that the app's own class keeps runs where the class calls it")
  func ownProperty() {
    expect(
      launch + """
        final class Item: LibraryItem { var action: (() -> Void)? }
        final class Start: UIViewController {
          override func viewDidLoad() {
            let item = Item()
            item.action = { [weak self] in self?.present(Detail(), animated: true) }
          }
        }
        """)
  }
}

@Suite("Lists and representables")
struct LaterContentTests {
  @Test(
    "A list of data that is empty at first holds something later",
    arguments: ["@State var movies: [Movie] = []", "@State var movies = [Movie]()"])
  func laterList(_ list: String) {
    expect(
      """
      struct Movie { let id: Int }
      struct Item { let tap: () -> Void }
      struct A: View {
        \(list)
        @State var shown: Movie?
        var body: some View {
          Rows(items: movies.map { movie in Item(tap: { 1️⃣shown = movie }) })
            .task { movies = await load() }
            .sheet(item: $shown) { _ in B() }
        }
      }
      struct Rows: View {
        let items: [Item]
        var body: some View { ForEach(items, id: \\.id) { item in Button("x") { item.tap() } } }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test("A representable's container holds what its coordinator keeps")
  func coordinatorPages() {
    expect(
      """
      struct A: View { var body: some View { Pager(left: { B() }, right: { C() }) } }
      struct Pager: UIViewControllerRepresentable {
        var left: () -> B
        var right: () -> C
        func makeCoordinator() -> Coordinator {
          Coordinator(
            first: UIHostingController(rootView: left()),
            second: UIHostingController(rootView: right()))
        }
        func makeUIViewController(context: Context) -> UIPageViewController {
          let pages = UIPageViewController(transitionStyle: .scroll)
          pages.setViewControllers([context.coordinator.first], direction: .forward, animated: false)
          return pages
        }
        func updateUIViewController(_ pages: UIPageViewController, context: Context) {
          pages.setViewControllers([context.coordinator.second], direction: .forward, animated: true)
        }
        final class Coordinator: NSObject {
          let first: UIViewController
          let second: UIViewController
          init(first: UIViewController, second: UIViewController) {
            self.first = first
            self.second = second
          }
        }
      }
      """, transitions: ["A -embed-> B", "A -embed-> C"])
  }
}

@Suite("Stores and reducers")
struct ReducerTests {
  @Test(
    "An action that is sent runs the reducer's code for it, and no other's",
    arguments: ["StoreOf<Feature>", "Store<Feature.State, Feature.Action>"])
  func send(_ store: String) {
    expect(
      """
      @Observable final class Coordinator {
        var routes: [Route] = []
        enum Route: Hashable { case detail, other }
        func showDetail() { 1️⃣routes.append(.detail) }
        func showOther() { routes.append(.other) }
      }
      @Reducer struct Feature {
        let coordinator: Coordinator
        struct State: Equatable {}
        enum Action { case tap(Int), hold }
        var body: some Reducer<State, Action> {
          BindingReducer()
          Reduce { state, action in
            switch action {
            case .tap: coordinator.showDetail(); return .none
            case .hold: coordinator.showOther(); return .none
            }
          }
        }
      }
      struct A: View {
        @State var coordinator = Coordinator()
        var body: some View {
          NavigationStack(path: $coordinator.routes) {
            B(store: Store(initialState: Feature.State()) { Feature(coordinator: coordinator) })
              .navigationDestination(for: Coordinator.Route.self) { route in
                switch route {
                case .detail: C()
                case .other: D()
                }
              }
          }
        }
      }
      struct B: View {
        let store: \(store)
        var body: some View { Button("x") { store.send(.tap(1)) } }
      }
      """, transitions: ["A -root-> B", "B -push-> C at 1️⃣"])
  }
}
