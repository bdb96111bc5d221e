import UIKit

final class RoomViewController: UIViewController {
  var onClose: (() -> Void)?

  private let room: Room

  init(room: Room) {
    self.room = room
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("Made in code only")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Room \(room.number)"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "All exhibitions", style: .done, target: self, action: #selector(closeTapped))
  }

  @objc private func closeTapped() {
    onClose?()
  }
}
