import SwiftUI

struct PastTripsView: View {
  var body: some View {
    List(2021..<2026, id: \.self) { year in
      LabeledContent(String(year), value: "2 trips")
    }
    .navigationTitle("Past trips")
  }
}
