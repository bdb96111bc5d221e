import SwiftUI

struct RemindersView: View {
  @AppStorage("watersDaily") private var watersDaily = false
  @AppStorage("weedsWeekly") private var weedsWeekly = true

  var body: some View {
    Form {
      Toggle("Water every day", isOn: $watersDaily)
      Toggle("Weed every week", isOn: $weedsWeekly)
    }
    .navigationTitle("Reminders")
  }
}
