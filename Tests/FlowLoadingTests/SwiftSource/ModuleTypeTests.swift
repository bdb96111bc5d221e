import FlowGraph
import Testing

@Suite("Types that code names with their module")
struct ModuleTypeTests {
  private func source(_ section: String) -> String {
    """
    //// Lists/Section.swift
    public final class Section {
      public init() {}
      public func fill(_ host: UIViewController) { 1️⃣host.present(Detail(), animated: true) }
    }
    //// App.swift
    import Lists

    """ + plainLaunch + """
      final class Start: UIViewController {
        lazy var section = \(section)()
        @IBAction func tap() { section.fill(self) }
      }
      """
  }

  @Test("They are made as by their names alone", arguments: ["Section", "Lists.Section"])
  func made(_ name: String) {
    expect(source(name), transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("What no file imports is no module, whose type would be the program's")
  func other() {
    expect(source("Elsewhere.Section"), transitions: [])
  }

  @Test("A module that tests look into is the app's own, where the type is a generic argument too")
  func tested() {
    let source =
      plainLaunch + """
        struct Scene<Page: UIViewController> { func make() -> Page { Page() } }
        final class Start: UIViewController {
          @IBAction func tap() { 1️⃣present(Scene<Shop.Detail>().make(), animated: true) }
        }
        """
    expect(
      source + "\n//// Tests.swift\n@testable import Shop\nfinal class Checks: XCTestCase {}",
      transitions: ["Start -sheet-> Detail at 1️⃣"])
  }
}
