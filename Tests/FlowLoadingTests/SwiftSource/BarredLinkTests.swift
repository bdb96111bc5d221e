import Testing

@Suite("Links of the app's own that frame their pages in a bar")
struct BarredLinkTests {
  @Test(
    "Each leads to what it is given",
    arguments: ["Framed { destination }", "Framed { destination }.navigationBarHidden(true)"])
  func pages(destination: String) {
    expect(
      """
      struct Framed<Content: View>: View {
        let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { VStack(spacing: 0) { Bar(); content } }
      }
      struct Bar: View { var body: some View { Text("bar") } }
      struct OwnLink<Label: View, Destination: View>: View {
        let destination: Destination
        let label: Label
        init(destination: Destination, @ViewBuilder label: () -> Label) {
          self.destination = destination
          self.label = label()
        }
        var body: some View { NavigationLink(destination: \(destination)) { label } }
      }
      struct A: View {
        var body: some View {
          NavigationView {
            VStack {
              OwnLink(destination: B()) { Text("B") }
              OwnLink(destination: C()) { Text("C") }
            }
          }
        }
      }
      struct B: View { var body: some View { OwnLink(destination: D()) { Text("D") } } }
      """, transitions: ["A -push-> B", "A -push-> C", "B -push-> D"])
  }
}
