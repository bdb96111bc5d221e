import Testing

@Suite("Objects that a closure sets up")
struct SetUpObjectTests {
  @Test(
    "A closure that only sets up an object leaves that object, whatever its method is called",
    arguments: ["{ $0.isHidden = false }", "{ row in row.caption = \"a\"; row.layoutIfNeeded() }"])
  func setUp(_ closure: String) {
    expect(
      plainLaunch + """
        class InfoView: KitView {
          var onTap: (InfoView) -> Void = { _ in }
          var caption = ""
          override init() {
            super.init()
            let button = UIButton()
            button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
            addSubview(button)
          }
          func setTapBlock(_ block: @escaping (InfoView) -> Void) { onTap = block }
          @objc private func tapped() { onTap(self) }
        }
        final class Start: UIViewController {
          private let row = InfoView().with \(closure)
          override func viewDidLoad() { view.addSubview(row) }
          override func viewWillAppear(_ animated: Bool) {
            row.setTapBlock { [weak self] _ in 1️⃣self?.present(Detail(), animated: true) }
          }
          @IBAction func edit() { 2️⃣navigationController?.pushViewController(Editor(), animated: true) }
        }
        final class Editor: UIViewController {
          private let row = InfoView()
          override func viewDidLoad() {
            view.addSubview(row)
            row.setTapBlock { [weak self] _ in 3️⃣self?.present(Other(), animated: true) }
          }
        }
        """,
      transitions: [
        "Start -sheet-> Detail at 1️⃣", "Start -push-> Editor at 2️⃣", "Editor -sheet-> Other at 3️⃣",
      ])
  }
}
