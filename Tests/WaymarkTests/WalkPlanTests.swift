import FlowGraph
import Foundation
import Testing

@testable import WaymarkKit

@Suite struct WalkPlanTests {
  private func place(_ line: Int) -> SourcePlace { SourcePlace(file: "App.swift", line: line) }

  /// Home → List → Detail, a sheet over Detail, and a screen that nothing leads to.
  private var app: FlowGraph {
    var graph = FlowGraph(root: "App")
    let names = ["Home", "List", "Detail", "Edit", "Lost", "Found"]
    for (line, name) in names.enumerated() {
      graph.screens.append(Screen(name: name, at: place(line + 1)))
    }
    graph.entries = [Entry(name: "Home", at: place(10))]
    graph.stacks = [Stack(id: "main", owner: "Home", roots: ["Home"], at: place(11))]
    func go(_ from: String, _ to: String, _ kind: Transition.Kind, _ trigger: String, _ line: Int) {
      graph.transitions.append(
        Transition(
          from: from, to: to, kind: kind, trigger: trigger, stacks: kind == .push ? ["main"] : [],
          at: place(line)))
    }
    go("Home", "List", .push, "Button “All \"things\"”", 20)
    go("List", "Detail", .push, "onTapGesture", 21)
    go("Home", "Detail", .push, "Button “Newest”", 22)
    go("Detail", "Edit", .sheet, "Button “Edit\\”", 23)
    go("Lost", "Found", .push, "Button “Go”", 24)
    graph.deepLinks = [
      DeepLink(pattern: "app://list/{id:Int}", to: "Detail", handler: "App.open", at: place(30)),
      DeepLink(pattern: "*", to: "List", handler: "App.open", at: place(31)),
      DeepLink(pattern: "app://none", handler: "App.open", at: place(32)),
      DeepLink(
        pattern: "intent Show", to: "List", handler: "Show.perform", source: .intent, at: place(33)),
    ]
    return graph
  }

  @Test func walksCoverWhatCanBeReached() {
    let plan = WalkPlan(app, cover: .transitions)
    #expect(plan.total == 5)
    #expect(plan.covered == 4)
    #expect(plan.gaps.map(\.what) == ["Lost → Found (push)"])
    #expect(plan.gaps.map(\.reason) == ["no way leads to Lost from a launch"])
    #expect(plan.walks.count == 1)
    #expect(plan.walks.first?.start == "Home")
  }

  @Test func everyStepIsAMoveOfTheGraph() {
    let graph = app
    let moves = Moves(graph)
    for cover in [WalkPlan.Cover.transitions, .screens] {
      for walk in WalkPlan(graph, cover: cover).walks {
        var shows = [Show(levels: [Way.Level(screenID: walk.start, kind: nil)])]
        for step in walk.steps {
          shows = shows.flatMap { show in
            moves.after(show).filter {
              $0.0.screenID == step.screen && $0.0.place?.line == step.line
            }
            .map(\.1)
          }
          #expect(!shows.isEmpty, "\(step)")
        }
      }
    }
  }

  @Test func screensAndLinks() {
    let screens = WalkPlan(app, cover: .screens)
    #expect(screens.covered == 4)
    #expect(screens.gaps.map(\.what) == ["Lost", "Found"])
    let links = WalkPlan(app, cover: .deeplinks)
    #expect(links.walks.flatMap(\.steps).map(\.url) == ["app://list/1"])
    #expect(links.covered == 1)
    #expect(links.gaps.map(\.what) == ["*", "app://none", "intent Show"])
  }

  @Test func rendersAllForms() throws {
    let plan = WalkPlan(app, cover: .transitions)
    let text = try plan.render(as: .text)
    #expect(text.contains("1 walk covers 4 of 5 transitions."))
    #expect(text.contains("not covered: Lost → Found (push): no way leads to Lost from a launch"))
    let decoded = try JSONDecoder().decode(
      WalkPlan.self, from: Data(try plan.render(as: .json).utf8))
    #expect(decoded == plan)
    let swift = try plan.render(as: .swift)
    #expect(swift.contains(#"tap("All \"things\"")"#))
    #expect(swift.contains("// TODO: push: onTapGesture"))
  }

  /// The skeleton compiles against the shape of Apple's UI test API, which Linux does not have.
  @Test func theSkeletonCompiles() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Self.stub.write(
      to: folder.appendingPathComponent("Stub.swift"), atomically: true, encoding: .utf8)
    for cover in WalkPlan.Cover.allCases {
      try WalkPlan(app, cover: cover).render(as: .swift).write(
        to: folder.appendingPathComponent("\(cover).swift"), atomically: true, encoding: .utf8)
    }
    try run(
      ["-emit-module", "-module-name", "XCTest", "Stub.swift", "-o", "XCTest.swiftmodule"], folder)
    for cover in WalkPlan.Cover.allCases {
      try run(["-typecheck", "-I", ".", "-swift-version", "6", "\(cover).swift"], folder)
    }
  }

  private func run(_ arguments: [String], _ folder: URL) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc"] + arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(String(decoding: output, as: UTF8.self))")
  }

  private static let stub = """
    @_exported import Foundation
    open class XCTestCase {
      public init() {}
      open var continueAfterFailure = true
      open func setUpWithError() throws {}
    }
    public func XCTAssertTrue(_ value: @autoclosure () throws -> Bool, _ message: String = "") {}
    public func XCTUnwrap<T>(_ value: @autoclosure () throws -> T?) throws -> T {
      guard let known = try value() else { throw CocoaError(.coderInvalidValue) }
      return known
    }
    @MainActor public final class XCUIElement {
      public var firstMatch: XCUIElement { self }
      public func waitForExistence(timeout: TimeInterval) -> Bool { true }
      public func tap() {}
    }
    @MainActor public final class XCUIElementQuery {
      public subscript(key: String) -> XCUIElement { XCUIElement() }
      public var buttons: XCUIElementQuery { self }
      public func element(boundBy index: Int) -> XCUIElement { XCUIElement() }
    }
    public struct XCUIGestureVelocity: Sendable { public static let fast = Self() }
    @MainActor public final class XCUIApplication {
      nonisolated public init() {}
      public enum ElementType { case any }
      public func launch() {}
      public func swipeDown(velocity: XCUIGestureVelocity) {}
      public var navigationBars: XCUIElementQuery { XCUIElementQuery() }
      public func descendants(matching type: ElementType) -> XCUIElementQuery { XCUIElementQuery() }
    }
    @MainActor public final class XCUISystem { public func open(_ url: URL) {} }
    @MainActor public final class XCUIDevice {
      public static let shared = XCUIDevice()
      public var system: XCUISystem { XCUISystem() }
    }
    """
}
