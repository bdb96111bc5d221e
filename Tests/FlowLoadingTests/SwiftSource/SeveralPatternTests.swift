import Testing

@Suite("Cases with several patterns")
struct SeveralPatternTests {
  @Test("A name that several bind holds what any of them brings")
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
