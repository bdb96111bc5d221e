import SwiftUI

struct AppRootView: View {
  @Environment(Session.self) private var session
  @Environment(AppRouter.self) private var router

  var body: some View {
    Group {
      if session.hasOnboarded {
        MainTabView()
      } else {
        OnboardingFlowView(viewModel: OnboardingFlowModel(session: session))
      }
    }
    .onOpenURL { url in
      guard let link = DeepLink(url) else { return }
      router.open(link)
    }
  }
}
