import SwiftUI

struct SailingListView: View {
  let query: SailingQuery

  @State private var sailings: [Sailing] = [.sample]
  @State private var showsFilter = false

  var body: some View {
    List(sailings) { sailing in
      SailingRow(sailing: sailing)
    }
    .toolbar {
      Button("Filter", systemImage: "line.3.horizontal.decrease") {
        showsFilter = true
      }
    }
    .sheet(isPresented: $showsFilter) {
      SailingFilterView()
    }
    .navigationTitle("\(query.from) to \(query.to)")
  }
}

struct SailingRow: View {
  let sailing: Sailing

  var body: some View {
    NavigationLink(value: SearchRoute.sailing(sailing)) {
      LabeledContent(sailing.vessel.name) {
        Text(sailing.departure, style: .time)
      }
    }
  }
}
