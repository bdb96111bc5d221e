import Observation
import SwiftUI

enum HallTab: Hashable {
  case walls
  case courses
  case shop
}

/// Where a person stands in each tab.
@MainActor @Observable
final class Hall {
  var tab: HallTab = .walls
  var wallPath: [WallRoute] = []
  var coursePath: [CourseRoute] = []

  func open(_ url: URL) {
    if url.scheme == "ropeway" {  // planted: undeclared_url_scheme
      tab = .walls
      return
    }
    guard url.scheme == "ropewalk" else { return }
    switch url.host() {
    case "walls":
      tab = .walls
      wallPath = [.wall(1), .topo(1)]
    case "courses":
      tab = .courses
      coursePath = [.list, .course(1)]  // planted: deep_link_repeats_root
    default:
      break
    }
  }

  /// A page of the site, opened in the app.
  func openPage(_ url: URL) {
    guard url.pathComponents.contains("walls") else { return }
    tab = .walls
    wallPath = [.grades]
  }
}
