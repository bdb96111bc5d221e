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

  @Test("One that a protocol's own code makes is what the property of the class is")
  func made() {
    expect(
      plainLaunch + """
        protocol Model: AnyObject { init(id: Int) }
        protocol ModelBased: AnyObject {
          associatedtype ModelType: Model
          var model: ModelType! { get set }
        }
        extension ModelBased where Self: UIViewController {
          static func make(id: Int) -> Self {
            let page = Self.init()
            page.model = ModelType(id: id)
            return page
          }
        }
        final class ListModel: Model {
          var onOpen: (() -> Void)?
          required init(id: Int) {}
        }
        final class List: UIViewController, ModelBased {
          var model: ListModel!
          @IBAction func tap() { model.onOpen?() }
        }
        final class Start: UIViewController {
          @IBAction func list() {
            let page = List.make(id: 1)
            page.model.onOpen = { [weak page] in 2️⃣page?.present(Detail(), animated: true) }
            1️⃣present(page, animated: true)
          }
        }
        """, transitions: ["Start -sheet-> List at 1️⃣", "List -sheet-> Detail at 2️⃣"])
  }
}
