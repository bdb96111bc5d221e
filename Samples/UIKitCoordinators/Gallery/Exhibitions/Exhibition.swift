struct Exhibition: Hashable {
  let title: String
  let rooms: [Room]

  static let current = [
    Exhibition(title: "Glass", rooms: [Room(number: 1), Room(number: 2)]),
    Exhibition(title: "Maps", rooms: [Room(number: 7)]),
  ]
}

struct Room: Hashable {
  let number: Int
}
