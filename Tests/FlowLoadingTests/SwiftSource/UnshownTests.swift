import FlowGraph
import Testing

@testable import FlowLoading

/// Views and controllers that nothing shows, and those of which that cannot be said.
@Suite("What nothing shows")
struct UnshownTests {
  private func unshown(_ source: String, path: String = "App.swift") -> [String] {
    let app = SwiftFile(
      path: "Main.swift",
      text: """
        @main struct Main: App { var body: some Scene { WindowGroup { Text("x") } } }
        """)
    let graph = SwiftSourceLoader(threads: 1).load([app, SwiftFile(path: path, text: source)])
    return graph.unshown.map(\.name)
  }

  @Test("A view that a decoder makes", arguments: ["Codable", "Decodable"])
  func decoded(_ decoding: String) {
    let view = "extension Banner: View { var body: some View { Text(title) } }"
    #expect(unshown("struct Banner { let title: String }\n\(view)") == ["Banner"])
    #expect(unshown("struct Banner: \(decoding) { let title: String }\n\(view)") == [])
  }

  @Test(
    "A controller whose initialiser is there for Objective-C",
    arguments: [
      ("@objc public init(scale: Float) { super.init(nibName: nil, bundle: nil) }", true),
      ("public init(scale: Float) { super.init(nibName: nil, bundle: nil) }", false),
      ("@objc required init?(coder: NSCoder) { super.init(coder: coder) }", false),
    ])
  func objectiveC(_ initializer: String, isMade: Bool) {
    let name = "MetalViewController"
    let source = "@objc public class \(name): UIViewController { \(initializer) }"
    #expect(unshown(source) == (isMade ? [] : [name]))
  }

  @Test("A view whose type is written like a function")
  func lowercase() {
    let view = "struct backdrop: View { var body: some View { Text(\"x\") } }"
    #expect(unshown(view) == ["backdrop"])
    #expect(
      unshown(
        """
        \(view)
        struct Style: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View {
            configuration.label.background(backdrop())
          }
        }
        """) == [])
  }

  @Test("Views for previews, by their folder, their name and what they stand in")
  func previews() {
    let old = "struct Old: View { var body: some View { Text(\"x\") } }"
    #expect(unshown(old) == ["Old"])
    #expect(unshown(old, path: "App/Preview Content/Old.swift") == [])
    #expect(unshown(old, path: "App/Previews/Old.swift") == [])
    #expect(unshown(old, path: "App/Preview.swift") == ["Old"])
    #expect(unshown("struct OldPreview: View { var body: some View { Text(\"x\") } }") == [])
    #expect(unshown("struct Samples: PreviewProvider { \(old) }") == [])
    #expect(unshown("struct Samples { \(old) }") == ["Samples.Old"])
  }

  @Test(
    "A private view that a preview shows beside or around one that the app shows, or several times",
    arguments: [
      ("#Preview { List { Head(); Row() } }", "Text(\"head\")", []),
      ("#Preview { Head() }", "Row()", []),
      (
        "struct Samples: PreviewProvider { static var previews: some View { Head(); Row() } }",
        "Text(\"head\")", []
      ),
      ("#Preview { Head() }", "Text(\"head\")", ["Head"]),
      ("#Preview { Head() }\n#Preview { Head(); Row() }", "Text(\"head\")", ["Head"]),
      ("#Preview { Row() }", "Row()", ["Head"]),
      ("#Preview { List { Head(); Head() } }", "Text(\"head\")", []),
      ("#Preview(\"Head\") { Head(of: Head.sample) }", "Text(\"head\")", ["Head"]),
      ("#Preview { Head() }\n#Preview { Head() }", "Text(\"head\")", ["Head"]),
    ])
  func previewHelpers(preview: String, body: String, dead: [String]) {
    func source(_ access: String) -> String {
      """
      struct Row: View { var body: some View { Text("row") } }
      \(preview)
      \(access)struct Head: View { var body: some View { \(body) } }
      """
    }
    func unshown(_ source: String) -> [String] {
      let app = "@main struct Main: App { var body: some Scene { WindowGroup { Row() } } }\n"
      return SwiftSourceLoader(threads: 1)
        .load([SwiftFile(path: "App.swift", text: app + source)]).unshown.map(\.name)
    }
    #expect(unshown(source("private ")) == dead)
    #expect(unshown(source("")) == ["Head"])
  }

  @Test("A controller that code which nothing runs takes out of a storyboard")
  func instantiated() {
    func source(_ call: String) -> String {
      """
      final class Alert: UIViewController {}
      final class Service {
        func show() {
          guard let alert = \(call) as? Alert else { return }
          window.present(modal: alert)
        }
      }
      func help(_ service: Service) { service.show() }
      """
    }
    #expect(unshown(source("storyboard.instantiateInitialViewController()")) == [])
    #expect(unshown(source("(board!.instantiateViewController(withIdentifier: \"x\"))")) == [])
    #expect(unshown(source("window.top()")) == ["Alert"])
  }

  @Test(
    "What brings a controller or a view of UIKit's into SwiftUI is shown or dead as any view",
    arguments: ["UIViewController", "UIView"])
  func representables(_ made: String) {
    let box = """
      struct Box: \(made)Representable {
        func make\(made)(context: Context) -> \(made) { \(made)() }
        func update\(made)(_ view: \(made), context: Context) {}
      }
      """
    #expect(unshown(box) == ["Box"])
    #expect(unshown(box + "\nstruct Old: View { var body: some View { Box() } }") == ["Old"])
  }

  @Test(
    "A type that code only names: a nested one of the name, a text of the type, a type in it",
    arguments: [
      ("Text(Texts.Page.title)", []), ("Text(Page.label)", []), ("Text(Page.menu)", []),
      ("Page.Row()", []), ("wrap(Page.make())", ["open"]), ("wrap(Page.self)", ["open"]),
      ("wrap(App.Page())", ["open"]),
    ])
  func named(use: String, open: [String]) {
    let source = """
      enum Texts { enum Page { static let title = "x" } }
      struct Page: View {
        static let label = "x".localized()
        static var menu: String { "label!" }
        static func make() -> Page { other() }
        struct Row: View { var body: some View { Text("x") } }
        var body: some View { Text("x") }
      }
      func help() { \(use) }
      """
    #expect(unshown(source).contains("Page") == open.isEmpty)
  }

  @Test("A controller of UIKit's or another framework's in a view of its own")
  func represented() {
    let source = """
      struct Mail: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
        func updateUIViewController(_ page: UIViewController, context: Context) {}
      }
      """
    #expect(unshown(source) == ["Mail"])
    #expect(unshown(source + "\nfunc help() { wrap(Mail()) }") == [])
  }

  /// The controllers that are made and let go, when a button's action does this.
  private func letGo(_ action: String, in page: String = "") -> [String] {
    let source = """
      class Page: UIViewController {
        var onDone: (() -> Void)?
        private let helper = Helper()
        \(page)
      }
      final class Helper: NSObject {
        weak var delegate: AnyObject?
        init(for page: UIViewController) {}
        init(keeping page: UIViewController) { Registry.shared.page = page }
      }
      final class Home: UIViewController {
        private var kept: UIViewController?
        @objc func open() { \(action) }
        override func viewDidLoad() {
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "x", style: .plain, target: self, action: #selector(open))
        }
      }
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: Any?) -> Bool {
          window?.rootViewController = UINavigationController(rootViewController: Home())
          return true
        }
      }
      """
    let graph = SwiftSourceLoader(threads: 1).load([SwiftFile(path: "App.swift", text: source)])
    return graph.unshown.compactMap { $0.madeAt == nil ? nil : $0.name }
  }

  @Test(
    "A controller that is made and set up, and nothing after it",
    arguments: [
      "let page = Page(); page.title = \"x\"; page.view.backgroundColor = .red",
      "let page = Page(); page.onDone = { self.open() }", "_ = Page()",
      "guard let page = board.instantiateInitialViewController() as? Page else { return }\n"
        + "page.loadViewIfNeeded()",
    ])
  func letGo(action: String) {
    #expect(letGo(action) == ["Page"])
  }

  @Test(
    "One that goes somewhere",
    arguments: [
      "let page = Page(); present(page, animated: true)", "let page = Page(); kept = page",
      "let page = Page(); show { page.title = \"x\" }", "let page = Page(); return page",
      "let page = Page(); page.push(from: self)", "let page = Page(); stack.addSubview(page.view)",
      "let page = Page(); if let page { show(page) }", "kept = Page()", "wrap(Page())",
      "let pages = [Page()]", "Page()", "let make = { Page() }",
    ])
  func handedOn(action: String) {
    #expect(letGo(action) == [])
  }

  @Test("What its own code does with it counts")
  func own() {
    let shown = "let page = Page(); page.show(over: self)"
    #expect(
      letGo(shown, in: "func show(over other: UIViewController) { title = \"x\" }") == ["Page"])
    #expect(
      letGo(shown, in: "func show(over other: UIViewController) { wrap(self) }") == [])
    #expect(
      letGo(shown, in: "func show(over other: UIViewController) { other.view.addSubview(view) }")
        == [])
    #expect(
      letGo(
        shown,
        in: "func show(over other: UIViewController) { helper.delegate = self; more() }"
          + "\nfunc more() {}") == ["Page"])
    #expect(
      letGo(
        shown,
        in: "func show(over other: UIViewController) { more() }"
          + "\nfunc more() { Registry.shared.page = self }") == [])
    #expect(
      letGo(shown, in: "func show(over other: UIViewController) { _ = Helper(for: self) }")
        == ["Page"])
    #expect(
      letGo(shown, in: "func show(over other: UIViewController) { _ = Helper(keeping: self) }")
        == [])
    let direct = "func show(over other: UIViewController) -> Page.Note { Note() }\nstruct Note {}"
    #expect(letGo("Page().show(over: self)", in: direct) == ["Page"])
    // It is made for what it gives.
    #expect(letGo("Page().show(over: self).post()", in: direct) == [])
    #expect(letGo("_ = Page()", in: "init() { Registry.shared.page = self }") == [])
  }

  @Test("A controller that only a function shows which nothing calls")
  func unused() {
    func source(_ access: String, _ call: String = "") -> String {
      """
      final class Page: UIViewController {}
      final class One: UIViewController {
        \(access) func open() { other.wrap(Page()) }
        \(call)
      }
      """
    }
    let other = "\nfinal class Two: UIViewController { func x() { open() }\n func open() {} }"
    let files = { (text: String) in
      SwiftSourceLoader(threads: 1).load(
        [SwiftFile(path: "One.swift", text: text), SwiftFile(path: "Two.swift", text: other)]
      ).unshown.filter { $0.madeUnused != nil }.map(\.name)
    }
    #expect(files(source("private")) == ["Page"])
    // The other's call may mean it.
    #expect(files(source("")) == [])
    #expect(files(source("private", "func go() { open() }")) == [])
    #expect(files(source("@objc private")) == [])
  }

  /// A flow that gives a page to its router.
  private func dropped(_ router: String, more: String = "") -> [String] {
    let graph = SwiftSourceLoader(threads: 1).load([
      SwiftFile(
        path: "App.swift",
        text: """
          @main final class AppDelegate: UIResponder, UIApplicationDelegate {
            let router = Router()
            func applicationDidFinishLaunching(_ application: UIApplication) {
              UIWindow().rootViewController = router.stack
              router.stack.setViewControllers([Home(flow: self)], animated: false)
            }
            func open() {
              let page = Page()
              page.onClose = { [weak page] in page?.refresh() }
              router.show(page)
            }
          }
          final class Home: UIViewController {
            let flow: AppDelegate
            init(flow: AppDelegate) { self.flow = flow }
            @IBAction func open() { flow.open() }
          }
          protocol Presentable { func toPresent() -> UIViewController? }
          extension UIViewController: Presentable { func toPresent() -> UIViewController? { self } }
          final class Page: UIViewController {
            var onClose: (() -> Void)?
            func refresh() {}
          }
          final class Router {
            let stack = UINavigationController()
            func show(_ page: Presentable?) { \(router) }
            \(more)
          }
          """)
    ])
    return graph.unshown.map { "\($0.name) \($0.droppedBy.map { "\($0.line)" } ?? "")" }
  }

  @Test(
    "What a function is given to show it, and what it does nothing with",
    arguments: [
      "", "print(stack)", "guard let controller = page?.toPresent() else { return }",
      "if let page { let other = page.toPresent() }", "let controller = page?.toPresent()",
    ])
  func dropping(_ body: String) {
    #expect(dropped(body) == ["Page 26"])
    let other = "func show(_ page: Presentable?, animated: Bool) { \(body) }"
    #expect(dropped("show(page, animated: true)", more: other) == ["Page 27"])
  }

  @Test(
    "What the function shows or hands on, asks for something or keeps",
    arguments: [
      "stack.pushViewController(page!.toPresent()!, animated: true)", "wrap(page)",
      "guard let controller = page?.toPresent() else { return }; wrap(controller)",
      "later = { print(page) }", "last = page", "page?.start()", "let last = page?.view",
      "guard page != nil else { return }",
    ])
  func taking(_ body: String) {
    #expect(dropped(body) == [])
  }

  @Test("A page without a type bears the name of the part that pushes it, and is shown")
  func unnamedPage() {
    expect(
      """
      struct A: View { var body: some View { NavigationStack { List { Music() } } } }
      struct Music: View {
        @State private var isActive = false
        var body: some View {
          VStack { 2️⃣NavigationLink(destination: songs, isActive: $isActive) { Text("songs") } }
        }
        private var songs: some View {
          List { Text("song").onTapGesture { 1️⃣isActive = false } }
        }
      }
      """, transitions: ["A -push-> Music at 2️⃣"], backs: ["Music pop at 1️⃣"],
      screens: ["A", "Music"])
  }

  @Test("A view of UIKit's that a preview alone shows is there for it")
  func forPreview() {
    let badge = """
      struct Badge: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) {}
      }
      """
    #expect(unshown(badge) == ["Badge"])
    #expect(
      unshown(
        "\(badge)\nstruct Samples: PreviewProvider { static var previews: some View { Badge() } }")
        == [])
  }

  @Test("A view that a generic type is told to make", arguments: [("<Row>", []), ("", ["Row"])])
  func generic(_ told: String, _ dead: [String]) {
    #expect(
      unshown(
        """
        struct Row: View { var body: some View { Text("row") } }
        final class ListFlow<Content: View> {
          func start() { print(Content.self) }
        }
        struct Starter { func start() { ListFlow\(told)().start() } }
        """) == dead)
  }
}
