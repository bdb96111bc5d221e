import FlowGraph
import Testing

@testable import FlowLoading

@Suite struct PolicyTests {
  private func load(_ text: String) throws -> Configuration {
    try Configuration.load(text: text, file: ".waymark.yml")
  }

  private func problems(_ text: String) -> [String] {
    #expect(throws: FlowFileError.self) { try load(text) }
    do {
      _ = try load(text)
      return []
    } catch let error as FlowFileError {
      return error.problems.map { "\($0.line):\($0.column): \($0)" }
    } catch {
      return ["\(error)"]
    }
  }

  @Test func everyKeyIsRead() throws {
    let policy = try load(
      """
      forbidden:
        - from: "*Flow.*"
          to: { name: "*Flow.*", except: "$1Flow.*" }
          kind: [push, sheet]
          reachable: true
          comment: Features stay apart
          severity: note
      allowed:
        - { from: { file: "Sources/**", group: Main, tag: [a, b], kind: view }, to: Item }
      required:
        - { from: launch, to: Payment, passes: [Login, SignUp] }
        - { from: Cart, to: Payment, passes: Login }
      max_taps:
        - { to: Help, taps: 2 }
      """
    ).policy
    let way = try #require(policy.forbidden.first)
    #expect(way.from.names.map(\.text) == ["*Flow.*"])
    #expect(way.to.except.first?.names.map(\.text) == ["$1Flow.*"])
    #expect(way.kinds == [.push, .sheet])
    #expect(way.reachable)
    #expect(way.statement.comment == "Features stay apart")
    #expect(way.statement.severity == .note)
    #expect(way.statement.place.line == 2)
    let from = try #require(policy.allowed.first?.from)
    #expect(from.files.map(\.text) == ["Sources/**"])
    #expect(from.groups.map(\.text) == ["Main"])
    #expect(from.tags == ["a", "b"])
    #expect(from.kinds == [.view])
    #expect(policy.required.map { $0.from == nil } == [true, false])
    #expect(policy.required.first?.passes.names.map(\.text) == ["Login", "SignUp"])
    #expect(policy.distances.map(\.taps) == [2])
  }

  @Test func aNumberOfTapsHoldsForAll() throws {
    let policy = try load("max_taps: 4").policy
    #expect(policy.distances.map(\.taps) == [4])
    #expect(policy.distances.first?.to.isOpen == true)
  }

  @Test func optionsOfARule() throws {
    let configuration = try load(
      "rules: { dead_screen: { severity: error, exclude: ['**/Legacy'] }, dead_route: off }")
    #expect(configuration.rules == ["dead_screen": .error, "dead_route": .off])
    #expect(configuration.ruleExcludes["dead_screen"]?.map(\.pattern) == ["**/Legacy"])
  }

  @Test(
    arguments: [
      ("forbidden: [{ from: A, too: B }]", "`too` is no key of an entry of `forbidden`"),
      ("forbidden: [{ from: A, kind: psuh }]", "did you mean `push`?"),
      ("required: [{ to: A }]", "needs the key `passes`"),
      ("max_taps: [{ to: A, taps: many }]", "a whole number from 0"),
      ("forbidden: [{ from: A, to: $1 }]", "`from` has no wildcard"),
      ("forbidden: [{ from: A*, to: $2 }]", "there are 1 wildcards in `from`"),
      ("forbidden: [{ from: $1 }]", "nothing stands before it"),
      ("rules: { a: { severty: off } }", "did you mean `severity`?"),
    ])
  func mistakesHaveAPlace(text: String, problem: String) throws {
    let found = problems(text)
    #expect(found.count == 1)
    #expect(found.first?.contains(problem) == true, "\(found)")
    #expect(found.first?.hasPrefix("1:") == true)
  }
}
