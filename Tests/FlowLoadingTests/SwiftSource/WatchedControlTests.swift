import FlowGraph
import Testing

@Suite("Controls whose change shows something")
struct WatchedControlTests {
  @Test(
    "A toggle sets a flag either way, and who watches it is told so",
    arguments: [
      "{ _, new in if new { 1️⃣isOpen = true } }", "{ new in if new { 1️⃣isOpen = true } }",
      "{ _, new in 1️⃣isOpen = new }",
      "{ (old: Bool, new: Bool) in guard new else { return }; 1️⃣isOpen = true }",
    ])
  func toggle(_ change: String) {
    expect(
      """
      struct A: View {
        @State private var isOn = false
        @State private var isOpen = false
        var body: some View {
          Form { Toggle("On", isOn: $isOn) }
            .onChange(of: isOn) \(change)
            .sheet(isPresented: $isOpen) { B() }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test("What a picker sets may be any of its values")
  func picker() {
    expect(
      """
      enum Plan: Hashable { case free, paid }
      struct A: View {
        @State private var plan: Plan = .free
        @State private var isOpen = false
        var body: some View {
          Picker("Plan", selection: $plan) {
            Text("Free").tag(Plan.free)
            Text("Paid").tag(Plan.paid)
          }
          .onChange(of: plan) { _, new in if new == .paid { 1️⃣isOpen = true } }
          .sheet(isPresented: $isOpen) { B() }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test("A flag that no control sets, and no code, stays as it is")
  func unset() {
    expect(
      """
      struct A: View {
        @State private var isOn = false
        @State private var isOpen = false
        var body: some View {
          Form { Text("a") }
            .onChange(of: isOn) { _, new in if new { isOpen = true } }
            .sheet(isPresented: $isOpen) { B() }
        }
      }
      """)
  }
}
