import SwiftUI

struct CrossingView: View {
  let crossing: Crossing

  var body: some View {
    VStack {
      NavigationLink("Return", value: crossing)
      NavigationLink("Ship") { ShipView() }
    }
    .navigationDestination(for: Crossing.self) { _ in ReturnView() } // planted: duplicate_destination
  }
}

struct ReturnView: View {
  var body: some View { Text("Return") }
}

struct TimesView: View {
  var body: some View { Text("Times") }
}
