import SwiftUI

struct ClubListView: View {
  var body: some View {
    List(Club.all) { club in
      NavigationLink(club.name, value: ClubRoute.club(id: club.id))
    }
    .navigationTitle("Clubs")
  }
}
