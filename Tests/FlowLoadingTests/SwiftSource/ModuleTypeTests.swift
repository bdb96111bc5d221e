import FlowGraph
import Testing

@Suite("Types that code names with their module")
struct ModuleTypeTests {
  private func source(_ section: String, imports: String = "import Lists") -> String {
    """
    //// Lists/Section.swift
    public struct Section {
      public var rows: [() -> Void]
      public init(rows: [() -> Void]) { self.rows = rows }
    }
    //// App.swift
    \(imports)

    """ + plainLaunch + """
      final class Start: UIViewController {
        lazy var section = \(section)(rows: [
          { [unowned self] in 1️⃣present(Detail(), animated: true) }
        ])
        @IBAction func tap() { section.rows[0]() }
      }
      """
  }

  @Test("They are made as by their names alone", arguments: ["Section", "Lists.Section"])
  func made(_ name: String) {
    expect(source(name), transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("What no file imports is no module, and what its types hold is not known")
  func other() {
    expect(source("Elsewhere.Section", imports: "import Lists"), transitions: [])
  }
}
