import FlowGraph
import Testing

@testable import FlowLoading

/// What code asks for and SwiftUI or UIKit does not carry out as written.
@Suite("Hazards")
struct HazardTests {
  private static let session = """
    final class Session: ObservableObject { var name = "" }
    struct C: View {
      @EnvironmentObject var session: Session
      var body: some View { Text(session.name) }
    }

    """

  // MARK: The environment

  @Test("A hosting controller begins with nothing; one that is provided for does not")
  func hosting() {
    let found = hazards(
      Self.session + """
        final class AppDelegate: NSObject, UIApplicationDelegate {
          var window: UIWindow?
          func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
          ) -> Bool {
            window?.rootViewController = UINavigationController(rootViewController: List())
            return true
          }
        }
        final class List: UIViewController {
          let session = Session()
          @objc func open() { 1️⃣present(UIHostingController(rootView: C()), animated: true) }
          @objc func other() {
            present(UIHostingController(rootView: C().environmentObject(session)), animated: true)
          }
        }
        """)
    #expect(found == ["environment Session on List (C) hosting at 1️⃣"])
  }

  @Test("Content that comes with an object finds it where another view frames it")
  func framed() {
    let found = hazards(
      Self.session + """
        @main struct TestApp: App {
          @StateObject private var session = Session()
          @State private var isActive = true
          var body: some Scene {
            WindowGroup { Splash(isActive: $isActive) { Root().environmentObject(session) } }
          }
        }
        @main struct OtherApp: App { var body: some Scene { WindowGroup { A() } } }
        struct A: View { var body: some View { Text("other") } }
        struct Splash<Content: View>: View {
          @Binding var isActive: Bool
          let content: Content
          init(isActive: Binding<Bool>, @ViewBuilder content: () -> Content) {
            _isActive = isActive
            self.content = content()
          }
          var body: some View {
            ZStack {
              content.opacity(isActive ? 0 : 1)
              if isActive { Text("Hello") }
            }
          }
        }
        struct Root: View {
          @EnvironmentObject var session: Session
          var body: some View { Text(session.name) }
        }
        """)
    #expect(found == [])
  }

  @Test("A sheet inherits, and so do tabs, embedded views and what a helper wraps")
  func inherits() {
    let found = hazards(
      Self.session + """
        @main struct TestApp: App {
          @StateObject private var session = Session()
          var body: some Scene { WindowGroup { A().provided(session) } }
        }
        extension View {
          func provided(_ session: Session) -> some View { environmentObject(session) }
        }
        struct A: View {
          @State private var isShown = false
          var body: some View {
            TabView { C(); B() }.sheet(isPresented: $isShown) { C() }
          }
        }
        """)
    #expect(found == [])
  }

  @Test("What is pushed has what surrounds the stack, not what its root is given")
  func stack() {
    let source = """
      @main struct TestApp: App {
        @StateObject private var session = Session()
        var body: some Scene { WindowGroup { A(session: session)AROUND } }
      }
      struct A: View {
        let session: Session
        var body: some View {
          1️⃣NavigationStack { B().environmentObject(session) }
        }
      }
      struct B: View { var body: some View { NavigationLink("Open") { C() } } }
      """
    func with(_ text: String) -> String {
      Self.session + source.split(separator: "AROUND").joined(separator: text)
    }
    #expect(hazards(with("")) == ["environment Session on A (C) stack at 1️⃣"])
    #expect(hazards(with(".environmentObject(session)")) == [])
  }

  @Test("Another window begins with nothing")
  func window() {
    let found = hazards(
      """
      @Observable final class Store { var name = "" }
      @main struct TestApp: App {
        @State private var store = Store()
        var body: some Scene {
          WindowGroup { A().environment(store) }
          WindowGroup(id: "detail") { C() }
        }
      }
      struct A: View {
        @Environment(\\.openWindow) private var openWindow
        var body: some View { Button("Open") { 1️⃣openWindow(id: "detail") } }
      }
      struct C: View {
        @Environment(Store.self) private var store
        var body: some View { Text(store.name) }
      }
      """)
    #expect(found == ["environment Store on A (C) window at 1️⃣"])
  }

  @Test("An optional object, one never used, one on the scene and a delegate are not missed")
  func harmless() {
    let found = hazards(
      """
      @Observable final class Store { var name = "" }
      @Observable final class Theme { var name = "" }
      final class Delegate: NSObject, WKApplicationDelegate, ObservableObject { var name = "" }
      @main struct TestApp: App {
        @WKApplicationDelegateAdaptor(Delegate.self) var delegate
        @State private var theme = Theme()
        var body: some Scene { WindowGroup { A() }.environment(theme) }
      }
      struct A: View {
        @Environment(Store.self) private var store: Store?
        @Environment(Store.self) private var unused
        @Environment(Theme.self) private var theme
        @EnvironmentObject private var delegate: Delegate
        var body: some View { Text(store?.name ?? theme.name + delegate.name) }
      }
      """)
    #expect(found == [])
  }

  @Test("Only objects are asked for by type: of a value the program says where it comes from")
  func byType() {
    func source(_ kind: String) -> String {
      """
      \(kind) Palette { var tint = Color.red }
      extension Environment where Value == Palette {
        init(_ type: Palette.Type) { self.init(\\.palette) }
      }
      @main struct TestApp: App { var body: some Scene { WindowGroup { A() } } }
      struct A: View {
        @Environment(Palette.self) private var palette
        var body: some View { Text("a").foregroundStyle(palette.tint) }
      }
      """
    }
    #expect(hazards(source("struct")) == [])
    #expect(hazards(source("@Observable final class")).count == 1)
  }

  @Test("What nothing provides is missed; what code that is not followed provides, possibly")
  func nowhere() {
    let source = Self.session + "struct A: View { var body: some View { C() } }\n"
    let found = hazards(source)
    #expect(found.map { $0.hasPrefix("environment Session on launch (") } == [true])
    #expect(found.allSatisfy { $0.contains(") launch at ") })
    let unused = "extension View { func old() -> some View { environmentObject(Session()) } }"
    #expect(hazards(source + unused).allSatisfy { $0.contains(") launch possibly at ") })
    #expect(hazards(source + unused).count == 1)
  }

  // MARK: Actions

  @Test("Two states of one presenter, set in one run of statements")
  func presentations() {
    let found = hazards(
      """
      struct A: View {
        @State private var isOne = false
        @State private var isTwo = false
        @State private var isThree = false
        var body: some View {
          VStack {
            Button("Both") {
              isOne = true
              1️⃣isTwo = true
            }
            Button("Either") { if isThree { isOne = true } else { isTwo = true } }
            Button("Swap") { isOne = false; isTwo = true }
            Button("Later") { isOne = true; Task { isTwo = true } }
          }
          .sheet(isPresented: $isOne) { B() }
          .sheet(isPresented: $isTwo) { C() }
        }
      }
      """)
    #expect(found == ["presentations A.isTwo on A (A.isOne) state at 1️⃣"])
  }

  @Test("Presents twice, and in the turn of a dismissal")
  func calls() {
    let found = hazards(
      """
      final class AppDelegate: NSObject, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
        ) -> Bool {
          window?.rootViewController = Root()
          return true
        }
      }
      final class One: UIViewController {}
      final class Two: UIViewController {}
      final class Root: UIViewController {
        @objc func both() {
          present(One(), animated: true)
          1️⃣present(Two(), animated: true)
        }
        @objc func leave() {
          dismiss(animated: true)
          2️⃣present(One(), animated: true)
        }
        @objc func fine() {
          dismiss(animated: true) { self.present(One(), animated: true) }
        }
        @objc func other() {
          dismiss(animated: true)
          presentingViewController?.present(One(), animated: true)
        }
      }
      """)
    #expect(
      found == [
        "dismissal present(One(), animated: true) on Root (dismiss(animated: true)) at 2️⃣",
        "presentations present(Two(), animated: true) on Root (present(One(), animated: true))"
          + " call at 1️⃣",
      ])
  }

  @Test("Two writes to a path; a whole assignment and branches are one")
  func paths() {
    let found = hazards(
      """
      enum Route: Hashable { case b, c }
      struct A: View {
        @State private var path: [Route] = []
        var body: some View {
          NavigationStack(path: $path) {
            VStack {
              Button("Twice") {
                path.removeLast()
                1️⃣path.append(.c)
              }
              Button("Whole") { path = [.b, .c] }
              Button("Either") { if path.isEmpty { path.append(.b) } else { path.append(.c) } }
            }
            .navigationDestination(for: Route.self) { _ in B() }
          }
        }
      }
      """)
    #expect(found == ["pathWrites A.path on A (path.removeLast()) at 1️⃣"])
  }

  // MARK: Views

  @Test("Content that reads state which only the content reads")
  func stale() {
    let source = """
      struct A: View {
        @State private var chosen: Int?
        @State private var isShown = false
        var body: some View {
          VStack {
            TITLE
            Button("One") {
              1️⃣chosen = 1
              isShown = true
            }
          }
          .sheet(isPresented: $isShown) { if let chosen { B(number: chosen) } }
        }
      }
      struct B: View { let number: Int; var body: some View { Text("B") } }
      """
    func with(_ text: String) -> String { source.split(separator: "TITLE").joined(separator: text) }
    #expect(hazards(with("")) == ["staleState A.chosen on A (A.isShown, sheet) at 1️⃣"])
    #expect(hazards(with("Text(\"\\(chosen ?? 0)\")")) == [])
  }

  @Test("Presentations on rows, by shared state and by the row's own")
  func rows() {
    let found = hazards(
      """
      struct A: View {
        let items = [1, 2]
        @State private var isShown = false
        var body: some View {
          VStack {
            List(items, id: \\.self) { item in
              1️⃣Text("Row").sheet(isPresented: $isShown) { B() }
            }
            LazyVStack { ForEach(items, id: \\.self) { Row(item: $0) } }
            List { Text("One").sheet(isPresented: $isShown) { B() } }
            List(items, id: \\.self) { _ in Text("Row") }.sheet(isPresented: $isShown) { B() }
            VStack { ForEach(items, id: \\.self) { _ in
              Text("Row").sheet(isPresented: $isShown) { B() }
            } }
          }
        }
      }
      struct Row: View {
        let item: Int
        @State private var isAsking = false
        var body: some View {
          2️⃣Text("Row").alert("Sure?", isPresented: $isAsking) {}.popover(isPresented: $isAsking) { B() }
        }
      }
      """)
    #expect(
      found == [
        "lazyRow alert on A (LazyVStack, Row) row at 2️⃣",
        "lazyRow sheet on A (List, A) shared at 1️⃣",
      ])
  }

  // MARK: Links

  @Test("A handler on a view that only a person brings up")
  func lateHandler() {
    let source = """
      struct A: View {
        @State private var isShown = false
        var body: some View { Text("A").sheet(isPresented: $isShown) { C() } }
      }
      struct C: View {
        @State private var isDeep = false
        var body: some View {
          Text("C")1️⃣.onOpenURL { url in isDeep = url.host == "b" }
            .sheet(isPresented: $isDeep) { B() }
        }
      }
      """
    #expect(hazards(source) == ["coldStart C on C () view at 1️⃣"])
    let early =
      source + """

        @main struct TestApp: App { var body: some Scene { WindowGroup { C() } } }
        """
    #expect(hazards(early) == [])
  }

  @Test("A scene delegate that looks for links in a running app only")
  func warmDelegate() {
    func delegate(_ launch: String) -> String {
      """
      final class AppDelegate: UIResponder, UIApplicationDelegate {}
      final class Root: UIViewController {}
      final class Detail: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        let navigation = UINavigationController(rootViewController: Root())
        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession,
          options connectionOptions: UIScene.ConnectionOptions
        ) {
          window?.rootViewController = navigation
          \(launch)
        }
        1️⃣func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          open(contexts.first?.url)
        }
        func open(_ url: URL?) { navigation.pushViewController(Detail(), animated: true) }
      }
      """
    }
    #expect(
      hazards(delegate("")) == [
        "coldStart SceneDelegate.scene(_:openURLContexts:) on launch (urlContexts) delegate at 1️⃣"
      ])
    #expect(hazards(delegate("open(connectionOptions.urlContexts.first?.url)")) == [])
    #expect(hazards(delegate("handle(connectionOptions)")) == [])
    func choosing(_ part: String) -> String {
      delegate("").replacing(
        "UIApplicationDelegate {}",
        with: """
          UIApplicationDelegate {
            func application(
              _ application: UIApplication, configurationForConnecting session: UISceneSession,
              options: UIScene.ConnectionOptions
            ) -> UISceneConfiguration {
              UISceneConfiguration(
                name: options.\(part).isEmpty ? "Main" : "Link", sessionRole: session.role)
            }
          }
          """)
    }
    #expect(hazards(choosing("urlContexts")) == [])
    #expect(hazards(choosing("userActivities")).count == 1)
  }

  @Test("Handlers of one change say what they look at in the same words")
  func observed() {
    let graph = SwiftSourceLoader(threads: 1).load(
      MarkedSource(
        """
        @Observable final class Client { var id = 0 }
        @Observable final class Router { var path: [Int] = [] }
        struct A: View {
          @Environment(Client.self) private var client
          @State private var router = Router()
          var body: some View {
            NavigationStack(path: $router.path) {
              B().navigationDestination(for: Int.self) { _ in C() }
            }
            .environment(router)
            .onChange(of: client.id) { router.path = [] }
          }
        }
        struct C: View {
          @Environment(Client.self) private var account
          @Environment(Router.self) private var router
          var body: some View {
            Text("C").onChange(of: account) { router.path.removeLast() }
          }
        }
        struct B: View {
          @Environment(Router.self) private var router
          var body: some View { Button("Open") { router.path.append(1) } }
        }
        """
      ).files)
    let changes = graph.backs.filter { $0.trigger == "onChange" }
    #expect(changes.map { $0.observes ?? [] } == [["Client"], ["Client"]])
    #expect(graph.backs.allSatisfy { ($0.observes == nil) == ($0.trigger != "onChange") })
  }
}
