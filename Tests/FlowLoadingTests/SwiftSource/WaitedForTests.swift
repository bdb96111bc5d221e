import Testing

/// What views do once a model of theirs is told something: `.onChange(of: model.pending)`.
@Suite("Properties of models that views wait for")
struct WaitedForTests {
  /// A list of options that two screens share, each with a model of its own.
  private func app(_ second: String, more: String = "") -> String {
    """
    @Observable final class Model { var pending: String? }
    struct Option: Identifiable {
      let id = UUID()
      let title: String
      let action: (Model) -> Void
      static var open: Option { Option(title: "open") { $0.pending = "x" } }
      static var share: Option { Option(title: "share") { _ in print("share") } }
    }
    struct A: View {
      @State private var model = Model()
      @State private var isShown = false
      var body: some View {
        Options(model: model, options: [.open]) { _ in 1️⃣isShown = true }
          .sheet(isPresented: $isShown) { B() }
      }
    }
    struct B: View {
      @State private var model = Model()
      @State private var isShown = false
      var body: some View {
        Options(model: model, options: [\(second)]) { _ in 2️⃣isShown = true }
          .sheet(isPresented: $isShown) { C() }
        \(more)
      }
    }
    struct Options: View {
      var model: Model
      var options: [Option]
      var onOpen: (String) -> Void
      var body: some View {
        List { ForEach(options) { option in Button(option.title) { option.action(model) } } }
          .onChange(of: model.pending) {
            guard let name = model.pending else { return }
            onOpen(name)
            model.pending = nil
          }
      }
    }
    """
  }

  @Test("A model that nobody tells does nothing")
  func untold() { expect(app(".share"), transitions: ["A -sheet-> B at 1️⃣"]) }

  @Test("What only hands on what it is set to tells a model nothing")
  func forwarded() {
    expect(
      app(".share")
        + """

        @Observable final class Wrapper {
          var model = Model()
          var pending: String? {
            get { model.pending }
            set { model.pending = newValue }
          }
        }
        """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test(
    "A model that somebody may tell does",
    arguments: [
      (".open", ""), (".share", "Button(\"x\") { model.pending = read() }"),
      (".share", "TextField(\"x\", text: $model.pending)"),
    ])
  func told(_ option: String, _ more: String) {
    expect(
      app(option, more: more), transitions: ["A -sheet-> B at 1️⃣", "B -sheet-> C at 2️⃣"])
  }
}
