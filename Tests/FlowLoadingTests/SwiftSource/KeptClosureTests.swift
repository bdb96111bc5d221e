import FlowGraph
import Testing

@testable import FlowLoading

@Suite("Closures that are kept")
struct KeptClosureTests {
  @Test("A stored closure that is called on a weak self brings what it captured")
  func weakSelf() {
    expect(
      launching(
        """
        let navigation = UINavigationController()
        navigation.viewControllers = [
          Start(next: { 1️⃣navigation.pushViewController(Detail(), animated: true) })
        ]
        window?.rootViewController = navigation
        """) + """
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
      plainLaunch + """
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
      plainLaunch + """
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

  @Test(
    "A method that a library's object keeps may run too; one of a class's own does where it calls it",
    arguments: [
      ("let item = ButtonItem()", "item.action = onTap", true),
      ("let item = ButtonItem()", "item.action = self.onTap", true),
      ("let item = Item()", "item.action = onTap", false),
    ])
  func foreignMethod(_ item: String, _ assignment: String, _ runs: Bool) {
    expect(
      plainLaunch + """
        final class Item { var action: (() -> Void)? }
        final class Start: UIViewController {
          override func viewDidLoad() {
            \(item)
            \(assignment)
          }
          func onTap() { 1️⃣present(Detail(), animated: true) }
        }
        """, transitions: runs ? ["Start -sheet-> Detail at 1️⃣"] : [])
  }

  @Test(
    "A closure beside a method of its name is called with what it takes",
    arguments: ["self.onTap?()", "onTap?()", "self.onTap!()"])
  func namesake(_ call: String) {
    expect(
      plainLaunch + """
        final class Row: UITableViewCell {
          var onTap: (() -> Void)?
          @IBAction func onTap(_ sender: Any) { \(call) }
        }
        final class Start: UIViewController, UITableViewDataSource {
          func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let row = table.dequeueReusableCell(withIdentifier: "row", for: path) as! Row
            row.onTap = { [weak self] in 1️⃣self?.present(Detail(), animated: true) }
            return row
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }
}
