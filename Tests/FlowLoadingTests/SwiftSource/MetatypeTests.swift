import Testing

@Suite("Helpers that are told a class")
struct MetatypeTests {
  @Test("What a helper makes of a controller's class is of that class, whatever its caller gives")
  func controller() {
    expect(
      plainLaunch + """
        extension UIStoryboard {
          func build<T: UIViewController>(type: T.Type) -> T {
            let name = "\\(type)"
            let made = instantiateViewController(withIdentifier: name) as! T
            return made
          }
        }
        final class Factory {
          let board = UIStoryboard(name: "Warn", bundle: nil)
          func detail(_ run: (() -> Void)?) -> UIViewController {
            let page = board.build(type: Detail.self)
            page.title = "a"
            return page
          }
        }
        final class Start: UIViewController {
          @IBAction func open() { 1️⃣present(Factory().detail(nil), animated: true) }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("What an app adds to all controllers is found on one of which nothing is known")
  func added() {
    expect(
      launching("window?.rootViewController = Start()") + """
        final class Start: UIViewController {}
        final class Notice: UIViewController {}
        extension UIViewController {
          func showNotice() { 1️⃣present(Notice(), animated: true) }
        }
        extension AppDelegate {
          func applicationDidBecomeActive(_ application: UIApplication) {
            window?.rootViewController?.showNotice()
          }
        }
        """, transitions: ["* -sheet-> Notice at 1️⃣"])
  }

  @Test(
    "The content of a library's container is read, however it is called",
    arguments: ["WithViewStore(1) { one in", "IfPresentStore(1) { one in"])
  func container(_ container: String) {
    expect(
      """
      import Feature
      struct A: View {
        var body: some View {
          \(container)
            NavigationStack { NavigationLink("b") { 1️⃣B() } }
          }
        }
      }
      struct B: View { var body: some View { Text("b") } }
      """, transitions: ["A -push-> B"])
  }

  @Test(
    "A class that is looked up by its name is any below the one that it is cast to",
    arguments: [
      "Bundle.main.classNamed(name) as? Block.Type", "NSClassFromString(name) as? Block.Type",
    ])
  func lookedUp(_ lookup: String) {
    expect(
      plainLaunch + """
        class Block: UIView {
          weak var page: UIViewController?
          class func make(_ name: String, page: UIViewController) -> Block? {
            guard let type = \(lookup) else { return nil }
            return type.init(page: page)
          }
          required init(page: UIViewController) { self.page = page; super.init(frame: .zero) }
        }
        final class Link: Block {
          required init(page: UIViewController) {
            super.init(page: page)
            let button = UIButton()
            button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
          }
          @objc func tapped() { 1️⃣page?.show(Detail(), sender: nil) }
        }
        final class Start: UIViewController {
          override func viewDidLoad() {
            if let block = Block.make("Link", page: self) { view.addSubview(block) }
          }
        }
        """, transitions: ["Start -push-> Detail at 1️⃣"])
  }
}
