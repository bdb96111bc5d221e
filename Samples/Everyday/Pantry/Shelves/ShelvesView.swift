import SwiftUI

struct ShelvesView: View {
  @EnvironmentObject private var store: PantryStore
  @State private var isAdding = false
  @State private var scanned: Item?

  var body: some View {
    List {
      Section {
        ForEach(store.shelves) { shelf in
          NavigationLink(value: shelf) {
            LabeledContent(shelf.name, value: shelf.items.count, format: .number)
          }
        }
      }
      Section("Jars") {
        NavigationLink("Half litre", value: JarSize(ml: 500))  // planted: missing_destination
      }
    }
    .shelfDestinations()
    .navigationDestination(item: $scanned) { item in
      ItemView(item: item)
    }
    .sheet(isPresented: $isAdding) {
      AddItemView()
    }
    .toolbar {
      ToolbarItemGroup {
        HelpButton(topic: "Shelves")
        ScanButton { code in
          scanned = store.item(code: code)
        }
        Button("Add", systemImage: "plus") {
          isAdding.toggle()
        }
      }
    }
    .navigationTitle("Shelves")
  }
}
