import Testing

@Suite("Frames whose observer shows what they are given")
struct FrameObserverTests {
  private func source(_ observer: String) -> String {
    launching("window?.rootViewController = Frame()") + """
      final class Frame: UIViewController {
        static weak var shared: Frame?
        var content: UIViewController? { didSet { \(observer) } }
        override func viewDidLoad() {
          Frame.shared = self
          content = Hall()
        }
        func showYard() { content = Yard() }
      }
      final class Hall: UIViewController {
        @IBAction func leave() { Frame.shared?.showYard() }
      }
      final class Yard: UIViewController {}
      final class Notice: UIViewController {}
      """
  }

  @Test("A child's button has it show another one")
  func child() {
    expect(
      source("if let content { 1️⃣addChild(content); view.addSubview(content.view) }"),
      transitions: ["Frame -embed-> Hall at 1️⃣", "Frame -embed-> Yard at 1️⃣"])
  }

  @Test("What else it does then is no act of the child")
  func other() {
    let graph = expect(
      source("if let content { 1️⃣addChild(content) }; 2️⃣present(Notice(), animated: true)"),
      transitions: [
        "Frame -embed-> Hall at 1️⃣", "Frame -embed-> Yard at 1️⃣", "Frame -sheet-> Notice at 2️⃣",
      ])
    #expect(!graph.transitions.contains { $0.from == "Hall" })
  }
}
