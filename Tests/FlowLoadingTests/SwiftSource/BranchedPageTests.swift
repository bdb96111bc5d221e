import Testing

@testable import FlowLoading

/// Which content is a page without a type where a builder chooses, and what leaves such a page.
@Suite("Pages without a type in branches, and their dismissal")
struct BranchedPageTests {
  @Test("A form in one branch is a page beside the view in another; a hint for want of it is none")
  func branches() {
    expect(
      """
      struct A: View {
        @State private var isOn = false
        @State private var isOld = false
        var body: some View {
          NavigationStack {
            Button("x") { 1️⃣isOn = true }
              .navigationDestination(isPresented: $isOn) {
                if isNew { Form { Button("done") { 3️⃣isOn = false } } } else { B() }
              }
            Button("y") { 2️⃣isOld = true }
              .sheet(isPresented: $isOld) {
                if isNew { VStack { Text("none"); Button("close") { isOld = false } } } else { C() }
              }
          }
        }
      }
      struct B: View { var body: some View { List { Text("b") } } }
      struct C: View { var body: some View { List { Text("c") } } }
      """,
      transitions: [
        "A -push-> B at 1️⃣", "A -push-> A.isOn at 1️⃣", "A -sheet-> C at 2️⃣",
      ], backs: ["A.isOn pop at 3️⃣"], screens: ["A", "A.isOn", "B", "C"])
  }

  @Test("A form beside a view of the program's that is always there is no page")
  func besides() {
    expect(
      """
      struct A: View {
        @State private var isOn = false
        var body: some View {
          Button("x") { 1️⃣isOn = true }.sheet(isPresented: $isOn) { B(); Form { Toggle("x", isOn: $x) } }
        }
      }
      struct B: View { var body: some View { List { Text("b") } } }
      """, transitions: ["A -sheet-> B at 1️⃣"], screens: ["A", "B"])
  }

  @Test("The action of the view that builds a page leaves that view, that of a part in it the page")
  func dismissed() {
    expect(
      """
      struct A: View {
        @State private var isOn = false
        var body: some View { Button("x") { 1️⃣isOn = true }.sheet(isPresented: $isOn) { B() } }
      }
      struct B: View {
        @Environment(\\.dismiss) private var dismiss
        @State private var isAdding = false
        var body: some View {
          List { Button("add") { 2️⃣isAdding = true } }
            .sheet(isPresented: $isAdding) {
              Form { Toggle("x", isOn: $x); Button("close") { 3️⃣dismiss() }; Close() }
            }
        }
      }
      struct Close: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View { Button("close") { 4️⃣dismiss() } }
      }
      """, transitions: ["A -sheet-> B at 1️⃣", "B -sheet-> B.isAdding at 2️⃣"],
      backs: ["B dismiss at 3️⃣", "B.isAdding dismiss at 4️⃣"])
  }

  @Test("That of a part's page leaves the screen that shows the part")
  func dismissedByPart() {
    expect(
      """
      struct A: View {
        @State private var isOn = false
        var body: some View { Button("x") { 1️⃣isOn = true }.sheet(isPresented: $isOn) { B() } }
      }
      struct B: View { var body: some View { List { Row() } } }
      struct Row: View {
        @Environment(\\.dismiss) private var dismiss
        @State private var isAdding = false
        var body: some View {
          Button("add") { 2️⃣isAdding = true }
            .sheet(isPresented: $isAdding) { Form { Button("close") { 3️⃣dismiss() } } }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣", "B -sheet-> Row at 2️⃣"],
      backs: ["B dismiss at 3️⃣"])
  }
}
