import SwiftUI

struct UnitsView: View {
  @AppStorage("usesMetric") private var usesMetric = true

  var body: some View {
    Form {
      Toggle("Metric units", isOn: $usesMetric)
    }
    .navigationTitle("Units")
  }
}
