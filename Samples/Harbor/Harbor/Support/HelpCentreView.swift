import SwiftUI

struct HelpCentreView: View {
  let topic: String
  let onSelect: (HelpArticle) -> Void

  private let articles = [HelpArticle(id: "pets", title: "Pets on board")]

  var body: some View {
    List(articles) { article in
      Button(article.title) {
        onSelect(article)
      }
    }
    .navigationTitle("Help: \(topic)")
  }
}

struct HelpArticleView: View {
  let article: HelpArticle

  var body: some View {
    ScrollView {
      Text(article.title)
        .padding()
    }
    .navigationTitle(article.title)
  }
}
