import FlowGraph
import Testing

@Suite("Lists that a database fills")
struct FetchedListTests {
  @Test("A list that is empty at first and then fetched has rows")
  func fetched() {
    expect(
      plainLaunch + """
        final class Device: NSManagedObject {
          @NSManaged var name: String
          static func all(in context: NSManagedObjectContext) -> [Device] {
            var list: [Device] = []
            do { list = try context.fetch(NSFetchRequest<Device>(entityName: "Device")) } catch {
              return []
            }
            return list
          }
        }
        struct Row {
          enum Kind { case device(name: String), add }
          let kind: Kind
        }
        final class Start: UITableViewController {
          let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
          func rows() -> [Row] {
            var rows = Device.all(in: context).map { Row(kind: .device(name: $0.name)) }
            rows.append(Row(kind: .add))
            return rows
          }
          override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
            switch rows()[path.row].kind {
            case .device: 1️⃣present(Detail(), animated: true)
            case .add: 2️⃣present(Other(), animated: true)
            }
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣", "Start -sheet-> Other at 2️⃣"])
  }
}
