import Testing

/// Navigation controllers of the app's own that are flows: screens in them ask for the next one.
@Suite("Navigation controllers that are flows")
struct FlowControllerTests {
  private func source(_ flow: String, act: String) -> String {
    launching("window?.rootViewController = Flow()") + """
      final class Flow: UINavigationController {
        private var bag = Set<AnyCancellable>()
        override func viewDidLoad() { viewControllers = [Start(flow: self)] }
        \(flow)
      }
      final class Start: UIViewController {
        let flow: Flow
        init(flow: Flow) { self.flow = flow; super.init(nibName: nil, bundle: nil) }
        @IBAction func go() { \(act) }
      }
      final class Detail: UIViewController {}
      """
  }

  @Test("What observes its state shows it on the screen that sets it")
  func observer() {
    expect(
      source(
        "var isAgreed = false { didSet { 1️⃣pushViewController(Detail(), animated: true) } }",
        act: "flow.isAgreed = true"),
      transitions: ["Start -push-> Detail at 1️⃣"])
  }

  @Test("What it waits for comes of the act")
  func subscription() {
    expect(
      source(
        """
        func load() {
          URLSession.shared.dataTaskPublisher(for: url).sink(
            receiveCompletion: { [weak self] _ in
              1️⃣self?.pushViewController(Detail(), animated: true)
            }, receiveValue: { _ in }
          ).store(in: &bag)
        }
        """, act: "flow.load()"),
      transitions: ["Start -push-> Detail at 1️⃣"])
  }
}
