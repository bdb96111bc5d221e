import Testing

@Suite("Lists of closures by another name of their type")
struct ListenerAliasTests {
  @Test(
    "Who is in one is told",
    arguments: [
      ("typealias Act = () -> Void", "", "acts.forEach { $0() }"),
      ("", "typealias Act = () -> Void", "for act in acts { act() }"),
    ])
  func told(_ outside: String, _ inside: String, _ tell: String) {
    expect(
      plainLaunch + """
        \(outside)
        final class Hub {
          \(inside)
          static let shared = Hub()
          private var acts: [Act] = []
          func add(_ act: @escaping Act) { acts.append(act) }
          func fire() { \(tell) }
        }
        final class Start: UIViewController {
          override func viewDidLoad() {
            Hub.shared.add { [weak self] in 1️⃣self?.present(Detail(), animated: true) }
          }
          @IBAction func tap() { Hub.shared.fire() }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }
}
