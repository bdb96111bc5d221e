import SwiftUI

struct EnrolmentWelcomeView: View {
  enum Action {
    case didTapStart
    case didTapNotNow
  }

  let onAction: (Action) -> Void

  var body: some View {
    VStack(spacing: 16) {
      Text("Join the studio")
        .font(.largeTitle)
      Button("Start") {
        onAction(.didTapStart)
      }
      .buttonStyle(.borderedProminent)
      Button("Not now") {
        onAction(.didTapNotNow)
      }
    }
    .padding()
  }
}
