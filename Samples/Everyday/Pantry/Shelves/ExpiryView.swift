import SwiftUI

struct ExpiryView: View {
  @State private var date = Date.now

  var body: some View {
    DatePicker("Best before", selection: $date, displayedComponents: .date)
      .datePickerStyle(.graphical)
      .padding()
      .navigationTitle("Expiry")
  }
}
