import FlowGraph
import Testing

@Suite("What stands for a way that several things set off")
struct WayTriggerTests {
  @Test("All that sets one operation off is told with it")
  func several() {
    let graph = expect(
      plainLaunch + """
        final class Start: UIViewController {
          override func viewDidAppear(_ animated: Bool) { fetch() }
          @IBAction func retry(_ sender: Any) { fetch() }
          func fetch() { 1️⃣present(Detail(), animated: true) }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
    #expect(graph.transitions.map(\.triggers) == [["retry", "viewDidAppear"]])
  }

  @Test("A tap stands for it, not a link in the row's text that asks for more")
  func tapBesideLink() {
    let graph = expect(
      """
      enum Page: Hashable { case b, c }
      @Observable final class Router {
        var path: [Page] = []
        func go(to page: Page) { 1️⃣path.append(page) }
        func handle(_ url: URL) {
          if url.host == "c" { go(to: .c) } else { go(to: .b) }
        }
      }
      struct A: View {
        @State private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            List { Row() }.navigationDestination(for: Page.self) { page in
              switch page {
              case .b: B()
              case .c: C()
              }
            }
          }
          .environment(router)
        }
      }
      struct Row: View {
        @Environment(Router.self) private var router
        var body: some View {
          Text("r").environment(\\.openURL, OpenURLAction { router.handle($0); return .handled })
            .onTapGesture { router.go(to: .b) }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣", "A -push-> C at 1️⃣"],
      deepLinks: ["* -> B", "*://c -> C"])
    #expect(graph.transitions.map(\.trigger) == ["onTapGesture", "OpenURLAction"])
    #expect(graph.transitions.map { $0.steps.first?.label } == ["onTapGesture", "OpenURLAction"])
  }

  @Test("A tap stands for it, not the end of a modal")
  func tapBesideEnd() {
    let graph = expect(
      """
      struct A: View {
        @State private var isOpen = false
        @State private var isPicking = false
        var body: some View {
          Row(tap: { open() }, pick: { 2️⃣isPicking = true })
            .sheet(isPresented: $isOpen) { B() }
            .sheet(isPresented: $isPicking, onDismiss: { open() }) { C() }
        }
        private func open() { 1️⃣isOpen = true }
      }
      struct Row: View {
        let tap: () -> Void
        let pick: () -> Void
        var body: some View {
          VStack {
            Button("Tap") { tap() }
            Button("Pick") { pick() }
          }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣", "A -sheet-> C at 2️⃣"])
    #expect(graph.transitions.map(\.trigger) == ["Button “Tap”", "Button “Pick”"])
  }

  @Test("A tap stands for it, not what VoiceOver sets off in fewer steps")
  func tapBesideVoiceOver() {
    let graph = expect(
      plainLaunch + """
        final class TapButton: UIButton {
          var onTap: (() -> Void)?
          init() {
            super.init(frame: .zero)
            addTarget(self, action: #selector(tapped), for: .touchUpInside)
          }
          @objc private func tapped() { onTap?() }
        }
        final class Holder: UIView {
          var action: (() -> Void)?
          override func accessibilityActivate() -> Bool { action?(); return true }
        }
        final class Banner: UIView {
          var onMore: (() -> Void)? { didSet { holder.action = onMore } }
          private let holder = Holder()
          private let button = TapButton()
          init() {
            super.init(frame: .zero)
            addSubview(holder)
            holder.addSubview(button)
            button.onTap = { [weak self] in self?.onMore?() }
          }
        }
        final class Start: UIViewController {
          private let banner = Banner()
          override func viewDidLoad() {
            view.addSubview(banner)
            banner.onMore = { [weak self] in 1️⃣self?.present(Detail(), animated: true) }
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
    #expect(graph.transitions.map(\.trigger) == ["tapped"])
  }

  @Test("Conditions that begin alike stay two")
  func longConditions() {
    let long = "model.settings.featureFlags.isEnabled(.navigation, region: .home)"
    let graph = expect(
      """
      struct A: View {
        let model: Model
        @State private var first = false
        @State private var second = false
        var body: some View {
          VStack {
            Button("1") { if \(long).first { 1️⃣first = true } }
            Button("2") { if \(long).second { 2️⃣second = true } }
          }
          .sheet(isPresented: $first) { B() }.sheet(isPresented: $second) { B() }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣", "A -sheet-> B at 2️⃣"])
    #expect(graph.transitions.map(\.guard) == ["\(long).first", "\(long).second"])
  }

  @Test("A closure in the parentheses of a modifier that takes code")
  func parentheses() {
    let graph = expect(
      """
      struct A: View {
        @State private var isShown = false
        var body: some View {
          Text("x").task({ 1️⃣isShown = true }).sheet(isPresented: $isShown) { B() }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
    #expect(graph.transitions.map(\.trigger) == ["task"])
  }

  @Test("What only people with VoiceOver set off is an act as well")
  func accessibilityAction() {
    let graph = expect(
      """
      struct A: View {
        @State private var isShown = false
        var body: some View {
          Text("x").accessibilityAction(named: "Edit") { 1️⃣isShown = true }
            .sheet(isPresented: $isShown) { B() }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
    #expect(graph.transitions.map(\.trigger) == ["accessibilityAction"])
  }

  @Test("A control is not named by what stands in its menu")
  func menuOfLabel() {
    let graph = expect(
      """
      struct A: View {
        let title: String
        var body: some View {
          NavigationStack {
            1️⃣NavigationLink { B() } label: {
              HStack { Text(title) }.contextMenu { Button { } label: { Text("Copy") } }
            }
            2️⃣NavigationLink { C() } label: {
              HStack { Text("Go") }.contextMenu { Button { } label: { Text("Copy") } }
            }
          }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣", "A -push-> C at 2️⃣"])
    #expect(graph.transitions.map(\.trigger) == ["NavigationLink", "NavigationLink “Go”"])
  }

  @Test(
    "What a library is given to run at a tap, a person sets off",
    arguments: [
      "handleCustomTap(for: .mention)", "addLongPressGesture", "whenClicked", "setLinkTapHandler",
    ])
  func tap(_ call: String) {
    let graph = expect(
      plainLaunch + """
        import Labels
        final class Start: UIViewController {
          let label = ActiveLabel()
          override func viewDidLoad() {
            super.viewDidLoad()
            label.\(call) { _ in 1️⃣self.present(Detail(), animated: true) }
            label.customize { _ in 2️⃣self.present(Other(), animated: true) }
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣", "Start -sheet-> Other at 2️⃣"])
    #expect(
      graph.transitions.map(\.trigger) == [String(call.prefix { $0 != "(" }), "viewDidLoad"])
  }

  @Test("What is made without its type is known by what it is called")
  func madeWithoutType() {
    let graph = expect(
      plainLaunch + """
        import OuterKit
        final class Start: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let button = OuterButton()
            button.model = .init(title: "Go", action: { 1️⃣self.present(Detail(), animated: true) })
            view.addSubview(button)
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
    #expect(graph.transitions.map(\.trigger) == ["“Go”"])
  }

  @Test("A library's closure whose label says so runs when a person taps")
  func tapLabel() {
    let graph = expect(
      plainLaunch + """
        final class Start: UIViewController {
          let text = NSMutableAttributedString(string: "x")
          override func viewDidLoad() {
            text.mark(range, tapAction: { _ in 1️⃣self.present(Detail(), animated: true) }, color: nil)
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
    #expect(graph.transitions.map(\.trigger) == ["mark"])
  }

  @Test("A link with a label is known by that, and not by what it leads to")
  func linkLabel() {
    let graph = expect(
      """
      struct A: View {
        var body: some View {
          NavigationStack {
            1️⃣NavigationLink { Form { Text("x"); Toggle("y", isOn: $isOn) } } label: { Text("Go") }
          }
        }
      }
      """, transitions: ["A -push-> A.go at 1️⃣"])
    #expect(graph.transitions.map(\.trigger) == ["NavigationLink “Go”"])
  }

  @Test("A button that an initialiser of the program's own makes runs what the model says")
  func ownButton() {
    let graph = expect(
      """
      final class Model: ObservableObject {
        @Published var isOpen = false
        func show() { 1️⃣isOpen = true }
      }
      extension Button where Label == Text {
        init(model: Model) { self.init("Open", action: model.show) }
      }
      struct A: View {
        @StateObject var model = Model()
        var body: some View { Button(model: model).sheet(isPresented: $model.isOpen) { B() } }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
    #expect(graph.transitions.map(\.trigger) == ["Button “Open”"])
  }

  @Test(
    "What only has such a word in another does not", arguments: ["windTape", "withTapestry"])
  func noTap(_ call: String) {
    let graph = expect(
      plainLaunch + """
        import Labels
        final class Start: UIViewController {
          let label = ActiveLabel()
          override func viewDidLoad() {
            super.viewDidLoad()
            label.\(call) { _ in 1️⃣self.present(Detail(), animated: true) }
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
    #expect(graph.transitions.map(\.trigger) == ["viewDidLoad"])
  }

  @Test(
    "What an animation runs once it is done is done by who began it",
    arguments: [
      "UIView.animate(withDuration: 1) { self.view.alpha = 0 } completion: { _ in self.go() }",
      "UIView.animate(withDuration: 1, animations: {}, completion: { _ in self.go() })",
      "UIView.transition(with: view, duration: 1, animations: nil) { _ in self.go() }",
      "UIView.animateKeyframes(withDuration: 1, delay: 0, animations: {}, completion: { _ in self.go() })",
    ])
  func animation(_ animating: String) {
    let graph = expect(
      plainLaunch + """
        final class Start: UIViewController {
          @IBAction func tap() { \(animating) }
          private func go() { 1️⃣present(Detail(), animated: true) }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
    #expect(graph.transitions.map(\.trigger) == ["tap"])
  }

  @Test(
    "A button's title is read where it is looked up in a table of words",
    arguments: [
      (#"Button(NSLocalizedString("Save", comment: "")) { isShown = true }"#, "Button “Save”"),
      (#"Button(String(localized: "Save")) { isShown = true }"#, "Button “Save”"),
      (#"Button(LocalizedStringKey("Save")) { isShown = true }"#, "Button “Save”"),
      (
        #"Button(NSLocalizedString("b", value: "Save", comment: "")) { isShown = true }"#,
        "Button “Save”"
      ),
      (
        #"Button { isShown = true } label: { Text(NSLocalizedString("Save", comment: "")) }"#,
        "Button “Save”"
      ),
      (#"Button(String(describing: "Save")) { isShown = true }"#, "Button"),
      (#"Button(words("Save")) { isShown = true }"#, "Button"),
    ])
  func lookedUp(_ button: String, _ trigger: String) {
    let graph = expect(
      """
      struct A: View {
        @State private var isShown = false
        var body: some View { \(button).sheet(isPresented: $isShown) { B() } }
      }
      """, transitions: ["A -sheet-> B"])
    #expect(graph.transitions.map(\.trigger) == [trigger])
  }
}
