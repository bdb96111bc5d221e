import FlowGraph
import Testing

@Suite("What code holds and reads later")
struct HeldStateTests {
  @Test("A local copy of a flag tells as little as the flag")
  func localCopy() {
    expect(
      """
      private struct Available { var hasMore = false; var hasOther = false }
      struct A: View {
        @State private var available = Available()
        var body: some View { NavigationStack { List { links }.onAppear { refresh() } } }
        @ViewBuilder private var links: some View {
          let hasMore = available.hasMore
          Section("x") { if hasMore { 1️⃣NavigationLink { B() } label: { Text("b") } } }
        }
        private func refresh() { available = Available(hasMore: count() > 0, hasOther: false) }
        private func count() -> Int { Int.random(in: 0...3) }
      }
      """, transitions: ["A -push-> B at 1️⃣"])
  }

  @Test("A stored closure under another name")
  func unwrappedClosure() {
    expect(
      """
      final class Reader: ObservableObject {
        var onRead: ((String) -> Void)?
        func go() {
          guard let run = onRead else { return }
          run("x")
        }
      }
      struct A: View {
        @State private var text: String?
        @StateObject private var reader = Reader()
        var body: some View {
          Button("x") { reader.go() }
            .onAppear { reader.onRead = { 1️⃣text = $0 } }
            .sheet(item: $text) { _ in B() }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test("An item of a list that something else fills")
  func fetched() {
    expect(
      """
      import Labels
      final class Item: Identifiable { var id = 1; var badge: Badge? }
      struct A: View {
        @Environment(\\.modelContext) private var context
        @State private var items: [Item] = []
        @State private var chosen: Int?
        private var selected: Item? {
          guard let chosen else { return nil }
          return items.first { $0.id == chosen }
        }
        var body: some View {
          NavigationStack {
            if selected != nil { 1️⃣NavigationLink { B() } label: { Text("b") } }
          }
          .onAppear { items = (try? context.fetch(FetchDescriptor<Item>())) ?? [] }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣"])
  }

  @Test("An optional of a type outside the program")
  func optionalMap() {
    expect(
      """
      struct A: View {
        var body: some View { Inner(chosen: 1) }
      }
      struct Inner: View {
        let chosen: Int?
        @State private var isShown = false
        var body: some View {
          Button("x") { 1️⃣isShown = true }
            .sheet(isPresented: $isShown) { chosen.map { Page(id: $0) } }
        }
      }
      struct Page: View { let id: Int; var body: some View { Text("x") } }
      """, transitions: ["A -sheet-> Page at 1️⃣"])
  }

  @Test("Code in the environment is run by who reads it there")
  func environmentClosure() {
    expect(
      """
      private struct OpenKey: EnvironmentKey { static let defaultValue: () -> Void = {} }
      extension EnvironmentValues {
        var openInfo: () -> Void { get { self[OpenKey.self] } set { self[OpenKey.self] = newValue } }
        @Entry var goDeep: (Int) -> Void = { _ in }
      }
      struct A: View {
        @State private var isShown = false
        @State private var deep: Int?
        var body: some View {
          NavigationStack { B().navigationDestination(item: $deep) { _ in D() } }
            .environment(\\.openInfo) { 1️⃣isShown = true }
            .environment(\\.goDeep, go)
            .sheet(isPresented: $isShown) { C() }
        }
        private func go(_ id: Int) { 2️⃣deep = id }
      }
      struct B: View {
        @Environment(\\.openInfo) private var openInfo
        @Environment(\\.goDeep) private var goDeep
        var body: some View { Button("x") { openInfo() }; Button("y") { goDeep(1) } }
      }
      """, transitions: ["A -root-> B", "B -sheet-> C at 1️⃣", "B -push-> D at 2️⃣"])
  }

  @Test("What the system tells an object that a view keeps")
  func heldDelegate() {
    expect(
      """
      final class Reader: NSObject, ObservableObject, CLLocationManagerDelegate {
        private let manager = CLLocationManager()
        private var onRead: ((String) -> Void)?
        func scan(onRead: @escaping (String) -> Void) { self.onRead = onRead; manager.delegate = self }
        func locationManager(_ manager: CLLocationManager, didUpdateLocations all: [CLLocation]) {
          onRead?("x")
        }
      }
      struct A: View {
        @State private var text: String?
        @StateObject private var reader = Reader()
        var body: some View {
          Button("x") { reader.scan { 1️⃣text = $0 } }.sheet(item: $text) { _ in B() }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }
}
