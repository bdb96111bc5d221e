import UIKit

final class AudioGuideCoordinator: Coordinator {
  let navigationController = UINavigationController()
  var children: [any Coordinator] = []
  var onFinish: (() -> Void)?

  private let presenter: UIViewController

  init(presenter: UIViewController) {
    self.presenter = presenter
  }

  func start() {
    let player = PlayerViewController()
    player.onTranscript = { [weak self] in
      self?.showTranscript()
    }
    player.onDone = { [weak self] in
      self?.finish()
    }
    navigationController.viewControllers = [player]
    navigationController.modalPresentationStyle = .fullScreen
    presenter.present(navigationController, animated: true)
  }

  private func showTranscript() {
    navigationController.pushViewController(TranscriptViewController(), animated: true)
  }

  private func finish() {
    presenter.dismiss(animated: true) { [onFinish] in
      onFinish?()
    }
  }
}
