import FlowGraph
import Testing

@Suite("Values that are made around a route") struct HeldRouteTests {
  private func source(_ job: String, made: String) -> String {
    plainLaunch + """
      enum Page { case detail, other }
      \(job)
      final class Runner {
        static let shared = Runner()
        func go(to page: Page, from host: UIViewController) { run(\(made), host) }
        private func run(_ job: Job<Page>, _ host: UIViewController) {
          switch job.page {
          case .detail: 1️⃣host.present(Detail(), animated: true)
          case .other: 2️⃣host.present(Other(), animated: true)
          }
        }
      }
      final class Start: UIViewController {
        @objc func detail() { Runner.shared.go(to: .detail, from: self) }
      }
      final class Idle: UIViewController {
        @objc func other() { Runner.shared.go(to: .other, from: self) }
      }
      final class Detail: UIViewController {
        override func viewDidLoad() { 3️⃣present(Idle(), animated: true) }
      }
      """
  }

  @Test(
    "Each route has one of its own, whatever data lies beside it",
    arguments: [
      ("struct Job<P> { let page: Page }", "Job(page: page)"),
      (
        "struct Job<P> { var page: Page; var isAnimated: Bool }",
        "Job(page: page, isAnimated: true)"
      ),
      (
        "struct Job<P> { var page: Page; let name: String; let more: Any? }",
        "Job(page: page, name: \"x\", more: nil)"
      ),
      ("struct Job<P> { let page: P; let isAnimated: Bool }", "Job(page: page, isAnimated: true)"),
    ])
  func apart(_ job: String, _ made: String) {
    expect(
      source(job, made: made),
      transitions: [
        "Start -sheet-> Detail at 1️⃣", "Detail -sheet-> Idle at 3️⃣", "Idle -sheet-> Other at 2️⃣",
      ])
  }

  @Test("Several routes that one act may mean are not those that another may mean")
  func several() {
    let source = source(
      "struct Job<P> { let page: Page; let isAnimated: Bool }",
      made: "Job(page: page, isAnimated: true)"
    )
    .replacing("to: .detail", with: "to: isEditing ? .detail : .third")
    .replacing("to: .other", with: "to: isEditing ? .other : .third")
    .replacing("case detail, other", with: "case detail, other, third")
    .replacing("switch job.page {", with: "switch job.page { case .third: break;")
    expect(
      source,
      transitions: [
        "Start -sheet-> Detail at 1️⃣", "Detail -sheet-> Idle at 3️⃣", "Idle -sheet-> Other at 2️⃣",
      ])
  }

  @Test("An object that holds more than a route is told by where it is made")
  func together() {
    expect(
      source(
        """
        final class Job<P> {
          let page: Page
          let isAnimated: Bool
          init(page: Page, isAnimated: Bool) { (self.page, self.isAnimated) = (page, isAnimated) }
        }
        """,
        made: "Job(page: page, isAnimated: true)"),
      transitions: [
        "Start -sheet-> Detail at 1️⃣", "Start -sheet-> Other at 2️⃣", "Detail -sheet-> Idle at 3️⃣",
        "Idle -sheet-> Detail at 1️⃣", "Idle -sheet-> Other at 2️⃣",
      ])
  }
}
