import Observation
import SwiftUI

/// Owns all navigation state of the app and builds every destination.
@MainActor @Observable
final class Coordinator {
  var section: AppSection = .beds
  var settingsPath: [SettingsRoute] = []

  @ObservationIgnored private let almanac = Almanac()
}

// MARK: - Destinations

extension Coordinator {

  @ViewBuilder func destination(for bed: Bed) -> some View {
    if bed.isShared {
      let viewModel = SharedBedViewModel(bed: bed, almanac: almanac)
      SharedBedView(viewModel: viewModel)
    } else {
      BedView(bed: bed)
    }
  }

  @ViewBuilder func view(for route: SettingsRoute) -> some View {
    switch route {
    case .main: SettingsView()
    case .account: AccountView()
    case .reminders: RemindersView()
    case .units: UnitsView()
    }
  }

  @ViewBuilder func sowingGuide() -> some View {
    SowingGuideView(almanac: almanac)
  }

  @ViewBuilder func pruningGuide() -> some View {
    SowingGuideView(almanac: almanac)  // planted: same_destination
  }

  @ViewBuilder func unitsGuide() -> some View {
    UnitsView()
  }
}

// MARK: - Links from outside

extension Coordinator {

  func handleURL(_ url: URL) {
    switch url.host() {
    case "beds":
      section = .beds
    case "settings":
      section = .settings
      settingsPath = [.main, .reminders]  // planted: deep_link_repeats_root
    default:
      break
    }
  }

  func handleWebLink(_ url: URL) {  // planted: deep_link_ignores_url
    section = .settings
    settingsPath = [.account]
  }
}
