import SwiftUI

struct MainTabView: View {
  @Environment(AppRouter.self) private var router

  var body: some View {
    @Bindable var router = router

    TabView(selection: $router.tab) {
      Tab("Search", systemImage: "magnifyingglass", value: MainTab.search) {
        searchTab
      }
      Tab("Trips", systemImage: "ticket", value: MainTab.trips) {
        NavigationStack(path: $router.trips) {
          TripsView()
            .tripDestinations()
        }
      }
      Tab("Offers", systemImage: "tag", value: MainTab.offers) {
        NavigationStack {
          OffersView()
        }
      }
      Tab("Account", systemImage: "person.crop.circle", value: MainTab.account) {
        AccountStack(router: router.account)
      }
    }
    .fullScreenCover(item: $router.cover) { cover in
      switch cover {
      case .booking(let draft):
        BookingFlowView(model: router.makeBookingModel(for: draft))
      case .boardingPass(let ticket):
        BoardingPassView(ticket: ticket)
      }
    }
    .sheet(item: $router.sheet) { sheet in
      switch sheet {
      case .support(let topic):
        SupportFlowView(model: router.makeSupportModel(about: topic))
      case .signIn:
        SignInView()
      }
    }
  }

  private var searchTab: some View {
    @Bindable var search = router.search

    return NavigationStack(path: $search.path) {
      SearchView()
        .navigationDestination(for: SearchRoute.self) { route in
          SearchDestination(route: route)
        }
    }
  }
}
