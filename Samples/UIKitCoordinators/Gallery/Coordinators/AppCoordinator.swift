import UIKit

final class AppCoordinator: Coordinator {
  let navigationController: UINavigationController
  var children: [any Coordinator] = []

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let list = ExhibitionListViewController()
    list.onSelect = { [weak self] exhibition in
      self?.show(exhibition)
    }
    list.onTickets = { [weak self] in
      self?.startTickets()
    }
    list.onBack = { [weak self] in
      self?.navigationController.popViewController(animated: true)  // planted: pop_without_push
    }
    navigationController.setViewControllers([list], animated: false)
  }

  private func show(_ exhibition: Exhibition) {
    let viewController = ExhibitionViewController(exhibition: exhibition)
    viewController.delegate = self
    navigationController.pushViewController(viewController, animated: true)
  }

  private func startTickets() {
    add(TicketsCoordinator(navigationController: navigationController))
  }
}

// MARK: - ExhibitionViewControllerDelegate

extension AppCoordinator: ExhibitionViewControllerDelegate {
  func exhibitionViewController(
    _ viewController: ExhibitionViewController, didSelect room: Room
  ) {
    let roomViewController = RoomViewController(room: room)
    roomViewController.onClose = { [weak navigationController] in
      navigationController?.popToRootViewController(animated: true)
    }
    navigationController.pushViewController(roomViewController, animated: true)
  }

  func exhibitionViewControllerDidTapAudioGuide(_ viewController: ExhibitionViewController) {
    let child = AudioGuideCoordinator(presenter: navigationController)
    child.onFinish = { [weak self, unowned child] in
      self?.remove(child)
    }
    add(child)
  }
}
