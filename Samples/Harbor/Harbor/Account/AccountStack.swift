import SwiftUI

enum AccountRoute: Hashable {
  case profile
  case paymentMethods
  case notifications
  case help(topic: String)
  case article(HelpArticle)
  case about
}

struct AccountStack: View {
  @Bindable var router: Router<AccountRoute>

  var body: some View {
    NavigationStack(path: $router.path) {
      AccountView()
        .navigationDestination(for: AccountRoute.self) { route in
          switch route {
          case .profile:
            ProfileView(onDone: router.pop)
          case .paymentMethods:
            PaymentMethodsView()
          case .notifications:
            NotificationSettingsView()
          case .help(let topic):
            HelpCentreView(topic: topic) { article in
              router.push(.article(article))
            }
          case .article(let article):
            HelpArticleView(article: article)
          case .about:
            AboutView()
          }
        }
    }
  }
}
