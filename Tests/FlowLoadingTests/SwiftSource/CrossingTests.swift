import FlowGraph
import Testing

@Suite("A bus on which every page says what is not known")
struct CrossingTests {
  private func app(_ count: Int) -> String {
    launching("window?.rootViewController = UINavigationController(rootViewController: P1())") + """
      struct Event { let name: String }
      final class Bus {
        static let shared = Bus()
        let events = PassthroughSubject<Event, Never>()
        private var listener: AnyCancellable?
        weak var navigation: UINavigationController?
        init() { listener = events.sink { [weak self] in self?.show($0) } }
        func show(_ event: Event) {
          1️⃣navigation?.pushViewController(page(for: event), animated: true)
        }
        func page(for event: Event) -> UIViewController {
          switch event.name {
          \((1...count).map { "case \"\($0)\": return P\($0)()" }.joined(separator: "\n"))
          default: fatalError()
          }
        }
      }
      class Page: UIViewController {
        @IBAction func next() { Bus.shared.events.send(Event(name: Remote.name())) }
      }
      \((1...count).map { "final class P\($0): Page {}" }.joined(separator: "\n"))
      """
  }

  @Test("Which of many pages leads to which is not told: each comes up from anywhere")
  func many() {
    let graph = expect(
      app(20), transitions: (1...20).map { "* -push-> P\($0) at 1️⃣" }, unresolved: ["at 1️⃣"])
    #expect(graph.transitions.allSatisfy { $0.certainty == .possible })
  }

  @Test("Few pages may well lead to each other")
  func few() {
    expect(
      app(3),
      transitions: (1...3).flatMap { from in (1...3).map { "P\(from) -push-> P\($0) at 1️⃣" } })
  }
}
