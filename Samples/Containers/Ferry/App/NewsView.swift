import SwiftUI

/// A cover as well, with a way out.
struct NewsView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("The winter timetable is here")
      Button("Close") { dismiss() }
    }
  }
}
