import SwiftUI

struct EnrolmentPlanView: View {
  enum Action {
    case didChoose(hours: Int)
  }

  let onAction: (Action) -> Void

  var body: some View {
    List([4, 8, 16], id: \.self) { hours in
      Button("\(hours) hours a month") {
        onAction(.didChoose(hours: hours))
      }
    }
    .navigationTitle("Plan")
  }
}
