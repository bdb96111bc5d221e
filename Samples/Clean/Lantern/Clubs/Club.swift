import Foundation

struct Club: Identifiable, Hashable {
  let id: Int
  let name: String
  let meetings: [Meeting]

  static let all = [
    Club(id: 1, name: "Tuesday readers", meetings: [Meeting(day: .now, book: "Walden")]),
    Club(id: 2, name: "Long novels", meetings: []),
  ]
}

struct Meeting: Hashable {
  let day: Date
  let book: String
}
