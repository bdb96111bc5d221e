import FlowGraph
import Testing

@Suite("Controllers that show what a search finds")
struct SearchResultTests {
  private static let screens = """
    protocol ResultsDelegate: AnyObject { func picked(id: String) }
    final class Results: UITableViewController {
      weak var delegate: ResultsDelegate?
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        delegate?.picked(id: "1")
      }
    }

    """

  @Test("The results are a part of the screen that searches")
  func results() {
    expect(
      plainLaunch + Self.screens + """
        final class Start: UIViewController, ResultsDelegate {
          override func viewDidLoad() {
            super.viewDidLoad()
            let results = Results()
            results.delegate = self
            navigationItem.searchController = 1️⃣UISearchController(searchResultsController: results)
          }
          func picked(id: String) {
            2️⃣navigationController?.pushViewController(Detail(), animated: true)
          }
        }
        """,
      transitions: ["Start -embed-> Results at 1️⃣", "Results -push-> Detail at 2️⃣"])
  }

  @Test("A protocol's extension sets the search up")
  func shared() {
    expect(
      plainLaunch + Self.screens + """
        protocol Searching: UIViewController { var search: UISearchController! { get set } }
        extension Searching where Self: ResultsDelegate {
          func setUpSearch() {
            let results = Results()
            results.delegate = self
            search = 1️⃣UISearchController(searchResultsController: results)
            navigationItem.searchController = search
          }
        }
        final class Start: UIViewController, Searching, ResultsDelegate {
          var search: UISearchController!
          override func viewDidLoad() {
            super.viewDidLoad()
            setUpSearch()
          }
          func picked(id: String) {
            2️⃣navigationController?.pushViewController(Detail(), animated: true)
          }
        }
        """,
      transitions: ["Start -embed-> Results at 1️⃣", "Results -push-> Detail at 2️⃣"])
  }

  @Test("A search that shows its results in the list itself shows no other controller")
  func plain() {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          override func viewDidLoad() {
            navigationItem.searchController = UISearchController(searchResultsController: nil)
          }
        }
        """)
  }
}
