import FlowGraph
import Testing

/// Actions that a handler leaves alone because who sends them leaves by itself.
@Suite("Senders that leave")
struct LeavingSenderTests {
  private func handling(_ picker: String) -> [Action.Handling] {
    let graph = expect(
      """
      enum Outcome2 { case picked, cancelled }
      final class A: UIViewController {
        @IBAction func pick() {
          let picker = Picker()
          picker.onEnd = { [weak self] outcome in
            switch outcome {
            case .picked: self?.present(Done(), animated: true)
            case .cancelled: break
            }
          }
          present(picker, animated: true)
        }
      }
      final class Done: UIViewController {}
      final class Picker: UIViewController {
        var onEnd: ((Outcome2) -> Void)?
        @IBAction func take() { onEnd?(.picked) }
        \(picker)
      }
      """, transitions: ["A -sheet-> Picker", "Picker -sheet-> Done"], backs: ["Picker dismiss"])
    return graph.actions.filter { $0.name == "cancelled" }.map(\.handling)
  }

  @Test(
    "What is sent beside leaving, or once that is done, is no action that is left out",
    arguments: [
      "@IBAction func stop() { dismiss(animated: true); onEnd?(.cancelled) }",
      "@IBAction func stop() { onEnd?(.cancelled); dismiss(animated: true) }",
      "@IBAction func stop() { dismiss(animated: true) { self.onEnd?(.cancelled) } }",
    ])
  func leaving(_ code: String) { #expect(handling(code) == []) }

  @Test("That another function leaves, on the next line, says nothing")
  func another() {
    let code = """
      @IBAction func close() { dismiss(animated: true) }
        @IBAction func help() { onEnd?(.cancelled) }
      """
    #expect(handling(code) == [.ignored])
  }
}
