import SwiftUI

struct RecipeView: View {
  let recipe: Recipe

  @State private var isCooking = false

  var body: some View {
    List {
      ForEach(recipe.items) { item in
        ItemRow(item: item)
      }
      Button("Start cooking") {
        isCooking = true
      }
    }
    .cookMode(recipe, isPresented: $isCooking)
    .navigationTitle(recipe.name)
  }
}

extension View {
  fileprivate func cookMode(_ recipe: Recipe, isPresented: Binding<Bool>) -> some View {
    #if os(iOS)
      fullScreenCover(isPresented: isPresented) {
        CookModeView(recipe: recipe)
      }
    #else
      sheet(isPresented: isPresented) {
        CookModeView(recipe: recipe)
      }
    #endif
  }
}
