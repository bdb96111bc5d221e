import Foundation
import Testing

/// Runs the built program.
enum Binary {
  struct Outcome {
    var status: Int32
    var isCrash: Bool
    var output: String
    var errors: String
    var errorLines: [Substring] { errors.split(separator: "\n") }
  }

  /// The program stands beside the tests' bundle.
  static let path: String? = {
    let bundles =
      CommandLine.arguments + Bundle.allBundles.map(\.bundlePath) + [
        Bundle.main.executablePath ?? ""
      ]
    for bundle in bundles {
      guard let end = bundle.range(of: ".xctest") else { continue }
      let folder = URL(fileURLWithPath: String(bundle[..<end.upperBound]))
        .deletingLastPathComponent()
      let binary = folder.appendingPathComponent("waymark").path
      if FileManager.default.isExecutableFile(atPath: binary) { return binary }
    }
    return nil
  }()

  /// - Parameters:
  ///   - folder: the folder to run in.
  ///   - environment: set on top of a plain one.
  static func run(
    _ arguments: [String], in folder: String? = nil, input: String = "",
    environment: [String: String] = [:]
  ) async throws -> Outcome {
    try await run(
      program: #require(path), arguments, in: folder, input: input, environment: environment)
  }

  /// Runs a line of shell in which `$WAYMARK` is the program.
  static func shell(
    _ line: String, in folder: String? = nil, environment: [String: String] = [:]
  ) async throws -> Outcome {
    try await run(
      program: "/bin/sh", ["-c", line], in: folder, input: "",
      environment: ["WAYMARK": #require(path)].merging(environment) { $1 })
  }

  /// The checkout that the tests stand in.
  static let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Foundation on Linux was seen to crash where several processes are started at once, and where
  /// more than a thousand files are open.
  private static let launching = NSLock()
  private static let slots = Slots(free: 16)

  private static func run(
    program: String, _ arguments: [String], in folder: String?, input: String,
    environment: [String: String]
  ) async throws -> Outcome {
    await slots.take()
    do {
      let outcome = try await runInSlot(
        program: program, arguments, in: folder, input: input, environment: environment)
      await slots.give()
      return outcome
    } catch {
      await slots.give()
      throw error
    }
  }

  private static func runInSlot(
    program: String, _ arguments: [String], in folder: String?, input: String,
    environment: [String: String]
  ) async throws -> Outcome {
    // Files, not pipes: a pipe that nobody empties stops the program.
    let files = try TestFolder()
    defer { withExtendedLifetime(files) {} }
    let (output, errors) = (try files.write("", to: "out"), try files.write("", to: "err"))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "TERM": "xterm",
      // Each run has caches of its own: what one reads, the next reads anew.
      "XDG_CACHE_HOME": files.path + "/caches", "CFFIXED_USER_HOME": files.path,
    ].merging(environment) { $1 }
    let handles = [
      try FileHandle(forReadingFrom: URL(fileURLWithPath: files.write(input, to: "in"))),
      try FileHandle(forWritingTo: URL(fileURLWithPath: output)),
      try FileHandle(forWritingTo: URL(fileURLWithPath: errors)),
    ]
    // A process that has ended keeps its handles open.
    defer { for handle in handles { try? handle.close() } }
    (process.standardInput, process.standardOutput) = (handles[0], handles[1])
    process.standardError = handles[2]
    // Waiting on a thread would keep other tests from running.
    try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in ended.resume() }
      do {
        try launching.withLock { try process.run() }
      } catch {
        process.terminationHandler = nil
        ended.resume(throwing: error)
      }
    }
    return Outcome(
      status: process.terminationStatus, isCrash: process.terminationReason == .uncaughtSignal,
      output: try String(decoding: Data(contentsOf: URL(fileURLWithPath: output)), as: UTF8.self),
      errors: try String(decoding: Data(contentsOf: URL(fileURLWithPath: errors)), as: UTF8.self))
  }
}

/// Lets so many run at a time, in the order in which they came.
private actor Slots {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(free: Int) { self.free = free }

  func take() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  func give() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}
