import SwiftUI

struct ShelfView: View {
  let shelf: Shelf

  @State private var showsLabel = false

  var body: some View {
    List(shelf.items) { item in
      ItemRow(item: item)
    }
    .toolbar {
      Button("Label", systemImage: "tag") {
        showsLabel = true
      }
      .popover(isPresented: $showsLabel) {
        ShelfLabelView(name: shelf.name)
      }
    }
    .navigationTitle(shelf.name)
  }
}

struct ShelfLabelView: View {
  let name: String

  var body: some View {
    Text(name)
      .font(.largeTitle.monospaced())
      .padding()
  }
}
