import Testing

@Suite("Boxes that tell code of their value when it begins to listen")
struct BoxedValueTests {
  @Test("It hears what the box was made with, and later what is put in")
  func present() {
    let graph = expect(
      plainLaunch + """
        final class Box<Value> {
          typealias Listener = (Value) -> Void
          var listener: Listener?
          var value: Value { didSet { listener?(value) } }
          init(_ value: Value) { self.value = value }
          func bind(_ act: @escaping Listener) {
            listener = act
            act(value)
          }
        }
        final class Model {
          enum Step { case idle, map, close }
          let step = Box<Step>(.idle)
          func map() { step.value = .map }
          func close() { step.value = .close }
        }
        final class Start: UIViewController {
          @IBAction func next() {
            1️⃣navigationController?.pushViewController(Page(), animated: true)
          }
        }
        final class Page: UIViewController {
          let model = Model()
          override func viewDidLoad() {
            model.step.bind { [weak self] step in
              switch step {
              case .idle: break
              case .map: 2️⃣self?.present(Detail(), animated: true)
              case .close: 3️⃣self?.navigationController?.popViewController(animated: true)
              }
            }
          }
          @IBAction func map() { model.map() }
          @IBAction func close() { model.close() }
        }
        """,
      transitions: ["Start -push-> Page at 1️⃣", "Page -sheet-> Detail at 2️⃣"],
      backs: ["Page pop at 3️⃣"])
    #expect(graph.transitions.map(\.trigger).sorted { ($0 ?? "") < ($1 ?? "") } == ["map", "next"])
    #expect(graph.backs.map(\.trigger) == ["close"])
  }
}
