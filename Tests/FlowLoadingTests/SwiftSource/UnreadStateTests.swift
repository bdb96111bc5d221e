import FlowGraph
import Testing

@testable import FlowLoading

@Suite("State that is set to open something and that nothing reads")
struct UnreadStateTests {
  private func unread(_ source: String) -> [String] {
    let text = """
      @main struct Main: App { var body: some Scene { WindowGroup { A() } } }
      \(source)
      """
    let graph = SwiftSourceLoader(threads: 1).load([SwiftFile(path: "App.swift", text: text)])
    return graph.hazards.filter { $0.kind == .unreadState }.map { "\($0.subject) \($0.line)" }
  }

  private func view(_ body: String, _ name: String = "showConfirmation", _ more: String = "")
    -> [String]
  {
    unread(
      """
      struct A: View {
        @State private var \(name) = false
        var body: some View {
          \(body)
        }
        \(more)
      }
      """)
  }

  @Test(
    "A flag that is only set",
    arguments: [
      "showConfirmation.toggle()", "showConfirmation = true", "self.showConfirmation = true",
    ])
  func set(_ act: String) {
    #expect(view("Button(\"x\") { \(act) }") == ["A.showConfirmation 5"])
  }

  @Test(
    "A comment that reads it does not", arguments: ["// .sheet(isPresented: $showConfirmation)"])
  func comment(_ text: String) {
    #expect(view("Button(\"x\") { showConfirmation = true } \(text)") == ["A.showConfirmation 5"])
  }

  @Test(
    "A flag that something reads or that is handed to code elsewhere",
    arguments: [
      ".sheet(isPresented: $showConfirmation) { Text(\"B\") }",
      ".modifier(Outside(isOn: $showConfirmation))", ".opacity(showConfirmation ? 1 : 0)",
      ".onChange(of: showConfirmation) { }", ".with(self.$showConfirmation)",
      ".with(\"\\(showConfirmation)\")", ".with(_showConfirmation)",
      ".with { self.showConfirmation }",
    ])
  func read(_ use: String) {
    #expect(view("Button(\"x\") { showConfirmation = true }\(use)") == [])
  }

  @Test("Code that is for another platform may read it")
  func elsewhere() {
    #expect(
      view(
        "Button(\"x\") { showConfirmation = true }", "showConfirmation",
        """
        #if os(macOS)
        func other() { if showConfirmation { print(1) } }
        #endif
        """) == [])
  }

  @Test("What is never set to something, what only unused code sets, and what is named otherwise")
  func others() {
    #expect(view("Button(\"x\") { showConfirmation = false }") == [])
    #expect(
      view("Text(\"x\")", "showConfirmation", "func act() { showConfirmation = true }") == [])
    #expect(view("Button(\"x\") { isLoaded = true }", "isLoaded") == [])
    #expect(view("Button(\"x\") { isAlertShown = true }", "isAlertShown") == ["A.isAlertShown 5"])
  }

  @Test("What is set beside state that opens it is left behind, and something comes up")
  func beside() {
    #expect(
      view(
        """
        Button("x") { showConfirmation = true; chosen = "y" }
        .sheet(item: $chosen) { _ in Text("B") }
        """, "showConfirmation", "@State private var chosen: String?") == [])
    #expect(
      view(
        "Button(\"x\") { showConfirmation = true; other = 1 }", "showConfirmation",
        "@State private var other = 0") == ["A.showConfirmation 5"])
  }

  private func menu(_ body: String) -> [String] {
    unread(
      """
      struct A: View {
        @State private var showAlert = false
        var body: some View {
          Text("x").contextMenu { Menu(isShown: $showAlert) }
        }
      }
      struct Menu: View {
        @Binding var isShown: Bool
        var body: some View { \(body) }
      }
      """)
  }

  @Test("A binding counts as what the view does with it that is given it")
  func handed() {
    #expect(menu("Button(\"x\") { isShown = true }") == ["A.showAlert 5"])
    #expect(menu("Button(\"x\") { isShown = true }.alert(\"y\", isPresented: $isShown) {}") == [])
    #expect(menu("Text(\"x\")") == [])
  }

  private func model(_ use: String) -> [String] {
    unread(
      """
      final class Store: ObservableObject {
        @Published var showAdd = false
        func open() { showAdd = true }
      }
      struct A: View {
        @StateObject private var store = Store()
        var body: some View { Button("x") { store.open() }\(use) }
      }
      """)
  }

  @Test("A model's flag, which all code may read")
  func models() {
    #expect(model("") == ["Store.showAdd 4"])
    #expect(model(".sheet(isPresented: $store.showAdd) { Text(\"B\") }") == [])
    #expect(model(".onReceive(store.$showAdd) { _ in }") == [])
    #expect(model(".with(\\Store.showAdd)") == [])
  }
}
