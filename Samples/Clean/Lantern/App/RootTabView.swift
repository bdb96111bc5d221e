import SwiftUI

struct RootTabView: View {
  @Environment(Navigator.self) private var navigator

  var body: some View {
    @Bindable var navigator = navigator

    TabView(selection: $navigator.tab) {
      Tab("Clubs", systemImage: "books.vertical", value: AppTab.clubs) {
        NavigationStack(path: $navigator.clubPath) {
          ClubListView()
            .navigationDestination(for: ClubRoute.self) { route in
              switch route {
              case .club(let id):
                ClubView(id: id)
              case .meeting(let meeting):
                MeetingView(meeting: meeting)
              }
            }
        }
      }
      Tab("Profile", systemImage: "person", value: AppTab.profile) {
        NavigationStack(path: $navigator.profilePath) {
          ProfileView()
            .navigationDestination(for: ProfileRoute.self) { route in
              switch route {
              case .history:
                HistoryView()
              }
            }
        }
      }
    }
    .sheet(item: $navigator.sheet) { sheet in
      switch sheet {
      case .bookSearch(let clubID):
        BookSearchView(clubID: clubID)
      case .editProfile:
        EditProfileView()
      }
    }
    .onOpenURL { url in
      navigator.open(url)
    }
  }
}
