import Observation
import SwiftUI

enum MainTab: Hashable {
  case search
  case trips
  case offers
  case account
}

/// What covers the tabs altogether.
enum AppCover: Identifiable {
  case booking(BookingDraft)
  case boardingPass(Ticket)

  var id: String {
    switch self {
    case .booking(let draft): "booking-\(draft.sailing.id)"
    case .boardingPass(let ticket): "pass-\(ticket.id)"
    }
  }
}

enum AppSheet: Identifiable {
  case support(topic: String)
  case signIn

  var id: String {
    switch self {
    case .support(let topic): "support-\(topic)"
    case .signIn: "signIn"
    }
  }
}

/// The navigation state of the whole app: one router for each tab, and what lies above the tabs.
@MainActor @Observable
final class AppRouter {
  var tab: MainTab = .search
  var cover: AppCover?
  var sheet: AppSheet?

  let search = Router<SearchRoute>()
  let account = Router<AccountRoute>()
  var trips = NavigationPath()

  func book(_ sailing: Sailing) {
    cover = .booking(BookingDraft(sailing: sailing))
  }

  func show(_ ticket: Ticket) {
    trips.append(ticket)
  }

  func askSupport(about topic: String) {
    sheet = .support(topic: topic)
  }
}

// MARK: - Child flows

extension AppRouter {
  func makeBookingModel(for draft: BookingDraft) -> BookingFlowModel {
    BookingFlowModel(draft: draft) { [weak self] action in
      switch action {
      case .didCancel:
        self?.cover = nil
      case .didBook(let ticket):
        self?.finishBooking(with: ticket)
      }
    }
  }

  func makeSupportModel(about topic: String) -> SupportFlowModel {
    SupportFlowModel(topic: topic) { [weak self] action in
      switch action {
      case .didClose:
        self?.sheet = nil
      case .didAskForCall:
        break  // planted: unhandled_action
      }
    }
  }

  private func finishBooking(with ticket: Ticket) {
    cover = nil
    tab = .trips
    trips = NavigationPath([ticket])
  }
}

// MARK: - Links from outside

extension AppRouter {
  func open(_ link: DeepLink) {
    cover = nil
    sheet = nil
    switch link {
    case .search(let from, let to):
      tab = .search
      search.path = [.sailings(SailingQuery(from: from, to: to))]
    case .ticket(let id):
      tab = .trips
      trips = NavigationPath([Ticket(id: id)])
    case .pastTrips:
      tab = .trips
      trips = NavigationPath([TripsPage.past])
    case .offers:
      tab = .offers
    case .help(let topic):
      tab = .account
      account.path = [.help(topic: topic)]
    }
  }
}
