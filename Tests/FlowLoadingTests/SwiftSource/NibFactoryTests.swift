import Testing

/// Views and controllers out of nibs, by static functions that give `Self`.
@Suite("What classes get of their nibs")
struct NibFactoryTests {
  @Test(
    "A static function that gives Self gives one of the class, whatever it gets out of the nib",
    arguments: [
      """
      func inner<T: BASE>() -> T? { return nib.instantiate(withOwner: nil).first as? T }
      return inner()
      """,
      "return load(self)",
    ])
  func nib(_ body: String) {
    func loader(_ base: String) -> String {
      """
      extension \(base) {
        static var nib: UINib { return UINib(nibName: "\\(self)", bundle: nil) }
        static func fromNib() -> Self? {
          \(body.replacing("BASE", with: base))
        }
        private static func load<T: \(base)>(_ type: T.Type) -> T? {
          return Bundle.main.loadNibNamed("x", owner: nil)?.first as? T
        }
      }
      """
    }
    expect(
      plainLaunch + """
        final class Start: UIViewController, TitleDelegate {
          override func viewDidLoad() {
            let title = Title.fromNib()
            title?.delegate = self
            navigationItem.titleView = title
          }
          @IBAction func tap() {
            if let page = Page.fromNib() { 1️⃣present(page, animated: true) }
          }
          func didTapTitle() { 2️⃣present(Detail(), animated: true) }
        }
        final class Page: UIViewController {}
        protocol TitleDelegate: AnyObject { func didTapTitle() }
        final class Title: UIView {
          weak var delegate: TitleDelegate?
          @IBAction func tapped() { delegate?.didTapTitle() }
        }
        \(loader("UIView"))
        \(loader("UIViewController"))
        """, transitions: ["Start -sheet-> Page at 1️⃣", "Start -sheet-> Detail at 2️⃣"])
  }
}
