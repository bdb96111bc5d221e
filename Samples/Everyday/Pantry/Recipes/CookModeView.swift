import SwiftUI

struct CookModeView: View {
  let recipe: Recipe

  @Environment(\.dismiss) private var dismiss
  @State private var step = 0

  var body: some View {
    VStack {
      Text(recipe.name)
        .font(.largeTitle)
      Stepper("Step \(step + 1)", value: $step, in: 0...9)
      Button("Finish") {
        dismiss()
      }
    }
    .padding()
  }
}
