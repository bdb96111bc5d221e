import UIKit

final class PlayerViewController: UIViewController {
  var onTranscript: (() -> Void)?
  var onDone: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Audio guide"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in
        self?.onDone?()
      })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Transcript", handler: showTranscript))
  }

  private func showTranscript(_ action: UIAction) {
    onTranscript?()
  }
}
