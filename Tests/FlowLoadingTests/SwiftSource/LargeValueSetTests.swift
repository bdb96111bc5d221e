import Testing

@testable import FlowLoading

@Suite("Sets of many values")
struct LargeValueSetTests {
  /// Values of all kinds that large sets hold, many of them covered by others.
  private func value(_ random: inout Seeded) -> Value {
    let number = Int.random(in: 0..<60, using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return .object(number)
    case 1: return .view(number)
    case 2: return .closure(number)
    case 3: return .some(number)
    case 4: return .type(number)
    case 5: return .string("\(number)")
    case 6: return .list([ValueSet(.integer(number % 9))])
    default:
      let known: [ValueSet] = [
        .unknown, ValueSet(.integer(number % 3)),
        ValueSet([.integer(number % 3), .integer(number % 4)]), .none,
      ]
      return .enumCase(number % 7, "case\(number % 5)", [known[number % 4]])
    }
  }

  private struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state
    }
  }

  @Test("Many values are joined as one after the other is", arguments: 1...200)
  func union(seed: UInt64) {
    var random = Seeded(state: seed)
    var fast = ValueSet.none
    var slow = ValueSet.none
    for _ in 0..<4 {
      let added = (0..<Int.random(in: 1..<120, using: &random)).map { _ in value(&random) }
      var other = ValueSet.none
      for value in added { other.insert(value) }
      #expect(ValueSet(added) == other)
      let grew = fast.formUnion(other)
      var didGrow = false
      // The first values are taken over as they are.
      if slow.isEmpty {
        didGrow = slow.formUnion(other)
      } else {
        for value in other.values where slow.insert(value) { didGrow = true }
        if other.isOpen, !slow.isOpen { (slow.isOpen, didGrow) = (true, true) }
      }
      #expect(grew == didGrow)
      #expect(fast == slow)
    }
  }

  @Test("A large set is covered where each of its values is", arguments: 1...200)
  func cover(seed: UInt64) {
    var random = Seeded(state: seed)
    let wide = ValueSet((0..<150).map { _ in value(&random) })
    var narrow = ValueSet(wide.values.shuffled(using: &random).prefix(40).map { $0 })
    narrow.isOpen = wide.isOpen
    #expect(narrow.isCovered(by: wide))
    narrow.insert(value(&random))
    let isKnown = narrow.values.allSatisfy { one in
      wide.values.contains { one.isCovered(by: $0) }
    }
    #expect(narrow.isCovered(by: wide) == (isKnown && (wide.isOpen || !narrow.isOpen)))
  }
}
