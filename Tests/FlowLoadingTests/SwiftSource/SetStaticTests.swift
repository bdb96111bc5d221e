import Testing

@Suite("Static state that code sets")
struct SetStaticTests {
  @Test("Of the cases of an optional only those count that code gives it")
  func cases() {
    expect(
      plainLaunch + """
        enum Page {
          case detail, other
          var controller: UIViewController? {
            switch self {
            case .detail: return Detail()
            case .other: return Other()
            }
          }
        }
        final class Start: UIViewController {
          private static var next: Page?
          static func setNext(_ page: Page) { next = page }
          static func getNext() -> Page? {
            if let result = next { next = nil; return result }
            return nil
          }
          override func viewDidAppear(_ animated: Bool) {
            if let page = Start.getNext(), let controller = page.controller {
              1️⃣navigationController?.pushViewController(controller, animated: true)
            }
          }
          @objc func choose() { Start.setNext(.other) }
        }
        """, transitions: ["Start -push-> Other at 1️⃣"], screens: ["Other", "Start"])
  }
}
