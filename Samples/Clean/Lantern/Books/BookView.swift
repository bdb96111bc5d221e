import SwiftUI

struct BookView: View {
  let title: String

  @Environment(Navigator.self) private var navigator

  var body: some View {
    VStack(spacing: 16) {
      Text(title)
        .font(.largeTitle)
      Button("Suggest") {
        navigator.sheet = nil
      }
    }
    .navigationTitle("Book")
  }
}
