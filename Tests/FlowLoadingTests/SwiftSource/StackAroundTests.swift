import FlowGraph
import Testing

@testable import FlowLoading

@Suite("On which stack a part of a screen stands")
struct StackAroundTests {
  private func rows(_ source: String, _ kind: MisplacedPart.Kind) -> [String] {
    let marked = MarkedSource(source)
    return SwiftSourceLoader(threads: 1).load(marked.files).misplaced
      .filter { $0.kind == kind }
      .map { "\($0.screen) at \(marked.text($0.place))" }.sorted()
  }

  /// A controller that presents a menu, which calls back.
  private func menu(root: String) -> [String] {
    rows(
      """
      import SwiftUI
      import UIKit
      @main final class Start: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window = UIWindow()
          window?.rootViewController = \(root)
          return true
        }
      }
      final class Host: UIViewController {
        @IBAction func openMenu() {
          let menu = MenuView { [weak self] in self?.dismiss(animated: true) { self?.go() } }
          present(UIHostingController(rootView: menu), animated: true)
        }
        func go() { 1️⃣navigationController?.pushViewController(Next(), animated: true) }
      }
      final class Next: UIViewController {}
      struct MenuView: View {
        let onPick: () -> Void
        var body: some View { Button("Next") { onPick() } }
      }
      """, .push)
  }

  @Test("What a modal calls back pushes on the stack of the controller that presented it")
  func presenters() {
    #expect(menu(root: "UINavigationController(rootViewController: Host())") == [])
    #expect(menu(root: "Host()") == ["Host at 1️⃣"])
  }

  @Test("A screen with a stack of its own that is a tab, and is pushed too")
  func tabs() {
    func app(_ link: String) -> [String] {
      rows(
        """
        struct A: View {
          var body: some View {
            TabView {
              B()
              NavigationStack { C() }
            }
          }
        }
        struct B: View { var body: some View { 1️⃣NavigationStack { Text("b") } } }
        struct C: View {
          @State private var isOpen = false
          var body: some View { Button("b") { isOpen = true }.\(link)(isPresented: $isOpen) { B() } }
        }
        """, .stack)
    }
    #expect(app("navigationDestination") == ["B at 1️⃣"])
    #expect(app("sheet") == [])
  }

  @Test(
    "A destination before the modifier that puts the stack around it",
    arguments: [".modifier(InStack(path: $path))", ".inStack($path)", ".padding()"])
  func modifiers(_ stack: String) {
    let found = rows(
      """
      enum Route: Hashable { case detail }
      struct A: View { var body: some View { G() } }
      struct G: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationLink("x", value: Route.detail)
            1️⃣.navigationDestination(for: Route.self) { _ in B() }
            \(stack)
        }
      }
      struct InStack: ViewModifier {
        @Binding var path: NavigationPath
        func body(content: Content) -> some View {
          NavigationStack(path: $path) { content.padding() }
        }
      }
      extension View {
        func inStack(_ path: Binding<NavigationPath>) -> some View {
          NavigationStack(path: path) { self }
        }
      }
      """, .looseDestination)
    #expect(found == (stack == ".padding()" ? ["A at 1️⃣"] : []))
  }

  @Test(
    "What is pushed from a tab goes on the stack around the tabs",
    arguments: ["Tabs()", "VStack { Tabs() }", "Tabs().padding()"])
  func aroundTabs(_ root: String) {
    expect(
      """
      struct A: View { var body: some View { NavigationStack { \(root) } } }
      struct Tabs: View {
        var body: some View {
          TabView {
            B()
            Inner()
            NavigationStack { Own().navigationDestination(for: String.self) { _ in D() } }
          }
          .navigationDestination(for: Int.self) { _ in C() }
        }
      }
      struct Inner: View { var body: some View { 1️⃣NavigationLink("c", value: 1) } }
      struct Own: View { var body: some View { 2️⃣NavigationLink("d", value: "x") } }
      """,
      transitions: [
        "A -root-> Tabs", "Tabs -tab-> B", "Tabs -tab-> Inner", "Tabs -tab-> Own",
        "Inner -push-> C at 1️⃣", "Own -push-> D at 2️⃣",
      ])
  }
}
