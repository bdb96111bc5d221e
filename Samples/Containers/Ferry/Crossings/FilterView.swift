import SwiftUI

/// A sheet without a stack.
struct FilterView: View {
  var body: some View {
    NavigationLink("Harbour") { HarbourFilterView() } // planted: push_outside_stack
      .navigationTitle("Filter") // planted: bar_outside_stack
  }
}

struct HarbourFilterView: View {
  var body: some View { Text("Harbour") }
}
