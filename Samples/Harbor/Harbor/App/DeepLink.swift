import Foundation

/// A place in the app that a URL names.
///
///     harbor://search/oslo/kiel
///     harbor://trips/past
///     harbor://trips/AB12
///     harbor://offers
///     harbor://help/pets
enum DeepLink: Equatable {
  case search(from: String, to: String)
  case ticket(id: String)
  case pastTrips
  case offers
  case help(topic: String)

  init?(_ url: URL) {
    guard url.scheme == "harbor" else { return nil }
    let parts = url.pathComponents.filter { $0 != "/" }

    switch url.host() {
    case "search":
      guard parts.count == 2 else { return nil }
      self = .search(from: parts[0], to: parts[1])
    case "trips":
      switch parts.first {
      case "past":
        self = .pastTrips
      case let id?:
        self = .ticket(id: id)
      case nil:
        return nil
      }
    case "offers":
      self = .offers
    case "help":
      self = .help(topic: parts.first ?? "start")
    default:
      return nil
    }
  }
}
