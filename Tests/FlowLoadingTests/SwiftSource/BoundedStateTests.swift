import Testing

@testable import FlowLoading

@Suite("State that code writes to some object of a class")
struct BoundedStateTests {
  private let heap: Heap
  private let own: [Place]
  private var any: Place

  init() {
    let source = """
      class Frame { var pages: [Int] = [] }
      class Feed: Frame {}
      class Picker: Frame {}
      final class Keys: Picker {}
      """
    let index = ProgramIndex([Lowering.unit(file: 0, path: "App.swift", text: source).0])
    heap = Heap(memory: CallMemory(), index: index)
    func type(_ name: String) -> Int { index.find(dotted: name, file: 0)?.id ?? -1 }
    any = Place(object: nil, type: type("Frame"), name: "pages")
    var places: [Place] = []
    for name in ["Frame", "Feed", "Picker", "Keys"] {
      let object = heap.object(type: type(name), site: nil, maker: nil)
      places.append(Place(object: object, type: type("Frame"), name: "pages"))
    }
    own = places
    any.below = type("Picker")
  }

  private func read() -> [ValueSet] { own.map { heap.read($0) } }

  @Test("Only those of the class and of those below it hold it")
  func below() {
    #expect(read() == [.none, .none, .none, .none])
    heap.write(ValueSet(.integer(1)), to: any)
    #expect(read() == [.none, .none, ValueSet(.integer(1)), ValueSet(.integer(1))])
    heap.write(ValueSet(.integer(2)), to: any)
    #expect(read()[3] == ValueSet([.integer(1), .integer(2)]))
    #expect(heap.read(any) == ValueSet([.integer(1), .integer(2)]))
  }

  @Test("All hold what is written to any")
  func everywhere() {
    var place = any
    place.below = nil
    heap.write(ValueSet(.integer(1)), to: place)
    #expect(read() == own.map { _ in ValueSet(.integer(1)) })
  }

  @Test("Who read it before has it to read again")
  func isNews() {
    let before = heap.read(own[2])
    let clock = heap.clock
    heap.write(ValueSet(.integer(1)), to: any)
    #expect(before == .none && heap.clock > clock)
    #expect(heap.version(heap.number(own[2].everywhere)) > clock)
  }

  @Test("What some controller of a class holds, a sibling of it does not")
  func siblings() {
    expect(
      plainLaunch + """
        final class Scene: UIResponder, UIWindowSceneDelegate {
          func sceneDidBecomeActive(_ scene: UIScene) { Hub.shared.tell() }
        }
        class Frame: UIViewController {
          var pages: [UIViewController] = []
          func display(_ number: Int) { 1️⃣addChild(pages[number]) }
        }
        protocol Listening: AnyObject { func didUpdate() }
        final class Hub {
          static let shared = Hub()
          private var all: [String: [Listening]] = [:]
          func attach(_ one: Listening) {
            if var some = all["a"] {
              some.append(one)
              all["a"] = some
            } else {
              all["a"] = [one]
            }
          }
          func tell() {
            guard let some = all["a"] else { return }
            for one in some { one.didUpdate() }
          }
        }
        final class Start: Frame {
          override func viewDidLoad() {
            pages = [Other()]
            display(0)
          }
          @IBAction func ask() { 2️⃣present(Request(), animated: true) }
        }
        final class Request: Frame, Listening {
          override func viewDidLoad() { Hub.shared.attach(self) }
          func didUpdate() {
            pages = [Keys()]
            display(0)
          }
        }
        final class Keys: UIViewController {}
        """,
      transitions: [
        "Start -embed-> Other at 1️⃣", "Start -sheet-> Request at 2️⃣",
        "Request -embed-> Keys at 1️⃣",
      ])
  }
}
