import SwiftUI

struct HomeView: View {
  var body: some View {
    TabView {
      NavigationStack {
        ShelvesView()
      }
      .tabItem { Label("Shelves", systemImage: "cabinet") }

      RecipesSplitView()
        .tabItem { Label("Recipes", systemImage: "fork.knife") }

      NavigationView {
        ArchiveView()
      }
      .navigationViewStyle(.stack)
      .tabItem { Label("Archive", systemImage: "archivebox") }

      moreTab
        .tabItem { Label("More", systemImage: "ellipsis") }
    }
  }

  private var moreTab: some View {
    NavigationStack {
      MoreView()
    }
  }
}
