import SwiftUI

struct DeckPlanView: View {
  let deck: Deck

  var body: some View {
    Image("deck-\(deck.id)")
      .resizable()
      .scaledToFit()
      .padding()
  }
}
