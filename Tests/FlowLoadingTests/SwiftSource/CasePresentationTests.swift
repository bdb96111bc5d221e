import Testing

/// `Binding(get: { field == .title }, …)`: a flag that is one case of state.
@Suite("Presentations for one case of state")
struct CasePresentationTests {
  @Test("What is shown while state is a case, its assignment shows")
  func oneCase() {
    let graph = expect(
      """
      enum Field { case name, title }
      struct A: View {
        @State private var active: Field?
        var body: some View {
          Button("name") { 1️⃣active = .name }
            .sheet(
              isPresented: Binding(
                get: { active == .name }, set: { if !$0 { active = nil } })
            ) { Sheet(active: $active) }
        }
      }
      struct Sheet: View {
        @Binding var active: Field?
        var body: some View {
          Button("other") { 2️⃣active = .title }
        }
      }
      """, transitions: ["A -sheet-> Sheet at 1️⃣"], backs: ["Sheet dismiss at 2️⃣"])
    #expect(graph.transitions.map(\.certainty) == [.certain])
  }

  @Test("Each use of a modifier shows its own case")
  func ofParameter() {
    let graph = expect(
      """
      enum Field: Hashable { case name, title }
      struct A: View {
        @State private var active: Field? = nil
        var body: some View {
          VStack {
            Button("name") { 1️⃣active = .name }.editor(for: .name, active: $active) { B() }
            Button("title") { 2️⃣active = .title }.editor(for: .title, active: $active) { C() }
          }
        }
      }
      extension View {
        func editor<Content: View>(
          for field: Field, active: Binding<Field?>, @ViewBuilder content: @escaping () -> Content
        ) -> some View {
          let isPresented = Binding(
            get: { active.wrappedValue == field },
            set: { if !$0, active.wrappedValue == field { active.wrappedValue = nil } })
          return popover(isPresented: isPresented) { content() }
        }
      }
      """, transitions: ["A -popover-> B at 1️⃣", "A -popover-> C at 2️⃣"])
    #expect(graph.transitions.map(\.certainty) == [.certain, .certain])
  }

  @Test("State that is compared with a value that is not known stays unresolved")
  func unknown() {
    expect(
      """
      enum Field { case name, title }
      struct A: View {
        let wanted: Field
        @State private var active: Field?
        var body: some View {
          Button("name") { active = .name }
            1️⃣.sheet(isPresented: Binding(get: { active == wanted }, set: { _ in })) { B() }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"], unresolved: ["at 1️⃣"])
  }
}
