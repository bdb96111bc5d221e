import SwiftUI

/// What the search's stack shows for a route.
struct SearchDestination: View {
  let route: SearchRoute

  var body: some View {
    switch route {
    case .sailings(let query):
      SailingListView(query: query)
    case .sailing(let sailing):
      SailingView(sailing: sailing)
    case .vessel(let vessel):
      VesselView(vessel: vessel)
    case .deckPlan(let deck):
      DeckPlanView(deck: deck)
    }
  }
}
