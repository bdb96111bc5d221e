import SwiftUI

struct Crossing: Hashable, Identifiable {
  let id: Int
  let name: String
}

struct CrossingsView: View {
  @State private var filters = false
  @State private var searches = false
  private let crossings = [Crossing(id: 1, name: "North"), Crossing(id: 2, name: "South")]

  var body: some View {
    NavigationStack {
      List(crossings) { crossing in
        CrossingRow(crossing: crossing)
      }
      .navigationTitle("Crossings")
      .toolbar {
        Button("Filter") { filters = true }
        Button("Search") { searches = true }
      }
      .navigationDestination(for: Crossing.self) { CrossingView(crossing: $0) }
      .sheet(isPresented: $filters) { FilterView() }
      .sheet(isPresented: $searches) { NavigationStack { SearchView() } }
    }
  }
}

struct CrossingRow: View {
  let crossing: Crossing
  @State private var showsTimes = false

  var body: some View {
    VStack {
      NavigationLink(crossing.name, value: crossing)
      Button("Times") { showsTimes = true }
        .navigationDestination(isPresented: $showsTimes) { TimesView() } // planted: misplaced_destination
    }
  }
}
