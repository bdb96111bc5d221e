import Testing

@testable import FlowLoading

@Suite("Combine's publishers that are made by name")
struct PublisherTests {
  private func app(_ listening: String) -> String {
    """
    \(plainLaunch)
    import Combine
    enum Step { case detail, other }
    final class Start: UIViewController {
      let first = PassthroughSubject<Step, Never>()
      let second = PassthroughSubject<Step, Never>()
      var bag = Set<AnyCancellable>()
      override func viewDidLoad() {
        \(listening).store(in: &bag)
      }
      @IBAction func tap() { first.send(.detail) }
      private func go(_ step: Step) {
        switch step {
        case .detail: 1️⃣show(Detail(), sender: self)
        case .other: 2️⃣show(Other(), sender: self)
        }
      }
    }
    """
  }

  @Test(
    "Joined ones bring what each of them is sent",
    arguments: [
      "Publishers.Merge(first, second).sink { [weak self] in self?.go($0) }",
      "Publishers.Merge3(second, second, first).sink { [weak self] in self?.go($0) }",
      "Publishers.MergeMany([first, second]).sink { [weak self] in self?.go($0) }",
      "Publishers.CombineLatest(first, second).sink { [weak self] one, _ in self?.go(one) }",
      "Publishers.Zip(first, second).map { $0.0 }.sink { [weak self] in self?.go($0) }",
    ])
  func joined(_ listening: String) {
    let graph = expect(app(listening), transitions: ["Start -push-> Detail at 1️⃣"])
    #expect(graph.transitions.map(\.trigger) == ["tap"])
    #expect(graph.transitions.map(\.certainty) == [.certain])
  }

  @Test(
    "What is known comes at once, and nothing else",
    arguments: [
      "Just(Step.detail).sink { [weak self] in self?.go($0) }",
      "Just(1).flatMap { _ in Just(Step.detail) }.sink { [weak self] in self?.go($0) }",
      "Deferred { Just(Step.detail) }.sink { [weak self] in self?.go($0) }",
    ])
  func known(_ listening: String) {
    let graph = expect(app(listening), transitions: ["Start -push-> Detail at 1️⃣"])
    #expect(graph.transitions.map(\.trigger) == ["viewDidLoad"])
  }

  @Test("A failure brings no value")
  func failed() {
    expect(
      app("Fail<Step, any Error>(error: Failure()).sink { [weak self] in self?.go($0) }"),
      transitions: [])
  }

  @Test(
    "What comes in the place of an error comes too",
    arguments: [
      "first.replaceError(with: Step.other).sink { [weak self] in self?.go($0) }",
      "first.catch { _ in Just(Step.other) }.sink { [weak self] in self?.go($0) }",
    ])
  func recovered(_ listening: String) {
    expect(
      app(listening),
      transitions: ["Start -push-> Detail at 1️⃣", "Start -push-> Other at 2️⃣"])
  }
}
