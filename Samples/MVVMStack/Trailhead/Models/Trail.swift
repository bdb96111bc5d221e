import Foundation

struct Trail: Identifiable, Hashable {
  enum Grade: String, CaseIterable {
    case easy
    case moderate
    case steep
  }

  let id: String
  let name: String
  let grade: Grade
  let kilometres: Double
}

struct TrailLibrary {
  let trails: [Trail]

  static let bundled = TrailLibrary(trails: [
    Trail(id: "ridge", name: "Copper Ridge", grade: .steep, kilometres: 11.4),
    Trail(id: "loop", name: "Heron Loop", grade: .easy, kilometres: 3.2),
    Trail(id: "pass", name: "Larch Pass", grade: .moderate, kilometres: 8.9),
  ])

  func trails(of grade: Trail.Grade?) -> [Trail] {
    guard let grade else { return trails }
    return trails.filter { $0.grade == grade }
  }
}
