import SwiftUI

struct RecipesSplitView: View {
  @EnvironmentObject private var store: PantryStore
  @State private var selection: Recipe?

  var body: some View {
    NavigationSplitView {
      RecipeSidebar(recipes: store.recipes, selection: $selection)
    } detail: {
      NavigationStack {
        if let selection {
          RecipeView(recipe: selection)
        } else {
          ContentUnavailableView("Choose a recipe", systemImage: "fork.knife")
        }
      }
    }
  }
}

struct RecipeSidebar: View {
  let recipes: [Recipe]
  @Binding var selection: Recipe?

  var body: some View {
    List(recipes, selection: $selection) { recipe in
      Text(recipe.name).tag(recipe)
    }
    .navigationTitle("Recipes")
  }
}
