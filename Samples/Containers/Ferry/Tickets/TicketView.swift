import SwiftUI

struct TicketView: View {
  let ticket: Ticket
  @State private var pays = false

  var body: some View {
    VStack {
      Button("Pay") { pays = true } // planted: mixed_links
      NavigationLink("Receipt", value: Receipt(number: ticket.number))
    }
    .navigationDestination(for: Receipt.self) { _ in ReceiptView() } // planted: misplaced_destination
    .navigationDestination(isPresented: $pays) { PaidView() }
  }
}

struct PaidView: View {
  var body: some View {
    Text("Thank you")
      .navigationBarBackButtonHidden() // planted: no_way_back
  }
}

struct ReceiptView: View {
  var body: some View { Text("Receipt") }
}
