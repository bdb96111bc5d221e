import SwiftUI

struct SupportFlowView: View {
  @State var model: SupportFlowModel

  var body: some View {
    NavigationStack(path: $model.pages) {
      HelpCentreView(topic: model.topic, onSelect: model.show)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button("Close", action: model.close)
          }
          ToolbarItem(placement: .primaryAction) {
            Button("Chat", systemImage: "bubble", action: model.startChat)
          }
        }
        .navigationDestination(for: SupportFlowModel.Page.self) { page in
          switch page {
          case .article(let article):
            HelpArticleView(article: article)
          case .chat:
            ChatView {
              model.askForCall()
            }
          }
        }
    }
  }
}
