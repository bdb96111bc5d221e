import Testing

@Suite("Values that are the same in all views")
struct SteadyFactTests {
  private func source(
    key: String = "isCompact", root: String = "", cell: String = "isCompact"
  ) -> String {
    """
    struct Root: View {
      @Environment(\\.\(key)) private var isCompact
      var body: some View {
        if isCompact {
          NavigationStack { Cell()\(root) }
        } else {
          NavigationStack { Menu() }
        }
      }
    }
    struct Menu: View { var body: some View { Cell() } }
    struct Cell: View {
      let isSmall: Bool
      @Environment(\\.\(key)) private var isCompact
      var body: some View {
        if \(cell) { Text("small") } else { 1️⃣NavigationLink("open") { Leaf() } }
      }
    }
    struct Leaf: View { var body: some View { Text("") } }
    @main struct Main: App { var body: some Scene { WindowGroup { Root() } } }
    """
  }

  private let structure = ["Root -root-> Cell", "Root -root-> Menu"]

  @Test(
    "What a screen does only where a value is otherwise than on all ways to it does not happen",
    arguments: ["isCompact", "isSmall || isCompact", "!(!isCompact)"])
  func otherwise(_ cell: String) {
    expect(source(cell: cell), transitions: structure + ["Menu -push-> Leaf at 1️⃣"])
  }

  @Test(
    "It may happen where the value may differ",
    arguments: [
      // What the app puts there, and what the system does.
      ("isCompact", ".environment(\\.isCompact, false)", "isCompact"),
      ("isEnabled", "", "isCompact"),
      // Another thing is asked.
      ("isCompact", "", "isSmall"), ("isCompact", "", "isSmall && isCompact"),
    ])
  func differing(_ key: String, _ root: String, _ cell: String) {
    expect(
      source(key: key, root: root, cell: cell),
      transitions: structure + ["Cell -push-> Leaf at 1️⃣", "Menu -push-> Leaf at 1️⃣"])
  }

  @Test("One act does not do what asks a constant for this and for that")
  func constant() {
    expect(
      plainLaunch + """
        enum Features { static let isNew = ProcessInfo.processInfo.isNew }
        final class Start: UIViewController {
          @IBAction func go() { if Features.isNew { open() } }
          @IBAction func other() { if !Features.isNew { open() } }
          func open() {
            if !Features.isNew { 1️⃣navigationController?.pushViewController(Detail(), animated: true) }
            else { 2️⃣navigationController?.pushViewController(Other(), animated: true) }
          }
        }
        """, transitions: ["Start -push-> Detail at 1️⃣", "Start -push-> Other at 2️⃣"]
    ).transitions.forEach { row in
      #expect(row.trigger == (row.to == "Detail" ? "other" : "go"))
    }
  }

  @Test(
    "A known text decides what it starts with and whether a list has it",
    arguments: [
      "route.path.starts(with: \"/settings/\")",
      "[\"/settings/\", \"/help/\"].contains(route.path)",
      "Route.all.contains(route.path)",
    ])
  func texts(_ condition: String) {
    let graph = expect(
      plainLaunch + """
        struct Route {
          var path: String
          static let all = ["/settings/", "/help/"]
        }
        final class Start: UIViewController {
          private func navigate(to route: Route) {
            if \(condition) {
              1️⃣present(Detail(), animated: true)
            } else {
              2️⃣present(Other(), animated: true)
            }
          }
          @IBAction func settings() { navigate(to: Route(path: "/settings/")) }
          @IBAction func assets() { navigate(to: Route(path: "/assets/")) }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣", "Start -sheet-> Other at 2️⃣"])
    let ways = Set(graph.transitions.map { "\($0.trigger ?? "") \($0.to)" })
    #expect(ways == ["settings Detail", "assets Other"])
  }

  @Test(
    "A text of a value decides where to go, though a binding elsewhere has its name",
    arguments: ["", "var info: [String: Any] = [:]"])
  func namesake(_ member: String) {
    let graph = expect(
      plainLaunch + """
        struct Route {
          var path: String
          \(member)
        }
        final class Model: ObservableObject { @Published var path: [Int] = [] }
        struct Form: View {
          @StateObject var model = Model()
          var body: some View {
            NavigationStack(path: $model.path) { Button("x") { model.path = [] } }
          }
        }
        final class Start: UIViewController {
          private func navigate(to route: Route) {
            switch route.path {
            case "/settings/": 1️⃣present(Detail(), animated: true)
            default: break
            }
            if route.path == "/assets/" { 2️⃣present(Other(), animated: true) }
          }
          @IBAction func settings() { navigate(to: Route(path: "/settings/")) }
          @IBAction func assets() { navigate(to: Route(path: "/assets/")) }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣", "Start -sheet-> Other at 2️⃣"])
    let ways = Set(graph.transitions.map { "\($0.trigger ?? "") \($0.to)" })
    #expect(ways == ["settings Detail", "assets Other"])
  }

  @Test("What a binding can be to is not taken as it was made")
  func bound() {
    expect(
      """
      enum Step { case one, two }
      struct Draft { var step: Step = .one }
      struct A: View {
        @State private var draft = Draft()
        @State private var isShown = false
        var body: some View {
          Picker("x", selection: $draft.step) { Text("one").tag(Step.one); Text("two").tag(Step.two) }
          Button("y") {
            let known = draft
            if known.step == .two { 1️⃣isShown = true }
          }
          .sheet(isPresented: $isShown) { B() }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test("A list of texts says nothing of a text that can change")
  func changing() {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          private var path = "/a/"
          private let loader = Loader()
          override func viewDidLoad() { loader.load { [weak self] in self?.path = $0 } }
          @IBAction func tap() {
            if ["/b/", "/c/"].contains(path) { 1️⃣present(Detail(), animated: true) }
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }
}
