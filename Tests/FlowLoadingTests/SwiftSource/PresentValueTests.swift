import Testing

@Suite("What is there when somebody begins to listen")
struct PresentValueTests {
  private func source(_ model: String, _ subscription: String) -> String {
    launching("window?.rootViewController = UINavigationController(rootViewController: Home())")
      + """
      import UIKit
      import Combine
      enum Route { case detail, other }
      final class Model { static let shared = Model(); \(model) }
      final class Detail: UIViewController {}
      final class Home: UIViewController {
        var bag = Set<AnyCancellable>()
        let own = Model()
        @objc func tapped() { \(subscription) }
        override func viewDidLoad() {
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "x", style: .plain, target: self, action: #selector(tapped))
        }
        func open() { 1️⃣navigationController?.pushViewController(Detail(), animated: true) }
      }
      """
  }

  private static let published = "@Published var name = \"a\""

  @Test(
    "Whoever subscribes sets off what is done with what is there",
    arguments: [
      (published, "own.$name.sink { [weak self] _ in self?.open() }.store(in: &bag)"),
      (
        published,
        """
        own.$name.filter { $0 == "a" }.first().receive(on: DispatchQueue.main)
          .eraseToAnyPublisher().sink { [weak self] _ in self?.open() }.store(in: &bag)
        """
      ),
      (
        "let name = CurrentValueSubject<String, Never>(\"a\")",
        "own.name.sink { [weak self] _ in self?.open() }.store(in: &bag)"
      ),
      (
        "@Published var route: Route? = .detail",
        "own.$route.compactMap { $0 }.sink { [weak self] _ in self?.open() }.store(in: &bag)"
      ),
      (
        "@Published var route: Route?; func start(_ route: Route) { self.route = route }",
        """
        Model.shared.start(.detail)
        Model.shared.$route.compactMap { $0 }.sink { [weak self] _ in self?.open() }
          .store(in: &bag)
        """
      ),
      (
        published + "; let other = CurrentValueSubject<Int, Never>(1)",
        "own.$name.combineLatest(own.other).sink { [weak self] _ in self?.open() }.store(in: &bag)"
      ),
    ])
  func present(_ model: String, _ subscription: String) {
    let graph = expect(source(model, subscription), transitions: ["Home -push-> Detail at 1️⃣"])
    #expect(graph.transitions.map(\.trigger) == ["tapped"])
  }

  @Test(
    "Nothing is done with what is skipped, what is not there and what asks for something else",
    arguments: [
      (published, "own.$name.dropFirst().sink { [weak self] _ in self?.open() }.store(in: &bag)"),
      (
        "let name = CurrentValueSubject<String, Never>(\"a\")",
        "own.name.dropFirst(1).sink { [weak self] _ in self?.open() }.store(in: &bag)"
      ),
      (
        published,
        """
        var names = own.$name.eraseToAnyPublisher()
        names = names.dropFirst().eraseToAnyPublisher()
        names.sink { [weak self] _ in self?.open() }.store(in: &bag)
        """
      ),
      (
        "let names = PassthroughSubject<String, Never>()",
        "own.names.sink { [weak self] _ in self?.open() }.store(in: &bag)"
      ),
      (
        published + "; let other = PassthroughSubject<Int, Never>()",
        "own.$name.combineLatest(own.other).sink { [weak self] _ in self?.open() }.store(in: &bag)"
      ),
      (
        "@Published var route: Route?",
        "own.$route.compactMap { $0 }.sink { [weak self] _ in self?.open() }.store(in: &bag)"
      ),
      (
        "@Published var route: Route?",
        "own.$route.sink { [weak self] in if let route = $0 { self?.open() } }.store(in: &bag)"
      ),
      (
        "@Published var route: Route = .other",
        """
        own.$route.sink { [weak self] route in
          switch route {
          case .detail: self?.open()
          case .other: break
          }
        }.store(in: &bag)
        """
      ),
      (
        published,
        "own.$name.sink { [weak self] in if $0.count == 4 { self?.open() } }.store(in: &bag)"
      ),
    ])
  func notPresent(_ model: String, _ subscription: String) {
    expect(source(model, subscription))
  }

  @Test("Nothing is there yet that could be closed")
  func notClosed() {
    expect(
      source(
        Self.published,
        "own.$name.sink { [weak self] _ in self?.dismiss(animated: true) }.store(in: &bag)")
          + """

          extension Home {
            @IBAction func show() { 2️⃣present(Detail(), animated: true) }
          }
          """, transitions: ["Home -sheet-> Detail at 2️⃣"])
  }

  @Test("State of a view that is shown at once")
  func shownAtOnce() {
    let graph = expect(
      """
      final class Session { static let shared = Session(); @Published var user: String? = "me" }
      struct A: View {
        @State private var isShown = false
        @State private var bag = Set<AnyCancellable>()
        var body: some View {
          Button("go") {
            Session.shared.$user.first().sink { _ in 1️⃣isShown = true }.store(in: &bag)
          }
          .sheet(isPresented: $isShown) { B() }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
    #expect(graph.transitions.map(\.trigger) == ["Button “go”"])
  }

  @Test("What leads into the app sets off what it subscribes to")
  func deepLink() {
    expect(
      source("@Published var isReady = false", "")
        + """

        extension AppDelegate: UNUserNotificationCenterDelegate {
          func userNotificationCenter(
            _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
            withCompletionHandler done: @escaping () -> Void
          ) {
            let stack = window?.rootViewController as? UINavigationController
            (stack?.viewControllers.first as? Home)?.await()
          }
        }
        extension Home {
          func await() {
            Model.shared.$isReady.first().sink { [weak self] _ in self?.open() }.store(in: &bag)
          }
        }
        """, deepLinks: ["notification -> Detail"])
  }

  @Test("A publisher kept in a variable writes nothing that it passes on")
  func variable() {
    expect(
      source(
        "@Published var name: String?",
        """
        Model.shared.$name.filter { $0 != nil }.dropFirst().sink { [weak self] _ in self?.open() }
          .store(in: &bag)
        var names = Model.shared.$name.eraseToAnyPublisher()
        names = names.dropFirst().eraseToAnyPublisher()
        """))
  }

  @Test("Code that waits for one value of what the app shares acts on it, whoever writes that")
  func awaited() {
    expect(
      source(
        """
        @Published var link: String?
        init() { Timer.schedule { self.link = "a" } }
        func whenLinked(_ action: @escaping (String?) -> Void) -> AnyCancellable {
          $link.filter { $0 != nil }.first().sink { action($0) }
        }
        """,
        """
        Model.shared.whenLinked { [weak self] link in if link != nil { self?.open() } }
          .store(in: &bag)
        """) + """
          final class Menu: UIViewController {
            override func viewDidLoad() { print(Model.shared.link) }
          }
          extension Home {
            @IBAction func menu() { 2️⃣present(Menu(), animated: true) }
          }
          """,
      transitions: ["Home -push-> Detail at 1️⃣", "Home -sheet-> Menu at 2️⃣"])
  }
}
