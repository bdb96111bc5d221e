import Testing

@testable import FlowLoading

@Suite("Local names") struct LocalsTests {
  @Test("A name stands for what was bound to it last, until it is taken away")
  func binding() {
    var locals = Locals()
    #expect(locals.isEmpty)
    locals["a"] = Slot(ValueSet(.integer(1)))
    locals["b"] = Slot(ValueSet(.integer(2)))
    locals["a"] = Slot(ValueSet(.integer(3)))
    #expect(locals["a"]?.values == ValueSet(.integer(3)))
    #expect(locals["b"]?.values == ValueSet(.integer(2)))
    #expect(locals.slots.count == 2)
    locals["a"] = nil
    #expect(locals["a"] == nil)
    #expect(locals["b"] != nil)
  }

  @Test("Names are shared with a branch, and storage is not with a copy") func copies() {
    var locals = Locals()
    locals["a"] = Slot(ValueSet(.integer(1)))
    let branch = locals
    let copy = locals.copied()
    branch["a"]?.assign(ValueSet(.integer(2)))
    #expect(locals["a"]?.values.values == [.integer(1), .integer(2)])
    #expect(copy["a"]?.values == ValueSet(.integer(1)))
  }

  @Test("Locals that one tuple is given take its parts")
  func destructured() {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          @IBAction func go() {
            let page: UIViewController
            let number: Int
            (page, number) = made()
            print(number)
            1️⃣present(page, animated: true)
          }
          func made() -> (UIViewController, Int) { (Detail(), 1) }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("Properties that are made of themselves come to an end")
  func circular() {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          let center = center
          static let limit = limit
          lazy var one = two
          lazy var two = one
          @IBAction func go() {
            two = one
            for item in two { item.show() }
            one.two.append(center)
            if limit == 3 { 1️⃣present(Detail(), animated: true) }
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }
}
