import Testing

@Suite("Methods by which an app lets code listen to a stream")
struct AddedStreamTests {
  @Test(
    "Who sends, does what listens",
    arguments: [
      (
        """
        func sinkOnMain(_ act: @escaping (Output) -> Void) -> AnyCancellable {
          receive(on: DispatchQueue.main).sink(receiveValue: act)
        }
        """, "sinkOnMain { [weak self] in self?.go($0) }"
      )
    ])
  func added(_ method: String, _ listening: String) {
    expect(
      plainLaunch + """
        import Combine
        extension Publisher where Failure == Never {
          \(method)
        }
        final class Model {
          enum Step { case detail, other }
          let step = PassthroughSubject<Step, Never>()
          func detail() { step.send(.detail) }
          func other() { step.send(.other) }
        }
        final class Start: UIViewController {
          let model = Model()
          var bag = Set<AnyCancellable>()
          override func viewDidLoad() { model.step.\(listening).store(in: &bag) }
          func go(_ step: Model.Step) {
            switch step {
            case .detail: 1️⃣present(Detail(), animated: true)
            case .other: 2️⃣navigationController?.pushViewController(Other(), animated: true)
            }
          }
          @IBAction func detail() { model.detail() }
          @IBAction func other() { model.other() }
        }
        """,
      transitions: ["Start -sheet-> Detail at 1️⃣", "Start -push-> Other at 2️⃣"])
  }
}
