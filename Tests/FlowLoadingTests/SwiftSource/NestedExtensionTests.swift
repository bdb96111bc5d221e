import Testing

@Suite("Extensions of types that other extensions declare")
struct NestedExtensionTests {
  @Test("Whichever file is read first", arguments: ["A+Rows.swift", "Z.swift"])
  func order(_ name: String) {
    let rows = """
      //// \(name)
      extension Shop.Root {
        var rows: some View { Button("Open") { 1️⃣isShown = true } }
        struct Part {}
      }
      extension Shop.Root.Part { static var title: String { "B" } }
      """
    let root = """
      //// Root.swift
      enum Shop {}
      extension Shop {
        struct Root: View {
          @State private var isShown = false
          var body: some View { rows.sheet(isPresented: $isShown) { B() } }
        }
      }
      struct A: View { var body: some View { Shop.Root() } }
      """
    expect(
      name < "Root" ? rows + "\n" + root : root + "\n" + rows,
      transitions: ["A -sheet-> B at 1️⃣"])
  }
}
