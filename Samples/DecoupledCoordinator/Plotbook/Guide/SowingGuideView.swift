import SwiftUI

struct SowingGuideView: View {
  let almanac: Almanac

  @State private var month = 4

  var body: some View {
    List {
      Stepper("Month \(month)", value: $month, in: 1...12)
      ForEach(almanac.sowing(in: month), id: \.self) { crop in
        Text(crop)
      }
    }
    .navigationTitle("Sowing")
  }
}
