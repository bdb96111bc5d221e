import SwiftUI

struct TripsView: View {
  @Environment(AppRouter.self) private var router

  private let tickets = [Ticket(id: "AB12"), Ticket(id: "CD34")]

  var body: some View {
    List {
      ForEach(tickets) { ticket in
        Button(ticket.id) {
          router.show(ticket)
        }
      }
      NavigationLink("Past trips", value: TripsPage.past)
      Link(
        "Join Harbor Club",
        destination: URL(string: "harbor://club/join")!  // planted: unhandled_deep_link
      )
    }
    .navigationTitle("Trips")
  }
}
