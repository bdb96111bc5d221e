import SwiftUI

struct FiringLogView: View {  // planted: dead_screen
  let temperatures: [Int]

  var body: some View {
    List(temperatures, id: \.self) { temperature in
      Text("\(temperature) °C")
    }
    .navigationTitle("Firing log")
  }
}

#Preview {
  NavigationStack {
    FiringLogView(temperatures: [1_040, 1_220])
  }
}
