enum AppTab: Hashable {
  case clubs
  case profile
}

enum ClubRoute: Hashable {
  case club(id: Int)
  case meeting(Meeting)
}

enum ProfileRoute: Hashable {
  case history
}

enum AppSheet: Identifiable {
  case bookSearch(clubID: Int)
  case editProfile

  var id: String {
    switch self {
    case .bookSearch(let clubID): "bookSearch-\(clubID)"
    case .editProfile: "editProfile"
    }
  }
}
