import SwiftUI

struct OfferView: View {
  let offer: Offer

  @State private var showsTerms = false

  var body: some View {
    List {
      Text(offer.title)
      Link("See sailings", destination: URL(string: "harbor://search/oslo/kiel")!)
      Button("Terms") {
        showsTerms = true
      }
    }
    .sheet(isPresented: $showsTerms) {
      OfferTermsView()
    }
    .navigationTitle("Offer")
  }
}

struct OfferTermsView: View {
  var body: some View {
    ScrollView {
      Text("Valid until the end of the month.")
        .padding()
    }
  }
}
