import SwiftUI

struct ExtrasView: View {
  let onContinue: () -> Void
  let onBack: () -> Void

  @State private var hasBreakfast = true

  var body: some View {
    Form {
      Toggle("Breakfast", isOn: $hasBreakfast)
    }
    .safeAreaInset(edge: .bottom) {
      StepFooter(title: "Pay", onContinue: onContinue, onBack: onBack)
    }
    .navigationTitle("Extras")
  }
}
