import Testing

@testable import FlowLoading

@Suite("State that is computed of other state and shows something")
struct DerivedStateTests {
  /// - Parameters:
  ///   - state: What the model holds, and how it is set.
  ///   - bound: The binding of each sheet, in which `#` stands for its name.
  private func app(_ state: String, _ bound: String) -> String {
    """
    struct Note: Identifiable { let id = 1 }
    struct Send: View { var body: some View { Text("Send") } }
    struct Scan: View { var body: some View { Text("Scan") } }
    enum Kind { case send, scan }
    struct Config { let id: Kind; var data: Any? = nil }
    final class Sheets: ObservableObject {
      \(state)
    }
    struct Home: View {
      @StateObject var sheets = Sheets()
      var body: some View {
        VStack {
          Button("Send") { sheets.show(.send) }
          Button("Scan") { sheets.show(.scan) }
        }
        .sheet(\(bound.replacing("#", with: "send"))) { \(argument(bound)) Send() }
        .sheet(\(bound.replacing("#", with: "scan"))) { \(argument(bound)) Scan() }
      }
    }
    @main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
    """
  }

  private func argument(_ bound: String) -> String { bound.hasPrefix("item") ? "_ in" : "" }

  /// Each button brings up its own sheet.
  private func expectEach(
    _ state: String, _ bound: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let graph = expect(
      app(state, bound), transitions: ["Home -sheet-> Send", "Home -sheet-> Scan"],
      sourceLocation: sourceLocation)
    let triggers = graph.transitions.map { "\($0.to): \($0.trigger ?? "") \($0.certainty)" }
    #expect(
      triggers.sorted() == ["Scan: Button “Scan” certain", "Send: Button “Send” certain"],
      sourceLocation: sourceLocation)
  }

  private func property(_ name: String, _ type: String, _ getter: String) -> String {
    """
    var \(name): \(type) {
        get { \(getter.replacing("#", with: name)) }
        set { active = nil }
      }
    """
  }

  private func model(_ held: String, _ set: String, _ type: String, _ getter: String) -> String {
    """
    @Published var active: \(held)?
      func show(_ kind: Kind) { \(set) }
      \(property("send", type, getter))
      \(property("scan", type, getter))
    """
  }

  @Test(
    "An item is there for the case that its getter asks for",
    arguments: [
      "active == .# ? Note() : nil",
      "guard active == .# else { return nil }; return Note()",
      "if active == .# { return Note() }; return nil",
    ])
  func item(_ getter: String) {
    expectEach(
      model("Kind", "active = kind", "Note?", getter), "item: $sheets.#")
  }

  @Test(
    "So it is for the case in what the state holds",
    arguments: [
      "active?.id == .# ? Note() : nil",
      "guard let active, active.id == .# else { return nil }; return Note()",
      "guard let config = active, config.id == .# else { return nil }; return Note()",
    ])
  func part(_ getter: String) {
    expectEach(
      model("Config", "active = Config(id: kind)", "Note?", getter), "item: $sheets.#")
  }

  @Test(
    "So is a flag",
    arguments: [
      "active?.id == .#",
      "guard let config = active, config.id == .# else { return false }; return true",
    ])
  func flag(_ getter: String) {
    expectEach(
      model("Config", "active = Config(id: kind)", "Bool", getter), "isPresented: $sheets.#")
  }

  @Test(
    "Bindings made by hand ask in their getters",
    arguments: [
      "isPresented: Binding(get: { sheets.active?.id == .# }, set: { if !$0 { sheets.active = nil } })",
      "item: Binding(get: { sheets.# }, set: { _ in sheets.active = nil })",
    ])
  func handmade(_ bound: String) {
    let getter = """
      var send: Note? {
          guard let config = active, config.id == .send else { return nil }
          return Note()
        }
        var scan: Note? {
          guard let config = active, config.id == .scan else { return nil }
          return Note()
        }
      """
    expectEach(
      """
      @Published var active: Config?
        func show(_ kind: Kind) { active = Config(id: kind) }
        \(getter)
      """, bound)
  }

  @Test("What is made in the getter is what the content is given")
  func content() {
    expect(
      """
      enum Step { case intro, words }
      struct Item: Identifiable { let id = 1; let step: Step }
      struct Intro: View { var body: some View { Text("1") } }
      struct Words: View { var body: some View { Text("2") } }
      final class Sheets: ObservableObject {
        @Published var isOpen = false
        var item: Item? {
          get { isOpen ? Item(step: .words) : nil }
          set { isOpen = newValue != nil }
        }
      }
      struct Home: View {
        @StateObject var sheets = Sheets()
        var body: some View {
          Button("Open") { 1️⃣sheets.isOpen = true }
            .sheet(item: $sheets.item) { item in
              switch item.step {
              case .intro: Intro()
              case .words: Words()
              }
            }
        }
      }
      @main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
      """, transitions: ["Home -sheet-> Words at 1️⃣"])
  }

  @Test("A getter may give a default, and what it asks of other cases says nothing")
  func fallback() {
    expect(
      """
      enum Step { case intro, words }
      struct Start { let step: Step }
      struct Item: Identifiable { let id = 1; let step: Step }
      struct Config { let id: Kind; let data: Any? }
      enum Kind { case send, scan, pay }
      struct Intro: View { var body: some View { Text("1") } }
      struct Words: View { var body: some View { Text("2") } }
      struct Other: View { var body: some View { Text("3") } }
      final class Sheets: ObservableObject {
        @Published var active: Config?
        func show(_ id: Kind, data: Any? = nil) { active = Config(id: id, data: data) }
        func next(_ isPaid: Bool) { 1️⃣active = Config(id: isPaid ? .pay : .scan, data: nil) }
        var item: Item? {
          get {
            guard let config = active, config.id == .send else { return nil }
            let start = config.data as? Start
            let step = start?.step ?? .words
            return Item(step: step)
          }
          set { if newValue == nil { active = nil } }
        }
      }
      struct Home: View {
        @StateObject var sheets = Sheets()
        @State var isPaid = false
        var body: some View {
          VStack {
            Button("Send") { 2️⃣sheets.show(.send) }
            Button("Next") { sheets.next(isPaid) }
          }
          .sheet(item: $sheets.item) { item in
            switch item.step {
            case .intro: Intro()
            case .words: Words()
            }
          }
        }
      }
      @main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
      """, transitions: ["Home -sheet-> Words"])
  }

  /// A sheet whose item is there only while a flag is not set.
  private func hidden(_ getter: String) -> String {
    """
    struct Clip: Identifiable { let id = 0 }
    @Observable final class Model {
      var isOpen = false
      var clip: Clip?
    }
    struct A: View {
      @State private var model = Model()
      var body: some View {
        VStack {
          Button("Link") { 1️⃣model.clip = Clip() }
          Button("Close") { 2️⃣model.isOpen = false }
          Button("Open") { model.isOpen = true }
        }
        .sheet(
          item: Binding(get: { \(getter) }, set: { if $0 == nil { model.clip = nil } })
        ) { _ in B() }
      }
    }
    """
  }

  @Test(
    "A flag that is cleared brings up nothing that other state has to hold",
    arguments: [
      "guard !model.isOpen else { return nil }; return model.clip",
      "if model.isOpen { return nil }; return model.clip",
    ])
  func clearedFlag(_ getter: String) {
    expect(hidden(getter), transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test("What the getter makes itself comes up when the flag is cleared")
  func made() {
    expect(
      hidden("guard !model.isOpen else { return nil }; return Clip()"),
      transitions: ["A -sheet-> B at 2️⃣"])
  }
}
