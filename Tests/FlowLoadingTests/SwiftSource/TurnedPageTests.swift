import FlowGraph
import Testing

@Suite("Pages that another screen's act turns")
struct TurnedPageTests {
  @Test("They are parts of the controller that has the page controller")
  func turned() {
    expect(
      launching("window?.rootViewController = Coordinator().stack") + """
        final class Coordinator: EditorDelegate {
          let stack = UINavigationController()
          let pages = Pages()
          init() {
            pages.coordinator = self
            stack.pushViewController(pages, animated: false)
          }
          func edit() {
            let editor = Editor()
            editor.delegate = self
            stack.present(editor, animated: true)
          }
          func didSave() { pages.refresh() }
        }
        final class Pages: UIViewController {
          weak var coordinator: Coordinator?
          private var pager: UIPageViewController!
          private let second = Second()
          override func viewDidLoad() {
            super.viewDidLoad()
            pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            addChild(pager)
            view.addSubview(pager.view)
          }
          @IBAction func edit() { coordinator?.edit() }
          func refresh() { pager.setViewControllers([second], direction: .forward, animated: true) }
        }
        protocol EditorDelegate: AnyObject { func didSave() }
        final class Editor: UIViewController {
          weak var delegate: EditorDelegate?
          @IBAction func save() { delegate?.didSave() }
        }
        final class Second: UIViewController {}
        """, transitions: ["Pages -sheet-> Editor", "Pages -embed-> Second"])
  }
}
