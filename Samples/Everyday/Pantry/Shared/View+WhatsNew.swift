import SwiftUI

extension View {
  /// Shows what the last update brought.
  func whatsNew(isPresented: Binding<Bool>) -> some View {
    modifier(WhatsNewModifier(isPresented: isPresented))
  }
}

private struct WhatsNewModifier: ViewModifier {
  @Binding var isPresented: Bool

  func body(content: Content) -> some View {
    content
      .sheet(isPresented: $isPresented) {
        WhatsNewView { isPresented = false }
      }
  }
}

struct WhatsNewView: View {
  let onContinue: () -> Void

  var body: some View {
    VStack(spacing: 24) {
      Text("Notes on every item")
        .font(.title)
      Button("Continue", action: onContinue)
        .buttonStyle(.borderedProminent)
    }
    .padding()
  }
}
