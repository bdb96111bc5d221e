import Testing

@Suite("What an enum answers of itself")
struct OwnAnswerTests {
  private func app(_ members: String, _ show: String) -> String {
    plainLaunch + """
      enum Route: Int {
        case detail, other
        var page: UIViewController {
          switch self {
          case .detail: return Detail()
          case .other: return Other()
          }
        }
        \(members)
      }
      final class Start: UIViewController {
        @IBAction func detail() { go(.detail) }
        @IBAction func other() { go(.other) }
        func go(_ route: Route) { \(show) }
      }
      """
  }

  @Test(
    "Each case is shown as it says",
    arguments: [
      "var isModal: Bool { self == .detail }", "var isModal: Bool { self != .other }",
      "var isModal: Bool { return self == Route.detail }",
      "var isModal: Bool { rawValue < 1 }", "var isModal: Bool { self.rawValue <= 0 }",
      "var isModal: Bool { [.detail].contains(self) }",
      "var isModal: Bool { Self.modals.contains(self) }; static let modals: [Route] = [.detail]",
    ])
  func properties(_ member: String) {
    expect(
      app(
        member,
        """
        if route.isModal {
          1️⃣present(route.page, animated: true)
        } else {
          2️⃣navigationController?.pushViewController(route.page, animated: true)
        }
        """),
      transitions: ["Start -sheet-> Detail at 1️⃣", "Start -push-> Other at 2️⃣"])
  }

  @Test(
    "By a method too",
    arguments: [
      "func isModal() -> Bool { self == .detail }", "func isModal() -> Bool { rawValue == 0 }",
      """
      func isModal() -> Bool {
        switch self {
        case .detail: return true
        default: return false
        }
      }
      """,
    ])
  func methods(_ member: String) {
    expect(
      app(
        member,
        """
        if route.isModal() {
          1️⃣present(route.page, animated: true)
        } else {
          2️⃣navigationController?.pushViewController(route.page, animated: true)
        }
        """),
      transitions: ["Start -sheet-> Detail at 1️⃣", "Start -push-> Other at 2️⃣"])
  }

  @Test("By the kind that it gives")
  func kinds() {
    expect(
      app(
        "enum Kind { case modal, push }; var kind: Kind { self == .detail ? .modal : .push }",
        """
        switch route.kind {
        case .modal: 1️⃣present(route.page, animated: true)
        case .push: 2️⃣navigationController?.pushViewController(route.page, animated: true)
        }
        """),
      transitions: ["Start -sheet-> Detail at 1️⃣", "Start -push-> Other at 2️⃣"])
  }

  @Test("By the style of those that are presented")
  func styles() {
    expect(
      app(
        """
        var style: UIModalPresentationStyle? {
          switch self {
          case .detail: return .fullScreen
          case .other: return nil
          }
        }
        """,
        """
        let page = route.page
        if let style = route.style {
          page.modalPresentationStyle = style
          1️⃣present(page, animated: true)
        } else {
          2️⃣navigationController?.pushViewController(page, animated: true)
        }
        """),
      transitions: ["Start -cover-> Detail at 1️⃣", "Start -push-> Other at 2️⃣"])
  }

  @Test("What it asks of something else, no case tells")
  func others() {
    expect(
      app(
        "var isModal: Bool { self == .detail && Settings.shared.isWide() }",
        """
        if route.isModal {
          1️⃣present(route.page, animated: true)
        } else {
          2️⃣navigationController?.pushViewController(route.page, animated: true)
        }
        """),
      transitions: [
        "Start -sheet-> Detail at 1️⃣", "Start -push-> Detail at 2️⃣", "Start -push-> Other at 2️⃣",
      ])
  }
}
