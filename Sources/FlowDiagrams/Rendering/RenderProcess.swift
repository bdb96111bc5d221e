import Foundation
import Subprocess

/// Draws in a child process, so that a crash or a hang of Graphviz costs the picture only.
public struct RenderProcess: Sendable {
  private static let maximumBytes = 256 * 1024 * 1024

  /// The program to run, as a rule this program itself.
  public var executable: String
  /// What tells it to draw: `["render-dot"]`. `--format`, `svg` and the like are added.
  public var arguments: [String]
  public var timeLimit: Duration

  /// A drawing process that has not started.
  ///
  /// - Parameters:
  ///   - executable: the path of a program that calls `serve(arguments:)` when it is given
  ///     `arguments`.
  ///   - arguments: what comes first on its command line.
  ///   - timeLimit: how long it may take before it is stopped.
  public init(executable: String, arguments: [String], timeLimit: Duration = .seconds(60)) {
    self.executable = executable
    self.arguments = arguments
    self.timeLimit = timeLimit
  }

  private enum Outcome: Sendable {
    case ended(status: TerminationStatus, picture: [UInt8], problem: String)
    case late
  }

  /// Draws a graph.
  ///
  /// - Parameters:
  ///   - dot: the graph in Graphviz's language.
  ///   - format: SVG is cleaned with `SVGCleaner`.
  ///   - title: what a screen reader says of an SVG.
  ///   - dotsPerInch: the resolution of a PNG; 72 gives one pixel for each point.
  /// - Throws: `DiagramError`, which says what to try instead.
  public func render(
    dot: String, format: PictureFormat, title: String = "Navigation diagram",
    dotsPerInch: Int = 144
  ) async throws(DiagramError) -> Data {
    let outcome: Outcome
    let input = try Self.openFile(holding: dot)
    defer { close(input) }
    do {
      let options = [
        "--format", format.rawValue, "--dpi", String(dotsPerInch), "--title", Escaping.line(title),
      ]
      outcome = try await race(input: input, options: options)
    } catch let error as SubprocessError {
      throw .cannotStart(String(describing: error))
    } catch {
      throw .failed(String(describing: error))
    }
    guard case .ended(let status, let picture, let problem) = outcome else {
      throw .timedOut(seconds: Int(timeLimit.components.seconds))
    }
    switch status {
    case .exited(0) where !picture.isEmpty: return Data(picture)
    case .exited(Self.badInput): throw .invalidDOT(problem)
    case .exited(let code):
      throw .failed(problem.isEmpty ? "the process ended with code \(code)" : problem)
    case .signaled(let signal): throw .crashed(signal: Int32(signal))
    }
  }

  /// An open file that has no name any more.
  ///
  /// Through a pipe, a child that ends before it has read everything would end this process too
  /// (`SIGPIPE`), and whether that signal is ignored is not a library's to say.
  private static func openFile(holding text: String) throws(DiagramError) -> Int32 {
    let folder = FileManager.default.temporaryDirectory.path
    var template = Array((folder + "/waymark-XXXXXX").utf8CString)
    let file = mkstemp(&template)
    guard file >= 0 else {
      throw .cannotWrite(path: folder, problem: String(cString: strerror(errno)))
    }
    unlink(template)
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: false)
    do {
      try handle.write(contentsOf: Data(text.utf8))
      try handle.seek(toOffset: 0)
    } catch {
      close(file)
      throw .cannotWrite(path: folder, problem: (error as NSError).localizedDescription)
    }
    return file
  }

  private func race(input: Int32, options: [String]) async throws -> Outcome {
    try await withThrowingTaskGroup(of: Outcome.self) { group in
      group.addTask {
        // The child is killed when the task is cancelled.
        var platform = PlatformOptions()
        platform.teardownSequence = [
          .gracefulShutDown(allowedDurationToNextStep: .milliseconds(200))
        ]
        let result = try await run(
          .path(.init(executable)),
          arguments: Arguments(arguments + options),
          platformOptions: platform,
          input: .fileDescriptor(.init(rawValue: input), closeAfterSpawningProcess: false),
          output: .bytes(limit: Self.maximumBytes),
          error: .string(limit: 64 * 1024))
        let words = result.standardError.split { $0.isWhitespace }.joined(separator: " ")
        return .ended(
          status: result.terminationStatus, picture: result.standardOutput, problem: words)
      }
      group.addTask {
        try await Task.sleep(for: timeLimit)
        return .late
      }
      defer { group.cancelAll() }
      let first = try await group.next() ?? .late
      guard case .late = first else { return first }
      // On a busy machine the timer can be seen before an end that came earlier.
      group.cancelAll()
      if let second = try? await group.next(), case .ended(.exited, _, _) = second {
        return second
      }
      return .late
    }
  }

  private static let badInput: Int32 = 65

  /// The child's part: reads DOT from standard input and writes the picture to standard output.
  ///
  /// - Parameter arguments: what followed the hidden subcommand on the command line.
  /// - Returns: the exit code.
  public static func serve(arguments: [String]) -> Int32 {
    func value(_ option: String) -> String? {
      arguments.firstIndex(of: option).flatMap { index in
        arguments.indices.contains(index + 1) ? arguments[index + 1] : nil
      }
    }
    let format = PictureFormat(rawValue: value("--format") ?? "svg") ?? .svg
    let dot = String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
    do throws(DiagramError) {
      let picture = try GraphvizRenderer.render(
        dot: dot, format: format, title: value("--title") ?? "Navigation diagram",
        dotsPerInch: value("--dpi").flatMap { Int($0) } ?? 144)
      FileHandle.standardOutput.write(picture)
      return 0
    } catch {
      switch error {
      case .invalidDOT(let problem):
        FileHandle.standardError.write(Data(problem.utf8))
        return badInput
      case .failed(let problem): FileHandle.standardError.write(Data(problem.utf8))
      default: FileHandle.standardError.write(Data(error.description.utf8))
      }
      return 70
    }
  }
}
