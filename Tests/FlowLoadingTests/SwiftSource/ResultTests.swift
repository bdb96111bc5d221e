import FlowGraph
import Testing

@testable import FlowLoading

@Suite("Cases of Swift's results and optionals")
struct ResultTests {
  private static func scan(_ buttons: String, _ type: String = "Result<String, Error>") -> String {
    """
    struct A: View {
      @State private var isShown = false
      var body: some View {
        Scanner(done: handle).sheet(isPresented: $isShown) { B() }
      }
      func handle(_ result: \(type)) {
        switch result {
        case .success: 1️⃣isShown = true
        case .failure(let error): print(error)
        }
      }
    }
    struct Scanner: View {
      let done: (\(type)) -> Void
      var body: some View { \(buttons) }
    }
    """
  }

  @Test("A failure runs the branch of failures alone")
  func failure() {
    let cancel = "Button(\"x\") { done(.failure(Failed())) }"
    expect(Self.scan(cancel), screens: ["A", "B"])
    expect(Self.scan("Button(\"x\") { done(Result.failure(Failed())) }"), screens: ["A", "B"])
  }

  @Test("What succeeds is what sets the way off, with no condition left")
  func success() {
    let graph = expect(
      Self.scan(
        """
        Button("x") { done(.failure(Failed())) }
        Button("y") { done(.success("a")) }
        """),
      transitions: ["A -sheet-> B at 1️⃣"])
    #expect(graph.transitions.map(\.trigger) == ["Button “y”"])
    #expect(graph.transitions.map(\.guard) == [nil])
  }

  @Test("A result that comes from elsewhere can be either")
  func unknown() {
    expect(
      Self.scan("Button(\"x\") { load { done($0) } }"), transitions: ["A -sheet-> B at 1️⃣"])
    // The state may be given a success by code that is not followed.
    expect(
      """
      struct A: View {
        @State private var result: Result<String, Error> = .failure(Failed())
        @State private var isShown = false
        var body: some View {
          Button("x") { if case .success = result { 1️⃣isShown = true } }
            .sheet(isPresented: $isShown) { B() }
            .loading($result)
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test("What a success carries")
  func payload() {
    expect(
      """
      enum Page { case b, c }
      struct A: View {
        @State private var isB = false
        @State private var isC = false
        var body: some View {
          Maker(done: handle).sheet(isPresented: $isB) { B() }.sheet(isPresented: $isC) { C() }
        }
        func handle(_ result: Result<Page, Error>) {
          guard let page = try? result.get() else { return }
          switch page {
          case .b: 1️⃣isB = true
          case .c: isC = true
          }
        }
      }
      struct Maker: View {
        let done: (Result<Page, Error>) -> Void
        var body: some View { Button("x") { done(.success(.b)) } }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"], screens: ["A", "B", "C"])
  }

  @Test("Nothing runs the branch of nothing alone")
  func optional() {
    func page(_ argument: String, _ cases: String) -> String {
      """
      struct A: View {
        @State private var isB = false
        @State private var isC = false
        var body: some View {
          Button("x") { open(\(argument)) }
            .sheet(isPresented: $isB) { B() }.sheet(isPresented: $isC) { C() }
        }
        func open(_ name: String?) {
          switch name {
          \(cases)
          }
        }
      }
      """
    }
    let some = "case .some: 1️⃣isB = true\ncase .none: 2️⃣isC = true"
    expect(page("nil", some), transitions: ["A -sheet-> C at 2️⃣"], screens: ["A", "B", "C"])
    expect(page("\"a\"", some), transitions: ["A -sheet-> B at 1️⃣"], screens: ["A", "B", "C"])
    let name = "case let name?: 1️⃣isB = true; print(name)\ncase nil: 2️⃣isC = true"
    expect(page("nil", name), transitions: ["A -sheet-> C at 2️⃣"], screens: ["A", "B", "C"])
    expect(page("\"a\"", name), transitions: ["A -sheet-> B at 1️⃣"], screens: ["A", "B", "C"])
  }
}
