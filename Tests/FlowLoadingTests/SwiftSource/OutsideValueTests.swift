import Testing

@Suite("Values of types that no file declares")
struct OutsideValueTests {
  private func source(_ one: String, _ other: String) -> String {
    """
    import Settings
    struct A: View {
      var body: some View {
        NavigationStack {
          List {
            Row(setting: \(one))
            1️⃣NavigationLink("x") { Other() }
          }
        }
      }
    }
    struct Other: View { var body: some View { List { Row(setting: \(other)) } } }
    struct Row: View {
      let setting: Setting
      var body: some View {
        switch setting.value {
        case .toggle(let value): Text(value.title)
        case .page(let value): 2️⃣NavigationLink(value.title) { B() }
        }
      }
    }
    """
  }

  @Test(
    "They keep what they are given by its labels",
    arguments: [
      (".init(key: \"a\", value: .page(.init(title: \"x\")))", ".init(value: .toggle(.init()))"),
      (
        "Setting(key: \"a\", value: .page(Page()))", "Setting(key: \"b\", value: .toggle(Toggle()))"
      ),
    ])
  func labels(_ one: String, _ other: String) {
    expect(
      source(one, other), transitions: ["A -push-> Other at 1️⃣", "A -push-> B at 2️⃣"])
  }

  @Test("What nobody asks for by a case may be any")
  func unknown() {
    expect(
      source(".init(value: .page(1))", ".init(value: .made(1))"),
      transitions: ["A -push-> Other at 1️⃣", "A -push-> B at 2️⃣", "Other -push-> B at 2️⃣"])
  }

  @Test(
    "A value of a library's type that is given a closure by its name is set off, however it is made",
    arguments: [
      "Model.Button(.setup, action: setUp)", "Named(.setup, action: setUp)",
      ".init(.setup, action: setUp)", ".row(.setup, action: self.setUp)",
    ])
  func givenByName(_ made: String) {
    expect(
      """
      import Rows
      struct A: View {
        @State private var isShown = false
        var body: some View {
          Cell(setUp: { 1️⃣isShown = true }).sheet(isPresented: $isShown) { B() }
        }
      }
      struct Cell: View {
        typealias Named = Model.Button
        let setUp: () -> Void
        var body: some View { LibraryRow(buttons: buttons) }
        private var buttons: [Named] { [\(made)] }
      }
      """,
      transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test("Code that a model gives a library's value, whoever shows the model's values runs")
  func codeOfModels() {
    for view in ["ComposerView", "Composer"] {
      expect(codeOfModels(view), transitions: ["A -push-> B at 1️⃣", "B -sheet-> C at 2️⃣"])
    }
  }

  private func codeOfModels(_ view: String) -> String {
    """
    import Keys
    enum Action { case done }
    final class Model: ObservableObject {
      @Published var commands: [KeyCommand] = []
      var act: ((Action) -> Void)?
      init() { commands = [.enter { [weak self] in self?.act?(.done) }] }
    }
    struct A: View {
      @State private var isShown = false
      @State private var model: Model?
      var body: some View {
        Button("open") {
          let model = Model()
          model.act = { _ in 2️⃣isShown = true }
          self.model = model
        }
        .sheet(isPresented: $isShown) { C() }
        1️⃣NavigationLink("b") { B(model: model) }
      }
    }
    struct B: View {
      let model: Model
      var body: some View { \(view)(placeholder: "x", commands: model.commands) }
    }
    struct C: View { var body: some View { Text("c") } }
    """
  }
}
