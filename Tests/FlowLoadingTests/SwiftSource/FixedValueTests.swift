import Testing

@Suite("What keeps the value of its declaration")
struct FixedValueTests {
  private static let screen = """
    struct A: View {
      var body: some View {
        NavigationStack { Row(check: CHECK) }
      }
    }
    struct Row: View {
      let check: Check
      var body: some View { if check.canLogin { 1️⃣NavigationLink("x") { B() } } }
    }
    """

  private func source(_ declaration: String, _ made: String) -> String {
    declaration + "\n" + Self.screen.replacingOccurrences(of: "CHECK", with: made)
  }

  @Test("A memberwise initialiser gives a property another value than its declaration")
  func memberwise() {
    expect(
      source("struct Check { var canLogin = false }", "Check(canLogin: true)"),
      transitions: ["A -root-> Row", "Row -push-> B at 1️⃣"])
  }

  @Test("So does an initialiser that stores what it is given")
  func stored() {
    expect(
      source(
        """
        final class Check {
          var canLogin = false
          init(canLogin: Bool) { self.canLogin = canLogin }
        }
        """, "Check(canLogin: true)"),
      transitions: ["A -root-> Row", "Row -push-> B at 1️⃣"])
  }

  @Test("And a decoder")
  func decoded() {
    expect(
      source("struct Check: Codable { var canLogin = false }", "load()"),
      transitions: ["A -root-> Row", "Row -push-> B at 1️⃣"])
  }

  @Test(
    "A constant that is filled from state tells no more than the state",
    arguments: ["isOpen: helm.isOpen", "isOpen: !helm.isClosed"])
  func filledFromState(_ argument: String) {
    expect(
      """
      final class Helm: ObservableObject {
        @Published private(set) var isOpen = false
        @Published var isClosed = true
        func toggle() { withAnimation { isOpen.toggle(); isClosed.toggle() } }
      }
      struct A: View {
        @StateObject private var helm = Helm()
        var body: some View {
          ZStack {
            Button("Menu") { helm.toggle() }
            Drawer(\(argument))
          }
        }
      }
      struct Drawer: View {
        let isOpen: Bool
        var body: some View { if isOpen { HStack { Content() } } }
      }
      struct Content: View {
        var body: some View { NavigationStack { 1️⃣NavigationLink("x") { B() } } }
      }
      """, transitions: ["A -embed-> Content", "Content -push-> B at 1️⃣"])
  }

  @Test("What nobody gives a value keeps it")
  func kept() {
    expect(
      source("struct Check { var canLogin = false }", "Check()"), transitions: ["A -root-> Row"])
  }
}

@Suite("Optionals that an initialiser fills")
struct FilledOptionalTests {
  private func source(_ property: String, more: String = "") -> String {
    """
    struct A: View {
      var body: some View {
        VStack {
          1️⃣NavigationLink("x") { Fresh() }
          Frame(kind: .known(UIView()))
        }
      }
    }
    struct Fresh: View { var body: some View { VStack { Text("x"); Frame(kind: .fresh) } } }
    struct Frame: UIViewControllerRepresentable {
      enum Kind { case fresh, known(UIView) }
      let kind: Kind
      func makeUIViewController(context: Context) -> Page {
        switch kind {
        case .fresh: Page()
        case .known(let content): Page(content: content)
        }
      }
      func updateUIViewController(_ page: Page, context: Context) {}
    }
    final class Page: UIViewController {
      \(property)
      init() { super.init(nibName: nil, bundle: nil) }
      init(content: UIView) { self.content = content; super.init(nibName: nil, bundle: nil) }
      override func viewDidLoad() { if content == nil { fail() } }
      func fail() { 2️⃣present(UIHostingController(rootView: B()), animated: true) }
      \(more)
    }
    """
  }

  private let own = ["A -push-> Fresh at 1️⃣", "Fresh -sheet-> B at 2️⃣"]

  @Test("An object that was made with something has it, one that was made without has not")
  func filled() {
    expect(source("var content: UIView?"), transitions: own)
  }

  @Test("A screen that is made with something and without may have it or not")
  func either() {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          @IBAction func add() {
            1️⃣present(UINavigationController(rootViewController: Editor(name: "x")), animated: true)
          }
          @IBAction func edit() {
            2️⃣navigationController?.pushViewController(Editor(view: UIView()), animated: true)
          }
        }
        final class Editor: UIViewController {
          var edited: UIView?
          init(name: String) { super.init(nibName: nil, bundle: nil) }
          init(view: UIView) { edited = view; super.init(nibName: nil, bundle: nil) }
          @IBAction func close() {
            if edited == nil {
              3️⃣dismiss(animated: true)
            } else {
              4️⃣navigationController?.popViewController(animated: true)
            }
          }
        }
        """,
      transitions: ["Start -sheet-> Editor at 1️⃣", "Start -push-> Editor at 2️⃣"],
      backs: ["Editor dismiss at 3️⃣", "Editor pop at 4️⃣"])
  }

  @Test(
    "What may go is not known to be there",
    arguments: [
      ("weak var content: UIView?", ""), ("var content: UIView?", "func drop() { content = nil }"),
      (
        "var content: UIView?",
        "override func viewWillAppear(_ animated: Bool) { content = view.subviews.first }"
      ),
    ])
  func emptied(_ property: String, _ more: String) {
    expect(source(property, more: more), transitions: own + ["A -sheet-> B at 2️⃣"])
  }

  @Test(
    "What an object is made without it never has, unless code can give it one",
    arguments: [
      ("let", "", false), ("var", "", false),
      ("var", "func give(_ other: Closer) { closer = other }", true),
    ])
  func without(_ kind: String, _ more: String, _ isGiven: Bool) {
    expect(
      plainLaunch + """
        final class Closer {
          let close: () -> Void
          init(close: @escaping () -> Void) { self.close = close }
        }
        class Base: UIViewController {
          private \(kind) closer: Closer?
          init(closer: Closer?) { self.closer = closer; super.init(nibName: nil, bundle: nil) }
          @IBAction func tap() { closer?.close() }
          \(more)
        }
        final class Start: Base {
          init() { super.init(closer: nil) }
          @IBAction func go() {
            let page = Page(closer: Closer { [weak self] in 1️⃣self?.present(Other(), animated: true) })
            2️⃣present(page, animated: true)
          }
        }
        final class Page: Base {}
        """,
      transitions: ["Start -sheet-> Page at 2️⃣", "Page -sheet-> Other at 1️⃣"]
        + (isGiven ? ["Start -sheet-> Other at 1️⃣"] : []))
  }

  @Test("Of a value that came from elsewhere, those that were seen say nothing")
  func fromElsewhere() {
    expect(
      """
      enum Period { case trial, none }
      struct Plan { var period: Period }
      final class Plans: ObservableObject {
        @Published var plan = Plan(period: .none)
        @Published var names: Set<String> = .init()
        init() { start() }
        func start() { fetch { plan, names in self.update(plan: plan, names: names) } }
        func update(plan: Plan, names: Set<String>) {
          self.names = names
          self.plan = plan
        }
      }
      struct A: View {
        @StateObject var plans = Plans()
        var body: some View {
          NavigationStack {
            List { if plans.plan.period == .trial { 1️⃣NavigationLink("x") { B() } } }
          }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣"])
  }
}
