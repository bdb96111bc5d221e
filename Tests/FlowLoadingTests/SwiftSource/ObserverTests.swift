import FlowGraph
import Testing

@Suite("What observes a property")
struct ObserverTests {
  @Test(
    "A property that is changed by its own value runs its observer",
    arguments: ["step += 1", "step = step + 1", "step -= 1", "step *= 2"])
  func ownValue(_ change: String) {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          private var step = 0 { didSet { go() } }
          @objc func next() { \(change) }
          private func go() { 1️⃣present(Detail(), animated: true) }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test(
    "A property of plain data runs its observer",
    arguments: [
      (": Int = 0", "step = 1"), (": Int?", "step = nil"), (": [Int] = []", "step += [1]"),
      (": [Int] = []", "step.append(1)"), ("= [0]", "step += [1]"),
    ])
  func data(_ type: String, _ change: String) {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          private var step\(type) { didSet { go() } }
          @objc func next() { \(change) }
          private func go() { 1️⃣present(Detail(), animated: true) }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test(
    "A storyboard sets outlets, and what observes them runs",
    arguments: [
      "didSet { menuButton.menu = menu() }", "willSet { newValue.menu = menu() }",
      "willSet { newValue.primaryAction = UIAction(title: \"x\") { [weak self] _ in self?.help() } }",
    ])
  func outlet(_ observer: String) {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          @IBOutlet private weak var menuButton: UIBarButtonItem! { \(observer) }
          private func menu() -> UIMenu {
            UIMenu(children: [UIAction(title: "x") { [weak self] _ in self?.help() }])
          }
          private func help() { 1️⃣present(Detail(), animated: true) }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test(
    "A list in a value that is replaced as a whole is not known to be empty",
    arguments: ["props = Props(similar: service.items())", "fill(&props.similar)"])
  func replaced(_ load: String) {
    expect(
      """
      struct Film: Hashable { let id: Int }
      protocol Service { func items() -> [Film] }
      @Observable final class Model {
        struct Props { var similar: [Film] = [] }
        private(set) var props = Props()
        let service: any Service
        init(service: any Service) { self.service = service }
        func fill(_ list: inout [Film]) { list = service.items() }
        func load() { \(load) }
      }
      struct Tile: Identifiable {
        let id: Int
        let open: () -> Void
      }
      struct Tiles: View {
        let items: [Tile]
        var body: some View { ForEach(items) { item in Text("x").onTapGesture { item.open() } } }
      }
      struct Films: View {
        @State var model: Model
        @State private var isShown = false
        var body: some View {
          Tiles(items: model.props.similar.map { film in Tile(id: film.id, open: { 1️⃣isShown = true }) })
            .task { model.load() }
            .sheet(isPresented: $isShown) { B() }
        }
      }
      struct Songs: View {
        @State private var isOpen = false
        var body: some View {
          Tiles(items: [Tile(id: 1, open: { 2️⃣isOpen = true })]).sheet(isPresented: $isOpen) { C() }
        }
      }
      struct A: View {
        let service: any Service
        var body: some View {
          TabView {
            Films(model: Model(service: service)).tabItem { Text("x") }
            Songs().tabItem { Text("y") }
          }
        }
      }
      """,
      transitions: [
        "A -tab-> Films", "A -tab-> Songs", "Films -sheet-> B at 1️⃣", "Songs -sheet-> C at 2️⃣",
      ])
  }

  @Test(
    "Those in a list of observers are told",
    arguments: [("[Observer]", "append"), ("[any Observer]", "append"), ("[Observer]", "insert")])
  func list(_ type: String, _ method: String) {
    let place = method == "insert" ? ", at: 0" : ""
    expect(
      """
      protocol Observer: AnyObject { func changed() }
      final class Told: Observer {
        let tell: () -> Void
        init(_ tell: @escaping () -> Void) { self.tell = tell }
        func changed() { tell() }
      }
      final class Machine {
        private var observers: \(type) = []
        func add(_ observer: Observer) { observers.\(method)(observer\(place)) }
        func go() { observers.forEach { $0.changed() } }
      }
      @Observable final class Model {
        private(set) var isShown = false
        let machine = Machine()
        init() { machine.add(Told { [weak self] in self?.show() }) }
        private func show() { 1️⃣isShown = true }
      }
      struct A: View {
        @State var model = Model()
        var body: some View {
          Button("x") { model.machine.go() }
            .sheet(isPresented: Binding(get: { model.isShown }, set: { _ in })) { B() }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test(
    "A struct that is written in part runs the observer of the whole",
    arguments: ["settings.act = act", "self.settings.act = act", "settings.inner.act = act"])
  func part(_ writing: String) {
    expect(
      plainLaunch + """
        struct Settings {
          struct Inner { var act: (() -> Void)? }
          var act: (() -> Void)?
          var inner = Inner()
        }
        final class Model {
          var onUpdate: ((Settings) -> Void)?
          private var settings = Settings() { didSet { onUpdate?(settings) } }
          func load(_ act: @escaping () -> Void) { \(writing) }
        }
        final class Start: UIViewController {
          let model = Model()
          var shown = Settings()
          override func viewDidLoad() {
            model.onUpdate = { [weak self] settings in self?.shown = settings }
            model.load { [weak self] in 1️⃣self?.present(Detail(), animated: true) }
          }
          @IBAction func tap() { shown.act?(); shown.inner.act?() }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("Another object that is written in part leaves the reference to it as it is")
  func reference() {
    expect(
      plainLaunch + """
        final class Settings { var name = "" }
        final class Start: UIViewController {
          private var settings = Settings() { didSet { present(Detail(), animated: true) } }
          @IBAction func tap() { settings.name = "x" }
        }
        """)
  }

  @Test("An initialiser that writes a part runs no observer of the whole")
  func initialPart() {
    expect(
      plainLaunch + """
        struct Settings { var name = "" }
        final class Model {
          var onUpdate: (() -> Void)?
          private var settings = Settings() { didSet { onUpdate?() } }
          init(onUpdate: @escaping () -> Void) {
            self.onUpdate = onUpdate
            settings.name = "x"
          }
        }
        final class Start: UIViewController {
          var model: Model?
          @IBAction func tap() {
            model = Model { [weak self] in self?.present(Detail(), animated: true) }
          }
        }
        """)
  }

  @Test(
    "What is written in an object leaves the struct that holds the object as it was",
    arguments: [
      ("var step = Step()", "class"), ("let step: Step", "class"), ("var step = Step()", "struct"),
    ], ["model.step.value = 1", "self.model?.step.value = 1"])
  func objectInStruct(_ step: (property: String, kind: String), _ write: String) {
    expect(
      plainLaunch + """
        \(step.kind) Step { var value = 0 }
        struct Model { \(step.property) }
        final class Start: UIViewController {
          var model: Model! { didSet { 1️⃣present(Detail(), animated: true) } }
          @IBAction func tap() { \(write) }
        }
        """, transitions: step.kind == "struct" ? ["Start -sheet-> Detail at 1️⃣"] : [])
  }

  @Test(
    "What a screen's closure writes that another screen calls back is done there",
    arguments: ["{ [unowned self] in isOpen = true }", "{ [weak self] in self?.isOpen = true }"])
  func calledBack(_ closure: String) {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          var isOpen = false { didSet { 1️⃣present(Detail(), animated: true) } }
          @IBAction func tip() {
            let tip = Tip()
            tip.done = \(closure)
            2️⃣present(tip, animated: true)
          }
        }
        final class Tip: UIViewController {
          var done: (() -> Void)?
          @IBAction func close() { done?() }
        }
        """, transitions: ["Tip -sheet-> Detail at 1️⃣", "Start -sheet-> Tip at 2️⃣"])
  }
}
