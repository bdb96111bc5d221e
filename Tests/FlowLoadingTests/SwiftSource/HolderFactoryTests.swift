import Testing

/// Objects that a static function makes to hold a controller: `Module.make(root: self)`.
@Suite("Factories of objects that hold a controller")
struct HolderFactoryTests {
  @Test("Each acts on the controller that it was made for", arguments: ["Module", "Opening"])
  func apart(_ type: String) {
    expect(
      plainLaunch + """
        protocol Opening { func open() }
        final class Module: Opening {
          private weak var root: UIViewController?
          private var next: UIViewController!
          static func make(root: UIViewController, next: UIViewController) -> \(type) {
            let module = Module()
            module.root = root
            module.next = next
            return module
          }
          func open() { 1️⃣root?.present(next, animated: true) }
        }
        final class Start: UIViewController {
          var module: \(type)?
          override func viewDidLoad() { module = Module.make(root: self, next: Page()) }
          @IBAction func open() { module?.open() }
        }
        final class Page: UIViewController {
          var module: \(type)?
          override func viewDidLoad() { module = Module.make(root: self, next: Detail()) }
          @IBAction func open() { module?.open() }
        }
        """, transitions: ["Start -sheet-> Page at 1️⃣", "Page -sheet-> Detail at 1️⃣"])
  }
}
