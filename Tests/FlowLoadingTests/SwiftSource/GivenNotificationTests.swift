import Testing

@Suite("Functions that are given a notification's name, and code to run when it is posted")
struct GivenNotificationTests {
  private func app(_ added: String, _ observing: String) -> String {
    launching(
      """
      let window = UIWindow()
      self.window = window
      flow = Flow(window: window)
      window.rootViewController = Start()
      """
    ).replacing("var window: UIWindow?", with: "var window: UIWindow?; var flow: Flow?") + """
      extension Notification.Name {
        static let left = Notification.Name("left")
        static let expired = Notification.Name("expired")
      }
      \(added)
      final class Flow {
        let window: UIWindow
        var tokens: [Any] = []
        init(window: UIWindow) {
          self.window = window
          \(observing)
        }
        func leave() { 1️⃣window.rootViewController = Detail() }
        func expire() { 2️⃣window.rootViewController = Other() }
      }
      final class Start: UIViewController {
        @IBAction func leave() { NotificationCenter.default.post(name: .left, object: nil) }
        @IBAction func expire() { NotificationCenter.default.post(name: .expired, object: nil) }
      }
      final class Detail: UIViewController {}
      final class Other: UIViewController {}
      """
  }

  @Test("A static function")
  func statics() {
    let graph = expect(
      app(
        """
        enum Bus {
          static func on(_ name: Notification.Name, _ act: @escaping () -> Void) {
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
              act()
            }
          }
        }
        """,
        """
        Bus.on(.left) { [weak self] in self?.leave() }
        Bus.on(.expired) { [weak self] in self?.expire() }
        """),
      transitions: ["Start -root-> Detail at 1️⃣", "Start -root-> Other at 2️⃣"])
    #expect(graph.transitions.map(\.trigger) == ["leave", "expire"])
  }

  @Test("One's own method")
  func own() {
    expect(
      app(
        """
        extension Flow {
          func observe(_ name: NSNotification.Name, _ act: @escaping (Flow) -> Void) {
            tokens.append(
              NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                [weak self] _ in
                guard let self else { return }
                act(self)
              })
          }
        }
        """, "observe(.left) { $0.leave() }; observe(.expired) { $0.expire() }"),
      transitions: ["Start -root-> Detail at 1️⃣", "Start -root-> Other at 2️⃣"])
  }
}
