import Testing

/// Properties of generic types whose values are known by their type alone.
@Suite("Members of generic values")
struct GenericMemberTests {
  @Test(
    "A property holds what the type's argument says",
    arguments: [
      """
      ForEach(model.parts) { part in
        ForEach(part.values) { mark in 1️⃣NavigationLink(value: mark) { Text("x") } }
      }
      """,
      "ForEach(model.parts[0].values) { 1️⃣NavigationLink(\"x\", value: $0) }",
      """
      ForEach(model.parts) { part in
        ForEach(part.values) { (mark: Bookmark) in 1️⃣NavigationLink("x", value: mark) }
      }
      """,
      "ForEach(model.parts) { 1️⃣NavigationLink(\"x\", value: $0.first) }",
      "ForEach(model.parts.map { $0.first }) { 1️⃣NavigationLink(\"x\", value: $0) }",
      "ForEach(firsts()) { 1️⃣NavigationLink(\"x\", value: $0) }",
    ])
  func property(links: String) {
    expect(
      """
      struct Bookmark: Hashable, Identifiable { let id: String }
      struct Part<T: Identifiable>: Identifiable { let id: String; let first: T; let values: [T] }
      @Observable final class Model { var parts: [Part<Bookmark>] = load() }
      struct A: View {
        @State private var model = Model()
        var body: some View {
          NavigationStack {
            List { \(links) }.navigationDestination(for: Bookmark.self) { _ in B() }
          }
        }
        private func firsts() -> [Bookmark] {
          var found: [Bookmark] = []
          for part in model.parts { found.append(part.first) }
          return found
        }
      }
      """, transitions: ["A -push-> B at 1️⃣"])
  }

  @Test(
    "A list in a generic box, empty at first, that a library fills",
    arguments: ["any Hashable & Sendable", "AnyHashable"])
  func filledLater(goal: String) {
    expect(
      """
      enum Goals { struct Piece: Hashable { let id: Int }; struct Pair: Hashable { let id: Int } }
      struct Cell: Identifiable { let id: Int; let goal: \(goal) }
      struct Art { let id: Int }
      @Observable final class Query<Value> {
        private(set) var value: Value
        init(initial: Value) { value = initial }
        func start() { Database.observe { [weak self] new in self?.value = new } }
      }
      @Observable final class Grid {
        let query = Query<[Art]>(initial: [])
        var cells: [Cell] { query.value.map { cell($0) } }
        private func cell(_ art: Art) -> Cell {
          if art.id > 5 { return Cell(id: art.id, goal: Goals.Pair(id: art.id)) }
          return Cell(id: art.id, goal: Goals.Piece(id: art.id))
        }
      }
      struct A: View {
        @State private var model = Grid()
        var body: some View {
          NavigationStack {
            ForEach(model.cells) { cell in 1️⃣NavigationLink("x", value: cell.goal) }
              .onAppear { model.query.start() }
              .navigationDestination(for: Goals.Piece.self) { _ in B() }
              .navigationDestination(for: Goals.Pair.self) { _ in C() }
          }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣", "A -push-> C at 1️⃣"])
  }
}
