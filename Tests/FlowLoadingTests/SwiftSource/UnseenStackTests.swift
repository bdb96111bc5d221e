import FlowGraph
import Testing

@Suite("Stacks that their own initialiser fills")
struct UnseenStackTests {
  private func source(_ show: String, fill: String) -> String {
    plainLaunch.replacing("final class Detail: UIViewController {}", with: "") + """
      final class Start: UIViewController {
        @IBAction func go() { navigationController?.pushViewController(Detail(), animated: true) }
      }
      final class Detail: UIViewController {
        let library = Library()
        @IBAction func go() { let stack = Survey(); 3️⃣\(show) }
      }
      final class Survey: UINavigationController {
        init() { super.init(nibName: nil, bundle: nil); start() }
        required init?(coder: NSCoder) { fatalError() }
        private func start() { \(fill) }
        private func end() { 2️⃣setViewControllers([Done()], animated: true) }
      }
      final class Question: UIViewController {
        let onDone: () -> Void
        init(onDone: @escaping () -> Void) {
          self.onDone = onDone
          super.init(nibName: nil, bundle: nil)
        }
        @IBAction func done() { onDone() }
      }
      final class Done: UIViewController {}
      """
  }

  private static let fills = [
    "1️⃣setViewControllers([Question(onDone: { self.end() })], animated: false)",
    "1️⃣viewControllers = [Question(onDone: { self.end() })]",
  ]
  private static let kept = ["Start -push-> Detail", "Question -root-> Done at 2️⃣"]

  @Test("Begin with that where somebody presents them", arguments: fills)
  func presented(_ fill: String) {
    expect(
      source("present(stack, animated: true)", fill: fill),
      transitions: Self.kept + ["Detail -sheet-> Question at 3️⃣"])
  }

  @Test("Replace nothing where a library is handed them, which is not known to", arguments: fills)
  func handedOver(_ fill: String) {
    let graph = expect(
      source("library.take(stack)", fill: fill), transitions: Self.kept, unresolved: ["at 1️⃣"])
    #expect(graph.unresolved.map(\.concerns) == [["Question"]])
  }

  @Test("So does what their initialiser starts")
  func started() {
    expect(
      source(
        "library.take(stack)",
        fill: "1️⃣setViewControllers([Question(onDone: {})], animated: false); Task { end() }"),
      transitions: ["Start -push-> Detail"], unresolved: ["at 1️⃣", "at 2️⃣"])
  }
}
