import FlowGraph
import Testing

@testable import FlowLoading

@Suite("Messages")
struct MessageTests {
  /// A coordinator that listens in its initialiser and sets the sheet.
  private func listening(_ listen: String, model: String) -> String {
    """
    import Combine
    enum Event { case b, c }
    enum Sheet: Identifiable { case b, c; var id: Self { self } }
    final class ChildModel: ObservableObject {
      \(model)
    }
    final class Coordinator: ObservableObject {
      @Published var sheet: Sheet?
      private var bag: Set<AnyCancellable> = []
      let child = ChildModel()
      init() {
        \(listen)
      }
      private func handle(_ event: Event) {
        switch event {
        case .b: 1️⃣sheet = .b
        case .c: 2️⃣sheet = .c
        }
      }
    }
    struct A: View {
      @StateObject private var coordinator = Coordinator()
      var body: some View {
        NavigationStack { D(model: coordinator.child) }
          .sheet(item: $coordinator.sheet) { sheet in
            switch sheet { case .b: B(); case .c: C() }
          }
      }
    }
    struct D: View {
      @ObservedObject var model: ChildModel
      var body: some View { Button("x") { model.tap() } }
    }
    """
  }

  @Test(
    "What a subject sends reaches its sink",
    arguments: [
      "let events = PassthroughSubject<Event, Never>(); func tap() { events.send(.b) }",
      "let events = CurrentValueSubject<Event?, Never>(nil); func tap() { events.send(.b) }",
      "var events: AnyPublisher<Event, Never> { subject.eraseToAnyPublisher() }; private let subject = PassthroughSubject<Event, Never>(); func tap() { subject.send(.b) }",
    ])
  func subject(model: String) {
    expect(
      listening(
        """
        child.events
          .receive(on: DispatchQueue.main)
          .sink { [weak self] event in if let event { self?.handle(event) } }
          .store(in: &bag)
        """.replacing(
          "if let event { self?.handle(event) }",
          with: model.contains("Event?")
            ? "if let event { self?.handle(event) }" : "self?.handle(event)"),
        model: model),
      transitions: ["A -root-> D", "D -sheet-> B at 1️⃣"])
  }

  @Test(
    "A published property's sink runs for what is assigned",
    arguments: ["{ $0 }", "(\\.self)"])
  func published(_ unwrapping: String) {
    expect(
      listening(
        """
        child.$event
          .compactMap \(unwrapping)
          .sink { [weak self] event in self?.handle(event) }
          .store(in: &bag)
        """, model: "@Published var event: Event?; func tap() { event = .c }"),
      transitions: ["A -root-> D", "D -sheet-> C at 2️⃣"])
  }

  @Test("A sink gets a method reference")
  func methodReference() {
    expect(
      listening(
        "child.events.sink(receiveValue: handle).store(in: &bag)",
        model: "let events = PassthroughSubject<Event, Never>(); func tap() { events.send(.c) }"),
      transitions: ["A -root-> D", "D -sheet-> C at 2️⃣"])
  }

  @Test("An async stream is read in a loop")
  func stream() {
    expect(
      listening(
        "Task { for await event in child.events.stream { handle(event) } }",
        model: """
          let events = AsyncStream<Event>.makeStream()
          func tap() { events.continuation.yield(.b) }
          """),
      transitions: ["A -root-> D", "D -sheet-> B at 1️⃣"])
  }

  @Test("A delegate, a stored closure, a closure assigned later")
  func delegates() {
    for (listen, model) in [
      (
        "child.onEvent = { [weak self] in self?.handle($0) }",
        "var onEvent: ((Event) -> Void)?; func tap() { onEvent?(.b) }"
      ),
      (
        "child.onEvent = handle",
        "var onEvent: (Event) -> Void = { _ in }; func tap() { onEvent(.b) }"
      ),
      (
        "child.handlers.append { self.handle($0) }",
        "var handlers: [(Event) -> Void] = []; func tap() { handlers.forEach { $0(.b) } }"
      ),
      (
        "child.handlers = [handle]",
        "var handlers: [(Event) -> Void] = []; func tap() { for run in handlers { run(.b) } }"
      ),
      (
        "child.delegate = self",
        "weak var delegate: Coordinator?; func tap() { delegate?.handle(.b) }"
      ),
    ] {
      expect(
        listening(listen, model: model).replacing("private func handle", with: "func handle"),
        transitions: ["A -root-> D", "D -sheet-> B at 1️⃣"])
    }
  }

  @Test("A notification reaches its observer")
  func notification() {
    expect(
      """
      extension Notification.Name { static let open = Notification.Name("open") }
      struct A: View {
        @State private var isShown = false
        var body: some View {
          Button("x") { NotificationCenter.default.post(name: .open, object: nil) }
            .onReceive(NotificationCenter.default.publisher(for: .open)) { _ in 1️⃣isShown = true }
            .sheet(isPresented: $isShown) { B() }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test("An action whose handler does nothing is told")
  func ignored() {
    let graph = expect(
      listening(
        "child.onEvent = { [weak self] event in switch event { case .b: self?.handle(.b); case .c: break } }",
        model: "var onEvent: ((Event) -> Void)?; func tap() { onEvent?(.b); onEvent?(.c) }"),
      transitions: ["A -root-> D", "D -sheet-> B at 1️⃣"])
    #expect(graph.actions.filter { $0.handling != .handled }.map(\.id) == ["Event.c"])
  }

  @Test(
    "An empty branch for how something went is no action left alone",
    arguments: [
      ("success, failed", "success", true), ("finished(Int), cancelled", "finished", true),
      ("initial, error", "initial", true),
      ("keep, failed", "keep", false), ("success, drop", "success", false),
      ("finish, cancel", "finish", false),
    ])
  func outcome(_ cases: String, _ empty: String, isOutcome: Bool) {
    let other =
      cases.contains("failed")
      ? "failed"
      : cases.contains("drop")
        ? "drop"
        : cases.contains("cancelled") ? "cancelled" : "cancel"
    let sent = cases.contains("(") ? "finished(1)" : empty
    let source =
      plainLaunch + """
        enum Ending { case \(cases) }
        final class Store {
          func save(_ done: @escaping (Ending) -> Void) {
            if isOld { done(.\(other)) } else { done(.\(sent)) }
          }
        }
        final class Start: UIViewController {
          let store = Store()
          @IBAction func save() {
            store.save { [weak self] ending in
              switch ending {
              case .\(empty): break
              case .\(other): self?.present(Detail(), animated: true)
              }
            }
          }
        }
        """
    let graph = SwiftSourceLoader(threads: 1).load([SwiftFile(path: "App.swift", text: source)])
    #expect(graph.actions.filter { $0.handling != .handled }.isEmpty == isOutcome)
  }

  @Test(
    "An empty branch for what objects keep is one for a state",
    arguments: [
      ("var last: Event? ; ", true), ("var last = Event.b; ", true),
      ("let last = CurrentValueSubject<Event, Never>(.b); ", true),
      ("let last: CurrentValueSubject<Event, Never>; ", true),
      ("let last = PassthroughSubject<Event, Never>(); ", false), ("let last: Event; ", false),
    ])
  func state(_ kept: String, isState: Bool) {
    let source = listening(
      "child.onEvent = { [weak self] event in switch event { case .b: self?.handle(.b); case .c: break } }",
      model: kept + "var onEvent: ((Event) -> Void)?; func tap() { onEvent?(.b); onEvent?(.c) }")
    let graph = SwiftSourceLoader(threads: 1).load(MarkedSource(source).files)
    #expect(graph.actions.filter { $0.handling != .handled }.isEmpty == isState)
  }

  @Test(
    "An empty branch beside what is done for every action",
    arguments: [
      ("self?.sheet = nil", true), ("self?.close()", true), ("self?.log(event)", false),
      ("app?.dialogWindow = nil", true), ("last = event", false),
      ("label.text = title", false),
      ("print(event)", false),
    ])
  func beside(_ statement: String, isHandled: Bool) {
    let source =
      listening(
        "child.onEvent = { [weak self] event in\n\(statement)\nswitch event { case .b: self?.handle(.b); case .c: break } }",
        model: "var onEvent: ((Event) -> Void)?; func tap() { onEvent?(.b); onEvent?(.c) }")
        + """

        final class Dialogs { var dialogWindow: UIWindow? }
        extension Coordinator {
          func close() { sheet = nil }
          func log(_ event: Event) { print(event) }
        }
        """
    let graph = SwiftSourceLoader(threads: 1).load(MarkedSource(source).files)
    #expect(graph.actions.filter { $0.handling != .handled }.map(\.id).isEmpty == isHandled)
  }

  @Test(
    "A branch that says why it does nothing is meant",
    arguments: [
      ("break // The person closed it.", true), ("// Nothing to do.\nbreak", true),
      ("break // TODO", false), ("/* FIXME: open it */ break", false), ("break //", false),
      ("// show(.c)\nbreak", false),
      ("break // waymark:disable:this unhandled_action", false),
    ])
  func meant(_ branch: String, isMeant: Bool) {
    let graph = expect(
      listening(
        "child.onEvent = { [weak self] event in\nswitch event {\ncase .b: self?.handle(.b)\ncase .c: \(branch)\n} }",
        model: "var onEvent: ((Event) -> Void)?; func tap() { onEvent?(.b); onEvent?(.c) }"),
      transitions: ["A -root-> D", "D -sheet-> B at 1️⃣"])
    #expect(graph.actions.filter { $0.handling != .handled }.isEmpty == isMeant)
  }

  @Test("An action that no case takes is told")
  func unhandled() {
    let graph = expect(
      listening(
        "child.onEvent = { [weak self] event in if case .b = event { self?.handle(event) } }",
        model: "var onEvent: ((Event) -> Void)?; func tap() { onEvent?(.b); onEvent?(.c) }"),
      transitions: ["A -root-> D", "D -sheet-> B at 1️⃣"])
    withKnownIssue("Only a switch is looked at") {
      #expect(graph.actions.filter { $0.handling != .handled }.map(\.id) == ["Event.c"])
    }
  }

  @Test("What a person types is heard where it is typed, not where the listener was made")
  func typed() {
    expect(
      """
      enum Route: Hashable { case b, c }
      class PINModel: ObservableObject {
        @Published var pin = ""
        var onDone: () -> Void = {}
        private var bag = Set<AnyCancellable>()
        init() {
          $pin.removeDuplicates().sink { [weak self] pin in
            guard pin.count == 4 else { return }
            self?.onDone()
          }.store(in: &bag)
        }
      }
      class Router: ObservableObject {
        @Published var path: [Route] = []
        let model = PINModel()
        func showPIN() {
          model.onDone = { [weak self] in 2️⃣self?.path.append(.c) }
          1️⃣path.append(.b)
        }
      }
      struct PIN: View {
        @ObservedObject var model: PINModel
        var body: some View { TextField("PIN", text: $model.pin) }
      }
      struct A: View {
        @StateObject private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            Button("x") { router.showPIN() }
              .navigationDestination(for: Route.self) { route in
                switch route {
                case .b: PIN(model: router.model)
                case .c: C()
                }
              }
          }
        }
      }
      """, transitions: ["A -push-> PIN at 1️⃣", "PIN -push-> C at 2️⃣"])
  }

  @Test(
    "A message that a helper makes says what the helper was told",
    arguments: [
      "switch message.kind { case .alarm: 1️⃣isAlarming = true; case .log: break }",
      "if message.kind == .alarm { 1️⃣isAlarming = true }",
    ])
  func madeByHelper(_ heard: String) {
    expect(
      """
      enum Kind { case log, alarm }
      struct Message {
        let text: String
        var kind: Kind = .log
      }
      final class Bus {
        static let shared = Bus()
        let messages = PassthroughSubject<Message, Never>()
        func add(_ text: String, kind: Kind = .log) {
          messages.send(Message(text: text, kind: kind))
        }
      }
      final class Model: ObservableObject {
        @Published var isAlarming = false
        private var bag: Set<AnyCancellable> = []
        init() {
          Bus.shared.messages.sink { message in \(heard) }.store(in: &bag)
        }
      }
      struct A: View {
        @StateObject private var model = Model()
        var body: some View {
          NavigationStack {
            VStack {
              2️⃣NavigationLink("b") { B() }
              3️⃣NavigationLink("c") { C() }
            }
          }
          .sheet(isPresented: $model.isAlarming) { D() }
        }
      }
      struct B: View { var body: some View { Button("b") { Bus.shared.add("b") } } }
      struct C: View { var body: some View { Button("c") { Bus.shared.add("c", kind: .alarm) } } }
      """,
      transitions: ["A -push-> B at 2️⃣", "A -push-> C at 3️⃣", "C -sheet-> D at 1️⃣"])
  }

  @Test("A switch over another enum is not where an action is missed")
  func otherEnum() {
    let graph = expect(
      """
      enum Border { case normal, error }
      @Observable final class Model {
        enum State { case idle, working(Action) }
        enum Action { case login, create }
        var state: State
        init(state: State = .idle) { self.state = state }
        var didFinish: ((Action) -> Void)?
        func login() {
          state = .working(.login)
          didFinish?(.login)
        }
      }
      extension Model {
        var border: Border {
          switch state {
          case .working: .error
          case .idle: .normal
          }
        }
      }
      struct Field: View {
        @Binding var border: Border
        init(border: Binding<Border>) { _border = border }
        var body: some View { Text("f").border(color) }
        private var color: Color {
          switch border {
          case .normal: return .gray
          case .error: return .red
          }
        }
      }
      struct A: View {
        @State var model: Model
        var body: some View {
          VStack {
            Field(border: .constant(model.border))
            Button("in") { model.login() }
          }
          .onAppear { model.didFinish = { action in if case .create = action { print(1) } } }
        }
      }
      @main struct Main: App { var body: some Scene { WindowGroup { A(model: Model()) } } }
      """)
    #expect(!graph.actions.contains { $0.handling == .missing })
  }
}
