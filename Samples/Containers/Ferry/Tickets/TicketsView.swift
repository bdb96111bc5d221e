import SwiftUI

struct Ticket: Hashable { let number: Int }
struct Receipt: Hashable { let number: Int }

/// A stack whose path is an array of one type.
struct TicketsView: View {
  @State private var path: [Ticket] = []

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("Buy") { path.append(Ticket(number: 1)) }
        NavigationLink("Prices") { PricesView() } // planted: mixed_links
      }
      .navigationDestination(for: Ticket.self) { TicketView(ticket: $0) }
    }
  }
}

struct PricesView: View {
  var body: some View { Text("Prices") }
}
