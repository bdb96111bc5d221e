import FlowGraph
import Testing

@Suite("A generic method beside methods for one type")
struct GenericOverloadTests {
  private func source(_ methods: String, go: String) -> String {
    """
    enum Stop: Hashable { case b, c(String) }
    struct Owner: Hashable { var code: String }
    @Observable final class Guide {
      var path = NavigationPath()
      \(methods)
    }
    struct A: View {
      @State private var guide = Guide()
      let owner = Owner(code: "o")
      var body: some View {
        NavigationStack(path: $guide.path) {
          Button("go") { \(go) }
            .navigationDestination(for: Owner.self) { _ in D() }
            .navigationDestination(for: Stop.self) { stop in
              switch stop {
              case .b: B()
              case .c: C()
              }
            }
        }
      }
    }
    """
  }

  private static let generic = [
    "func go<D: Hashable>(_ value: D) { 2️⃣path.append(value) }",
    "func go(_ value: some Hashable) { 2️⃣path.append(value) }",
  ]

  @Test(
    "The one for the type of what is given is called, wherever it stands",
    arguments: ["guide.go(owner)", "guide.go(Owner(code: \"x\"))"], generic)
  func concrete(_ go: String, _ generic: String) {
    let exact = "func go(_ stop: Stop) { 1️⃣path.append(stop) }"
    let other = "func go(_ owner: Owner) { go(.c(owner.code)) }"
    for methods in [[generic, exact, other], [exact, generic, other], [exact, other, generic]] {
      expect(
        source(methods.joined(separator: "\n  "), go: go), transitions: ["A -push-> C at 1️⃣"])
    }
  }

  @Test("A case that its context names is of no type that is not known", arguments: generic)
  func namedCase(_ generic: String) {
    expect(
      source("\(generic)\n  func go(_ stop: Stop) { 1️⃣path.append(stop) }", go: "guide.go(.b)"),
      transitions: ["A -push-> B at 1️⃣"])
  }

  @Test(
    "What a condition takes from a call is of the type that the call says", arguments: generic,
    [
      "guard let found = Note.find() else { return }; guide.go(found)",
      "if let found = Note.find() { guide.go(found) }",
    ])
  func found(_ generic: String, _ go: String) {
    let methods = "func go(_ note: Note) { 1️⃣path.append(Stop.c(note.code)) }"
    let find = """
      final class Note: NSManagedObject {
        @NSManaged var code: String
        class func find() -> Note? {
          if let known = try? Database.shared.fetch(1).first { return known }
          return nil
        }
      }
      """
    expect(
      source("\(generic)\n  \(methods)", go: go) + find, transitions: ["A -push-> C at 1️⃣"])
  }

  @Test("A value of no known type is not one of the type parameter's")
  func parameter() {
    let graph = expect(
      source(
        "func go<Step: Hashable>(_ step: Step) { 1️⃣path.append(step) }",
        go: "guide.go(Database.shared.first())"), unresolved: ["at 1️⃣"])
    #expect(graph.undelivered.isEmpty)
  }

  @Test("What no other takes, the generic one does", arguments: generic)
  func rest(_ generic: String) {
    expect(
      source(
        "\(generic)\n  func go(_ stop: Stop) { 1️⃣path.append(stop) }", go: "guide.go(owner)"),
      transitions: ["A -push-> D at 2️⃣"])
  }
}
