/// Local names of a frame with their storage, as they were first bound.
///
/// A frame has a few, which are looked for more often than anything else is: they are found sooner
/// one by one than by their hash.
struct Locals {
  private var named: [(name: String, slot: Slot)] = []

  var isEmpty: Bool { named.isEmpty }
  var slots: [Slot] { named.map(\.slot) }
  /// The storage in the order of the names.
  var ordered: [Slot] { named.sorted { $0.name < $1.name }.map(\.slot) }

  /// - Complexity: O(*n*) for *n* names.
  subscript(name: String) -> Slot? {
    get { position(of: name).map { named[$0].slot } }
    set {
      switch (position(of: name), newValue) {
      case (let position?, let slot?): named[position].slot = slot
      case (let position?, nil): named.remove(at: position)
      case (nil, let slot?): named.append((name, slot))
      case (nil, nil): break
      }
    }
  }

  private func position(of name: String) -> Int? {
    named.lastIndex { $0.name == name }
  }

  /// The same names, each with storage of its own.
  func copied() -> Locals {
    var copy = self
    for position in named.indices { copy.named[position].slot = named[position].slot.copied() }
    return copy
  }
}
