import SwiftUI

enum Topic: Hashable { case tickets }

struct HelpView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      NavigationLink("Tickets", value: Topic.tickets)
      Button("Close") { dismiss() } // planted: dismiss_without_presentation
      NavigationLink("Contact") {
        NavigationStack { // planted: nested_stack
          ContactView()
        }
      }
    }
    .navigationDestination(for: Topic.self) { _ in TopicView() }
    .navigationDestination(for: Topic.self) { _ in AnswerView() } // planted: duplicate_destination
  }
}

struct TopicView: View {
  @Environment(\.dismiss) private var dismiss

  /// Its own button takes the place of the one that is hidden.
  var body: some View {
    Button("Back") { dismiss() }.navigationBarBackButtonHidden()
  }
}

struct AnswerView: View {
  var body: some View { Text("Answer") }
}

struct ContactView: View {
  var body: some View { Text("Contact") }
}
