import FlowGraph
import Testing

@Suite("Cells that a library's list makes for the items that it is given")
struct ItemCellTests {
  private func source(_ item: String, shared: Bool = false) -> String {
    launching(
      """
      let tabs = UITabBarController()
      tabs.viewControllers = [First(), Second()]
      window?.rootViewController = tabs
      """) + """
        final class BannerItem: NSObject { var onTap: (() -> Void)? }
        extension BannerItem: ListItemProtocol { \(item) }
        final class BannerCell: UITableViewCell {
          private var item: BannerItem?
          private let button = UIButton()
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
          }
          @objc func tapped() { item?.onTap?() }
        }
        extension BannerCell: ListCellProtocol {
          func set(item: ListItemProtocol, context: ListContext?) {
            guard let item = item as? BannerItem else { return }
            self.item = item
          }
        }
        final class First: UIViewController {
          let list = ListView()
          override func viewDidLoad() {
            let banner = BannerItem()
            banner.onTap = { [weak self] in 1️⃣self?.present(Detail(), animated: true) }
            list.sections = [ListSection(rows: [banner])]
          }
        }
        final class Second: UIViewController {
          let list = ListView()
          override func viewDidLoad() {
            let banner = BannerItem()
            banner.onTap = { [weak self] in 2️⃣self?.present(Other(), animated: true) }
            list.sections = [ListSection(rows: [banner])]
          }
        }
        final class Detail: UIViewController {}
        final class Other: UIViewController {}
        """
  }

  private static let tabs = ["AppDelegate -tab-> First", "AppDelegate -tab-> Second"]

  @Test("Each screen's cells are given its own items")
  func given() {
    let graph = expect(
      source("var cellType: AnyClass { BannerCell.self }"),
      transitions: Self.tabs + ["First -sheet-> Detail at 1️⃣", "Second -sheet-> Other at 2️⃣"])
    #expect(graph.transitions.compactMap(\.trigger) == ["tapped", "tapped"])
  }

  @Test("Items that name no class of cells are given to none")
  func unnamed() { expect(source(""), transitions: Self.tabs) }
}
