import Testing

@Suite("Bindings that ask which case state holds")
struct AskedCaseTests {
  private func source(_ getter: String) -> String {
    """
    final class Model: ObservableObject {
      enum Phase { case idle, camera, link(String) }
      @Published var phase: Phase = .idle
      var showsLink: Binding<Bool> {
        Binding(get: { \(getter) }, set: { newValue in if !newValue { self.phase = .idle } })
      }
      var isLink: Bool {
        switch phase {
        case .idle, .camera: return false
        case .link: return true
        }
      }
    }
    struct A: View {
      @StateObject var model = Model()
      var body: some View {
        VStack {
          Button("Camera") { model.phase = .camera }
          Button("Link") { 1️⃣model.phase = .link("x") }
        }
        .sheet(isPresented: model.showsLink) { B() }
      }
    }
    """
  }

  @Test(
    "What sets another case shows nothing",
    arguments: [
      "if case .link = self.phase { return true } else { return false }",
      "guard case .link = self.phase else { return false }; return true",
      "self.isLink",
    ])
  func flag(_ getter: String) {
    expect(source(getter), transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test("The case's value is the item, and a modal only takes it away")
  func item() {
    expect(
      """
      struct A: View {
        enum Phase { case idle, found(Item) }
        struct Item: Identifiable { let id: Int }
        @State private var phase: Phase = .idle
        var found: Binding<Item?> {
          Binding(
            get: {
              guard case .found(let item) = phase else { return nil }
              return item
            },
            set: { newItem in
              guard let newItem else {
                phase = .idle
                return
              }
              phase = .found(newItem)
            })
        }
        var body: some View {
          VStack {
            Button("Find") { 1️⃣phase = .found(Item(id: 1)) }
            Button("Again") { phase = .idle }
          }
          .sheet(item: found) { _ in B() }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test("What shows by any case but one is shown by no assignment of that one")
  func anyOther() {
    let graph = expect(
      """
      final class Model: ObservableObject {
        enum Phase { case idle, camera, link(String) }
        @Published var phase: Phase = .idle
        var isBusy: Binding<Bool> {
          Binding(get: { self.phase != .idle }, set: { if !$0 { self.phase = .idle } })
        }
      }
      struct A: View {
        @StateObject var model = Model()
        var body: some View {
          VStack {
            Button("Camera") { 1️⃣model.phase = .camera }
            Button("Link") { 2️⃣model.phase = .link("x") }
            Button("Stop") { model.phase = .idle }
          }
          .sheet(isPresented: model.isBusy) { B() }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣", "A -sheet-> B at 2️⃣"])
    #expect(Set(graph.transitions.map(\.trigger)) == ["Button “Camera”", "Button “Link”"])
  }
}
