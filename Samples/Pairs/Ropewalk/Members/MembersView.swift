import SwiftUI

struct MembersView: View {
  var body: some View {
    NavigationStack {
      List {
        // waymark:disable:next dead_route - planted: superfluous_suppression
        NavigationLink("Card") { CardView() }
        NavigationLink("Board") { BoardView() }
      }
      .navigationTitle("Members")
    }
  }
}

struct CardView: View {
  var body: some View {
    Text("Member since spring")
      .navigationTitle("Card")
  }
}

struct BoardView: View {
  var body: some View {
    Text("The board meets on Mondays")
      .navigationTitle("Board")
  }
}
