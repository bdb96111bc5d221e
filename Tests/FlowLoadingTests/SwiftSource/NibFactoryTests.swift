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

  @Test("A helper of the app's own that bears the name of a nib's method is followed")
  func namesake() {
    expect(
      plainLaunch + """
        extension UIStoryboard {
          func instantiate<Page: UIViewController>(controllerType type: Page.Type) -> Page {
            instantiateViewController(withIdentifier: "\\(type)") as! Page
          }
        }
        final class Start: UIViewController {
          let pages = UIStoryboard(name: "Pages", bundle: nil)
          @IBAction func tap() {
            let page = pages.instantiate(controllerType: Detail.self)
            1️⃣present(page, animated: true)
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test(
    "Views of a nib belong to whoever asks for them",
    arguments: [
      """
      final class Banner: UIView {
        static func make() -> Banner {
          UINib(nibName: "Banner", bundle: nil).instantiate(withOwner: nil, options: nil).first as! Banner
        }
      """,
      """
      final class Banner: UIView {
        class func make() -> Banner {
          let views = Bundle.main.loadNibNamed("Banner", owner: nil, options: nil)
          guard let banner = views?.first as? Banner else { fatalError() }
          return banner
        }
      """,
    ])
  func owners(_ declaration: String) {
    expect(
      plainLaunch + """
        \(declaration)
          var tapped: (() -> Void)?
          func setUp() {
            addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tap)))
          }
          @objc func tap() { tapped?() }
        }
        final class Start: UIViewController {
          override func viewDidLoad() {
            let banner: Banner = Banner.make()
            banner.tapped = { [weak self] in 1️⃣self?.present(Detail(), animated: true) }
            banner.setUp()
            view.addSubview(banner)
          }
          @IBAction func go() { 2️⃣present(Page(), animated: true) }
        }
        final class Page: UIViewController {
          override func viewDidLoad() {
            let banner: Banner = Banner.make()
            banner.setUp()
            banner.tapped = { [weak self] in 3️⃣self?.present(Other(), animated: true) }
            view.addSubview(banner)
          }
        }
        """,
      transitions: [
        "Start -sheet-> Detail at 1️⃣", "Start -sheet-> Page at 2️⃣", "Page -sheet-> Other at 3️⃣",
      ])
  }

  @Test(
    "A view that a cast tells the class of runs its own code where it is put",
    arguments: [
      "Bundle.main.loadNibNamed(\"Bar\", owner: nil)!.first as! Bar",
      "UINib(nibName: \"Bar\", bundle: nil).instantiate(withOwner: nil).first as! Bar",
    ])
  func cast(_ nib: String) {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          override func viewDidLoad() {
            let bar = \(nib)
            view.addSubview(bar)
          }
        }
        final class Bar: UIView {
          var host: UIViewController? { window?.rootViewController }
          override func awakeFromNib() {
            addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
          }
          @objc func tapped() { 1️⃣host?.present(Detail(), animated: true) }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("A helper that is told the class gives a view of it, with what it is given to run")
  func told() {
    expect(
      plainLaunch + """
        extension UINib {
          static func view<T: UIView>(_ type: T.Type) -> T {
            UINib(nibName: "x", bundle: nil).instantiate(withOwner: nil).first as! T
          }
        }
        final class Box: UIView {
          var onTap: (() -> Void)?
          @IBAction func tapped() { onTap?() }
          static func make() -> Box { UINib.view(Self.self) }
        }
        final class Start: UIViewController {
          override func viewDidLoad() {
            let box = Box.make()
            box.onTap = { [weak self] in 1️⃣self?.present(Detail(), animated: true) }
            view.addSubview(box)
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }
}
