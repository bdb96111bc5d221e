import FlowGraph
import Testing

@Suite("What takes away the modal above a screen")
struct PresenterDismissalTests {
  private func sheet(_ rest: String) -> String {
    """
    struct A: View {
      @State private var isShown = false
      private let timer = Timer.publish(every: 1, on: .main, in: .common)
      @Environment(\\.scenePhase) private var phase
      var body: some View {
        VStack {
          Button("x") { 1️⃣isShown = true }
          \(rest)
        }
        .sheet(isPresented: $isShown) { B() }
      }
    }
    """
  }

  @Test("The presenter's own code that runs by itself")
  func byItself() {
    for modifier in ["task {", "onChange(of: phase) {", "onReceive(timer) { _ in"] {
      expect(
        sheet("Text(\"t\").\(modifier) 2️⃣isShown = false }"),
        transitions: ["A -sheet-> B at 1️⃣"], backs: ["B dismiss at 2️⃣"])
    }
  }

  @Test("One act that several things set off is one row, on what all of them ask")
  func once() {
    let graph = expect(
      sheet(
        """
        Text("t").task { close() }.onChange(of: phase) { if phase == .active { close() } }
          .onReceive(timer) { _ in close() }
        """) + "\nextension A { func close() { if isShown { 2️⃣isShown = false } } }",
      transitions: ["A -sheet-> B at 1️⃣"], backs: ["B dismiss at 2️⃣"])
    #expect(graph.backs.map(\.guard) == ["isShown"])
  }

  @Test("A button under the modal, and what runs before it, takes nothing away")
  func underneath() {
    expect(
      sheet("Button(\"y\") { isShown = false }"), transitions: ["A -sheet-> B at 1️⃣"])
    expect(
      sheet("Text(\"t\").onAppear { isShown = false }"), transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test("What is left to do of the act that presented it")
  func rest() {
    expect(
      sheet("Button(\"y\") { 2️⃣isShown = true; Task { await load(); 3️⃣isShown = false } }"),
      transitions: ["A -sheet-> B at 1️⃣", "A -sheet-> B at 2️⃣"], backs: ["B dismiss at 3️⃣"])
    let either = "if await load() { 2️⃣isShown = true } else { isShown = false }"
    expect(
      sheet("Button(\"y\") { Task { \(either) } }"),
      transitions: ["A -sheet-> B at 1️⃣", "A -sheet-> B at 2️⃣"])
  }

  private func picker(_ presents: String, _ body: String) -> String {
    """
    struct A: View { var body: some View { TabView { B(); C() } } }
    struct B: View { var body: some View { Scanner() } }
    struct Scanner: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> ScannerController { ScannerController() }
      func updateUIViewController(_ controller: ScannerController, context: Context) {}
    }
    final class ScannerController: UIViewController, UIImagePickerControllerDelegate {
      override func viewDidAppear(_ animated: Bool) { \(presents) }
      func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { 1️⃣\(body) }
    }
    """
  }

  @Test("A delegate that takes away the system's screen that its class presented")
  func picker() {
    let tabs = ["A -tab-> B", "A -tab-> C"]
    let presents =
      "let picker = UIImagePickerController(); picker.delegate = self; present(picker, animated: true)"
    expect(picker(presents, "dismiss(animated: true)"), transitions: tabs)
    expect(picker(presents, "picker.dismiss(animated: true)"), transitions: tabs)
    // It is not known who presented that picker.
    expect(
      picker("", "dismiss(animated: true)"), transitions: tabs, backs: ["B dismiss at 1️⃣"])
  }

  private func helper(_ presents: String) -> String {
    plainLaunch + """
      final class Camera: NSObject, UIImagePickerControllerDelegate {
        let presenter: UIViewController
        init(presenter: UIViewController) { self.presenter = presenter }
        func show() { \(presents) }
        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
          2️⃣presenter.dismiss(animated: true)
        }
      }
      final class Start: UIViewController {
        @IBAction func go() { 1️⃣present(Photo(), animated: true) }
      }
      final class Photo: UIViewController {
        private lazy var camera = Camera(presenter: self)
        @IBAction func take() { camera.show() }
      }
      """
  }

  @Test("An object that does so for the controller which it was given")
  func helper() {
    let presents =
      "let picker = UIImagePickerController(); picker.delegate = self; presenter.present(picker, animated: true)"
    expect(helper(presents), transitions: ["Start -sheet-> Photo at 1️⃣"])
    expect(
      helper("UIImagePickerController().delegate = self"),
      transitions: ["Start -sheet-> Photo at 1️⃣"], backs: ["Photo dismiss at 2️⃣"])
  }

  @Test("Code that asks which case is up takes away what that case shows")
  func ofCase() {
    expect(
      """
      enum Page: Identifiable { case b, c; var id: Self { self } }
      @Observable final class Model { var isOver = false }
      struct A: View {
        @State private var model = Model()
        @State private var page: Page?
        var body: some View {
          VStack {
            Button("b") { 1️⃣page = .b }
            Button("c") { 2️⃣page = .c }
          }
          .sheet(item: $page) { page in
            switch page {
            case .b: B()
            case .c: C()
            }
          }
          .onChange(of: model.isOver) { if page == .c { 3️⃣page = nil } }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣", "A -sheet-> C at 2️⃣"],
      backs: ["C dismiss at 3️⃣"])
  }

  @Test(
    "Code that asks a controller for what it presents takes that away",
    arguments: ["presentedViewController?", "self.presentedViewController!"])
  func presented(_ modal: String) {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          @IBAction func add() { 1️⃣present(Detail(), animated: true) }
          @IBAction func close() { 2️⃣\(modal).dismiss(animated: true) }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"], backs: ["Detail dismiss at 2️⃣"])
  }

  @Test("A presenter's code that the modal runs takes the modal away")
  func handedOver() {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          @IBAction func next() {
            let page = Page()
            page.onQuit = { [weak self] in
              1️⃣self?.presentedViewController?.dismiss(animated: true)
            }
            2️⃣present(page, animated: true)
          }
        }
        final class Page: UIViewController {
          var onQuit: (() -> Void)?
          @IBAction func quit() { onQuit?() }
        }
        """, transitions: ["Start -sheet-> Page at 2️⃣"], backs: ["Page dismiss at 1️⃣"])
  }

  @Test(
    "Who presents a dialog takes away no screen by taking it away",
    arguments: [
      ("UIAlertController(title: nil, message: nil, preferredStyle: .alert)", []),
      ("Other()", ["Detail dismiss at 2️⃣"]),
    ])
  func dialog(_ made: String, _ backs: [String]) {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          override func viewDidAppear(_ animated: Bool) { 1️⃣present(Detail(), animated: true) }
        }
        extension Detail {
          @IBAction func work() {
            let made = \(made)
            DispatchQueue.main.async { 2️⃣made.presentingViewController?.dismiss(animated: true) }
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"], backs: backs)
  }
}
