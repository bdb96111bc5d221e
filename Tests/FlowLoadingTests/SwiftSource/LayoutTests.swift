import Testing

/// Containers with a layout for each size class.
@Suite("Layouts of one container")
struct LayoutTests {
  @Test("What stands on a screen is the screen's in each layout")
  func bars() {
    expect(
      """
      struct A: View {
        @Environment(\\.horizontalSizeClass) private var size
        @State private var isShown = false
        @State private var path: [Int] = []
        private var bar: some View { Button("b") { 1️⃣isShown = true } }
        private var compact: some View {
          NavigationStack(path: $path) {
            Rows().safeAreaInset(edge: .top) { Filter() }.toolbar { bar }
          }
        }
        private var column: some View {
          Rows().safeAreaInset(edge: .top) { Filter() }.toolbar { bar }
        }
        private var regular: some View {
          NavigationSplitView {
            List { Text("side") }
          } content: {
            NavigationStack { column }
          } detail: {
            NavigationStack { Text("none") }
          }
        }
        var body: some View {
          Group { if size == .regular { regular } else { compact } }
            .sheet(isPresented: $isShown) { B() }
        }
      }
      struct Rows: View { var body: some View { List { Text("row") } } }
      struct Filter: View {
        @State private var isShown = false
        var body: some View {
          Button("filter") { 2️⃣isShown = true }.sheet(isPresented: $isShown) { C() }
        }
      }
      """,
      transitions: [
        "A -root-> Rows", "A -embed-> Rows", "Rows -sheet-> B at 1️⃣", "Rows -sheet-> C at 2️⃣",
      ])
  }
}
