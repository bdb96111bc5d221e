#if canImport(SwiftUI)
  import SwiftUI

  @main
  struct ShopApp: App {
    var body: some Scene {
      WindowGroup { ListView() }
    }
  }

  struct ListView: View {
    var body: some View {
      NavigationStack {
        NavigationLink("Item") { ItemView() }
      }
    }
  }

  struct ItemView: View {
    var body: some View { Text("Item") }
  }

  struct PromoView: View {  // planted: dead_screen
    var body: some View { Text("Promotion") }
  }
#endif
