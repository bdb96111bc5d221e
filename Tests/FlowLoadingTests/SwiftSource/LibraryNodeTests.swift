import FlowGraph
import Testing

@Suite("Classes that extend a library's are called by the library")
struct LibraryNodeTests {
  private static let nodes = """
    final class ButtonNode: CellNode {
      private var onTap: (() -> Void)?
      init(_ action: (() -> Void)?) { onTap = action; super.init() }
      override func didLoad() {
        super.didLoad()
        button.addTarget(self, action: #selector(tap), forControlEvents: .touchUpInside)
      }
      @objc private func tap() { onTap?() }
    }

    """

  @Test("What a library's view sets up once it is loaded, a person does on its controller")
  func loaded() {
    expect(
      plainLaunch + Self.nodes + """
        final class Start: UIViewController {
          private lazy var add = ButtonNode { [weak self] in
            1️⃣self?.present(Detail(), animated: true)
          }
          override func viewDidLoad() {
            super.viewDidLoad()
            node.addSubnode(add)
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("A library's view that overrides nothing calls the initialiser of its class")
  func initialized() {
    expect(
      plainLaunch + """
        final class TapNode: ButtonNode {
          private var onTap: (() -> Void)?
          init(_ action: (() -> Void)?) {
            onTap = action
            super.init()
            addTarget(self, action: #selector(tap), forControlEvents: .touchUpInside)
          }
          @objc private func tap() { onTap?() }
        }
        final class Start: UIViewController {
          private lazy var add = TapNode { [weak self] in
            1️⃣self?.present(Detail(), animated: true)
          }
          override func viewDidLoad() {
            super.viewDidLoad()
            node.addSubnode(add)
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("A closure that a delegate's method gives its list runs where the list asks for a row")
  func block() {
    expect(
      plainLaunch + Self.nodes + """
        final class Start: UIViewController, ListDataSource {
          func list(_ list: ListNode, blockForRowAt path: IndexPath) -> NodeBlock {
            return { [weak self] in
              guard let self else { return CellNode() }
              return ButtonNode { [weak self] in 1️⃣self?.present(Detail(), animated: true) }
            }
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("A class of the program's own calls its methods itself")
  func own() {
    expect(
      plainLaunch + """
        class Worker {
          func work() {}
        }
        final class Opener: Worker {
          let open: () -> Void
          init(_ open: @escaping () -> Void) { self.open = open }
          override func work() { open() }
        }
        final class Start: UIViewController {
          private lazy var opener = Opener { [weak self] in
            self?.present(Detail(), animated: true)
          }
          override func viewDidLoad() {
            super.viewDidLoad()
            _ = opener
          }
        }
        """, transitions: [])
  }
}
