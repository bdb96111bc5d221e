import SwiftUI

struct ChangeSailingView: View {
  let ticket: Ticket

  @Environment(AppRouter.self) private var router
  @State private var date = Date.now

  var body: some View {
    Form {
      DatePicker("New departure", selection: $date)
      Button("Change") {
        change()
      }
    }
    .navigationTitle("Change \(ticket.id)")
  }

  private func change() {
    if !router.trips.isEmpty {
      router.trips.removeLast()
    }
  }
}
