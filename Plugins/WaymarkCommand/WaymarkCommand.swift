import Foundation
import PackagePlugin

/// `swift package waymark [command] [options]`: waymark on the package, from its folder.
///
/// It runs the installed waymark; where there is none, it builds one first.
@main
struct WaymarkCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try InstalledWaymark.url ?? build()
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // What was found stands in the report; that something was must reach the shell.
    if process.terminationStatus != 0 {
      throw Failure("waymark ended with \(process.terminationStatus)")
    }
  }

  private func build() throws -> URL {
    let result = try packageManager.build(.product("waymark"), parameters: .init())
    let built = result.builtArtifacts.first { $0.kind == .executable }
    guard result.succeeded, let built else {
      throw Failure("waymark is not installed and could not be built:\n\(result.logText)")
    }
    return built.url
  }
}

struct Failure: Error, CustomStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }
}
