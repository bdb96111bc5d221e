import UIKit

final class ExhibitionListViewController: UITableViewController {
  var onSelect: ((Exhibition) -> Void)?
  var onTickets: (() -> Void)?
  var onBack: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Exhibitions"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Back", style: .plain, target: self, action: #selector(backTapped))
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Tickets") { [weak self] _ in
        self?.onTickets?()
      })
  }

  @objc private func backTapped() {
    onBack?()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Exhibition.current.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = Exhibition.current[indexPath.row].title
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect?(Exhibition.current[indexPath.row])
  }
}
