import Testing

@Suite("Items around a route that are shown inside a container of the program's own")
struct BoxedItemTests {
  private func app(frame: String) -> String {
    """
    enum Place: Identifiable { case b, c; var id: Self { self } }
    struct Box: Identifiable { var place: Place; var id: Place { place } }
    @Observable final class Guide {
      var sheet: Box?
      func show(_ place: Place) { 1️⃣sheet = Box(place: place) }
    }
    struct Frame<Content: View>: View {
      @ViewBuilder let content: () -> Content
      var body: some View { \(frame) { content() } }
    }
    struct A: View {
      @State private var guide = Guide()
      var body: some View {
        Button("b") { guide.show(.b) }
          .sheet(item: $guide.sheet) { box in
            Frame {
              switch box.place {
              case .b: B(guide: guide)
              case .c: C()
              }
            }
          }
      }
    }
    struct B: View {
      let guide: Guide
      var body: some View { Button("c") { guide.show(.c) } }
    }
    struct C: View { var body: some View { Text("c") } }
    """
  }

  @Test("Each shows its own screen", arguments: ["NavigationStack", "VStack", "ScrollView"])
  func each(_ frame: String) {
    expect(app(frame: frame), transitions: ["A -sheet-> B at 1️⃣", "B -sheet-> C at 1️⃣"])
  }
}
