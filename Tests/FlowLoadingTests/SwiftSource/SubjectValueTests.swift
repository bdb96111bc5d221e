import FlowGraph
import Testing

@Suite("What a subject holds")
struct SubjectValueTests {
  private func app(_ change: String, sent: String = "lock.send(.pin)") -> String {
    """
    enum Lock { case off, pin }
    final class Keeper {
      let lock = CurrentValueSubject<Lock, Never>(.off)
      let name = CurrentValueSubject<String?, Never>(nil)
      func setUp() { \(sent) }
    }
    struct A: View {
      let keeper = Keeper()
      @State private var sets = false
      @State private var asks = false
      var body: some View {
        Button("x") { change() }
          .onAppear { keeper.setUp() }
          .sheet(isPresented: $sets) { B() }
          .fullScreenCover(isPresented: $asks) { C() }
      }
      private func change() { \(change) }
    }
    """
  }

  @Test(
    "It can be any case of its type, and what it is given to hold as well",
    arguments: [
      "switch keeper.lock.value { case .off: 1️⃣sets = true; case .pin: 2️⃣asks = true }",
      "if case .off = keeper.lock.value { 1️⃣sets = true } else { 2️⃣asks = true }",
      "let lock = keeper.lock.value; if lock == .off { 1️⃣sets = true } else { 2️⃣asks = true }",
    ], ["lock.send(.pin)", "lock.value = .pin", ""])
  func switched(_ change: String, _ sent: String) {
    expect(app(change, sent: sent), transitions: ["A -sheet-> B", "A -cover-> C"])
  }

  @Test("Nothing at first is not nothing for good")
  func optional() {
    expect(
      app("if let name = keeper.name.value { sets = true } else { asks = true }"),
      transitions: ["A -sheet-> B", "A -cover-> C"])
  }

  @Test("An assignment to what it holds is sent")
  func assigned() {
    expect(
      """
      enum Lock { case off, pin }
      final class Keeper {
        let lock = CurrentValueSubject<Lock, Never>(.off)
        func setUp() { lock.value = .pin }
      }
      struct A: View {
        let keeper = Keeper()
        @State private var sets = false
        @State private var asks = false
        var body: some View {
          Button("x") { keeper.setUp() }
            .onReceive(keeper.lock) { lock in
              switch lock {
              case .off: break
              case .pin: asks = true
              }
            }
            .sheet(isPresented: $sets) { B() }
            .fullScreenCover(isPresented: $asks) { C() }
        }
      }
      """, transitions: ["A -cover-> C"])
  }

  @Test(
    "A change of what it holds sends the whole",
    arguments: ["files.value.insert(url)", "files.value.append(url)", "files.value = [url]"])
  func mutation(change: String) {
    expect(
      """
      final class Importer {
        let files = CurrentValueSubject<[URL], Never>([])
        func add(_ url: URL) { \(change) }
      }
      struct A: View {
        let importer = Importer()
        @State private var isShown = false
        var body: some View {
          C(importer: importer)
            .onReceive(importer.files) { files in
              guard !files.isEmpty else { return }
              1️⃣isShown = true
            }
            .sheet(isPresented: $isShown) { B() }
        }
      }
      struct C: View {
        let importer: Importer
        var body: some View { Button("add") { importer.add(URL(string: "a")!) } }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }
}
