import SwiftUI

extension View {
  /// What the stack of the shelves can show for a value.
  func shelfDestinations() -> some View {
    navigationDestination(for: Shelf.self) { shelf in
      ShelfView(shelf: shelf)
    }
  }
}
