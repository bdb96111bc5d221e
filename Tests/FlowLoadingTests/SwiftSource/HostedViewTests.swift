import Testing

@Suite("Hosting controllers of an app's own and their views")
struct HostedViewTests {
  private let box = """
    final class Box<Content: View>: UIHostingController<Content> {
      override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
    }
    struct Panel: View {
      @State private var isShown = false
      var body: some View {
        Button("Search") { 1️⃣isShown = true }.sheet(isPresented: $isShown) { B() }
      }
    }

    """

  @Test("An initialiser that the app adds to the framework's class leaves that class's own alone")
  func addedInitializer() {
    expect(
      plainLaunch + box + """
        extension UIHostingController {
          convenience init(rootView: Content, isSmall: Bool) { self.init(rootView: rootView) }
        }
        final class Start: UIViewController {
          private let box = Box(rootView: Panel())
          override func viewDidLoad() { 2️⃣addChild(box) }
        }
        """, transitions: ["Start -embed-> Panel at 2️⃣", "Panel -sheet-> B at 1️⃣"])
  }

  @Test("A controller shows what it takes the view of", arguments: ["", "3️⃣addChild(host)"])
  func viewAlone(_ child: String) {
    expect(
      plainLaunch + box + """
        final class Start: UIViewController {
          private lazy var host = {
            let host = UIHostingController(rootView: Panel())
            host.view.backgroundColor = .clear
            return host
          }()
          override func viewDidLoad() {
            \(child)
            2️⃣view.addSubview(host.view)
          }
        }
        """,
      transitions: [
        "Start -embed-> Panel at \(child.isEmpty ? "2️⃣" : "3️⃣")", "Panel -sheet-> B at 1️⃣",
      ])
  }
}
