import SwiftUI

struct VesselView: View {
  let vessel: Vessel

  @Environment(AppRouter.self) private var router
  @State private var deck: Deck?

  var body: some View {
    List {
      ForEach(vessel.decks) { deck in
        Button("Deck \(deck.id)") {
          self.deck = deck
        }
      }
      Button("New search") {
        router.search.popToRoot()
      }
    }
    .sheet(item: $deck) { deck in
      DeckPlanView(deck: deck)
    }
    .navigationTitle(vessel.name)
  }
}
