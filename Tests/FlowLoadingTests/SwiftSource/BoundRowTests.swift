import Testing

@Suite("Rows that a stream fills")
struct BoundRowTests {
  @Test(
    "What a row's cell tells its element reaches who listens to that element",
    arguments: [
      """
      .bind(to: table.rx.items(cellIdentifier: "row", cellType: Row.self)) { _, item, row in
        row.fill(with: item)
      }
      """,
      """
      .asDriver(onErrorJustReturn: [])
      .drive(table.rx.items(cellIdentifier: "row", cellType: Row.self)) { _, item, row in
        row.fill(with: item)
      }
      """,
      """
      .bind(to: table.rx.items) { table, index, item in
        let row = table.dequeueReusableCell(withIdentifier: "row") as! Row
        row.fill(with: item)
        return row
      }
      """,
    ])
  func elements(binding: String) {
    expect(
      "import RxSwift\n" + plainLaunch + """
        final class Item {
          let picked = PublishSubject<Int>()
        }
        class Filled: UITableViewCell {
          func fill(with item: Item) {}
        }
        final class Row: Filled {
          let icon = UIImageView()
          override func fill(with item: Item) {
            icon.rx.tapGesture().map { _ in 1 }.bind(to: item.picked)
          }
        }
        final class Model {
          let picked = PublishSubject<Int>()
          let items = BehaviorRelay<[Item]>(value: [])
          func load() {
            Observable.just([1]).map { $0.map { _ in
              let item = Item()
              item.picked.bind(to: self.picked)
              return item
            } }.subscribe(onNext: { self.items.accept($0) })
          }
        }
        final class Start: UIViewController {
          let model = Model()
          let table = UITableView()
          override func viewDidLoad() {
            model.items\(binding)
            model.picked.subscribe(onNext: { [weak self] _ in
              1️⃣self?.navigationController?.pushViewController(Detail(), animated: true)
            })
            model.load()
          }
        }
        """, transitions: ["Start -push-> Detail at 1️⃣"])
  }
}
