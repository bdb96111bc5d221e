import SwiftUI

struct TrailRow: View {
  let trail: Trail

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(trail.name)
          .font(.headline)
        Text(trail.grade.rawValue)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Text(trail.kilometres, format: .number.precision(.fractionLength(1)))
        .monospacedDigit()
    }
  }
}
