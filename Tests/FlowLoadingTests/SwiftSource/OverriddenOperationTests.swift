import FlowGraph
import Testing

@testable import FlowLoading

@Suite("Overrides of UIKit's operations, and stacks that are set from what lies on them")
struct OverriddenOperationTests {
  @Test("What an override hands on is done where it was called")
  func present() {
    let graph = expect(
      plainLaunch + """
        class Base: UIViewController {
          override func present(
            _ shown: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
          ) {
            super.present(shown, animated: flag, completion: completion)
          }
        }
        final class Start: Base {
          override func present(
            _ shown: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
          ) {
            super.present(shown, animated: flag, completion: completion)
            close()
          }
          func close() {}
          let detail = Detail()
          @objc func one() { 1️⃣present(detail, animated: true) }
          @objc func two() { 2️⃣present(detail, animated: true) }
        }
        """,
      transitions: ["Start -sheet-> Detail at 1️⃣", "Start -sheet-> Detail at 2️⃣"])
    #expect(graph.unreached == [])
    #expect(graph.transitions.map { $0.steps.map(\.label) } == [["one"], ["two"]])
  }

  @Test("A list made of what lies on the stack leaves the root where it is")
  func filtered() {
    let graph = expect(
      plainLaunch + """
        final class Start: UIViewController {
          @objc func tap() { 1️⃣navigationController?.pushViewController(Detail(), animated: true) }
        }
        extension Detail {
          @objc func instead() {
            guard let navigationController = navigationController else { return }
            var kept = navigationController.viewControllers.filter { $0 !== self }
            kept.append(Other())
            2️⃣navigationController.setViewControllers(kept, animated: true)
          }
        }
        extension Other {
          @objc func again() {
            guard let navigationController = navigationController else { return }
            let kept: [UIViewController] = navigationController.viewControllers.map {
              $0 === self ? Other() : $0
            }
            navigationController.setViewControllers(kept, animated: false)
          }
        }
        """,
      transitions: ["Start -push-> Detail at 1️⃣", "Detail -push-> Other at 2️⃣"])
    #expect(graph.stacks.map(\.roots) == [["Start"]])
  }

  @Test("A list of new controllers brings its root")
  func whole() {
    let graph = expect(
      plainLaunch + """
        final class Start: UIViewController {
          @objc func tap() {
            1️⃣navigationController?.setViewControllers([Other()], animated: true)
          }
        }
        """, transitions: ["Start -root-> Other at 1️⃣"])
    #expect(graph.stacks.map(\.roots) == [["Other", "Start"]])
  }

  private func replacing(_ added: String) -> String {
    plainLaunch + """
      final class Start: UIViewController {
        @objc func tap() { 1️⃣navigationController?.pushViewController(Detail(), animated: true) }
      }
      extension Detail {
        @objc func instead() {
          guard let navigationController = navigationController else { return }
          var kept = navigationController.viewControllers
          kept.removeLast(1)
          kept.append(contentsOf: \(added))
          2️⃣navigationController.setViewControllers(kept, animated: true)
        }
        @objc func other() { 3️⃣navigationController?.pushViewController(Other(), animated: true) }
      }
      """
  }

  @Test("Of what is put on a stack together, the last comes on show")
  func covered() {
    let graph = expect(
      replacing("[Other(), Detail()]"),
      transitions: [
        "Start -push-> Detail at 1️⃣", "Detail -push-> Detail at 2️⃣", "Detail -push-> Other at 3️⃣",
      ])
    #expect(graph.stacks.map(\.roots) == [["Start"]])
  }

  @Test("What nothing else leads to is seen on the way back from there")
  func coveredAlone() {
    expect(
      replacing("[Third(), Detail()]") + "\nfinal class Third: UIViewController {}",
      transitions: [
        "Start -push-> Detail at 1️⃣", "Detail -push-> Detail at 2️⃣", "Detail -push-> Third at 2️⃣",
        "Detail -push-> Other at 3️⃣",
      ])
  }

  @Test(
    "What runs in place of a method of which only the class above is known",
    arguments: [
      "make().load { 1️⃣self.present(Detail(), animated: true) }",
      "base.load { 1️⃣self.present(Detail(), animated: true) }",
    ])
  func unknownClass(_ call: String) {
    expect(
      plainLaunch + """
        class Base { func load(_ done: @escaping () -> Void) {} }
        final class Film: Base { override func load(_ done: @escaping () -> Void) { done() } }
        final class Start: UIViewController {
          var base: Base!
          func make() -> Base { Film() }
          @IBAction func go() { \(call) }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("A class of which it is known that it is made runs its own")
  func knownClass() {
    expect(
      plainLaunch + """
        class Base { func load(_ done: @escaping () -> Void) {} }
        final class Film: Base { override func load(_ done: @escaping () -> Void) { done() } }
        final class Start: UIViewController {
          let base = Base()
          @IBAction func go() { base.load { self.present(Detail(), animated: true) } }
        }
        """)
  }
}
