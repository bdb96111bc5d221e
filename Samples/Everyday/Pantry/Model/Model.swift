import Foundation

struct Item: Identifiable, Hashable {
  let id: Int
  var name: String

  static let flour = Item(id: 1, name: "Flour")
  static let oats = Item(id: 2, name: "Oats")
  static let apples = Item(id: 3, name: "Apples")
}

struct Shelf: Identifiable, Hashable {
  let id: Int
  var name: String
  var items: [Item]
}

struct Recipe: Identifiable, Hashable {
  let id: Int
  var name: String
  var items: [Item]
}

struct Note: Identifiable, Hashable {
  let id = UUID()
  var text: String
}

/// All jars of one size, wherever they stand.
struct JarSize: Hashable {
  var ml: Int
}
