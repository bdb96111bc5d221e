import FlowGraph
import Testing

@Suite("What is taken off a list")
struct TakenElementTests {
  @Test(
    "It is one of those that the list holds",
    arguments: ["pages.popLast()!", "pages.removeLast()", "pages.removeFirst()"])
  func element(_ taking: String) {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          var pages: [UIViewController] = []
          override func viewDidLoad() {
            super.viewDidLoad()
            pages = [Detail(), Other()]
          }
          @objc func next() { 1️⃣present(\(taking), animated: true) }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣", "Start -sheet-> Other at 1️⃣"])
  }

  private static let both = ["Start -push-> Detail", "Start -push-> Other"]

  @Test(
    "What is asked for is the one that can be meant",
    arguments: [
      ("pages.first { $0.id == id }", ["Start -push-> Detail"]),
      ("pages.first(where: { $0.id == id })", ["Start -push-> Detail"]),
      ("pages.last { $0.id == id }", ["Start -push-> Detail"]),
      ("pages.last { $0.id == .three }", both),
      ("pages.first { $0.isNew }", both),
    ])
  func asked(_ asking: String, _ transitions: [String]) {
    expect(
      plainLaunch + """
        enum PageID { case one, two, three }
        struct Page {
          let id: PageID
          let make: () -> UIViewController
          var isNew: Bool { UserDefaults.standard.bool(forKey: "new") }
        }
        final class Start: UIViewController {
          let pages = [
            Page(id: .one, make: { Detail() }), Page(id: .two, make: { Other() }),
          ]
          @IBAction func open() { go(to: .one) }
          private func go(to id: PageID) {
            let page = \(asking)
            guard let page else { return }
            show(page.make(), sender: self)
          }
        }
        """, transitions: transitions)
  }

  @Test(
    "What is taken from a place, or from under a key, is one of what was put there",
    arguments: [
      "jobs.remove(at: 0).finish()", "named.removeValue(forKey: id)?.finish()",
      "if let job = named.removeValue(forKey: id) { job.finish() }",
      "for (_, job) in named { job.finish() }", "for pair in named { pair.value.finish() }",
    ])
  func placed(_ statement: String) {
    expect(
      plainLaunch + """
        final class Job {
          var onEnd: (() -> Void)?
          func finish() { onEnd?() }
        }
        final class Jobs {
          static let shared = Jobs()
          private var jobs: [Job] = []
          private var named: [String: Job] = [:]
          func start(_ id: String, onEnd: @escaping () -> Void) {
            let job = Job()
            job.onEnd = onEnd
            jobs.append(job)
            named[id] = job
          }
          func end(_ id: String) { \(statement) }
        }
        final class Start: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            Jobs.shared.start("a") { 1️⃣self.present(Detail(), animated: true) }
          }
          @IBAction func tap() { Jobs.shared.end("a") }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }
}
