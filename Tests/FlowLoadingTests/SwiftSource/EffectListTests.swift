import Testing

@testable import FlowLoading

@Suite("What code did, where a part of it is cut off")
struct EffectListTests {
  private static func span(_ start: UInt32) -> Span { Span(file: 0, start: start, end: start + 1) }

  private let interpreter: Interpreter
  private let plain = Effect(kind: .readsEnvironment(7), context: Context())
  private let tap = Context(trigger: Trigger(label: "tap", span: span(1)))

  init() {
    let index = ProgramIndex([])
    interpreter = Interpreter(index: index, syntax: SyntaxFacts([], index))
  }

  private func untriggered(_ buffer: EffectBuffer) -> [Effect] {
    buffer.list().flat(interpreter, Telling(isUntriggeredOnly: true))
  }

  @Test("An act that a tap sets off too is done without it")
  func acts() {
    let buffer = EffectBuffer()
    buffer.add(Effect(kind: plain.kind, context: tap), asked: [])
    #expect(untriggered(buffer).isEmpty)
    buffer.add(plain, asked: [])
    #expect(untriggered(buffer) == [plain])
  }

  @Test("So is code that a tap runs too")
  func calls() {
    let called = EffectBuffer()
    called.add(plain, asked: [])
    let list = called.list()
    let buffer = EffectBuffer()
    buffer.add(list, in: tap, asked: [])
    #expect(untriggered(buffer).isEmpty)
    buffer.add(list, in: Context(), asked: [])
    #expect(untriggered(buffer) == [plain])
  }

  @Test("What one way does on a condition and another without, is done on none")
  func meeting() {
    let deed = Effect.Kind.operation(.dismissModal(), Self.span(5))
    let (first, second) = (EffectBuffer(), EffectBuffer())
    let some = RunCondition(number: 1)
    first.add(Effect(kind: deed, context: Context(conditions: [some])), asked: [])
    second.add(Effect(kind: deed, context: Context(isInBranch: true)), asked: [])
    let outer = EffectBuffer()
    let other = Context(conditions: [RunCondition(number: 2)], isInBranch: true)
    outer.add(first.list(), in: other, asked: [])
    outer.add(second.list(), in: other, asked: [])
    let told = interpreter.flattened(outer.list())
    #expect(told.map(\.context.conditions) == [other.conditions])
    #expect(told.map(\.context.isInBranch) == [true])
    outer.add(second.list(), in: Context(), asked: [])
    let again = interpreter.flattened(outer.list())
    #expect(again.map(\.context.conditions) == [[]])
  }

  @Test("Runs that did the same share what they did")
  func shared() {
    func run(_ number: Int) -> EffectList {
      interpreter.isolated { interpreter.record(.readsEnvironment(number)) }.1
    }
    func outer(_ number: Int) -> EffectList {
      interpreter.isolated {
        interpreter.record(.readsEnvironment(9))
        interpreter.absorb(run(number))
      }.1
    }
    #expect(run(1) === run(1))
    #expect(run(1) !== run(2))
    #expect(outer(1) === outer(1))
    #expect(outer(1) !== outer(2))
  }

  @Test("What a person sets off is told alone, on the conditions on which they can")
  func triggered() {
    let deed = Effect.Kind.operation(.dismissModal(), Self.span(5))
    let called = EffectBuffer()
    called.add(Effect(kind: deed, context: tap), asked: [])
    called.add(Effect(kind: deed, context: Context()), asked: [])
    let quiet = EffectBuffer()
    quiet.add(
      Effect(kind: .operation(.dismissModal(), Self.span(7)), context: Context()), asked: [])
    let buffer = EffectBuffer()
    let conditions = [RunCondition(number: 1)]
    buffer.add(called.list(), in: Context(conditions: conditions), asked: [])
    buffer.add(quiet.list(), in: Context(), asked: [])
    #expect(interpreter.flattened(buffer.list()).count == 3)
    let told = buffer.list().flat(interpreter, Telling(isTriggeredOnly: true))
    #expect(told.map(\.kind) == [deed])
    #expect(told.map(\.context.trigger) == [tap.trigger])
    #expect(told.map(\.context.conditions) == [conditions])
    // All that a tap runs is told.
    let tapped = EffectBuffer()
    tapped.add(quiet.list(), in: tap, asked: [])
    #expect(tapped.list().flat(interpreter, Telling(isTriggeredOnly: true)).count == 1)
  }

  @Test("What a list does is taken in once")
  func once() {
    let buffer = EffectBuffer()
    buffer.add(Effect(kind: plain.kind, context: tap), asked: [])
    let list = buffer.list()
    var flattening = Flattening()
    for _ in 0..<2 { flattening.add(list, Telling(), interpreter) }
    #expect(flattening.effects.count == 1)
  }

  @Test("What is asked of a URL multiplies no ways where no URL came in")
  func unlinked() {
    interpreter.conditionTexts = [ConditionText(span: Self.span(1), form: .holds, asksURL: true)]
    let asked = [RunCondition(number: 0)]
    let last = EffectBuffer()
    last.add(Effect(kind: .operation(.dismissModal(), Self.span(5)), context: Context()), asked: [])
    last.add(plain, asked: [])
    var list = last.list()
    for _ in 0..<20 {
      let buffer = EffectBuffer()
      buffer.add(list, in: Context(conditions: asked), asked: asked)
      buffer.add(list, in: Context(), asked: [])
      list = buffer.list()
    }
    #expect(list.asks)
    let before = interpreter.budget.spent.useful
    let told = interpreter.flattened(list)
    #expect(told.map(\.context.conditions) == [[], []])
    // Two ways to each of twenty lists, sixteen of which cost as much as one expression.
    #expect(interpreter.budget.spent.useful - before == 40 / 16)
  }

  @Test("What was told is told again once a condition is found to ask something of the URL")
  func asking() {
    interpreter.conditionTexts = [ConditionText(span: Self.span(1), form: .holds)]
    let called = EffectBuffer()
    let deed = Effect.Kind.operation(.dismissModal(), Self.span(5))
    called.add(Effect(kind: deed, context: Context()), asked: [])
    called.add(plain, asked: [])
    let buffer = EffectBuffer()
    let condition = RunCondition(number: 0)
    buffer.add(called.list(), in: Context(conditions: [condition]), asked: [condition])
    buffer.add(called.list(), in: Context(), asked: [])
    let list = buffer.list()
    func count() -> Int { interpreter.flattened(list, isLinked: true).count }
    #expect(count() == 2)
    interpreter.conditionTexts[0].asksURL = true
    interpreter.askings += 1
    #expect(count() == 3)
  }

  @Test("Deeds are equal whoever did them, and differ by what was done")
  func deeds() {
    let again = Effect(kind: .readsEnvironment(7), context: Context())
    #expect(again.deed !== plain.deed)
    #expect(again == plain)
    #expect(Set([again, plain, Effect(kind: .readsEnvironment(8), context: tap)]).count == 2)
    #expect(again.isPlain && !again.isPart && !again.isEntry)
  }

  @Test("Who started what runs later is known without joining circumstances")
  func starting() {
    var late = Context()
    late.isDeferred = true
    var making = Context()
    making.making = Making(object: 3)
    var later = Context()
    later.making = Making(object: 4, inner: late)
    var tapped = tap
    tapped.making = Making(object: 5, inner: tap)
    let all = [Context(), late, tap, making, later, tapped]
    for outer in all {
      for inner in all {
        #expect(outer.startedBy(inner) == outer.enclosing(inner).startedBy)
      }
    }
    #expect(making.startedBy(late) == 3)
    #expect(making.startedBy(tap) == nil)
  }

  private func list(_ effects: [Effect]) -> EffectList {
    EffectList(effects.map { .act($0) }, asks: false, isForeign: false)
  }

  @Test("What a task did before it was cut off is kept beside what is left of it")
  func cutOff() {
    let other = Effect(kind: .readsEnvironment(8), context: Context())
    func keep(_ effects: [Effect], since refusals: Int) -> [EffectList] {
      interpreter.kept = []
      interpreter.keep(list(effects), of: nil, by: 5, whereCutSince: refusals)
      return interpreter.kept.map(\.effects)
    }
    #expect(keep([plain], since: interpreter.budget.refusals) == [list([plain])])
    // It came to an end: what it does now is all.
    #expect(keep([other], since: interpreter.budget.refusals) == [list([other])])
    let before = interpreter.budget.refusals
    interpreter.budget.begin(Self.span(3))
    while case .paid = interpreter.budget.pay() {}
    #expect(keep([plain], since: before) == [list([other]), list([plain])])
    #expect(keep([], since: before) == [list([other])])
    // Another task has nothing to do with it.
    interpreter.kept = []
    interpreter.keep(list([]), of: nil, by: 6, whereCutSince: before)
    #expect(interpreter.kept.isEmpty)
  }
}
