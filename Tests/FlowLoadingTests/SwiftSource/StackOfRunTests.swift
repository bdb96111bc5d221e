import FlowGraph
import Testing

@Suite("Stacks that are new or empty when code acts on them")
struct StackOfRunTests {
  /// A flow that fills and presents a stack while nothing is on it, and pushes after that.
  private func flow(_ test: String, _ otherwise: String) -> String {
    plainLaunch + """
      final class Flow {
        weak var presenter: UIViewController?
        var isOver = false
        lazy var stack: UINavigationController = UINavigationController()
        init(presenter: UIViewController?) { self.presenter = presenter }
        func end(_ flag: Bool) { isOver = flag }
        func begin() {
          let first = First()
          first.onNext = { [unowned self] in show(Second()) }
          show(first)
        }
        func show(_ controller: UIViewController) {
          \(test)
            3️⃣stack.setViewControllers([controller], animated: false)
            1️⃣presenter?.present(stack, animated: true)
          \(otherwise)
            2️⃣stack.pushViewController(controller, animated: true)
          }
        }
      }
      final class Start: UIViewController {
        @objc func open() { Flow(presenter: self).begin() }
      }
      final class First: UIViewController {
        var onNext: () -> Void = {}
        @objc func next() { onNext() }
      }
      final class Second: UIViewController {}
      """
  }

  @Test("No screen on a stack has it presented because it is empty")
  func presenting() {
    expect(
      flow("if stack.viewControllers.isEmpty {", "} else {"),
      transitions: ["Start -sheet-> First at 1️⃣", "First -push-> Second at 2️⃣"])
  }

  @Test("One that is presented whatever is on it, a screen on it gives another root")
  func presentingAnyway() {
    expect(
      flow("if !isOver {", "} else {"),
      transitions: [
        "Start -sheet-> First at 1️⃣", "First -root-> Second at 3️⃣",
        "First -push-> Second at 2️⃣",
      ])
  }

  /// An operation with a stack of its own, which a screen on that stack begins once more.
  private func job(_ kind: String, start: String) -> String {
    plainLaunch + """
      final class Runner {
        static let shared = Runner()
        let queue = OperationQueue()
        func run(on presenter: UIViewController) {
          let job = Job(presenter: presenter)
          \(start)
        }
      }
      final class Job\(kind) {
        weak var presenter: UIViewController?
        lazy var stack: UINavigationController = UINavigationController()
        init(presenter: UIViewController?) {
          self.presenter = presenter
          \(kind.isEmpty ? "" : "super.init()")
        }
        \(kind.isEmpty ? "" : "override ")func main() {
          let first = First()
          first.onNext = { [unowned self] in show(Second()) }
          show(first)
        }
        func show(_ controller: UIViewController) {
          if stack.viewControllers.isEmpty {
            stack.setViewControllers([controller], animated: false)
            1️⃣presenter?.present(stack, animated: true)
          } else {
            2️⃣stack.pushViewController(controller, animated: true)
          }
        }
      }
      final class Start: UIViewController {
        @objc func open() { Runner.shared.run(on: self) }
      }
      final class First: UIViewController {
        var onNext: () -> Void = {}
        @objc func next() { onNext() }
      }
      final class Second: UIViewController {
        @objc func again() { Runner.shared.run(on: self) }
      }
      """
  }

  @Test("What begins an operation stands on another stack than the one that the operation makes")
  func operation() {
    expect(
      job(": Operation", start: "queue.addOperation(job)"),
      transitions: [
        "Start -sheet-> First at 1️⃣", "First -push-> Second at 2️⃣", "Second -sheet-> First at 1️⃣",
      ])
  }

  @Test("What is no operation may be begun again with all that is on its stack")
  func object() {
    expect(
      job("", start: "job.main()"),
      transitions: [
        "Start -sheet-> First at 1️⃣", "First -push-> Second at 2️⃣", "Second -push-> First at 2️⃣",
      ])
  }
}
