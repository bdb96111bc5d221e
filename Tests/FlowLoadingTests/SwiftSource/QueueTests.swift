import Testing

@Suite("Code that a queue runs")
struct QueueTests {
  @Test(
    "What runs at once gives what its code gives",
    arguments: ["sync(execute: action)", "sync { action() }"])
  func now(_ call: String) {
    expect(
      plainLaunch + """
        extension DispatchQueue {
          static func onMain<Made>(_ action: () -> Made) -> Made { DispatchQueue.main.\(call) }
        }
        final class Start: UIViewController {
          @IBAction func go() {
            let page = DispatchQueue.onMain { Detail() }
            1️⃣present(page, animated: true)
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }
}
