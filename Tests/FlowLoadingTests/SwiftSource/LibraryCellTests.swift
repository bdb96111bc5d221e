import Testing

@Suite("Cells by classes of libraries")
struct LibraryCellTests {
  @Test(
    "What a library's cell tells its delegate is told as by UIKit's",
    arguments: ["SwipeTableViewCell", "MGSwipeTableViewCell", "UITableViewCell"])
  func superclass(_ name: String) {
    expect(
      """
      \(plainLaunch)
      final class Start: UITableViewController, CellDelegate {
        override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
          let cell = t.dequeueReusableCell(withIdentifier: "c", for: i) as! Cell
          cell.cellDelegate = self
          return cell
        }
        func linkTapped() { 1️⃣navigationController?.pushViewController(Detail(), animated: true) }
      }
      protocol CellDelegate: AnyObject { func linkTapped() }
      final class Cell: \(name), UITextViewDelegate {
        weak var cellDelegate: CellDelegate?
        func textView(_ textView: UITextView, shouldInteractWith URL: URL) -> Bool {
          cellDelegate?.linkTapped()
          return false
        }
      }
      """, transitions: ["Start -push-> Detail at 1️⃣"])
  }
}
