import Foundation
import Observation

@MainActor @Observable
final class Navigator {
  var tab: AppTab = .clubs
  var clubPath: [ClubRoute] = []
  var profilePath: [ProfileRoute] = []
  var sheet: AppSheet?

  func leaveMeeting() {
    guard !clubPath.isEmpty else { return }
    clubPath.removeLast()
  }

  /// Opens `lantern://club/<id>` and `lantern://profile/history`.
  func open(_ url: URL) {
    switch url.host() {
    case "club":
      guard let id = Int(url.lastPathComponent) else { return }
      sheet = nil
      tab = .clubs
      clubPath = [.club(id: id)]
    case "profile" where url.pathComponents.contains("history"):
      sheet = nil
      tab = .profile
      profilePath = [.history]
    default:
      return
    }
  }
}
