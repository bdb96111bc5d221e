import SwiftUI

/// Pushed, and brings a stack along.
struct ShipView: View {
  var body: some View {
    NavigationStack { // planted: nested_stack
      NavigationLink("Decks") { DecksView() }
    }
  }
}

struct DecksView: View {
  var body: some View { Text("Decks") }
}
