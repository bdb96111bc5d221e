import SwiftUI

struct OffersView: View {
  private let offers = [Offer(id: 1, title: "Children sail free"), Offer(id: 2, title: "Spring")]

  var body: some View {
    List(offers) { offer in
      NavigationLink(destination: OfferView(offer: offer)) {
        Text(offer.title)
      }
    }
    .navigationTitle("Offers")
  }
}
