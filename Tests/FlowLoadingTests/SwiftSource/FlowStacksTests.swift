import FlowGraph
import Testing

@testable import FlowLoading

@Suite("FlowStacks")
struct FlowStacksTests {
  @Test("A navigator pushes and presents on the stack around the screen; going back is a pop")
  func navigator() {
    expect(
      """
      import FlowStacks
      enum Screen: Hashable { case b, c(Int) }
      struct A: View {
        @State var routes: Routes<Screen> = []
        var body: some View {
          FlowStack($routes, withNavigation: true) {
            Home().flowDestination(for: Screen.self) { screen in
              switch screen {
              case .b: B()
              case .c: C()
              }
            }
          }
        }
      }
      struct Home: View {
        @EnvironmentObject var navigator: FlowNavigator<Screen>
        var body: some View {
          Button("b") { 1️⃣navigator.push(.b) }
          Button("c") { 2️⃣navigator.presentSheet(.c(1), withNavigation: true) }
        }
      }
      struct B: View {
        @EnvironmentObject var navigator: FlowNavigator<Screen>
        var body: some View {
          Button("back") { 3️⃣navigator.goBack() }
          Button("root") { 4️⃣navigator.goBackToRoot() }
        }
      }
      """,
      transitions: ["A -root-> Home", "Home -push-> B at 1️⃣", "Home -sheet-> C at 2️⃣"],
      backs: ["B pop at 3️⃣", "B popToRoot at 4️⃣"])
  }

  @Test("A link finds the library's stack past a stack of SwiftUI's around it")
  func stackBetween() {
    expect(
      """
      import FlowStacks
      struct A: View {
        @State var path = FlowPath()
        var body: some View {
          FlowStack($path, withNavigation: true) {
            1️⃣FlowLink(value: 1, style: .push) { Text("b") }
              .flowDestination(for: Int.self) { _ in B() }
              .flowDestination(for: String.self) { _ in C() }
          }
        }
      }
      struct B: View {
        var body: some View {
          NavigationStack { 2️⃣FlowLink(value: "c", style: .push) { Text("c") } }
        }
      }
      """,
      transitions: ["A -push-> B at 1️⃣", "B -push-> C at 2️⃣"])
  }

  @Test("A link's style says how its value is shown; a value meets its superclass's destination")
  func links() {
    expect(
      """
      import FlowStacks
      class Base: Hashable {}
      class Special: Base {}
      struct A: View {
        @State var path = FlowPath()
        var body: some View {
          FlowStack($path) {
            VStack {
              1️⃣FlowLink(value: 1, style: .cover(withNavigation: true)) { Text("x") }
              2️⃣FlowLink("y", value: Special(), style: .push)
            }
            .flowDestination(for: Int.self) { _ in B() }
            .flowDestination(for: Base.self) { _ in C() }
          }
        }
      }
      """, transitions: ["A -cover-> B at 1️⃣", "A -push-> C at 2️⃣"])
  }

  @Test("Methods on the array itself, and the whole array assigned")
  func array() {
    expect(
      """
      import FlowStacks
      struct A: View {
        @State var routes: Routes<Int> = []
        var body: some View {
          FlowStack($routes) {
            VStack {
              Button("b") { 1️⃣routes.push(1) }
              Button("all") { 2️⃣routes = [.push(1), .sheet(2)] }
              Button("back") { 3️⃣routes.goBack() }
            }
            .flowDestination(for: Int.self) { _ in B() }
          }
        }
      }
      """,
      transitions: ["A -push-> B at 1️⃣", "A -push-> B at 2️⃣", "A -sheet-> B at 2️⃣"],
      backs: ["A pop at 3️⃣"])
  }

  @Test("State that shows a destination says how")
  func state() {
    expect(
      """
      import FlowStacks
      struct A: View {
        @State var isShown = false
        @State var number: Int?
        var body: some View {
          FlowStack {
            VStack {
              Button("b") { 1️⃣isShown = true }
              Button("c") { 2️⃣number = 1 }
            }
            .flowDestination(isPresented: $isShown, style: .push) { B() }
            .flowDestination(item: $number, style: .sheet(withNavigation: true)) { _ in C() }
          }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣", "A -sheet-> C at 2️⃣"])
  }

  private static let firstForm = """
    enum Screen { case home, b }
    struct A: View {
      @State var stack: [Screen] = [.home]
      var body: some View {
        NavigationView {
          NStack(stack: $stack) { screen in
            switch screen {
            case .home: Home(next: next)
            case .b: Second(back: back)
            }
          }
        }
      }
      func next() { 1️⃣stack.append(.b) }
      func back() { 2️⃣stack = stack.dropLast() }
    }
    struct Home: View { let next: () -> Void; var body: some View { Button("x", action: next) } }
    struct Second: View { let back: () -> Void; var body: some View { Button("x", action: back) } }

    """

  @Test("The first form's array holds the root too")
  func first() {
    expect(
      Self.firstForm, transitions: ["A -root-> Home", "Home -push-> Second at 1️⃣"],
      backs: ["Second pop at 2️⃣"])
  }

  @Test("A copy of the library's view in the app changes nothing")
  func copied() {
    expect(
      Self.firstForm + """
        struct NStack<Screen, ScreenView: View>: View {
          @Binding var stack: [Screen]
          @ViewBuilder var buildView: (Screen) -> ScreenView
          var body: some View { buildView(stack[0]) }
        }
        """, transitions: ["A -root-> Home", "Home -push-> Second at 1️⃣"],
      backs: ["Second pop at 2️⃣"])
  }

  @Test("The library's source beside the app changes nothing")
  func alongside() {
    let app = """
      import FlowStacks
      struct A: View {
        @State var routes: Routes<Int> = []
        var body: some View {
          FlowStack($routes) {
            1️⃣FlowLink("b", value: 1, style: .push).flowDestination(for: Int.self) { _ in B() }
          }
        }
      }
      //// Library/FlowStack.swift
      public struct FlowStack<Root: View>: View {
        @Binding var path: [Route<Any>]
        var root: Root
        public var body: some View { Router(path: path) { root } }
      }
      //// Library/FlowLink.swift
      public struct FlowLink: View { public var body: some View { Button("x") { go() } } }
      //// Library/Router.swift
      struct Router: View { var body: some View { NavigationStack { Text("x") } } }
      """
    expect(app, transitions: ["A -push-> B at 1️⃣"], screens: ["A", "B"])
  }
}
