import Foundation

enum Port: String, CaseIterable, Identifiable, Hashable {
  case oslo
  case kiel
  case stockholm
  case turku

  var id: Self { self }
  var name: String { rawValue.capitalized }
}

struct SailingQuery: Hashable {
  var from: String
  var to: String
}

struct Vessel: Identifiable, Hashable {
  let id: String
  let name: String
  let decks: [Deck]
}

struct Deck: Identifiable, Hashable {
  let id: Int
}

struct Sailing: Identifiable, Hashable {
  let id: String
  let departure: Date
  let vessel: Vessel

  static let sample = Sailing(
    id: "OK1", departure: .now,
    vessel: Vessel(id: "aurora", name: "Aurora", decks: [Deck(id: 6), Deck(id: 7)]))
}

struct Passenger: Identifiable, Hashable {
  let id = UUID()
  var name: String
}

struct BookingDraft: Hashable {
  let sailing: Sailing
  var passengers: [Passenger] = []
}

struct Ticket: Identifiable, Hashable {
  let id: String
}

struct Offer: Identifiable, Hashable {
  let id: Int
  let title: String
}
