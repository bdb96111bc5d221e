import Testing

/// What generic parameters and associated types stand for in the types that inherit or conform.
@Suite("Generic parameters by who inherits them")
struct InheritedGenericTests {
  /// A coordinator that gets its pages from a box which its base class makes, by routes that only
  /// the class's own generic arguments tell the type of.
  private func flow(_ box: String, _ router: String) -> String {
    launching(
      """
      let router = StackRouter()
      let guide = HomeGuide(router: router, maker: HomeMaker())
      guide.start()
      window?.rootViewController = router.parent
      """) + """
        protocol Making { associatedtype Step; func page(for step: Step) -> UIViewController }
        \(box)
        class BaseGuide<Step> {
          let router: StackRouter
          let maker: MakerBox<Step>
          init<M: Making>(router: StackRouter, maker: M) where M.Step == Step {
            self.router = router
            self.maker = MakerBox(maker: maker)
          }
        }
        \(router)
        enum HomeStep { case home(open: () -> Void), detail }
        struct HomeMaker: Making {
          func page(for step: HomeStep) -> UIViewController {
            switch step {
            case .home(let open): let home = Home(); home.open = open; return home
            case .detail: return Detail()
            }
          }
        }
        final class HomeGuide: BaseGuide<HomeStep> {
          func start() { router.set(maker.page(for: .home(open: { [weak self] in self?.detail() }))) }
          private func detail() { router.push(maker.page(for: .detail)) }
        }
        final class Home: UIViewController {
          var open: (() -> Void)?
          @IBAction func tap() { open?() }
        }
        final class Detail: UIViewController {}
        """
  }

  private static let box = """
    final class MakerBox<Step> {
      private let make: (Step) -> UIViewController
      init<M: Making>(maker: M) where M.Step == Step { make = { maker.page(for: $0) } }
      func page(for step: Step) -> UIViewController { make(step) }
    }
    """

  private static let router = """
    final class StackRouter {
      let parent = UINavigationController()
      func set(_ page: UIViewController) { parent.setViewControllers([page], animated: false) }
      func push(_ page: UIViewController) { 1️⃣parent.pushViewController(page, animated: true) }
    }
    """

  @Test("A route is of the type that the class which inherits says")
  func routes() {
    expect(
      flow(Self.box, Self.router), transitions: ["Home -push-> Detail at 1️⃣"], entries: ["Home"])
  }

  @Test("A cast is to the class that the class which inherits says")
  func casts() {
    let router = """
      class BaseRouter<Parent: UIViewController> {
        private var item: UIViewController?
        var parent: Parent {
          guard let parent = item as? Parent else { fatalError() }
          return parent
        }
        func update(_ item: UIViewController) { self.item = item }
      }
      final class StackRouter: BaseRouter<UINavigationController> {
        override init() { super.init(); update(UINavigationController()) }
        func set(_ page: UIViewController) { parent.setViewControllers([page], animated: false) }
        func push(_ page: UIViewController) { 1️⃣parent.pushViewController(page, animated: true) }
      }
      """
    expect(flow(Self.box, router), transitions: ["Home -push-> Detail at 1️⃣"], entries: ["Home"])
  }

  @Test("Structures that one line makes around all pages keep them apart")
  func wrappers() {
    let box = """
      struct Node { let page: UIViewController; init(_ page: UIViewController) { self.page = page } }
      final class MakerBox<Step> {
        private let make: (Step) -> Node
        init<M: Making>(maker: M) where M.Step == Step { make = { Node(maker.page(for: $0)) } }
        func page(for step: Step) -> Node { make(step) }
      }
      """
    let router = """
      final class StackRouter {
        let parent = UINavigationController()
        private var front: Node?
        func set(_ node: Node) {
          front = node
          parent.setViewControllers([node.page], animated: false)
        }
        func push(_ node: Node) { 1️⃣parent.pushViewController(node.page, animated: true) }
      }
      """
    expect(flow(box, router), transitions: ["Home -push-> Detail at 1️⃣"], entries: ["Home"])
  }

  @Test("A protocol's methods take the route that the coordinator names")
  func associatedTypes() {
    expect(
      """
      protocol Step: Hashable, Identifiable { associatedtype Page: View; var view: Page { get } }
      protocol Guide: AnyObject, ObservableObject {
        associatedtype StepType: Step
        var path: NavigationPath { get set }
        var sheet: StepType? { get set }
      }
      extension Guide {
        func push(_ step: StepType) { 1️⃣path.append(step) }
        func present(_ step: StepType) { 2️⃣sheet = step }
      }
      final class AppGuide: Guide {
        typealias StepType = AppStep
        @Published var path = NavigationPath()
        @Published var sheet: AppStep?
      }
      enum AppStep: Step {
        case detail(Int), search
        var id: Self { self }
        @ViewBuilder var view: some View {
          switch self {
          case .detail: DetailView()
          case .search: SearchView()
          }
        }
      }
      struct GuideKey: EnvironmentKey { static let defaultValue: AppGuide? = nil }
      extension EnvironmentValues {
        var guide: AppGuide? { get { self[GuideKey.self] } set { self[GuideKey.self] = newValue } }
      }
      struct Guided<G: Guide>: ViewModifier {
        @ObservedObject var guide: G
        func body(content: Content) -> some View {
          content
            .navigationDestination(for: G.StepType.self) { $0.view }
            .sheet(item: $guide.sheet) { $0.view }
        }
      }
      struct A: View {
        @StateObject private var guide = AppGuide()
        var body: some View {
          NavigationStack(path: $guide.path) { 3️⃣HomeView().modifier(Guided(guide: guide)) }
            .environment(\\.guide, guide)
        }
      }
      struct HomeView: View {
        @Environment(\\.guide) private var guide
        var body: some View {
          Button("find") { guide?.push(.search) }
          Button("show") { guide?.present(.detail(3)) }
        }
      }
      struct SearchView: View { var body: some View { Text("") } }
      struct DetailView: View { var body: some View { Text("") } }
      """,
      transitions: [
        "A -root-> HomeView at 3️⃣", "HomeView -push-> SearchView at 1️⃣",
        "HomeView -sheet-> DetailView at 2️⃣",
      ])
  }
}
