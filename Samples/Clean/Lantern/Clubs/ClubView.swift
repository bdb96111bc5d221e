import SwiftUI

struct ClubView: View {
  let id: Int

  @Environment(Navigator.self) private var navigator

  private var club: Club? { Club.all.first { $0.id == id } }

  var body: some View {
    List {
      ForEach(club?.meetings ?? [], id: \.self) { meeting in
        Button(meeting.book) {
          navigator.clubPath.append(.meeting(meeting))
        }
      }
      Button("Suggest a book") {
        navigator.sheet = .bookSearch(clubID: id)
      }
    }
    .navigationTitle(club?.name ?? "Club")
  }
}
