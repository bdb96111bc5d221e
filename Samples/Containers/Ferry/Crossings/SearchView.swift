import SwiftUI

/// A sheet with a stack.
struct SearchView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      NavigationLink("Harbour") { SearchResultView() }
      Button("Cancel") { dismiss() }
    }
    .navigationTitle("Search")
  }
}

struct SearchResultView: View {
  var body: some View { Text("Result") }
}
