import SwiftUI

/// A question mark for a toolbar; it brings its own sheet.
struct HelpButton: View {
  let topic: LocalizedStringKey

  @State private var showsHelp = false

  var body: some View {
    Button("Help", systemImage: "questionmark.circle") {
      showsHelp = true
    }
    .sheet(isPresented: $showsHelp) {
      HelpView(topic: topic)
    }
  }
}
