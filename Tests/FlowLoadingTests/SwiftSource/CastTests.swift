import Testing

@Suite("Casts of values whose type is not read")
struct CastTests {
  @Test("A value of a library's protocol can be of a type that the app makes its own")
  func libraryProtocol() {
    expect(
      """
      struct A: View {
        @StateObject var editor = Editor()
        var body: some View {
          NavigationStack {
            Button("Add") { editor.add(Library.make()) }
            Button("Remove") { editor.remove(Library.make()) }
            if let provider = editor.provider(id: 1) { AnyView(provider.view()) }
          }
        }
      }
      final class Editor: ObservableObject {
        var items: [any Item] = []
        var removed: [Int: any Item] = [:]
        func add(_ item: any Item) {
          items.append(item)
          objectWillChange.send()
        }
        func remove(_ item: any Item) {
          removed[1] = item
          objectWillChange.send()
        }
        func item(id: Int) -> (any Item)? { items.first { $0.hashValue == id } ?? removed[id] }
        func provider(id: Int) -> (any Provider)? {
          guard let item = item(id: id) else { return nil }
          guard let provider = item as? any Provider else { return nil }
          return provider
        }
      }
      protocol Provider {
        associatedtype Content: View
        func view() -> Content
      }
      extension Library.Note: Provider {
        func view() -> some View { 1️⃣NavigationLink("x") { B() } }
      }
      """, transitions: ["A -push-> B at 1️⃣"])
  }
}
