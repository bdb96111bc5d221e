import Testing

@testable import FlowLoading

@Suite("Calls that were followed")
struct FollowedCallTests {
  @Test("A link to nothing leads nowhere")
  func emptyLinks() {
    expect(
      """
      struct A: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Clear", destination: EmptyView())
            NavigationLink { EmptyView() } label: { Text("More") }
          }
        }
      }
      """)
    expect(
      """
      struct A: View {
        let content: Content
        var body: some View { NavigationStack { 1️⃣NavigationLink("b", destination: content.page) } }
      }
      """, unresolved: ["at 1️⃣"])
  }

  @Test("Tabs that a container is given by a call")
  func tabs() {
    let graph = expect(
      """
      import UIKit
      @main final class Start: UIResponder, UIApplicationDelegate {
        var window: UIWindow? = UIWindow()
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let tabs = UITabBarController()
          tabs.setViewControllers([One(), Two()], animated: false)
          window?.rootViewController = tabs
          return true
        }
      }
      final class One: UIViewController {}
      final class Two: UIViewController {}
      """, transitions: ["Start -tab-> One", "Start -tab-> Two"])
    #expect(graph.unreached == [])
  }

  @Test("A view of UIKit that alone fills a level is a screen; beside others it is a part")
  func representables() {
    let legal = """
      struct Legal: UIViewRepresentable {
        func makeUIView(context: Context) -> UITextView { UITextView() }
        func updateUIView(_ view: UITextView, context: Context) {}
      }

      """
    expect(
      legal
        + """
        struct A: View {
          var body: some View {
            NavigationStack { 1️⃣NavigationLink("Legal") { Legal().navigationTitle("Legal") } }
          }
        }
        """, transitions: ["A -push-> Legal at 1️⃣"], screens: ["A", "Legal"])
    expect(
      legal
        + """
        struct A: View {
          @State private var isOpen = false
          var body: some View {
            Button("Legal") { 1️⃣isOpen = true }.sheet(isPresented: $isOpen) { Legal() }
          }
        }
        """, transitions: ["A -sheet-> Legal at 1️⃣"], screens: ["A", "Legal"])
    expect(
      legal
        + """
        struct A: View { var body: some View { NavigationStack { NavigationLink("b") { B() } } } }
        struct B: View { var body: some View { Legal().ignoresSafeArea() } }
        """, transitions: ["A -push-> B"], screens: ["A", "B"])
  }

  @Test("A call that nothing runs concerns the screen that its function casts to")
  func unreachedCasts() {
    let graph = SwiftSourceLoader(threads: 1).load(
      MarkedSource(
        """
        class Root: UIViewController {
          private func old() {
            let other = factory.controller(named: "Other") as? Other
            if let other { navigationController?.pushViewController(other, animated: true) }
          }
          private func older() { navigationController?.pushViewController(Third(), animated: true) }
        }
        class Other: UIViewController {}
        class Third: UIViewController {}
        """
      ).files)
    #expect(graph.unshown.map(\.name).contains("Other"))
    #expect(Set(graph.unreached.map(\.concerns)) == [["Other"], []])
  }

  @Test("What an extension of controllers alone declares is called on one of a library's too")
  func extensionOfControllers() {
    expect(
      plainLaunch + """
        import Sections
        extension UIViewController {
          func route_present(to controller: UIViewController) {
            1️⃣present(controller, animated: true)
          }
        }
        final class Start: UIViewController {
          @objc func tapped() { section.viewController?.route_present(to: Detail()) }
          let section = Section()
        }
        final class Section: SectionController {}
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("A property that keeps what it holds, or else is given something, may be given it")
  func heldOrMade() {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          private var kept: UIViewController?
          @objc func tapped() {
            kept = kept ?? Detail()
            if let kept { 1️⃣navigationController?.pushViewController(kept, animated: true) }
          }
        }
        """, transitions: ["Start -push-> Detail at 1️⃣"])
  }

  @Test("A function that is handed to onChange by its name", arguments: ["", "initial: true, "])
  func changed(_ initial: String) {
    expect(
      """
      struct A: View {
        @State private var picked: String?
        @State private var isOpen = false
        var body: some View {
          Button("x") { picked = "x" }
            .onChange(of: picked, \(initial)show)
            .sheet(isPresented: $isOpen) { B() }
        }
        private func show(_ old: String?, _ new: String?) { 1️⃣isOpen = true }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test("A function that never returns does what it does before it ends")
  func never() {
    expect(
      launching(
        """
        window = UIWindow()
        window?.rootViewController = Start()
        """) + """
          final class Start: UIViewController {
            var base: URL?
            @IBAction func tap() { Task { try? await check() } }
            func check() async throws {
              guard base != nil else { try await reject() }
            }
            func reject() async throws -> Never {
              warn()
              throw CancellationError()
            }
            func warn() { 1️⃣present(Warning(), animated: true) }
          }
          final class Warning: UIViewController {}
          """, transitions: ["Start -sheet-> Warning at 1️⃣"])
  }
}
