import Testing

@testable import FlowLoading

@Suite("Finding out whether an outcome still holds")
struct OutcomeCheckTests {
  private let memory = CallMemory()
  private let heap: Heap
  private let place = Place(object: nil, type: 0, name: "state")
  private let node = Expression(.null, .none)

  init() { heap = Heap(memory: memory, index: ProgramIndex([])) }

  /// What an inner call gives when it runs again, and how often it did.
  private final class Inner {
    var values = ValueSet(.integer(1))
    var acts: [Effect.Kind]
    var runs = 0

    init(_ acts: [Effect.Kind]) { self.acts = acts }
  }

  private static func act(_ start: UInt32) -> Effect.Kind {
    .operation(.dismissModal(), Span(file: 0, start: start, end: start + 1))
  }

  private func list(_ kinds: [Effect.Kind]) -> EffectList {
    let buffer = EffectBuffer()
    for kind in kinds { buffer.add(Effect(kind: kind, context: Context()), asked: []) }
    return buffer.list()
  }

  private func key(_ number: Int) -> Int {
    memory.number(
      .init(
        function: ObjectIdentifier(node), receiver: nil,
        arguments: [ValueSet(.integer(number))]))
  }

  /// Runs the inner call, which reads the state.
  @discardableResult
  private func run(_ inner: Inner) -> EffectList {
    _ = memory.begin(key(0), heap)
    _ = heap.read(place)
    inner.runs += 1
    return memory.end(
      key(0), values: inner.values, effects: list(inner.acts),
      again: { memory.repeating(key(0), depth: 1) { run(inner) } })
  }

  /// Runs the outer call, which calls the inner one.
  private func runOuter(_ inner: Inner, looks: Bool = false) {
    _ = memory.begin(key(1), heap)
    let called = run(inner)
    if looks { memory.noteLook() }
    let buffer = EffectBuffer()
    buffer.add(called, in: Context(), asked: [])
    _ = memory.end(key(1), values: .none, effects: buffer.list())
  }

  private func growState() {
    heap.write(ValueSet(.integer(7)), to: place)
    memory.beginRound()
  }

  private var called: EffectList? {
    guard case .call(let list, _, _, _)? = memory.outcomes[key(1)]?.effects.entries.first else {
      return nil
    }
    return list
  }

  @Test("Where what read state that grew gives the same again, whoever called it is not run")
  func same() {
    let inner = Inner([Self.act(1), Self.act(2)])
    runOuter(inner)
    growState()
    #expect(memory.isCurrent(key(1), heap))
    #expect(inner.runs == 2)
  }

  @Test("What another call does that did the same is not changed with it")
  func doingTheSame() {
    let inner = Inner([Self.act(1), Self.act(2)])
    // The outer call calls the inner one, and another that does nothing but call what did the same.
    _ = memory.begin(key(1), heap)
    let called = run(inner)
    _ = memory.begin(key(2), heap)
    let other = EffectBuffer()
    other.add(called, in: Context(), asked: [])
    let passed = memory.end(key(2), values: .none, effects: other.list())
    #expect(passed.onlyCall?.0 === called)
    let buffer = EffectBuffer()
    buffer.add(called, in: Context(isInBranch: true), asked: [])
    _ = memory.end(key(1), values: .none, effects: buffer.list())
    inner.acts.append(Self.act(3))
    growState()
    #expect(!memory.isCurrent(key(1), heap))
  }

  @Test("Nothing is run where nothing grew")
  func still() {
    let inner = Inner([Self.act(1), Self.act(2)])
    runOuter(inner)
    memory.beginRound()
    #expect(memory.isCurrent(key(1), heap))
    #expect(inner.runs == 1)
  }

  @Test("Other values are news to whoever called it")
  func otherValues() {
    let inner = Inner([Self.act(1), Self.act(2)])
    runOuter(inner)
    inner.values = ValueSet(.integer(2))
    growState()
    #expect(!memory.isCurrent(key(1), heap))
  }

  @Test("What it does now, the caller does that did not look at it")
  func otherActs() {
    let inner = Inner([Self.act(1), Self.act(2)])
    runOuter(inner)
    let before = memory.outcomes[key(1)]?.result
    inner.acts.append(Self.act(3))
    growState()
    #expect(memory.isCurrent(key(1), heap))
    #expect(called?.entries.count == 3)
    #expect(memory.outcomes[key(1)]?.result != before)
  }

  @Test("A caller that looked at it is run again")
  func looking() {
    let inner = Inner([Self.act(1), Self.act(2)])
    runOuter(inner, looks: true)
    inner.acts.append(Self.act(3))
    growState()
    #expect(!memory.isCurrent(key(1), heap))
  }

  @Test("So is one whose circumstances would come out otherwise")
  func otherKind() {
    let inner = Inner([Self.act(1), Self.act(2)])
    runOuter(inner)
    inner.acts = [.readsEnvironment(1), .readsEnvironment(2)]
    growState()
    #expect(!memory.isCurrent(key(1), heap))
  }

  @Test("What was just written tells calls apart only where code asks for it")
  func assuming() {
    let asked = heap.numbers(meeting: place)
    let other = heap.numbers(meeting: Place(object: nil, type: 0, name: "other"))
    runOuter(Inner([Self.act(1), Self.act(2)]))
    #expect(memory.canAsk(key(0), for: asked, levels: 0))
    #expect(!memory.canAsk(key(0), for: other, levels: 2))
    #expect(!memory.canAsk(key(1), for: asked, levels: 0))
    #expect(memory.canAsk(key(1), for: asked, levels: 1))
    #expect(memory.canAsk(key(9), for: other, levels: 0))
  }
}

@Suite("What an interpreter leaves behind")
struct InterpreterMemoryTests {
  @Test("Nothing that it remembers keeps it")
  func released() {
    let unit = Lowering.unit(
      file: 0, path: "A.swift",
      text: """
        @main struct TheApp: App {
          @State private var isShown = false
          var body: some Scene { WindowGroup { Button("a") { open() } } }
          func open() { show(true) }
          func show(_ flag: Bool) { isShown = flag }
        }
        """
    ).0
    let index = ProgramIndex([unit])
    weak var left: Interpreter?
    do {
      let interpreter = Interpreter(index: index, syntax: SyntaxFacts([FileFacts(unit)], index))
      _ = interpreter.runToFixpoint()
      left = interpreter
    }
    #expect(left == nil)
  }
}
