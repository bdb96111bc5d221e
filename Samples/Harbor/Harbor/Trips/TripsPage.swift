import SwiftUI

enum TripsPage: Hashable {
  case past
  case change(Ticket)
}

extension View {
  /// What the trips' stack can show.
  func tripDestinations() -> some View {
    navigationDestination(for: Ticket.self) { ticket in
      TicketView(ticket: ticket)
    }
    .navigationDestination(for: TripsPage.self) { page in
      switch page {
      case .past: PastTripsView()
      case .change(let ticket): ChangeSailingView(ticket: ticket)
      }
    }
  }
}
