import SwiftUI

struct TipsView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Wedge the clay before you throw.")
      Text("Leave a finger's width between pieces.")
    }
    .padding()
    .presentationCompactAdaptation(.popover)
  }
}
