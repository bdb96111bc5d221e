import SwiftUI

/// One item in any list; it opens the item wherever it stands.
struct ItemRow: View {
  let item: Item

  var body: some View {
    NavigationLink(destination: ItemView(item: item)) {
      Label(item.name, systemImage: "shippingbox")
    }
  }
}
