import SwiftUI

struct GuideView: View {
  @Environment(Coordinator.self) private var coordinator

  var body: some View {
    List {
      NavigationLink(destination: { coordinator.sowingGuide() }) {
        Label("Sowing", systemImage: "leaf")
      }
      NavigationLink(destination: { coordinator.pruningGuide() }) {
        Label("Pruning", systemImage: "scissors")
      }
      NavigationLink(destination: { coordinator.unitsGuide() }) {
        Label("Weights and measures", systemImage: "ruler")
      }
      Link(destination: URL(string: "plotbook://almanac/today")!) {  // planted: unhandled_deep_link
        Label("Today's page", systemImage: "calendar")
      }
    }
    .navigationTitle("Guide")
  }
}
