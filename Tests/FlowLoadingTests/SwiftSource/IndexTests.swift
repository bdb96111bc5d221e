import Testing

@testable import FlowLoading

@Suite("Index")
struct IndexTests {
  private func index(_ files: [(String, String)]) -> ProgramIndex {
    ProgramIndex(
      files.enumerated().map { number, file in
        Lowering.unit(file: UInt32(number), path: file.0, text: file.1).0
      })
  }

  @Test("Types in extensions are nested, wherever the extension stands")
  func nested() throws {
    let index = index([
      (
        "B.swift",
        "extension Outer { enum Inner { case a }\n func f() {} }\nextension Outer.Inner { var x: Int { 1 } }"
      ),
      ("A.swift", "struct Outer { let inner: Inner }"),
    ])
    let outer = try #require(index.find(dotted: "Outer", file: 1))
    let inner = try #require(index.find(dotted: "Outer.Inner", file: 0))
    #expect(inner.name == "Outer.Inner")
    #expect(inner.outer === outer)
    #expect(inner.variables["x"] != nil)
    #expect(outer.functions["f"]?.count == 1)
    #expect(index.resolve(.name("Inner"), in: outer, file: 1) === inner)
    #expect(index.resolve(.name("Inner"), in: nil, file: 1) == nil)
  }

  @Test("One short name in two types means the nearest")
  func sameShortNames() throws {
    let index = index([
      (
        "A.swift",
        "enum Action {}\nstruct One { enum Action { case a } }\nstruct Two { enum Action { case b }\n struct Deep {} }"
      )
    ])
    let one = try #require(index.find(dotted: "One", file: 0))
    let deep = try #require(index.find(dotted: "Two.Deep", file: 0))
    #expect(index.resolve(.name("Action"), in: one, file: 0)?.name == "One.Action")
    #expect(index.resolve(.name("Action"), in: deep, file: 0)?.name == "Two.Action")
    #expect(index.resolve(.name("Action"), in: nil, file: 0)?.name == "Action")
  }

  @Test("Private types of one name belong to their files")
  func samePrivateNames() throws {
    let index = index([
      ("a/One.swift", "private struct Row { let one: Int }\nextension Row { func f() {} }"),
      ("a/Two.swift", "fileprivate struct Row { let two: Int }"),
      ("a/Three.swift", "struct Other {}"),
    ])
    #expect(index.find(dotted: "Row", file: 0)?.variables["one"] != nil)
    #expect(index.find(dotted: "Row", file: 0)?.functions["f"] != nil)
    #expect(index.find(dotted: "Row", file: 1)?.variables["two"] != nil)
    #expect(index.find(dotted: "Row", file: 1)?.functions["f"] == nil)
  }

  @Test("Aliases lead to their types, also through each other and into frameworks")
  func aliases() throws {
    let index = index([
      (
        "A.swift",
        "struct Model { struct Route {}\n typealias R = Route }\ntypealias M = Model\ntypealias Path = [Model.Route]\ntypealias Loop = Loop"
      )
    ])
    let model = try #require(index.find(dotted: "Model", file: 0))
    #expect(index.resolve(.name("M"), in: nil, file: 0) === model)
    #expect(index.resolve(.name("R"), in: model, file: 0)?.name == "Model.Route")
    #expect(index.find(dotted: "Model.R", file: 0)?.name == "Model.Route")
    let path = index.expanded(.name("Path"), in: nil)
    #expect(ProgramShape.type(path) == "[Model.Route]")
    #expect(index.resolve(.name("Loop"), in: nil, file: 0) == nil)
  }

  @Test("Conformances count wherever they are declared, and travel down")
  func conformances() throws {
    let index = index([
      (
        "A.swift",
        "protocol Navigating { func push() }\nprotocol Deep: Navigating {}\nfinal class Model {}\nclass Base: UIViewController {}\nclass Sub: Base {}"
      ),
      (
        "B.swift",
        "extension Model: Deep, ObservableObject { func push() {} }\nextension Navigating { func push() {}\n func pop() {} }"
      ),
    ])
    let model = try #require(index.find(dotted: "Model", file: 0))
    let navigating = try #require(index.find(dotted: "Navigating", file: 0))
    #expect(model.lineage.map(\.name) == ["Model", "Deep", "Navigating"])
    #expect(navigating.descendants().map(\.name) == ["Deep", "Model"])
    #expect(model.inherits(external: "ObservableObject"))
    #expect(model.methods("push").map { $0.1.name } == ["Model"])
    #expect(model.methods("pop").map { $0.1.name } == ["Navigating"])
    let sub = try #require(index.find(dotted: "Sub", file: 0))
    #expect(sub.inherits(external: "UIViewController"))
  }

  @Test("A class that bears a framework's name may stand below one that inherits from that")
  func namesakes() throws {
    let index = index([
      ("App/A.swift", "class Operation: BaseOperation {}\nfinal class Login: Operation {}"),
      ("Core/B.swift", "open class BaseOperation: Operation {}"),
    ])
    let login = try #require(index.find(dotted: "Login", file: 0))
    #expect(login.lineage.map(\.name) == ["Login", "Operation", "BaseOperation"])
    #expect(login.inherits(external: "Operation"))
  }

  @Test("A generic parameter means its constraint")
  func generics() throws {
    let index = index([
      ("A.swift", "protocol Routing {}\nfinal class Flow<R: Routing> { var router: R }")
    ])
    let flow = try #require(index.find(dotted: "Flow", file: 0))
    #expect(index.resolve(.name("R"), in: flow, file: 0)?.name == "Routing")
  }

  @Test("A framework's type that the program extends keeps what is added")
  func externalTypes() throws {
    let index = index([
      ("A.swift", "extension View { func help() -> some View { self } }"),
      ("B.swift", "extension View { func more() -> some View { self } }\nstruct A: View {}"),
    ])
    let view = try #require(index.externalType(named: "View"))
    #expect(view.isExternal)
    #expect(Set(view.functions.keys) == ["help", "more"])
    #expect(index.find(dotted: "A", file: 1)?.inherits(external: "View") == true)
  }

  @Test("One type in both arms of #if has the members of both")
  func bothArms() throws {
    let index = index([
      ("A.swift", "#if DEBUG\nstruct A { let x = 1 }\n#else\nstruct A { let y = 1 }\n#endif")
    ])
    let type = try #require(index.find(dotted: "A", file: 0))
    #expect(Set(type.variables.keys) == ["x", "y"])
    #expect(index.types.count { $0.name == "A" } == 1)
  }

  @Test("The nearest of several visible types of one name is meant")
  func nearest() {
    let index = index([
      ("Features/One/Route.swift", "enum Route { case one }"),
      ("Features/Two/Route.swift", "enum Route { case two }"),
      ("Features/Two/View.swift", "struct A {}"),
    ])
    #expect(index.find(dotted: "Route", file: 2)?.caseOrder == ["two"])
  }
}
