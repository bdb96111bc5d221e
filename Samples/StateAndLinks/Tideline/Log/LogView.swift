import SwiftUI

struct LogView: View {
  @Environment(Router.self) private var router
  @Environment(Journal.self) private var journal
  @Environment(Session.self) private var session
  @Environment(\.openWindow) private var openWindow
  @State private var chosen: Int?
  @State private var isPreviewing = false
  @State private var isFiltering = false
  @State private var isShowingSettings = false

  var body: some View {
    @Bindable var router = router
    ScrollView {
      LazyVStack {
        ForEach(journal.entries, id: \.self) { number in
          LogRow(number: number)
        }
      }
      Button("Preview") {
        chosen = 1  // planted: stale_presentation_state
        isPreviewing = true
      }
      Button("Look around") {
        isFiltering = true
        isShowingSettings = true  // planted: competing_presentations
      }
      Button("Filter") { isFiltering = true }
      Button("Settings") { isShowingSettings = true }
      Button("Search") { router.isSearching = true }
      Button("Chart") {
        openWindow(id: "chart")  // planted: missing_environment
      }
      Button("Legend") { openWindow(id: "legend") }
    }
    .sheet(isPresented: $isPreviewing) {
      if let chosen { PreviewView(number: chosen) }
    }
    .sheet(isPresented: $isFiltering) { FilterView() }
    .sheet(isPresented: $isShowingSettings) { SettingsView() }
    .sheet(isPresented: $router.isSearching) { SearchView() }
    .onChange(of: session.account) { router.path = [] }
  }
}

struct LogRow: View {
  let number: Int
  @State private var isAsking = false

  var body: some View {
    NavigationLink("Entry \(number)", value: Route.entry(number))
      .swipeActions { Button("Delete") { isAsking = true } }
      .alert("Delete?", isPresented: $isAsking) {}  // planted: presentation_in_lazy_row
  }
}

struct PreviewView: View {
  let number: Int

  var body: some View { Text("\(number)") }
}

struct ChartView: View {
  @Environment(Journal.self) private var journal

  var body: some View { Text("\(journal.entries.count)") }
}

struct LegendView: View {
  @Environment(Journal.self) private var journal

  var body: some View { Text("\(journal.entries.count)") }
}
