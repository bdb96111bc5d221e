import FlowGraph
import Testing

/// Controllers whose source is elsewhere, and which code puts another controller into.
@Suite("Frames of libraries around controllers")
struct LibraryFrameTests {
  private func source(_ fill: String) -> String {
    plainLaunch + """
      extension UIViewController {
        func add(_ child: UIViewController?) {
          guard let child = child else { return }
          addChild(child)
          view.addSubview(child.view)
        }
      }
      protocol Framing {}
      extension Framing {
        func present(framed page: UIViewController, on presenter: UIViewController) {
          let frame = BlurViewController()
          frame.modalPresentationStyle = .overFullScreen
          \(fill)
          1️⃣presenter.present(frame, animated: true)
        }
      }
      final class Start: UIViewController, Framing {
        @IBAction func go(_ sender: Any) { present(framed: Detail(), on: self) }
        @IBAction func more(_ sender: Any) { present(framed: Other(), on: self) }
      }
      """
  }

  @Test(
    "Who is shown the frame sees what was put into it",
    arguments: [
      "frame.addChild(page)", "frame.add(page)",
      "frame.add(UINavigationController(rootViewController: page))",
      "let stack = UINavigationController(rootViewController: page); frame.add(stack)",
    ])
  func filled(_ fill: String) {
    let graph = expect(
      source(fill), transitions: ["Start -cover-> Detail at 1️⃣", "Start -cover-> Other at 1️⃣"])
    #expect(
      graph.transitions.map { "\($0.trigger ?? "") \($0.to)" } == ["go Detail", "more Other"])
  }

  @Test(
    "A frame that a factory gives comes up as the factory says",
    arguments: [".overFullScreen", ".formSheet"])
  func made(_ style: String) {
    expect(
      plainLaunch + """
        enum Factory {
          static func detail() -> UIViewController? {
            let frame = BlurViewController()
            frame.modalPresentationStyle = \(style)
            frame.addChild(Detail())
            return frame
          }
        }
        final class Start: UIViewController {
          @IBAction func go(_ sender: Any) {
            guard let page = Factory.detail() else { return }
            1️⃣present(page, animated: true)
          }
        }
        """,
      transitions: ["Start -\(style == ".formSheet" ? "sheet" : "cover")-> Detail at 1️⃣"])
  }

  @Test(
    "One that nothing is put into is itself what comes up", arguments: ["", "frame.track(page)"])
  func empty(_ fill: String) {
    expect(
      source(fill) + "\nextension UIViewController { func track(_ other: UIViewController) {} }",
      transitions: ["Start -cover-> BlurViewController at 1️⃣"])
  }
}
