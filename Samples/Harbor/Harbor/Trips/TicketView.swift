import SwiftUI

struct TicketView: View {
  let ticket: Ticket

  @Environment(AppRouter.self) private var router
  @State private var isRefunding = false

  var body: some View {
    List {
      Button("Boarding pass") {
        router.cover = .boardingPass(ticket)
      }
      Button("Change sailing") {
        router.trips.append(TripsPage.change(ticket))
      }
      Button("Refund", role: .destructive) {
        isRefunding = true
      }
      Button("Ask us") {
        router.askSupport(about: ticket.id)
      }
    }
    .sheet(isPresented: $isRefunding) {
      RefundView(ticket: ticket)
    }
    .navigationTitle(ticket.id)
  }
}
