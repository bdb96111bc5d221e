import Testing

@Suite("Associated types in a protocol's extension")
struct AssociatedTypeTests {
  @Test(
    "The class whose code runs says what one is",
    arguments: [
      "guard let root = view as? Root else { fatalError() }; return root", "view as! Root",
    ])
  func alias(_ getter: String) {
    let graph = expect(
      plainLaunch + """
        protocol Holder: AnyObject { associatedtype Root: UIView }
        extension Holder where Self: UIViewController { var rootView: Root { \(getter) } }
        final class Layout: UIView {
          var onTap: (() -> Void)?
          let button = UIButton()
          func apply(_ run: @escaping () -> Void) {
            onTap = run
            button.addTarget(self, action: #selector(tap), for: .touchUpInside)
          }
          @objc func tap() { onTap?() }
        }
        final class Start: UIViewController, Holder {
          typealias Root = Layout
          override func loadView() { view = Layout() }
          override func viewDidLoad() {
            rootView.apply { [weak self] in 1️⃣self?.present(Detail(), animated: true) }
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
    // What the view's method does with the closure is known, so that it is not run at once.
    #expect(graph.transitions.map(\.trigger) == ["tap"])
  }
}
