import Testing

@Suite("Alerts on another controller")
struct AlertPresenterTests {
  private func app(_ action: String, _ shown: String) -> String {
    plainLaunch + """
      protocol ReaderDelegate: AnyObject { func handle(_ code: String) }
      final class Start: UIViewController, ReaderDelegate {
        var reader: Reader?
        @objc func scan() {
          let next = Reader()
          next.delegate = self
          reader = next
          1️⃣navigationController?.pushViewController(next, animated: true)
        }
        func handle(_ code: String) {
          let alert = UIAlertController(title: code, message: nil, preferredStyle: .alert)
          \(action)
          \(shown)
        }
      }
      final class Reader: UIViewController {
        weak var delegate: ReaderDelegate?
        @objc func found() { delegate?.handle("code") }
      }
      """
  }

  private static let make = """
    UIAlertAction(title: "OK", style: .default, handler: { [weak self] _ in
            2️⃣self?.navigationController?.popViewController(animated: true)
          })
    """

  @Test(
    "A person who answers one stands on the controller that presents it",
    arguments: [
      "alert.addAction(\(make))", "let action = \(make)\n    alert.addAction(action)",
    ], ["reader?.present(alert, animated: true)", "self.reader!.present(alert, animated: true)"])
  func presented(_ action: String, _ shown: String) {
    expect(
      app(action, shown), transitions: ["Start -push-> Reader at 1️⃣"],
      backs: ["Reader pop at 2️⃣"])
  }

  @Test("One that is presented on either is answered on either")
  func either() {
    expect(
      app(
        "alert.addAction(\(Self.make))",
        """
        if let reader { reader.present(alert, animated: true) } else { present(alert, animated: true) }
        """), transitions: ["Start -push-> Reader at 1️⃣"],
      backs: ["Start pop at 2️⃣", "Reader pop at 2️⃣"])
  }

  @Test(
    "A controller that is covered presents what its alert's button asks for once it is not",
    arguments: [
      ("self?.dismiss(animated: true)", "present(page, animated: true)"),
      (
        "self?.navigationController?.popViewController(animated: true)",
        "navigationController?.pushViewController(page, animated: true)"
      ),
    ])
  func covered(_ leave: String, _ show: String) {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          @IBAction func open() {
            let page = Tour()
            page.done = { [weak self] in
              \(leave)
              self?.ask()
            }
            1️⃣\(show)
          }
          func ask() {
            let alert = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
            alert.addAction(
              UIAlertAction(title: "b", style: .default) { _ in
                2️⃣self.present(Detail(), animated: true)
              })
            present(alert, animated: true)
          }
        }
        final class Tour: UIViewController {
          var done: (() -> Void)?
          @IBAction func end() { done?() }
        }
        """,
      transitions: [
        show.hasPrefix("present") ? "Start -sheet-> Tour at 1️⃣" : "Start -push-> Tour at 1️⃣",
        "Start -sheet-> Detail at 2️⃣",
      ], backs: [show.hasPrefix("present") ? "Tour dismiss" : "Tour pop"])
  }
}
