import Testing

@Suite("Projected values that objects hand on")
struct ProjectionTests {
  @Test(
    "A binding is handed on as what it is bound to, however the child names it",
    arguments: ["$isShown", "self.$isShown"])
  func relayed(_ binding: String) {
    expect(
      """
      struct A: View {
        @State private var isShown = false
        var body: some View {
          Middle(isShown: self.$isShown).sheet(isPresented: $isShown) { Sheet(isShown: $isShown) }
        }
      }
      struct Middle: View {
        @Binding var isShown: Bool
        var body: some View { Row(isOn: \(binding)) }
      }
      struct Row: View {
        @Binding var isOn: Bool
        var body: some View { Button("x") { 1️⃣isOn = true } }
      }
      struct Sheet: View {
        @Binding var isShown: Bool
        init(isShown: Binding<Bool>) { self._isShown = isShown }
        var body: some View { Bar(isShown: \(binding)) }
      }
      struct Bar: View {
        @Binding var isShown: Bool
        var body: some View { Button("Close") { 2️⃣isShown = false } }
      }
      """, transitions: ["A -sheet-> Sheet at 1️⃣"], backs: ["Sheet dismiss at 2️⃣"])
  }

  @Test("A coordinator takes the binding of the view that makes it")
  func coordinator() {
    expect(
      """
      struct A: View {
        @State private var isShown = false
        var body: some View { Field(isShown: $isShown).sheet(isPresented: $isShown) { B() } }
      }
      struct Field: UIViewRepresentable {
        @Binding var isShown: Bool
        func makeUIView(context: Context) -> UITextField {
          let field = UITextField()
          field.delegate = context.coordinator
          return field
        }
        func updateUIView(_ view: UITextField, context: Context) {}
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        final class Coordinator: NSObject, UITextFieldDelegate {
          @Binding var isShown: Bool
          init(_ parent: Field) { self._isShown = parent.$isShown }
          func textFieldDidEndEditing(_ field: UITextField) { 1️⃣isShown = true }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test(
    "A property that is a binding itself is written through",
    arguments: ["isShown.wrappedValue = true", "isShown.wrappedValue.toggle()"])
  func stored(_ write: String) {
    expect(
      """
      struct A: View {
        @State private var isShown = false
        var body: some View { Row(isShown: $isShown).sheet(isPresented: $isShown) { B() } }
      }
      struct Row: View {
        let isShown: Binding<Bool>
        var body: some View { Button("x") { 1️⃣\(write) } }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test("What a database's request fetches is a list of what it fetches")
  func fetched() {
    expect(
      """
      final class Book: NSManagedObject, Identifiable { @NSManaged var title: String }
      struct A: View {
        @State private var path: [Book] = []
        @FetchRequest private var books: FetchedResults<Book>
        init() { _books = FetchRequest(sortDescriptors: [], predicate: nil) }
        var body: some View {
          NavigationStack(path: $path) {
            Button("Open") {
              if let book = books.first(where: { $0.title == "A" }) { 1️⃣path = [book] }
            }
            .navigationDestination(for: Book.self) { _ in B() }
          }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣"])
  }
}
