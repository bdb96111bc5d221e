import FlowGraph
import Testing

@testable import FlowLoading

@Suite("Acts that may show one of several")
struct ChoiceCertaintyTests {
  private func rows(_ source: String) -> [String] {
    SwiftSourceLoader(threads: 1).load([SwiftFile(path: "App.swift", text: source)]).transitions
      .map { "\($0.kind.rawValue) \($0.to) \($0.certainty.rawValue)" }.sorted()
  }

  @Test(
    "Where nothing tells which, each is only possible",
    arguments: [
      ("show(any, sender: self)", "push"),
      ("present(any, animated: true)", "sheet"),
      ("navigationController?.setViewControllers([any], animated: true)", "root"),
      ("view.window?.rootViewController = any", "root"),
    ])
  func open(_ act: String, _ kind: String) {
    let found = rows(
      """
      \(plainLaunch)
      enum Pages { static let all: [UIViewController] = [Detail(), Other()] }
      final class Start: UIViewController {
        @IBAction func open() {
          let any = Pages.all.randomElement()!
          \(act)
        }
      }
      """)
    #expect(found == ["\(kind) Detail possible", "\(kind) Other possible"])
  }

  @Test("One that two callers give, each its own, is certain for each")
  func callers() {
    let found = rows(
      """
      \(plainLaunch)
      final class Start: UIViewController {
        @IBAction func open() { go(Detail()) }
        @IBAction func ask() { go(Other()) }
        private func go(_ page: UIViewController) { show(page, sender: self) }
      }
      """)
    #expect(found == ["push Detail certain", "push Other certain"])
  }

  @Test("Where a condition tells, each is certain on its condition")
  func told() {
    let found = rows(
      """
      \(plainLaunch)
      final class Start: UIViewController {
        var isNew: Bool { UserDefaults.standard.bool(forKey: "new") }
        @IBAction func open() {
          if isNew { show(Detail(), sender: self) } else { show(Other(), sender: self) }
        }
      }
      """)
    #expect(Set(found) == ["push Detail certain", "push Other certain"])
  }

  @Test(
    "What was chosen last is another by the next time",
    arguments: ["module != selected", "selected != module"])
  func remembered(_ test: String) {
    expect(
      plainLaunch + """
        enum Module { case detail, other }
        final class Start: UITableViewController {
          private var selected: Module?
          override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
            open(.detail)
          }
          private func open(_ module: Module) {
            guard \(test) else { return }
            selected = module
            switch module {
            case .detail: 1️⃣present(Detail(), animated: true)
            case .other: present(Other(), animated: true)
            }
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }
}
