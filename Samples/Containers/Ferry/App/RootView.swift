import SwiftUI

struct RootView: View {
  @AppStorage("isNew") private var isNew = false
  @State private var showsWelcome = false
  @State private var showsNews = false

  var body: some View {
    TabView {
      CrossingsView().tabItem { Text("Crossings") }
      TicketsView().tabItem { Text("Tickets") }
      MapView().tabItem { Text("Map") }
      NavigationStack { HelpView() }.tabItem { Text("Help") }
      AccountView().tabItem { Text("Account") }
    }
    .onAppear { showsWelcome = true }
    .fullScreenCover(isPresented: $showsWelcome) { WelcomeView() }
    .fullScreenCover(isPresented: $showsNews) { NewsView() }
    .toolbarBackground(.visible, for: .tabBar)
    .overlay { Button("News") { showsNews = true } }
  }
}
