import SwiftUI

struct CabinsView: View {
  let onContinue: () -> Void
  let onBack: () -> Void

  @State private var berths = 2

  var body: some View {
    Form {
      Stepper("\(berths) berths", value: $berths, in: 1...4)
    }
    .safeAreaInset(edge: .bottom) {
      StepFooter(onContinue: onContinue, onBack: onBack)
    }
    .navigationTitle("Cabins")
  }
}
