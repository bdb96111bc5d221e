import Foundation
import Testing

@testable import FlowDiagrams

@Suite("Drawing")
struct RenderTests {
  @Test func formats() throws {
    let dot = try Diagram(graph: Samples.tabs, options: Samples.options()).dot()
    let png = try GraphvizRenderer.render(dot: dot, format: .png)
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let pdf = try GraphvizRenderer.render(dot: dot, format: .pdf)
    #expect(pdf.starts(with: Data("%PDF".utf8)))
  }

  @Test func resolutionScalesThePixels() throws {
    let dot = try Diagram(graph: Samples.tabs, options: Samples.options()).dot()
    let width = { (png: Data) in png[16..<20].reduce(0) { $0 << 8 | Int($1) } }
    let one = width(try GraphvizRenderer.render(dot: dot, format: .png, dotsPerInch: 72))
    let two = width(try GraphvizRenderer.render(dot: dot, format: .png, dotsPerInch: 144))
    #expect(abs(two - 2 * one) <= 2)
  }

  @Test(arguments: ["digraph {", "", "not a graph", "digraph { a [label=<<b>>] }"])
  func problemsAreErrors(dot: String) {
    #expect(throws: DiagramError.self) { try GraphvizRenderer.render(dot: dot, format: .svg) }
  }

  @Test func anErrorDoesNotSpoilTheNextPicture() throws {
    _ = try? GraphvizRenderer.render(dot: "digraph {", format: .svg)
    #expect(throws: Never.self) { try GraphvizRenderer.render(dot: "digraph { a }", format: .svg) }
  }

  @Test func concurrentCallsTakeTurns() async throws {
    let dot = try Diagram(graph: Samples.small, options: Samples.options()).dot()
    let expected = try GraphvizRenderer.render(dot: dot, format: .svg)
    try await withThrowingTaskGroup(of: Data.self) { group in
      for _ in 0..<8 {
        group.addTask { try GraphvizRenderer.render(dot: dot, format: .svg) }
      }
      for try await picture in group { #expect(picture == expected) }
    }
  }
}

/// Small shell scripts stand for the child, so that each of its ends can be had at will.
@Suite("The drawing process")
struct RenderProcessTests {
  /// The limit is long, since other tests can hold all threads meanwhile.
  private func child(_ script: String, limit: Duration = .seconds(180)) -> RenderProcess {
    RenderProcess(executable: "/bin/sh", arguments: ["-c", script, "sh"], timeLimit: limit)
  }

  @Test func picture() async throws {
    let picture = try await child("cat; echo \" $*\"").render(dot: "DOT", format: .png, title: "T")
    #expect(String(decoding: picture, as: UTF8.self) == "DOT --format png --dpi 144 --title T\n")
  }

  @Test func largeInputAndOutput() async throws {
    let dot = String(repeating: "0123456789", count: 100_000)
    #expect(try await child("cat").render(dot: dot, format: .svg).count == dot.utf8.count)
  }

  @Test func crash() async {
    await #expect(throws: DiagramError.crashed(signal: 11)) {
      try await child("cat >/dev/null; kill -SEGV $$").render(dot: "x", format: .svg)
    }
  }

  /// The time it takes here tells nothing: other tests can hold all threads meanwhile.
  @Test(.timeLimit(.minutes(5))) func hang() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    await #expect(throws: DiagramError.timedOut(seconds: 1)) {
      try await child("echo $$ >'\(file.path)'; exec sleep 3600", limit: .seconds(1))
        .render(dot: "x", format: .svg)
    }
    let words = try String(contentsOf: file, encoding: .utf8)
    let process = try #require(pid_t(words.trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(kill(process, 0) == -1, "the program still runs")
  }

  @Test func badInput() async {
    await #expect(throws: DiagramError.invalidDOT("syntax error in line 1")) {
      try await child("cat >/dev/null; echo syntax error in line 1 >&2; exit 65")
        .render(dot: "x", format: .svg)
    }
  }

  @Test func failure() async {
    await #expect(throws: DiagramError.failed("no font")) {
      try await child("cat >/dev/null; echo no font >&2; exit 70").render(dot: "x", format: .svg)
    }
  }

  @Test func nothingDrawn() async {
    await #expect(throws: DiagramError.self) {
      try await child("cat >/dev/null").render(dot: "x", format: .svg)
    }
  }

  /// Neither an error nor a `SIGPIPE` that ends this process.
  @Test(arguments: 1...20) func childThatDoesNotRead(turn: Int) async {
    let dot = String(repeating: "x", count: 1_000_000)
    await #expect(throws: DiagramError.self) {
      try await child("exit 70").render(dot: dot, format: .svg)
    }
  }

  @Test func noSuchProgram() async {
    let process = RenderProcess(executable: "/no/such/program", arguments: [])
    await #expect {
      try await process.render(dot: "x", format: .svg)
    } throws: { error in
      if case DiagramError.cannotStart = error { true } else { false }
    }
  }

  @Test func messagesSayWhatToTry() {
    for error in [DiagramError.crashed(signal: 11), .timedOut(seconds: 60), .failed("x")] {
      #expect(error.description.contains("--focus"))
      #expect(error.description.contains("-o graph.dot"))
    }
  }
}

@Suite("Picture files")
struct PictureFileTests {
  @Test func replacesAWholeFile() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.svg").path
    try PictureFile.write(Data("old and long".utf8), to: file)
    try PictureFile.write(Data("new".utf8), to: file)
    #expect(FileManager.default.contents(atPath: file) == Data("new".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.svg"])
  }

  @Test func saysWhichFileCannotBeWritten() {
    #expect {
      try PictureFile.write(Data("x".utf8), to: "/no/such/folder/a.svg")
    } throws: { error in
      String(describing: error).contains("/no/such/folder/a.svg")
    }
  }
}
