import SwiftUI

enum Route: Hashable {
  case entry(Int)
  case note
  case place
}

enum AppTab: Hashable {
  case log, species
}

@Observable final class Router {
  var path: [Route] = []
  var tab = AppTab.log
  var isSearching = false

  func open(_ url: URL) {  // planted: deep_link_under_modal
    guard url.host == "entry", let number = Int(url.lastPathComponent) else { return }
    path = [.entry(number)]
  }

  func openPlace(_ url: URL) {
    guard url.host == "place" else { return }
    isSearching = false
    path = [.place]
  }
}

@Observable final class Journal {
  var entries = [1, 2, 3]
}

@Observable final class Session {
  var account = "me"
}

@Observable final class Catalogue {
  var names = ["Auk", "Gull"]
}
