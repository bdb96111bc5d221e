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
    var flattening = Flattening()
    flattening.add(
      buffer.list(), in: Context(), isLinked: false, withoutTriggered: true, interpreter)
    return flattening.effects
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
}
