import SwiftUI

struct SpeciesStackView: View {
  @State private var catalogue = Catalogue()

  var body: some View {
    NavigationStack {  // planted: missing_environment
      SpeciesListView().environment(catalogue)
    }
  }
}

struct SpeciesListView: View {
  @Environment(Catalogue.self) private var catalogue
  @State private var isComparing = false
  @State private var isTelling = false
  @State private var topic = ""
  @State private var rare: Species?

  var body: some View {
    List {
      ForEach(catalogue.names, id: \.self) { name in
        NavigationLink(name) { SpeciesView(name: name) }
          .sheet(isPresented: $isComparing) { CompareView(name: name) }  // planted: presentation_in_lazy_row
      }
      Button("Compare") { isComparing = true }
      Button("Rare") { rare = Species(id: 1) }
      Button("About") { tell("birds") }
    }
    .fullScreenCover(isPresented: $isTelling) { TopicView(topic: topic) }
    .sheet(item: $rare) { RareView(species: $0) }
  }

  private func tell(_ about: String) {
    topic = about  // planted: stale_presentation_state
    isTelling = true
  }
}

struct Species: Identifiable {
  let id: Int
}

struct SpeciesView: View {
  let name: String
  @Environment(Catalogue.self) private var catalogue

  var body: some View { Text("\(name) of \(catalogue.names.count)") }
}

struct CompareView: View {
  let name: String

  var body: some View { Text(name) }
}

struct TopicView: View {
  let topic: String
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button(topic) { dismiss() } }
}

struct RareView: View {
  let species: Species

  var body: some View { Text("\(species.id)") }
}
