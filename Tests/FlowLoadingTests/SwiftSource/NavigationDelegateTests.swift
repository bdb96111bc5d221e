import Testing

@Suite("Navigation controllers that are their own delegates")
struct NavigationDelegateTests {
  @Test("One sets up the controllers that it is about to show")
  func willShow() {
    expect(
      launching(
        """
        window?.rootViewController = SettingsNavigation(rootViewController: Settings())
        """) + """
          final class SettingsNavigation: UINavigationController, UINavigationControllerDelegate {
            override func viewDidLoad() { delegate = self }
            func navigationController(
              _ navigationController: UINavigationController, willShow controller: UIViewController,
              animated: Bool
            ) {
              if let settings = controller as? Settings { settings.configure() }
            }
          }
          enum Row { case nothing, push }
          protocol RowModel { func select() -> Row }
          struct AlertRows: RowModel { func select() -> Row { .push } }
          struct InfoRows: RowModel { func select() -> Row { .nothing } }
          final class Settings: UIViewController {
            private var models = [RowModel]()
            private var onError: () -> Void = {}
            func configure() {
              onError = { self.present(UIAlertController(), animated: true) }
              models.append(AlertRows())
            }
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
              run(models[indexPath.row].select())
            }
            @objc func info() { run(InfoRows().select()) }
            private func run(_ row: Row) {
              switch row {
              case .nothing: break
              case .push: 1️⃣navigationController?.pushViewController(Alerts(), animated: true)
              }
            }
          }
          final class Alerts: UIViewController {}
          """, transitions: ["Settings -push-> Alerts at 1️⃣"])
  }
}
