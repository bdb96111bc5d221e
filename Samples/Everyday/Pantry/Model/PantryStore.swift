import Foundation

final class PantryStore: ObservableObject {
  @Published var shelves = [
    Shelf(id: 1, name: "Top shelf", items: [.flour, .oats]),
    Shelf(id: 2, name: "Cellar", items: [.apples]),
  ]
  @Published var recipes = [
    Recipe(id: 1, name: "Porridge", items: [.oats]),
    Recipe(id: 2, name: "Apple pie", items: [.flour, .apples]),
  ]
  @Published var usedUp: [Item] = []
  @Published var notes: [Item.ID: Note] = [:]

  func item(code: String) -> Item? {
    shelves.flatMap(\.items).first { "\($0.id)" == code }
  }
}
