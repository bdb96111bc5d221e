/// Walks as the skeleton of a UI test.
///
/// Where the code says what a control reads, the test taps it; the rest stands as a remark for a
/// person to fill in. It compiles as it is.
struct WalkTests {
  private let plan: WalkPlan

  init(_ plan: WalkPlan) { self.plan = plan }

  var source: String {
    var lines = [
      "// Made by `waymark paths --cover \(plan.cover.rawValue) --format swift`.",
      "// Lines that begin with TODO say what a person does where the code does not name a control.",
      "import XCTest",
      "",
      "final class NavigationWalks: XCTestCase {",
      "  private let app = XCUIApplication()",
      "",
      "  override func setUpWithError() throws {",
      "    continueAfterFailure = false",
      "  }",
    ]
    for (number, walk) in plan.walks.enumerated() {
      lines += ["", "  @MainActor func testWalk\(number + 1)() throws {", "    app.launch()"]
      lines.append("    // \(remark(walk.start))")
      for step in walk.steps { lines += self.lines(for: step).map { "    " + $0 } }
      lines.append("  }")
    }
    lines += [
      "",
      "  @MainActor private func tap(_ label: String) {",
      "    let control = app.descendants(matching: .any)[label].firstMatch",
      "    XCTAssertTrue(control.waitForExistence(timeout: 5), \"nothing reads \\(label)\")",
      "    control.tap()",
      "  }",
      "",
      "  @MainActor private func goBack() {",
      "    app.navigationBars.buttons.element(boundBy: 0).tap()",
      "  }",
      "",
      "  @MainActor private func open(_ url: String) throws {",
      "    XCUIDevice.shared.system.open(try XCTUnwrap(URL(string: url)))",
      "  }",
      "}",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private func lines(for step: WalkPlan.Step) -> [String] {
    let arrival = "// → \(remark(step.screen))"
    guard let act = step.act else { return [arrival] }
    if let url = step.url { return ["try open(\(literal(url)))", arrival] }
    if act == "Back button" { return ["goBack()", arrival] }
    if act == "Swipe down" { return ["app.swipeDown(velocity: .fast)", arrival] }
    if let label = step.label, !label.isEmpty { return ["tap(\(literal(label)))", arrival] }
    return ["// TODO: \(remark(act))", arrival]
  }

  /// One line, whatever stands in a name.
  private func remark(_ text: String) -> String {
    TerminalText.clean(text).split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  private func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if scalar.value < 0x20 || scalar.properties.generalCategory == .control {
          result += "\\u{\(String(scalar.value, radix: 16))}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
