enum AppSection: Hashable {
  case beds
  case guide
  case settings
}

enum SettingsRoute: Hashable {
  case main
  case account
  case reminders
  case units  // planted: dead_route
}
