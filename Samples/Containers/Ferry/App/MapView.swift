import SwiftUI

/// A tab without a stack.
struct MapView: View {
  var body: some View {
    VStack {
      Text("Map")
      NavigationLink("North pier") { PierView() } // planted: push_outside_stack
    }
    .navigationTitle("Map") // planted: bar_outside_stack
  }
}

struct PierView: View {
  var body: some View { Text("Pier") }
}
