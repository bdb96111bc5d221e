import FlowGraph
import Testing

@Suite("Controllers that listen while something covers them")
struct CoveredListenerTests {
  /// A controller that listens in a stack, and pushes and presents what speaks.
  private static func app(
    _ heard: String, spoken: String = "Feed.shared.refresh()"
  ) -> String {
    launching(
      """
      let home = Home()
      let stack = UINavigationController(rootViewController: home)
      home.stack = stack
      window?.rootViewController = stack
      """) + """

        final class Feed {
          static let shared = Feed()
          let news = PassthroughSubject<Void, Never>()
          func refresh() { news.send() }
        }
        final class Home: UIViewController {
          var stack: UINavigationController?
          override func viewDidLoad() {
            super.viewDidLoad()
            Feed.shared.news.sink { [weak self] in \(heard) }.store(in: &bag)
          }
          @IBAction func about() {
            1️⃣navigationController?.pushViewController(About(), animated: true)
          }
          @IBAction func help() { 2️⃣present(Help(), animated: true) }
        }
        final class About: UIViewController {
          @IBAction func refresh() { Feed.shared.refresh() }
        }
        final class Help: UIViewController {
          @IBAction func refresh() { \(spoken) }
        }
        final class Popup: UIViewController {}
        """
  }

  private static let ways = ["Home -push-> About at 1️⃣", "Home -sheet-> Help at 2️⃣"]

  @Test("UIKit refuses what they present, so it is there only once they are uncovered")
  func presents() {
    expect(
      Self.app("3️⃣self?.present(Popup(), animated: true)"),
      transitions: Self.ways + ["Home -sheet-> Popup at 3️⃣"], entries: ["Home"])
  }

  @Test("What they push onto their stack is pushed")
  func pushes() {
    expect(
      Self.app("3️⃣self?.navigationController?.pushViewController(Popup(), animated: true)"),
      transitions: Self.ways + ["About -push-> Popup at 3️⃣", "Help -push-> Popup at 3️⃣"],
      entries: ["Home"])
  }

  @Test("A container is not covered by what is pushed inside it")
  func container() {
    expect(
      Self.app("3️⃣self?.stack?.present(Popup(), animated: true)"),
      transitions: Self.ways + ["About -sheet-> Popup at 3️⃣", "Home -sheet-> Popup at 3️⃣"],
      entries: ["Home"])
  }

  @Test("A modal that the same act takes away covers nothing")
  func leaving() {
    expect(
      Self.app(
        "3️⃣self?.present(Popup(), animated: true)",
        spoken: "4️⃣dismiss(animated: true) { Feed.shared.refresh() }"),
      transitions: Self.ways + ["Help -sheet-> Popup at 3️⃣", "Home -sheet-> Popup at 3️⃣"],
      backs: ["Help dismiss at 4️⃣"], entries: ["Home"])
  }

  @Test("What has been the window's root hears nothing any more")
  func replaced() {
    expect(
      launching("window?.rootViewController = Home()") + """

        final class Feed {
          static let shared = Feed()
          let news = PassthroughSubject<Void, Never>()
          func refresh() { news.send() }
        }
        final class Home: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            Feed.shared.news.sink { [weak self] in
              1️⃣self?.navigationController?.pushViewController(Popup(), animated: true)
            }.store(in: &bag)
          }
          @IBAction func leave() { 2️⃣view.window?.rootViewController = Login() }
        }
        final class Login: UIViewController {
          @IBAction func refresh() { Feed.shared.refresh() }
        }
        final class Popup: UIViewController {}
        """,
      transitions: ["Home -push-> Popup at 1️⃣", "Home -root-> Login at 2️⃣"], entries: ["Home"])
  }

  @Test("Whoever listens takes away the very page that spoke")
  func closes() {
    expect(
      launching("window?.rootViewController = Home()") + """
        enum Route { case intro }
        final class Model {
          static let shared = Model()
          @Published var route: Route?
        }
        final class Home: UIViewController {
          private var shown: UIViewController?
          override func viewDidLoad() {
            super.viewDidLoad()
            Model.shared.$route.sink { [unowned self] route in
              switch route {
              case .none: 1️⃣shown?.dismiss(animated: true)
              case .some:
                let intro = Intro()
                2️⃣present(intro, animated: true)
                shown = intro
              }
            }.store(in: &bag)
          }
          @IBAction func start() { Model.shared.route = .intro }
          @IBAction func reset() { Model.shared.route = nil }
        }
        final class Intro: UIViewController {
          @IBAction func done() { Model.shared.route = nil }
        }
        """,
      transitions: ["Home -sheet-> Intro at 2️⃣"],
      backs: ["Home dismiss at 1️⃣", "Intro dismiss at 1️⃣"],
      entries: ["Home"])
  }
}
