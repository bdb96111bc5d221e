import SwiftUI

/// Older than the rest of the app, and still on `NavigationView`.
struct ArchiveView: View {
  @EnvironmentObject private var store: PantryStore
  @State private var showsYears = false

  var body: some View {
    List {
      ForEach(store.usedUp) { item in
        ItemRow(item: item)
      }
      Button("By year") {
        showsYears = true
      }
    }
    .background(
      NavigationLink(destination: YearsView(), isActive: $showsYears) {
        EmptyView()
      }
      .hidden()
    )
    .navigationBarItems(trailing: HelpButton(topic: "Archive"))
    .navigationBarTitle("Archive")
  }
}
