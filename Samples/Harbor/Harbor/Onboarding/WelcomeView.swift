import SwiftUI

struct WelcomeView: View {
  let navigator: any OnboardingNavigating

  var body: some View {
    VStack(spacing: 24) {
      Text("Welcome aboard")
        .font(.largeTitle.bold())
      Button("Get started") {
        navigator.show(.homePort(.init(navigator: navigator)))
      }
      .buttonStyle(.borderedProminent)
    }
    .padding()
  }
}
