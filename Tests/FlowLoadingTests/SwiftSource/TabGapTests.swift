import Testing

@Suite("Gaps in a tab bar")
struct TabGapTests {
  private func tags(_ gap: String) -> [String?] {
    let graph = expect(
      """
      struct A: View {
        @State private var tab = 0
        var body: some View {
          TabView(selection: $tab) {
            B().tabItem { Text("B") }.tag(0)
            \(gap)
            C().tabItem { Text("C") }.tag(1)
          }
        }
      }
      """, transitions: ["A -tab-> B", "A -tab-> C"])
    return graph.tabGroups.flatMap(\.tabs).map(\.tag)
  }

  @Test("What only keeps two tabs apart is no tab", arguments: ["Spacer()", "EmptyView()"])
  func gaps(_ gap: String) {
    #expect(tags(gap) == ["0", "1"])
  }

  @Test("A tab that shows nothing is one")
  func blank() {
    #expect(tags("Spacer().tabItem { Text(\"D\") }") == ["0", nil, "1"])
    #expect(tags("Spacer().tag(2)") == ["0", "2", "1"])
  }
}
