import Observation

struct HelpArticle: Identifiable, Hashable {
  let id: String
  let title: String
}

@MainActor @Observable
final class SupportFlowModel {
  enum Page: Hashable {
    case article(HelpArticle)
    case chat
  }

  enum Action {
    case didClose
    case didAskForCall
  }

  var pages: [Page] = []

  let topic: String

  private let onAction: (Action) -> Void

  init(topic: String, onAction: @escaping (Action) -> Void) {
    self.topic = topic
    self.onAction = onAction
  }

  func show(_ article: HelpArticle) {
    pages.append(.article(article))
  }

  func startChat() {
    pages.append(.chat)
  }

  func askForCall() {
    onAction(.didAskForCall)
  }

  func close() {
    onAction(.didClose)
  }
}
