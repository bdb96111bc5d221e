import FlowGraph
import FlowRules
import Testing

@testable import FlowLoading

/// Tabs that give themselves their tag, and pages that a number counts.
@Suite("Tags in tabs' own bodies")
struct OwnTagTests {
  @Test(
    "A tab that ends with its own tag is selected by it",
    arguments: [
      ("Shelf()", "Text(\"s\").tabItem { Text(\"Shelf\") }.tag(Page.shelf)", "Shelf"),
      ("Framed(page: .shelf)", "Text(\"s\").tag(page)", "Framed"),
    ])
  func own(_ tab: String, _ body: String, _ name: String) {
    let graph = expect(
      """
      enum Page { case home, shelf }
      struct A: View {
        @State private var page = Page.home
        var body: some View {
          TabView(selection: $page) { Home { 1️⃣page = .shelf }.tag(Page.home); \(tab) }
        }
      }
      struct Home: View {
        let go: () -> Void
        var body: some View { Button("Go", action: go) }
      }
      struct \(name): View {
        \(name == "Framed" ? "let page: Page" : "")
        var body: some View { \(body) }
      }
      """,
      transitions: ["A -tab-> Home", "A -tab-> \(name)", "Home -tab-> \(name) at 1️⃣"])
    #expect(!RuleRunner.run(graph).map(\.rule).contains("untagged_tab"))
  }

  @Test("A page that counts on leads to the next one alone")
  func counted() {
    expect(
      """
      struct A: View {
        @State private var page = 0
        var body: some View {
          TabView(selection: $page) {
            One { 1️⃣page += 1 }.tag(0)
            Two { 2️⃣page = page + 1 }.tag(1)
            Three().tag(2)
          }.tabViewStyle(.page)
        }
      }
      struct One: View { let next: () -> Void; var body: some View { Button("x", action: next) } }
      struct Two: View { let next: () -> Void; var body: some View { Button("x", action: next) } }
      struct Three: View { var body: some View { Text("3") } }
      """,
      transitions: [
        "A -tab-> One", "A -tab-> Two", "A -tab-> Three", "One -tab-> Two at 1️⃣",
        "Two -tab-> Three at 2️⃣",
      ])
  }

  @Test("A first screen that its own step turns shows pages")
  func steps() {
    expect(
      """
      @main struct Main: App { var body: some Scene { WindowGroup { A() } } }
      enum Step { case one, two }
      struct A: View {
        @State private var step = Step.one
        var body: some View {
          switch step {
          case .one: One { 1️⃣step = .two }
          case .two: Two { 2️⃣step = .one }
          }
        }
      }
      struct One: View { let next: () -> Void; var body: some View { Button("x", action: next) } }
      struct Two: View { let back: () -> Void; var body: some View { Button("x", action: back) } }
      """,
      transitions: [
        "A -embed-> One", "A -embed-> Two", "One -embed-> Two at 1️⃣", "Two -embed-> One at 2️⃣",
      ])
  }

  @Test("Words that bar the way out of a sheet are no way out")
  func barred() {
    let graph = expect(
      """
      struct A: View {
        @State private var asks = false
        var body: some View { Button("x") { 1️⃣asks = true }.sheet(isPresented: $asks) { Terms() } }
      }
      struct Terms: View {
        var body: some View { Text("t").interactiveDismissDisabled() }
      }
      """, transitions: ["A -sheet-> Terms at 1️⃣"])
    #expect(RuleRunner.run(graph).map(\.rule).contains("no_way_back"))
  }

  @Test(
    "A package of views in which no app stands shows its public ones elsewhere",
    arguments: [("public ", false), ("", true)])
  func library(_ access: String, _ isDead: Bool) {
    let source = """
      import SwiftUI
      \(access)struct Badge: View {
        \(access)init() {}
        \(access)var body: some View { NavigationLink("More") { Details() } }
      }
      struct Details: View { var body: some View { Text("d") } }
      """
    let graph = SwiftSourceLoader(threads: 1).load([SwiftFile(path: "Badge.swift", text: source)])
    #expect(graph.unshown.map(\.name).contains("Badge") == isDead)
  }
}
