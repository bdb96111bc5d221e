import Testing

/// Properties of views that are what the views are made with.
@Suite("What views are made with")
struct AsMadeTests {
  private func source(_ preview: String) -> String {
    """
    struct A: View {
      @State private var isShown = false
      var body: some View {
        Button("x") { 1️⃣isShown = true }
          .sheet(isPresented: $isShown) { NavigationStack { Detail() } }
      }
    }
    struct Detail: View { var body: some View { VStack { Preview(\(preview)) } } }
    struct Preview: View {
      @Environment(\\.dismiss) private var dismiss
      var closable: Bool = true
      init(closable: Bool = true) { self.closable = closable }
      var body: some View {
        if closable { Close { 2️⃣dismiss() } }
      }
    }
    struct Close: View {
      @Environment(\\.dismiss) private var dismiss
      var action: (() -> Void)? = nil
      init(action: (() -> Void)? = nil) { self.action = action }
      var body: some View {
        Button("x") { if let action { action() } else { 3️⃣dismiss() } }
      }
    }
    """
  }

  @Test("What an initialiser stores takes the place of what the declaration says")
  func left() {
    expect(source("closable: false"), transitions: ["A -sheet-> Detail at 1️⃣"])
  }

  @Test("Code that is always given is always what runs")
  func given() {
    expect(
      source("closable: true"), transitions: ["A -sheet-> Detail at 1️⃣"],
      backs: ["Detail dismiss at 2️⃣"])
  }
}
