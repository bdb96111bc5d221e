import FlowGraph
import Testing

/// What runs because state was written knows what was written there.
@Suite("State that was just written")
struct WrittenStateTests {
  @Test("A flag made of an optional shows what the optional was given")
  func flagOfAnOptional() {
    expect(
      """
      enum Item: CaseIterable { case b, c }
      enum Route: Hashable {
        case b, c, d
        init(_ item: Item) {
          switch item {
          case .b: self = .b
          case .c: self = .c
          }
        }
        @ViewBuilder var destination: some View {
          switch self {
          case .b: B()
          case .c: C()
          case .d: D()
          }
        }
      }
      struct A: View {
        @State private var pending: Route?
        var body: some View {
          NavigationStack {
            List {
              ForEach(Item.allCases, id: \\.self) { item in Button("Item") { pick(item) } }
              Button("D") { 1️⃣pending = .d }
            }
            .navigationDestination(
              isPresented: Binding(get: { pending != nil }, set: { if !$0 { pending = nil } })
            ) {
              if let route = pending { route.destination }
            }
          }
        }
        private func pick(_ item: Item) { 2️⃣pending = Route(item) }
      }
      """,
      transitions: ["A -push-> D at 1️⃣", "A -push-> B at 2️⃣", "A -push-> C at 2️⃣"])
  }

  @Test(
    "Whoever writes a model's flag sets off what looks on",
    arguments: [
      ".onChange(of: model.wants) { if model.wants { showsB() } }",
      ".onChange(of: model.wants) { showsB() }",
      ".onChange(of: model.wants) { _, wants in guard wants else { return }; showsB() }",
      ".onChange(of: model.wants) { 1️⃣isShown = true }",
    ])
  func flagOfAModel(_ modifier: String) {
    expect(
      """
      @Observable final class Model { var wants = false }
      @main struct TheApp: App {
        @State private var model = Model()
        var body: some Scene { WindowGroup { A().environment(model) } }
      }
      struct A: View {
        @Environment(Model.self) private var model
        @State private var isShown = false
        var body: some View {
          TabView {
            List1().tabItem { Text("1") }
            C().tabItem { Text("2") }
          }
          .fullScreenCover(isPresented: $isShown) { B() }
          \(modifier)
        }
        func showsB() { \(modifier.contains("1️⃣") ? "" : "1️⃣")isShown = true }
      }
      struct List1: View {
        @Environment(Model.self) private var model
        var body: some View { Button("x") { model.wants = true } }
      }
      """,
      transitions: ["A -tab-> List1", "A -tab-> C", "List1 -cover-> B at 1️⃣"])
  }

  @Test("What looks on knows which value it is that was written")
  func whichValue() {
    expect(
      """
      @Observable final class Model { var open: String? }
      struct A: View {
        @State private var model = Model()
        @State private var isB = false
        @State private var isC = false
        var body: some View {
          TabView {
            One(model: model).tabItem { Text("1") }
            Two(model: model).tabItem { Text("2") }
          }
          .onChange(of: model.open) {
            if model.open == "b" { 1️⃣isB = true }
            if model.open == "c" { 2️⃣isC = true }
          }
          .sheet(isPresented: $isB) { B() }
          .sheet(isPresented: $isC) { C() }
        }
      }
      struct One: View {
        let model: Model
        var body: some View { Button("x") { model.open = "b" } }
      }
      struct Two: View {
        let model: Model
        var body: some View { Button("x") { model.open = "c" } }
      }
      """,
      transitions: [
        "A -tab-> One", "A -tab-> Two", "One -sheet-> B at 1️⃣", "Two -sheet-> C at 2️⃣",
      ])
  }

  @Test("The owner of a sheet takes it away when the model in it is done")
  func ownerCloses() {
    expect(
      """
      final class Model: ObservableObject {
        @Published var doneAt: Date?
        func signIn() { doneAt = Date() }
      }
      struct A: View {
        @StateObject private var model = Model()
        @State private var isShown = false
        var body: some View {
          Button("Sign in") { 1️⃣isShown = true }
            .sheet(isPresented: $isShown) { SignIn(model: model) }
            .onChange(of: model.doneAt) { _, value in
              guard value != nil else { return }
              2️⃣isShown = false
            }
        }
      }
      struct SignIn: View {
        @ObservedObject var model: Model
        var body: some View { Button("OK") { model.signIn() } }
      }
      """,
      transitions: ["A -sheet-> SignIn at 1️⃣"], backs: ["SignIn dismiss at 2️⃣"])
  }

  @Test("A deep link that sets a flag leads to what the flag shows")
  func deepLink() {
    expect(
      """
      @Observable final class Model { static let shared = Model(); var wants = false }
      @main struct TheApp: App {
        var body: some Scene {
          WindowGroup { A().onOpenURL { url in if url.host == "b" { Model.shared.wants = true } } }
        }
      }
      struct A: View {
        @State private var model = Model.shared
        @State private var isShown = false
        var body: some View {
          Text("x").sheet(isPresented: $isShown) { B() }
            .onChange(of: model.wants) { if model.wants { isShown = true } }
        }
      }
      """,
      transitions: [], deepLinks: ["*://b -> B"])
  }

  @Test("Clearing the state at the bottom takes the whole pile of modals away")
  func pile() {
    expect(
      """
      @Observable final class Pile {
        enum Sheet: String, Identifiable { case b; var id: String { rawValue } }
        var sheet: Sheet?
      }
      struct A: View {
        @State private var pile = Pile()
        var body: some View {
          Button("x") { 1️⃣pile.sheet = .b }
            .sheet(item: $pile.sheet) { _ in First() }
            .environment(pile)
            .onAppear { pile.sheet = nil }
        }
      }
      struct First: View {
        @State private var opens = false
        var body: some View {
          Button("x") { 2️⃣opens = true }.sheet(isPresented: $opens) { Second() }
        }
      }
      struct Second: View {
        @Environment(Pile.self) private var pile
        var body: some View { Button("x") { 3️⃣pile.sheet = nil } }
      }
      """,
      transitions: ["A -sheet-> First at 1️⃣", "First -sheet-> Second at 2️⃣"],
      backs: ["Second dismiss at 3️⃣"])
  }

  @Test("A flag that only the initialiser sets, from something unknown, can be set")
  func flagOfAnInitializer() {
    expect(
      """
      final class Model: ObservableObject {
        private(set) var isFresh: Bool = false
        init() { isFresh = (UserDefaults.standard.string(forKey: "url") ?? "").isEmpty }
      }
      struct A: View {
        @ObservedObject var model = Model()
        @State private var isShown = false
        var body: some View {
          NavigationStack {
            Form { if model.isFresh { Button("x") { 1️⃣isShown = true } } }
              .navigationDestination(isPresented: $isShown) { B() }
          }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣"])
  }

  @Test("One case of an enum that state holds shows what the case carries")
  func casePaths() {
    expect(
      """
      @Observable final class FormModel: Identifiable {}
      @Observable final class Model {
        var destination: Destination?
        @CasePathable @dynamicMemberLookup enum Destination {
          case alert(AlertState)
          case edit(FormModel)
          case other(FormModel)
        }
        func edit() { 1️⃣destination = .edit(FormModel()) }
        func other() { 4️⃣destination = .other(FormModel()) }
        func cancel() { 2️⃣destination = nil }
        func warn() { 3️⃣destination = .alert(AlertState()) }
      }
      struct A: View {
        @Bindable var model = Model()
        var body: some View {
          List { Text("x") }
            .toolbar {
              Button("Edit") { model.edit() }
              Button("Other") { model.other() }
            }
            .sheet(item: $model.destination.edit) { form in
              Form1(model: form).toolbar {
                Button("Cancel") { model.cancel() }
                Button("Warn") { model.warn() }
              }
            }
            .sheet(item: $model.destination.other) { _ in B() }
        }
      }
      struct Form1: View {
        @Bindable var model: FormModel
        var body: some View { Text("x") }
      }
      """,
      transitions: ["A -sheet-> Form1 at 1️⃣", "A -sheet-> B at 4️⃣"],
      backs: ["Form1 dismiss at 2️⃣", "Form1 dismiss at 3️⃣"])
  }

  @Test("Who writes what another tab switches over goes nowhere")
  func anotherTab() {
    expect(
      """
      enum Kind { case none, b, c }
      final class Store: ObservableObject {
        static let shared = Store()
        @Published var kind = Kind.none
      }
      struct A: View {
        var body: some View {
          TabView {
            Switching().tabItem { Text("1") }
            Settings1().tabItem { Text("2") }
          }
        }
      }
      struct Switching: View {
        @ObservedObject private var store = Store.shared
        var body: some View {
          switch store.kind {
          case .b: B()
          case .c: Nested()
          case .none: Text("Please select")
          }
        }
      }
      struct Nested: View {
        var body: some View { NavigationStack { Button("b") { 1️⃣Store.shared.kind = .b } } }
      }
      struct Settings1: View {
        var body: some View { NavigationStack { Button("c") { Store.shared.kind = .c } } }
      }
      """,
      transitions: [
        "A -tab-> Switching", "A -tab-> Settings1", "Switching -embed-> B",
        "Switching -root-> Nested", "Nested -embed-> B at 1️⃣",
      ])
  }

  @Test("What observes state knows what was written, also by a setter that hands nothing on")
  func observed() {
    expect(
      """
      struct Note: Identifiable, Hashable { let id: Int }
      final class Page: Hashable { let note: Note; init(note: Note) { self.note = note } }
      @Observable final class Model {
        var notes: [Note] = []
        var asks = false
        private var id: Int? { didSet { refresh() } }
        var selectedID: Int? {
          get { id }
          set { guard id != newValue else { return }; id = newValue }
        }
        private var selected: Note? {
          get { guard let id else { return nil }; return notes.first { $0.id == id } }
          set { selectedID = newValue?.id }
        }
        private(set) var page: Page?
        private func refresh() {
          if let note = selected { 1️⃣page = Page(note: note) } else { page = nil }
        }
        func load(_ notes: [Note]) { self.notes = notes }
        func erase() { selected = nil }
      }
      struct A: View {
        @State var model: Model
        var body: some View {
          NavigationStack {
            List(model.notes) { note in Button("x") { model.selectedID = note.id } }
              .toolbar { Button("x") { 2️⃣model.asks = true } }
              .sheet(isPresented: $model.asks) { Ask(onErase: { model.erase() }) }
              .navigationDestination(
                item: Binding(get: { model.page }, set: { model.selectedID = $0?.note.id })
              ) { _ in B() }
          }
        }
      }
      struct Ask: View {
        let onErase: () -> Void
        var body: some View { Button("x") { onErase() } }
      }
      """, transitions: ["A -push-> B at 1️⃣", "A -sheet-> Ask at 2️⃣"])
  }
}
