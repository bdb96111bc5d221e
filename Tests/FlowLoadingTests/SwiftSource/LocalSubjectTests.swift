import Testing

@Suite("Subjects that a function keeps in a local")
struct LocalSubjectTests {
  private func screen(_ bind: String) -> String {
    plainLaunch + """
      final class Model {
        struct Input { let skip: PassthroughSubject<Void, Never> }
        struct Output { let done: AnyPublisher<Void, Never> }
        func transform(_ input: Input) -> Output {
          Output(done: input.skip.eraseToAnyPublisher())
        }
      }
      final class Start: UIViewController {
        let button = UIButton()
        let model = Model()
        var bag = Set<AnyCancellable>()
        override func viewDidLoad() {
          let skip = PassthroughSubject<Void, Never>()
          \(bind)
        }
        func open() { 1️⃣present(Detail(), animated: true) }
      }
      """
  }

  @Test(
    "Who sends sets off what listens, also behind a model that hands it on",
    arguments: ["skip", "model.transform(.init(skip: skip)).done"])
  func sent(_ source: String) {
    let graph = expect(
      screen(
        """
        button.addAction(UIAction(title: "Skip") { _ in skip.send() }, for: .touchUpInside)
        \(source).sink { [weak self] _ in self?.open() }.store(in: &bag)
        """), transitions: ["Start -sheet-> Detail at 1️⃣"])
    #expect(graph.transitions.map(\.trigger) == ["UIAction “Skip”"])
  }

  @Test("One on which other code sends can bring something at any time")
  func unseen() {
    let graph = expect(
      screen(
        """
        button.tapPublisher.subscribe(skip).store(in: &bag)
        skip.sink { [weak self] _ in self?.open() }.store(in: &bag)
        """), transitions: ["Start -sheet-> Detail at 1️⃣"])
    #expect(graph.transitions.map(\.trigger) == ["sink"])
  }
}
