import FlowGraph
import Testing

@testable import FlowLoading

@Suite("Initialisers of enums") struct EnumInitializerTests {
  static func app(_ value: String, _ initializer: String) -> String {
    launching("window?.rootViewController = UINavigationController(rootViewController: A())") + """
      enum Kind: String { case one, two = "second"
        \(initializer)
      }
      final class A: UITableViewController {
        override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
          let cell = tableView.cellForRow(at: path)
          let kind = \(value)
          switch kind {
          case .one: 1️⃣navigationController?.pushViewController(B(), animated: true)
          case .two: 2️⃣navigationController?.pushViewController(C(), animated: true)
          default: break
          }
        }
      }
      final class B: UIViewController {}
      final class C: UIViewController {}
      """
  }

  @Test(
    "One that hands an optional text on to the one nobody wrote makes any case",
    arguments: [
      "init?(rawValue: String?) { guard let rawValue else { return nil }; self.init(rawValue: rawValue) }",
      "init?(rawValue: String?) { if let rawValue { self.init(rawValue: rawValue) } else { return nil } }",
    ])
  func any(_ initializer: String) {
    expect(
      Self.app("Kind(rawValue: cell?.reuseIdentifier)", initializer),
      transitions: ["A -push-> B at 1️⃣", "A -push-> C at 2️⃣"], entries: ["A"])
  }

  @Test("One that hands on a known text makes the case of it")
  func known() {
    expect(
      Self.app("Kind(name: \"second\")", "init?(name: String) { self.init(rawValue: \"second\") }"),
      transitions: ["A -push-> C at 2️⃣"], entries: ["A"])
  }

  @Test("One that sets a case makes that, though it could hand on to others")
  func set() {
    expect(
      Self.app("Kind(name: \"x\")", "init(name: String) { self = .one }"),
      transitions: ["A -push-> B at 1️⃣"], entries: ["A"])
  }
}
