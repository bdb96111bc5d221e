import Testing

@Suite("Optionals that nothing has set when an initialiser asks")
struct UnsetAtFirstTests {
  private func app(_ initializer: String, _ rest: String = "") -> String {
    plainLaunch + """
      final class Model {
        @Published var level = 0
        weak var delegate: ModelDelegate?
        var onChange: ((Int) -> Void)?
        var isBusy: Bool { false }
        private var hearing: AnyCancellable?
        init() { \(initializer) }
        \(rest)
      }
      protocol ModelDelegate: AnyObject { func changed(_ level: Int) }
      final class Start: UIViewController, ModelDelegate {
        private let model = Model()
        override func viewDidLoad() {
          super.viewDidLoad()
          model.delegate = self
          model.onChange = { [weak self] _ in 1️⃣self?.present(Detail(), animated: true) }
        }
        func changed(_ level: Int) { 2️⃣present(Other(), animated: true) }
        @IBAction func tapped() { print(model.isBusy) }
      }
      """
  }

  @Test(
    "What is heard at once tells nobody",
    arguments: [
      "hearing = $level.sink { [weak self] level in self?.onChange?(level) }",
      "hearing = $level.sink { [weak self] level in self?.delegate?.changed(level) }",
      """
      hearing = $level.sink { [weak self] level in self?.delegate?.changed(level) }
      Remote.shared.delegate = self
      """,
      """
      hearing = $level.sink { [weak self] level in
        guard let self else { return }
        self.delegate?.changed(level)
      }
      setUp()
      """,
    ])
  func heard(_ initializer: String) {
    expect(app(initializer, "private func setUp() { print(level) }"))
  }

  @Test("What is written later is told")
  func written() {
    expect(
      app(
        "hearing = $level.sink { [weak self] level in self?.delegate?.changed(level) }",
        "func raise() { level += 1 }"
      ).replacingOccurrences(of: "print(model.isBusy)", with: "model.raise()"),
      transitions: ["Start -sheet-> Other at 2️⃣"])
  }

  @Test("What the initialiser sets itself is told")
  func set() {
    expect(
      app(
        """
        setUp()
        hearing = $level.sink { [weak self] level in self?.onChange?(level) }
        """, "private func setUp() { onChange = { _ in 3️⃣Flow.shared.open() } }")
          + """
          final class Flow {
            static let shared = Flow()
            weak var root: UIViewController?
            func open() { 4️⃣root?.present(Other(), animated: true) }
          }
          """, transitions: ["Start -sheet-> Other at 4️⃣", "Start -sheet-> Detail at 1️⃣"])
  }
}
