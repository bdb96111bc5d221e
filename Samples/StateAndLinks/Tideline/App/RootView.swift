import SwiftUI

struct RootView: View {
  @Environment(Router.self) private var router

  var body: some View {
    @Bindable var router = router
    TabView(selection: $router.tab) {
      LogStackView().tag(AppTab.log)
      SpeciesStackView().tag(AppTab.species)
    }
    .onOpenURL { router.open($0) }
    .onOpenURL { router.openPlace($0) }
    .onContinueUserActivity("tideline.species") { _ in  // planted: deep_link_under_modal
      router.tab = .species
    }
  }
}
