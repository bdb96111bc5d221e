import Testing

@Suite("Fields that a person types into")
struct FieldTests {
  @Test(
    "What a person types is not known, whatever the field begins with",
    arguments: [
      #"TextField("Address", text: $model.endpoint)"#,
      #"Address(text: $model.endpoint)"#,
    ])
  func typed(field: String) {
    expect(
      """
      final class Login: ObservableObject {
        @Published var endpoint = "https://"
        @Published var isShown = false
        func save() {
          guard let url = URL(string: endpoint), url.host != nil else { return }
          1️⃣isShown = true
        }
      }
      struct A: View {
        @StateObject var model = Login()
        var body: some View {
          Form {
            \(field)
            Button("Save") { model.save() }
          }
          .sheet(isPresented: $model.isShown) { B() }
        }
      }
      struct Address: View {
        @Binding var text: String
        var body: some View { TextField("Address", text: $text) }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test("A text that no field is for stays what it is")
  func fixed() {
    expect(
      """
      final class Login: ObservableObject {
        @Published var endpoint = "https://"
        @Published var isShown = false
        func save() {
          guard let url = URL(string: endpoint), url.host != nil else { return }
          isShown = true
        }
      }
      struct A: View {
        @StateObject var model = Login()
        var body: some View {
          Button("Save") { model.save() }.sheet(isPresented: $model.isShown) { B() }
        }
      }
      """)
  }

  @Test(
    "The closure after a field with a title runs when a person is done with it",
    arguments: ["TextField", "SecureField"])
  func commit(field: String) {
    let graph = expect(
      """
      struct A: View {
        @State var text = ""
        @State var isShown = false
        var body: some View {
          \(field)("Password", text: $text) { 1️⃣isShown = true }
            .sheet(isPresented: $isShown) { B() }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
    #expect(graph.transitions.map(\.trigger) == ["\(field) “Password”"])
  }

  @Test("The closure after one without a title is its label")
  func label() {
    let graph = expect(
      """
      struct A: View {
        @State var text = ""
        var body: some View {
          NavigationStack { TextField(text: $text) { 1️⃣NavigationLink("x") { B() } } }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣"])
    #expect(graph.transitions.map(\.trigger) == ["NavigationLink “x”"])
  }
}
