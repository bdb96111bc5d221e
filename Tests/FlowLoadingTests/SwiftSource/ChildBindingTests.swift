import Testing

@Suite("State that a child knows by another name")
struct ChildBindingTests {
  @Test(
    "A method of the child's that writes its binding shows the parent's sheet",
    arguments: ["isOn = true", "self.isOn = true", "isOn.toggle()"])
  func written(_ change: String) {
    expect(
      """
      struct Start: View {
        @State private var showsAdd = false
        var body: some View {
          Row(isOn: $showsAdd).sheet(isPresented: $showsAdd) { Add() }
        }
      }
      struct Row: View {
        @Binding var isOn: Bool
        var body: some View { Button("Add") { start() } }
        private func start() { 1️⃣\(change) }
      }
      struct Add: View { var body: some View { Text("") } }
      @main struct MyApp: App { var body: some Scene { WindowGroup { Start() } } }
      """, transitions: ["Start -sheet-> Add at 1️⃣"])
  }
}
