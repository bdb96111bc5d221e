import SwiftUI

struct FareInfoView: View {
  var body: some View {
    Text("One bag, one seat, and the sauna.")
      .padding()
      .presentationCompactAdaptation(.popover)
  }
}
