import SwiftUI

struct VehicleView: View {
  let onContinue: () -> Void
  let onBack: () -> Void

  @State private var hasCar = false

  var body: some View {
    Form {
      Toggle("I bring a car", isOn: $hasCar)
    }
    .safeAreaInset(edge: .bottom) {
      StepFooter(onContinue: onContinue, onBack: onBack)
    }
    .navigationTitle("Vehicle")
  }
}
