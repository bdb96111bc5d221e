import SwiftUI

struct SailingFilterView: View {
  @Environment(\.dismiss) private var dismiss
  @AppStorage("onlyNightSailings") private var onlyNight = false

  var body: some View {
    NavigationStack {
      Form {
        Toggle("Night sailings only", isOn: $onlyNight)
        NavigationLink("Accessibility") {
          AccessibilityFilterView()
        }
      }
      .toolbar {
        Button("Done") { dismiss() }
      }
      .navigationTitle("Filter")
    }
  }
}

struct AccessibilityFilterView: View {
  @AppStorage("needsLift") private var needsLift = false

  var body: some View {
    Form {
      Toggle("With a lift to the cabins", isOn: $needsLift)
    }
    .navigationTitle("Accessibility")
  }
}
