import ArgumentParser
import Foundation

/// When output is colored.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
  case auto, always, never

  /// Whether output to the descriptor is colored. `auto` colors on a terminal only, and leaves it
  /// where `NO_COLOR` is set (no-color.org) or the terminal is dumb.
  func applies(to descriptor: Int32) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      let environment = ProcessInfo.processInfo.environment
      if let value = environment["NO_COLOR"], !value.isEmpty { return false }
      return isatty(descriptor) == 1 && environment["TERM"] != "dumb"
    }
  }
}
