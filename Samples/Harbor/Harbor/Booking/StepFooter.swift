import SwiftUI

/// The two buttons below every step of a booking.
struct StepFooter: View {
  var title: LocalizedStringKey = "Continue"
  let onContinue: () -> Void
  let onBack: () -> Void

  var body: some View {
    HStack {
      Button("Back", action: onBack)
        .buttonStyle(.bordered)
      Spacer()
      Button(title, action: onContinue)
        .buttonStyle(.borderedProminent)
    }
    .padding()
  }
}
