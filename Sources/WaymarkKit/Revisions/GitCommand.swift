import Foundation
import Subprocess

/// Runs git, which reads and never writes here.
struct GitCommand: Sendable {
  struct Outcome: Sendable {
    var status: TerminationStatus
    var output: [UInt8]
    var errors: String

    var isSuccess: Bool { status == .exited(0) }
    var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// The folder to run in.
  var folder: String

  /// - Parameters:
  ///   - arguments: what follows `git`.
  ///   - input: what git reads from standard input.
  /// - Throws: `InputError` where git cannot be started.
  func run(_ arguments: [String], input: [UInt8] = []) async throws -> Outcome {
    let file = try Self.openFile(holding: input)
    defer { close(file) }
    do {
      let result = try await Subprocess.run(
        .name("git"),
        // The index is only read: no helper programs, no locks.
        arguments: Arguments(["-C", folder, "-c", "core.fsmonitor=false"] + arguments),
        environment: .inherit.updating([
          "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0", "GIT_LITERAL_PATHSPECS": "1",
          "LC_ALL": "C",
        ]),
        input: .fileDescriptor(.init(rawValue: file), closeAfterSpawningProcess: false),
        output: .bytes(limit: .max), error: .string(limit: 1 << 20))
      return Outcome(
        status: result.terminationStatus, output: result.standardOutput,
        errors: result.standardError)
    } catch {
      throw InputError(
        "git cannot be run, which reads revisions (\(error)); install it, "
          + "or give graph documents that 'waymark graph' wrote")
    }
  }

  /// An open file without a name: a pipe to a child that ends early would end this process.
  private static func openFile(holding bytes: [UInt8]) throws -> Int32 {
    let folder = FileManager.default.temporaryDirectory.path
    var template = Array((folder + "/waymark-XXXXXX").utf8CString)
    let file = mkstemp(&template)
    guard file >= 0 else {
      throw InputError("cannot write in \(folder): \(String(cString: strerror(errno)))")
    }
    unlink(template)
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: false)
    do {
      try handle.write(contentsOf: Data(bytes))
      try handle.seek(toOffset: 0)
    } catch {
      close(file)
      throw InputError("cannot write in \(folder): \(error.localizedDescription)")
    }
    return file
  }
}
