import Testing

/// Hubs of the program's own that keep code in dictionaries and lists, and run those who listen.
@Suite("Buses that keep code for those who listen")
struct MessageBusTests {
  private func hub(_ type: String, listen: String, fire: String) -> String {
    plainLaunch + """
      final class Hub {
        private var calls: \(type) = [:]
        func listen(_ key: Int, _ call: @escaping () -> Void) { \(listen) }
        func fire() { \(fire) }
      }
      final class Start: UIViewController {
        let hub = Hub()
        override func viewDidLoad() {
          super.viewDidLoad()
          hub.listen(1) { [weak self] in 1️⃣self?.present(Detail(), animated: true) }
        }
        @IBAction func pressed() { hub.fire() }
      }
      """
  }

  @Test(
    "Lists in a dictionary",
    arguments: [
      "calls.flatMap { $0.value }.forEach { $0() }", "calls.values.flatMap { $0 }.forEach { $0() }",
      "for (_, list) in calls { for call in list { call() } }",
      "for pair in calls { for call in pair.value { call() } }",
      "calls.values.forEach { $0.forEach { $0() } }", "calls.forEach { $0.value.forEach { $0() } }",
      "calls[1]?.forEach { $0() }",
    ])
  func lists(_ fire: String) {
    expect(
      hub("[Int: [() -> Void]]", listen: "calls[key, default: []].append(call)", fire: fire),
      transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("Lists in a dictionary that are put together anew")
  func joined() {
    expect(
      hub(
        "[Int: [() -> Void]]", listen: "calls[key] = (calls[key] ?? []) + [call]",
        fire: "calls.values.flatMap { $0 }.forEach { $0() }"),
      transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test(
    "Code in a dictionary",
    arguments: [
      "calls.forEach { $0.value() }", "for (_, call) in calls { call() }",
      "calls.values.forEach { $0() }", "calls[1]?()",
    ])
  func code(_ fire: String) {
    expect(
      hub("[Int: () -> Void]", listen: "calls[key] = call", fire: fire),
      transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  private func bus(
    _ fire: String, signal: String = "enum Signal: Equatable { case one, two }",
    names: (keep: String, fire: String) = ("keep", "fire"), sent: String = ".one",
    heard: [String] = [".one", ".two"]
  ) -> String {
    plainLaunch + """
      \(signal)
      struct Watch { let name: Signal; let run: (Signal?) -> Void }
      final class Bus {
        private static let shared = Bus()
        private var watches: [Watch] = []
        static func keep(name: Signal, then: @escaping (Signal?) -> Void) {
          shared.\(names.keep)(name: name, then: then)
        }
        static func fire(name: Signal) { shared.\(names.fire)(name: name) }
        func \(names.keep)(name: Signal, then: @escaping (Signal?) -> Void) {
          watches.append(Watch(name: name, run: then))
        }
        func \(names.fire)(name: Signal) { \(fire) }
      }
      final class Start: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          Bus.keep(name: \(heard[0])) { [weak self] _ in 1️⃣self?.present(Detail(), animated: true) }
          Bus.keep(name: \(heard[1])) { [weak self] _ in 2️⃣self?.present(Other(), animated: true) }
        }
        @IBAction func pressed() { Bus.fire(name: \(sent)) }
      }
      """
  }

  private static let filter = "watches.filter { $0.name == name }.forEach { $0.run(name) }"

  @Test(
    "Only those are told who listen to the message",
    arguments: [
      filter, "for watch in watches where watch.name == name { watch.run(name) }",
      "for watch in watches { if watch.name == name { watch.run(name) } }",
      "for watch in watches { guard watch.name == name else { continue }\n watch.run(name) }",
    ])
  func message(_ fire: String) {
    expect(
      bus(fire, names: ("hold", "send")), transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("A type's method that hands on to its object's of the same name")
  func namesake() {
    expect(bus(Self.filter), transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test(
    "Where the program says when messages are equal, their names tell, and what they carry does not"
  )
  func ownEquality() {
    let signal = """
      enum Signal { case one(Int), two(Int) }
      extension Signal: Equatable {}
      func == (left: Signal, right: Signal) -> Bool {
        switch (left, right) {
        case (.one, .one), (.two, .two): return true
        default: return false
        }
      }
      """
    expect(
      bus(
        Self.filter, signal: signal, names: ("hold", "send"), sent: ".one(1)",
        heard: [".one(0)", ".two(0)"]),
      transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  /// A store whose listeners say which changes they want to hear of.
  private func store(listeners: Int) -> String {
    let more = (0..<listeners).map {
      "Store.shared.listen({ $0.page != $1.page }) { [weak self] _ in self?.note(\($0)) }"
    }
    return plainLaunch + """
      struct State { var page = 0 }
      struct Listener { let isChanged: (State, State) -> Bool; let run: (State) -> Void }
      final class Store {
        static let shared = Store()
        private var listeners: [Int: [Listener]] = [:]
        var state = State() {
          didSet {
            listeners.flatMap { $0.value }.filter { $0.isChanged(oldValue, state) }
              .forEach { $0.run(state) }
          }
        }
        func listen(_ isChanged: @escaping (State, State) -> Bool, _ run: @escaping (State) -> Void) {
          listeners[1, default: []].append(Listener(isChanged: isChanged, run: run))
        }
      }
      final class Start: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          Store.shared.listen({ $0.page != $1.page }) { [weak self] _ in
            1️⃣self?.present(Detail(), animated: true)
          }
          \(more.joined(separator: "\n    "))
        }
        func note(_ number: Int) { title = "\\(number)" }
        @IBAction func pressed() { Store.shared.state.page = 2 }
      }
      """
  }

  @Test("Of many listeners that ask for themselves, which one hears something is not known")
  func store() {
    expect(store(listeners: 1), transitions: ["Start -sheet-> Detail at 1️⃣"])
    for listeners in [5, 80] {
      let graph = expect(store(listeners: listeners), transitions: [])
      #expect(graph.unreached.count == 1)
    }
  }

  @Test(
    "A case that other code makes is as good as one that is written",
    arguments: ["hint.note", "note()", "hint.all"])
  func madeCase(_ sent: String) {
    expect(
      plainLaunch + """
        enum Note { case first, second, third }
        struct Listener { let name: Note; let run: (Note) -> Void }
        final class Hub {
          static let shared = Hub()
          var listeners: [Listener] = []
          func send(_ note: Note) {
            listeners.filter { $0.name == note }.forEach { listener in listener.run(note) }
          }
          func listen(_ note: Note, run: @escaping (Note) -> Void) {
            listeners.append(Listener(name: note, run: run))
          }
        }
        enum Hint {
          case a, b
          var note: Note { switch self { case .a: return .first; default: return .third } }
          var all: Note { .first }
        }
        final class Start: UIViewController {
          var hint: Hint = .a
          func note() -> Note { .first }
          override func viewDidLoad() {
            super.viewDidLoad()
            Hub.shared.listen(.first) { [weak self] _ in 1️⃣self?.present(Detail(), animated: true) }
            Hub.shared.listen(.second) { [weak self] _ in self?.present(Other(), animated: true) }
          }
          @IBAction func tap() { Hub.shared.send(\(sent)) }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }
}
