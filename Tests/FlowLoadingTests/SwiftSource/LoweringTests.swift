import Testing

@testable import FlowLoading

@Suite("Lowering")
struct LoweringTests {
  @Test(
    "Operators are folded by precedence",
    arguments: [
      ("a = b ?? c == d", "(a = ((b ?? c) == d))"),
      ("a = b ? c : d ? e : f", "(a = (b ? c : (d ? e : f)))"),
      ("a && b || !c", "((a && b) || !c)"),
      ("a || b && c", "(a || (b && c))"),
      ("a - b - c", "((a - b) - c)"),
      ("a + b * c", "(a + (b * c))"),
      ("a ?? b ?? c", "(a ?? (b ?? c))"),
      ("x as? T ?? y", "((x as? T) ?? y)"),
      ("x is T && y", "((x is T) && y)"),
      ("path += [x]", "(path += [x])"),
      ("a <=> b", "(a <=> b)"),
      ("0..<n", "(0 ..< n)"),
    ])
  func operators(source: String, shape: String) {
    #expect(ProgramShape.statements(source) == [shape])
  }

  @Test(
    "Calls keep labels and tell trailing closures",
    arguments: [
      ("f(a, b: c)", "f(a, b: c)"),
      ("f { x in g(x) }", "f(&{ x in g(x) })"),
      ("f(1) { g() } label: { h() }", "f(1, &{ g() }, &label: { h() })"),
      ("x?.y.z!()", "x!.y.z!()"),
      ("onAction?(.tap(1))", "onAction!(.tap(1))"),
      ("Router<Route>()", "Router<Route>()"),
      ("[Route]()", "[Route]()"),
      ("a[0][\"k\"]", "a[0][\"k\"]"),
      ("f { $0.x }", "f(&{ $0.x })"),
      (
        "f { [weak self] (a: Int, _ b: T) -> Void in self?.g(a, b) }",
        "f(&{ a, b in self!.g(a, b) })"
      ),
      ("try await f()", "f()"),
      ("(x)", "x"),
      ("\\A.b.c", "\\A.b.c"),
      ("\\.dismiss", "\\.dismiss"),
      ("self.init(a: 1)", "self.init(a: 1)"),
      ("`default`.`switch`", "default.switch"),
    ])
  func calls(source: String, shape: String) {
    #expect(ProgramShape.statements(source) == [shape])
  }

  @Test(
    "Patterns",
    arguments: [
      ("case .a", ".a"), ("case .a(let x)", ".a(x)"), ("case let .a(x, y: _)", ".a(x, y: _)"),
      ("case T.a", "T.a"), ("case let x?", "x?"), ("case (.a, let y)", "(.a, y)"),
      ("case is T", "is T"), ("case let x as T", "x as T"), ("case 1, 2", "=1, =2"),
      ("case \"x\"", "=\"x\""), ("case .a(.b(let c))", ".a(.b(c))"), ("case _", "_"),
      ("case .a where ok", ".a where ok"), ("default", "default"),
    ])
  func patterns(source: String, shape: String) {
    #expect(
      ProgramShape.statements("switch s { \(source): f() }") == ["switch s { \(shape): f() }"])
  }

  @Test(
    "Statements and conditions",
    arguments: [
      (
        "if let a, let b = c, d, case .e(let f) = g { h() }",
        "if let a, let b = c, d, case .e(f) = g { h() }"
      ),
      (
        "if a { b() } else if c { d() } else { e() }",
        "if a { b() } else { if c { d() } else { e() } }"
      ),
      ("guard let self else { return }", "guard let self else { return }"),
      ("for await x in s where ok { f(x) }", "for x in s { f(x) }"),
      ("while !path.isEmpty { path.removeLast() }", "while !path.isEmpty { path.removeLast() }"),
      ("do { try f() } catch { g() }", "do { f() } catch { g() }"),
      ("defer { f() }", "defer { f() }"),
      ("let (a, b) = f()", "var (a, b) = f()"),
      ("let x: Route? = nil", "var x: Route? = nil"),
      ("let x = if a { b } else { c }", "var x = if a { b } else { c }"),
      ("a: for x in y { break a }", "for x in y { break }"),
    ])
  func statements(source: String, shape: String) {
    // Inside a function, where names are locals.
    let unit = ProgramShape.unit("func f() {\n\(source)\n}")
    #expect(unit.members.functions.first?.body?.map(ProgramShape.statement) == [shape])
  }

  @Test("Every arm of #if is read, wherever it stands")
  func conditionalCompilation() {
    let unit = ProgramShape.unit(
      """
      #if targetEnvironment(macCatalyst)
      import UIKit
      struct A {}
      #else
      struct B {}
      #endif
      struct C {
        #if DEBUG
        let x = 1
        #endif
        func f() {
          #if A
          one()
          #elseif B
          two()
          #endif
          switch s {
          #if A
          case .a: one()
          #endif
          default: two()
          }
          view
            #if A
            .one()
            #else
            .two()
            #endif
        }
      }
      """)
    #expect(unit.imports == ["UIKit"])
    #expect(unit.members.types.map(\.name) == ["A", "B", "C"])
    let type = unit.members.types.last
    #expect(type?.variables.map(\.name) == ["x"])
    #expect(
      type?.functions.first?.body?.map(ProgramShape.statement) == [
        "one()", "two()", "switch s { .a: one() default: two() }", "view.one().two()",
      ])
  }

  @Test("Declarations keep what later stages ask for")
  func declarations() throws {
    let unit = ProgramShape.unit(
      """
      @MainActor final class Model<Route: Hashable>: Base, SomeProtocol {
        @Published private(set) var path: [Route] = [] { didSet { f() } }
        static let shared = Model()
        lazy var lazyOne: Other = { .init() }()
        var computed: some View { Text("x") }
        var both: Int { get { 1 } set(new) { g(new) } }
        @ViewBuilder func screen(for route: Route, _ flag: Bool = true) -> some View {}
        init?(url: URL) {}
        subscript(index: Int) -> Route { path[index] }
        enum Action { case tap, open(Route, animated: Bool) }
        typealias Handler = (Action) -> Void
      }
      fileprivate struct Hidden {}
      """)
    let model = try #require(unit.members.types.first)
    #expect(model.inherits.map(ProgramShape.type) == ["Base", "SomeProtocol"])
    #expect(model.generics.map(\.name) == ["Route"])
    let variables = Dictionary(uniqueKeysWithValues: model.variables.map { ($0.name, $0) })
    let path = try #require(variables["path"])
    #expect(path.type.map(ProgramShape.type) == "[Route]")
    #expect(path.attribute("Published") != nil)
    #expect(path.observer?.map(ProgramShape.statement) == ["f()"])
    #expect(path.getter == nil)
    #expect(variables["shared"]?.isStatic == true)
    #expect(variables["lazyOne"]?.type.map(ProgramShape.type) == "Other")
    #expect(variables["computed"]?.getter?.count == 1)
    #expect(variables["both"]?.setter?.name == "new")
    #expect(model.functions.map(\.name) == ["screen", "init", "subscript"])
    let screen = model.functions[0]
    #expect(screen.isBuilder)
    #expect(screen.parameters.map(\.label) == ["for", nil])
    #expect(screen.parameters.map(\.name) == ["route", "flag"])
    #expect(screen.parameters.map { $0.value != nil } == [false, true])
    #expect(model.types.first?.cases.map(\.name) == ["tap", "open"])
    #expect(model.types.first?.cases.last?.payload.map(\.label) == [nil, "animated"])
    #expect(model.aliases.first.map { ProgramShape.type($0.type) } == "(Action) -> Void")
    #expect(unit.members.types.map(\.isFilePrivate) == [false, true])
  }

  @Test("Previews are left out, escapes are undone, places count bytes")
  func details() throws {
    let unit = ProgramShape.unit("#Preview { A() }\nlet x = \"é\\n\\\"\\u{41}\"; f(y)\n")
    #expect(unit.members.statements.map(ProgramShape.statement) == ["f(y)"])
    #expect(unit.members.previews.count == 1)
    guard case .string(let text, _)? = unit.members.variables.first?.value?.kind else {
      Issue.record("no string")
      return
    }
    #expect(text == "é\n\"A")
    let call = try #require(unit.members.statements.last)
    let place = unit.lines.position(of: call.span.start)
    #expect(place.line == 2)
    #expect(place.column == 25)
  }
}
