import Foundation

struct Bed: Identifiable, Hashable {
  let id: Int
  let name: String
  let crop: String
  let isShared: Bool

  static let all = [
    Bed(id: 1, name: "North bed", crop: "Beans", isShared: false),
    Bed(id: 2, name: "Long bed", crop: "Potatoes", isShared: true),
    Bed(id: 3, name: "Cold frame", crop: "Lettuce", isShared: false),
  ]
}
