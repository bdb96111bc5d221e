import Testing

@testable import FlowLoading

@Suite("Lists of state, and what listens to them")
struct ObservedListTests {
  private func app(_ list: String, _ shows: String, more: String = "") -> String {
    launching("Pages.shared.start(); window?.rootViewController = Pages.shared.stack") + """
      enum Style { case push, present }
      struct Step { let page: Page; let style: Style }
      enum Page {
        case detail, other
        var screen: UIViewController {
          switch self {
          case .detail: Detail()
          case .other: Other()
          }
        }
      }
      final class Pages {
        static let shared = Pages()
        let stack = UINavigationController(rootViewController: Start())
        var bag = Set<AnyCancellable>()
        \(list)
        func start() {}
        \(shows)
      }
      final class Start: UIViewController {
        @IBAction func detail() { Pages.shared.all.append(Step(page: .detail, style: .push)) }
        @IBAction func other() { Pages.shared.all += [Step(page: .other, style: .present)] }
      }
      final class Detail: UIViewController {\(more)}
      final class Other: UIViewController {}
      """
  }

  @Test(
    "What was just added is what the observer shows",
    arguments: [
      "guard let last = all.last else { return }; show(last)",
      "if let last = all.last { show(last) }",
      "for step in all { show(step) }",
      "all.forEach { show($0) }",
      "guard !all.isEmpty else { return }; show(all[all.count - 1])",
    ])
  func last(_ act: String) {
    expect(
      app(
        "var all: [Step] = [] { didSet { \(act) } }",
        """
        private func show(_ step: Step) {
          if step.style == .push {
            1️⃣stack.pushViewController(step.page.screen, animated: true)
          } else {
            2️⃣stack.present(step.page.screen, animated: true)
          }
        }
        """),
      transitions: ["Start -push-> Detail at 1️⃣", "Start -sheet-> Other at 2️⃣"])
  }

  @Test("So a sink does that is given the list")
  func sink() {
    expect(
      """
      @main struct Main: App { var body: some Scene { WindowGroup { Tabs() } } }
      enum Page {
        case c, d
        var screen: UIViewController {
          switch self {
          case .c: UIHostingController(rootView: C())
          case .d: UIHostingController(rootView: D())
          }
        }
      }
      final class Pages: ObservableObject { @Published var all: [Page] = [] }
      struct Flow<Root: View>: UIViewControllerRepresentable {
        let pages: Pages
        let root: Root
        func makeCoordinator() -> Keeper { Keeper(pages: pages) }
        func makeUIViewController(context: Context) -> UINavigationController {
          context.coordinator.start(UIHostingController(rootView: root.environmentObject(pages)))
        }
        func updateUIViewController(_ stack: UINavigationController, context: Context) {}
      }
      final class Keeper {
        let pages: Pages
        private var bag = Set<AnyCancellable>()
        init(pages: Pages) { self.pages = pages }
        func start(_ root: UIViewController) -> UINavigationController {
          let stack = UINavigationController(rootViewController: root)
          pages.$all.sink { all in
            if let last = all.last { 1️⃣stack.pushViewController(last.screen, animated: true) }
          }.store(in: &bag)
          return stack
        }
      }
      struct Tabs: View {
        @StateObject private var left = Pages()
        @StateObject private var right = Pages()
        var body: some View {
          TabView { Flow(pages: left, root: A()); Flow(pages: right, root: B()) }
        }
      }
      struct A: View {
        @EnvironmentObject var pages: Pages
        var body: some View { Button("c") { pages.all.append(.c) } }
      }
      struct B: View {
        @EnvironmentObject var pages: Pages
        var body: some View { Button("d") { pages.all.append(.d) } }
      }
      struct C: View { var body: some View { Text("c") } }
      struct D: View { var body: some View { Text("d") } }
      """,
      transitions: [
        "Tabs -root-> A", "Tabs -root-> B", "A -push-> C at 1️⃣", "B -push-> D at 1️⃣",
      ])
  }

  @Test(
    "What was taken out shows nothing anew, and takes away what was shown",
    arguments: ["removeLast()", "removeAll()", "popLast()", "remove(at: 0)"])
  func removal(_ removing: String) {
    let graph = expect(
      app(
        """
        var all: [Step] = [] {
          didSet {
            if all.isEmpty {
              2️⃣stack.popToRootViewController(animated: true)
            } else {
              1️⃣stack.pushViewController(Detail(), animated: true)
            }
          }
        }
        """, "",
        more: "@IBAction func close() { Pages.shared.all.\(removing) }"),
      transitions: ["Start -push-> Detail at 1️⃣"], backs: ["Detail popToRoot at 2️⃣"])
    #expect(graph.backs.map { "\($0.from) \($0.trigger ?? "")" } == ["Detail close"])
  }
}
