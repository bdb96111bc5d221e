import FlowGraph
import Testing

@Suite("Tabs that are no place to stay on")
struct RememberedTabTests {
  private func source(_ watch: String, stats: String = "") -> String {
    """
    enum Place: Hashable { case home, write, stats }
    final class Desk: ObservableObject { @Published var tab = Place.home }
    struct A: View {
      @StateObject private var desk = Desk()
      @State private var last = Place.home
      @State private var isWriting = false
      var body: some View {
        TabView(selection: $desk.tab) {
          B().tag(Place.home)
          VStack {}.tag(Place.write)
          Stats(desk: desk).tag(Place.stats)
        }
        .onChange(of: desk.tab) { _, new in \(watch) }
        .sheet(isPresented: $isWriting) { C() }
      }
    }
    struct Stats: View {
      @ObservedObject var desk: Desk
      var body: some View { Text("x")\(stats) }
    }
    """
  }

  private let back = "if new == .write { 1️⃣isWriting = true; desk.tab = last } else { last = new }"

  @Test("A tap on such a tab shows what its watcher shows, and leads back to where one stood")
  func tap() {
    expect(
      source(back), transitions: ["A -tab-> B", "A -tab-> Stats", "A -sheet-> C at 1️⃣"])
  }

  @Test("So does whoever selects it in code")
  func code() {
    expect(
      source(back, stats: "; Button(\"x\") { 2️⃣desk.tab = .write }"),
      transitions: [
        "A -tab-> B", "A -tab-> Stats", "A -sheet-> C at 1️⃣", "Stats -sheet-> C at 1️⃣",
      ])
  }

  @Test("What a watcher selects by itself, it leads to")
  func elsewhere() {
    expect(
      source("if new == .write { 1️⃣desk.tab = .stats }"),
      transitions: ["A -tab-> B", "A -tab-> Stats", "A -tab-> Stats at 1️⃣"])
  }

  @Test("Other state than what remembers the tab says where to")
  func another() {
    expect(
      source("if new == .write { 1️⃣desk.tab = last }", stats: ""),
      transitions: ["A -tab-> B", "A -tab-> Stats", "A -tab-> B at 1️⃣"])
  }
}
