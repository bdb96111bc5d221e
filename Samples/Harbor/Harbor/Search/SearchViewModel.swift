import Foundation
import Observation

@MainActor @Observable
final class SearchViewModel {
  enum Field: Identifiable {
    case from
    case to

    var id: Self { self }
  }

  var from: Port = .oslo
  var to: Port = .kiel
  var date = Date.now
  var editedField: Field?
  var isPickingDate = false

  var query: SailingQuery { SailingQuery(from: from.rawValue, to: to.rawValue) }

  func set(_ port: Port, for field: Field) {
    switch field {
    case .from: from = port
    case .to: to = port
    }
    editedField = nil
  }
}
