import Foundation

/// The services of the app, handed down through the coordinators' view models.
final class Dependencies {
  let pieces: PieceStore = .init()
  let kiln = KilnService()
}

final class PieceStore {
  let all = [
    Piece(id: 1, name: "Tall mug", stage: .greenware),
    Piece(id: 2, name: "Salad bowl", stage: .bisque),
    Piece(id: 3, name: "Vase", stage: .glazed),
  ]
}

struct Piece: Identifiable, Hashable {
  enum Stage: String {
    case greenware
    case bisque
    case glazed
  }

  let id: Int
  let name: String
  let stage: Stage
}

final class KilnService {
  func temperature() async -> Int { 1_040 }
}
