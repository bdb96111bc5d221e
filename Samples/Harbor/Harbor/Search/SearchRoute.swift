enum SearchRoute: Hashable {
  case sailings(SailingQuery)
  case sailing(Sailing)
  case vessel(Vessel)
  case deckPlan(Deck)  // planted: dead_route
}
