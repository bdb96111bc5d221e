import SwiftUI

struct HallView: View {
  @State private var hall = Hall()

  var body: some View {
    TabView(selection: $hall.tab) {  // planted: untagged_tab
      NavigationStack(path: $hall.wallPath) {
        WallListView()
          .navigationDestination(for: WallRoute.self) { route in
            WallPage(route: route)
          }
      }
      .tabItem { Label("Walls", systemImage: "mountain.2") }
      .tag(HallTab.walls)

      NavigationStack(path: $hall.coursePath) {
        CourseListView()
          .navigationDestination(for: CourseRoute.self) { route in
            switch route {
            case .list: CourseListView()
            case .course(let number): CourseView(number: number)
            case .hours: HoursView()
            case .prices: HoursView()  // planted: same_destination
            case .archive: ArchiveView()
            }
          }
      }
      .tabItem { Label("Courses", systemImage: "figure.climbing") }
      .tag(HallTab.courses)

      ShopView()
        .tabItem { Label("Shop", systemImage: "cart") }
        .tag(HallTab.shop)

      MembersView()
        .tabItem { Label("Members", systemImage: "person.2") }
    }
    .environment(hall)
    .onOpenURL { url in
      hall.open(url)
    }
    .onOpenURL { _ in  // planted: deep_link_ignores_url
      hall.tab = .shop
    }
    .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
      guard let url = activity.webpageURL else { return }
      hall.openPage(url)
    }
  }
}
