import Testing

@testable import FlowLoading

@Suite("Properties of many objects") struct MembersOfManyTests {
  private let interpreter: Interpreter
  private let banner: TypeInfo
  private let other: TypeInfo

  init() throws {
    let unit = Lowering.unit(
      file: 0, path: "A.swift",
      text: """
        struct Banner {
          let id: String
          var isLasting = false
          var title: String { id }
        }
        struct Other { let id: String }
        """
    ).0
    let index = ProgramIndex([unit])
    interpreter = Interpreter(index: index, syntax: SyntaxFacts([FileFacts(unit)], index))
    banner = try #require(index.find(dotted: "Banner", file: 0))
    other = try #require(index.find(dotted: "Other", file: 0))
  }

  /// So many objects, of which each has a name.
  private func made(_ count: Int, _ type: TypeInfo) -> ValueSet {
    ValueSet(
      (0..<count).map { position in
        let object = interpreter.heap.object(
          type: type.id, site: nil, maker: nil, variant: "\(position)")
        write("\(position % 5)", to: object, of: type)
        return .object(object)
      })
  }

  private func write(_ name: String, to object: Int, of type: TypeInfo) {
    interpreter.heap.write(
      ValueSet(.string(name)), to: Place(object: object, type: type.id, name: "id"))
  }

  @Test("Together they hold what each of them does", arguments: ["id", "isLasting"])
  func together(name: String) throws {
    let banners = made(40, banner)
    let (variable, owner) = try #require(banner.variable(name))
    var each = ValueSet.none
    for value in banners.values {
      each.formUnion(interpreter.read(variable, owner: owner, receiver: value))
    }
    #expect(interpreter.memberOfMany(name, banners) == each)
  }

  @Test("What one of them is given later is found") func growth() throws {
    let banners = made(40, banner)
    let before = try #require(interpreter.memberOfMany("id", banners))
    #expect(!before.values.contains(.string("late")))
    guard case .object(let last)? = banners.values.last else { return }
    write("late", to: last, of: banner)
    interpreter.memory.beginRound()
    let after = try #require(interpreter.memberOfMany("id", banners))
    #expect(after.values.contains(.string("late")))
  }

  @Test("Few objects, objects of two types and what is worked out are asked one by one")
  func oneByOne() {
    #expect(interpreter.memberOfMany("id", made(4, banner)) == nil)
    #expect(interpreter.memberOfMany("title", made(40, banner)) == nil)
    #expect(interpreter.memberOfMany("id", made(20, banner).union(made(20, other))) == nil)
  }

  @Test("Of what was just written, each is asked for itself") func justWritten() throws {
    let banners = made(40, banner)
    guard case .object(let first)? = banners.values.first else { return }
    let place = Place(object: first, type: banner.id, name: "id")
    interpreter.fresh[place] = ValueSet(.string("fresh"))
    #expect(interpreter.memberOfMany("id", banners) == nil)
    #expect(interpreter.memberOfMany("isLasting", banners) != nil)
    interpreter.fresh = [:]
    interpreter.assumed = Written(place: place, values: ValueSet(.string("assumed")))
    #expect(interpreter.memberOfMany("id", banners) == nil)
  }
}
