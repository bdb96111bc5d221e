import Testing

@Suite("Pairs that code chooses as it writes them")
struct WrittenPairTests {
  private let pages = """
    final class Note: UIViewController {}
    final class Compose: UIViewController {}
    """

  @Test("What comes with one part does not come with another")
  func told() {
    expect(
      plainLaunch + pages + """
        enum Tab { case home }
        enum Target { case note, compose }
        final class Start: UIViewController {
          @IBAction func note() { go(.note) }
          @IBAction func compose() { go(.compose) }
          func go(_ target: Target) {
            let (page, tab): (UIViewController?, Tab?) = {
              switch target {
              case .note: return (Note(), .home)
              case .compose: return (Compose(), nil)
              }
            }()
            let act = {
              if let tab { self.open(tab, page) } else if let page { 1️⃣self.present(page, animated: true) }
            }
            act()
          }
          func open(_ tab: Tab, _ page: UIViewController?) {
            if let page { 2️⃣navigationController?.pushViewController(page, animated: true) }
          }
        }
        """,
      transitions: ["Start -push-> Note at 2️⃣", "Start -sheet-> Compose at 1️⃣"])
  }

  @Test("Nor where nothing tells which of them it is")
  func either() {
    expect(
      plainLaunch + pages + """
        final class Start: UIViewController {
          @IBAction func go() {
            let (page, isModal) = Bool.random() ? (Note(), nil) : (Compose(), "modal")
            if let isModal { print(isModal); 1️⃣present(page, animated: true) }
            else { 2️⃣navigationController?.pushViewController(page, animated: true) }
          }
        }
        """,
      transitions: ["Start -push-> Note at 2️⃣", "Start -sheet-> Compose at 1️⃣"])
  }

  @Test("A closure takes each of several tuples apart")
  func handed() {
    expect(
      plainLaunch + pages + """
        enum Event { case share, compose, note }
        final class Start: UIViewController {
          let toggle = UISwitch()
          let menu = UIButton()
          override func viewDidLoad() {
            let rows: [(String, Event)] = [
              ("Share", .share), toggle.isOn ? ("Keep", .share) : ("Compose", .compose),
            ]
            menu.menu = UIMenu(children: rows.map { (title, event) in
              UIAction(title: title) { [weak self] _ in self?.perform(event) }
            })
          }
          func perform(_ event: Event) {
            switch event {
            case .share: return
            case .compose: 1️⃣present(Compose(), animated: true)
            case .note: present(Note(), animated: true)
            }
          }
        }
        """,
      transitions: ["Start -sheet-> Compose at 1️⃣"])
  }
}
