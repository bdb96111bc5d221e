import SwiftUI

struct HistoryView: View {
  var body: some View {
    List(["Emma", "Walden"], id: \.self) { title in
      Text(title)
    }
    .navigationTitle("Books read")
  }
}
