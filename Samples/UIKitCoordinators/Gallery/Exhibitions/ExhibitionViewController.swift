import UIKit

@MainActor
protocol ExhibitionViewControllerDelegate: AnyObject {
  func exhibitionViewController(_ viewController: ExhibitionViewController, didSelect room: Room)
  func exhibitionViewControllerDidTapAudioGuide(_ viewController: ExhibitionViewController)
}

final class ExhibitionViewController: UIViewController {
  weak var delegate: ExhibitionViewControllerDelegate?

  private let exhibition: Exhibition

  init(exhibition: Exhibition) {
    self.exhibition = exhibition
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("Made in code only")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = exhibition.title

    let rooms = exhibition.rooms.map { room in
      UIButton(
        configuration: .bordered(),
        primaryAction: UIAction(title: "Room \(room.number)") { [unowned self] _ in
          delegate?.exhibitionViewController(self, didSelect: room)
        })
    }
    let guide = UIButton(type: .system)
    guide.setTitle("Audio guide", for: .normal)
    guide.addTarget(self, action: #selector(audioGuideTapped), for: .touchUpInside)

    let stack = UIStackView(arrangedSubviews: rooms + [guide])
    stack.axis = .vertical
    view.addSubview(stack)
  }

  @objc private func audioGuideTapped() {
    delegate?.exhibitionViewControllerDidTapAudioGuide(self)
  }
}
