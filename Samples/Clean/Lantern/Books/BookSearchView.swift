import SwiftUI

struct BookSearchView: View {
  let clubID: Int

  @Environment(\.dismiss) private var dismiss
  @State private var query = ""

  private let books = ["Middlemarch", "Walden", "Emma"]

  var body: some View {
    NavigationStack {
      List(books.filter { query.isEmpty || $0.contains(query) }, id: \.self) { title in
        NavigationLink(title, value: title)
      }
      .searchable(text: $query)
      .navigationDestination(for: String.self) { title in
        BookView(title: title)
      }
      .toolbar {
        Button("Cancel") {
          dismiss()
        }
      }
      .navigationTitle("Suggest a book")
    }
  }
}
