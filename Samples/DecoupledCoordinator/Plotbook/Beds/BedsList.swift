import SwiftUI

struct BedsList: View {
  @State private var beds = Bed.all

  var body: some View {
    List {
      ForEach(beds) { bed in
        NavigationLink(value: bed) {
          BedRow(bed: bed)
        }
      }
      Section {
        Link(
          "Remind me to water",
          destination: URL(string: "plotbook://settings/reminders")!
        )
      }
    }
    .listStyle(.insetGrouped)
    .navigationTitle("Beds")
  }
}

struct BedRow: View {
  let bed: Bed

  var body: some View {
    LabeledContent(bed.name, value: bed.crop)
  }
}
