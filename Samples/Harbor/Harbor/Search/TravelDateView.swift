import SwiftUI

struct TravelDateView: View {
  @Binding var date: Date
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      DatePicker("Departure", selection: $date, displayedComponents: .date)
        .datePickerStyle(.graphical)
      Button("Done") {
        dismiss()
      }
    }
    .padding()
  }
}
