import UIKit

/// Hands over to a storyboard: from its first scene on, segues lead the way.
final class TicketsCoordinator: Coordinator {
  let navigationController: UINavigationController
  var children: [any Coordinator] = []

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let storyboard = UIStoryboard(name: "Tickets", bundle: nil)
    let viewController = storyboard.instantiateViewController(
      withIdentifier: "TicketTypesViewController")
    navigationController.pushViewController(viewController, animated: true)
  }
}
