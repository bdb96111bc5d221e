import Testing

/// Parts of a URL's path that code takes off one by one.
@Suite("Parts taken off a path")
struct TakenPartTests {
  @Test("What is taken after the first part is the second")
  func second() {
    expect(
      """
      struct A: View {
        @State private var id: Int?
        @State private var isShown = false
        var body: some View {
          Text("a")
            .sheet(isPresented: $isShown) { B() }
            .sheet(item: $id) { _ in C() }
            .onOpenURL { url in
              var parts = url.path.split(separator: "/")
              guard parts.count >= 1 else { return }
              switch parts.removeFirst() {
              case "about": isShown = true
              case "page":
                guard let id = Int(String(parts.removeFirst())) else { return }
                self.id = id
              default: break
              }
            }
        }
      }
      """, deepLinks: ["*://*/about -> B", "*://*/page/{id:Int} -> C"])
  }

  @Test("The last part is one of those that are counted")
  func last() {
    expect(
      """
      struct A: View {
        @State private var name: String?
        var body: some View {
          Text("a")
            .sheet(item: $name) { _ in B() }
            .onOpenURL { url in
              let parts = url.pathComponents
              guard parts.count >= 3, parts[1] == "page", let name = parts.last else { return }
              self.name = name
            }
        }
      }
      """, deepLinks: ["*://*/page/**/{name} -> B"])
  }
}
