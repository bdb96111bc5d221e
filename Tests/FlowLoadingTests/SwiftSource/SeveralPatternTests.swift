import Testing

@Suite("Cases with several patterns")
struct SeveralPatternTests {
  @Test(
    "A name that several bind holds what any of them brings",
    arguments: [
      ".first(let run), .second(let run), .third(let run)",
      ".third(let run), .second(let run), .first(let run)",
      ".third(let run), .first(let run)",
    ])
  func names(_ patterns: String) {
    expect(
      plainLaunch + """
        enum Row { case first(() -> Void); case second(() -> Void); case third(() -> Void) }
        final class Start: UIViewController {
          @IBAction func open() {
            choose(.first { [weak self] in 1️⃣self?.present(Detail(), animated: true) })
          }
          private func choose(_ row: Row) {
            switch row {
            case \(patterns): run()
            default: break
            }
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("Each brings its own")
  func each() {
    expect(
      plainLaunch + """
        enum Row { case first(UIViewController); case second(UIViewController) }
        final class Start: UIViewController {
          @IBAction func open() { choose([.first(Detail()), .second(Other())]) }
          private func choose(_ rows: [Row]) {
            for row in rows {
              switch row {
              case .first(let page), .second(let page): 1️⃣present(page, animated: true)
              }
            }
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣", "Start -sheet-> Other at 1️⃣"])
  }
}
