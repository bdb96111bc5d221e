import Testing

@Suite("Lists of navigation stacks that code changes")
struct StackLevelTests {
  private func app(_ body: String) -> String {
    plainLaunch + """
      final class Start: UIViewController {
        @objc func add() { navigationController?.pushViewController(Form(), animated: true) }
      }
      final class Form: UIViewController {
        @objc func save() {
          guard let nav = navigationController else { return }
          \(body)
        }
      }
      """
  }

  private func leads(
    _ body: String, to transitions: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(
      app(body), transitions: ["Start -push-> Form"] + transitions, sourceLocation: sourceLocation)
  }

  @Test(
    "What stands above what lay there is pushed",
    arguments: [
      "var pages = nav.viewControllers; pages.append(Detail())",
      "var pages = nav.viewControllers; pages.removeLast(); pages.append(Detail())",
      "var pages = nav.viewControllers; pages.removeAll { $0 === self }; pages.append(Detail())",
      "var pages = nav.viewControllers; pages[pages.count - 1] = Detail()",
      "var pages = Array(nav.viewControllers.prefix(1)); pages.append(Detail())",
      "var pages = Array(nav.viewControllers.dropLast()); pages += [Detail()]",
      "let pages = nav.viewControllers.filter { $0 != self } + [Detail()]",
      "let root = nav.viewControllers.first!; let pages = [root, Detail()]",
    ])
  func pushed(list: String) {
    leads(
      "\(list); 1️⃣nav.setViewControllers(pages, animated: true)", to: ["Form -push-> Detail at 1️⃣"])
    leads("\(list); 1️⃣nav.viewControllers = pages", to: ["Form -push-> Detail at 1️⃣"])
  }

  @Test(
    "So is what is put into the list in its place",
    arguments: [
      "nav.viewControllers.append(Detail())", "nav.viewControllers += [Detail()]",
      "nav.viewControllers = nav.viewControllers + [Detail()]",
      "nav.viewControllers = nav.viewControllers.dropLast() + [Detail()]",
      "nav.viewControllers[1] = Detail()",
      "navigationController?.viewControllers.append(Detail())",
    ])
  func inPlace(call: String) {
    leads("1️⃣\(call)", to: ["Form -push-> Detail at 1️⃣"])
  }

  @Test("A list that begins anew is a root")
  func anew() {
    leads(
      """
      var pages = nav.viewControllers
      pages.removeAll()
      pages.append(Detail())
      1️⃣nav.setViewControllers(pages, animated: true)
      """, to: ["Form -root-> Detail at 1️⃣"])
  }

  @Test("What is put beneath another that leads there is no way of its own")
  func beneath() {
    leads(
      """
      2️⃣nav.pushViewController(Detail(), animated: true)
      var pages = nav.viewControllers
      pages.insert(Detail(), at: pages.count - 1)
      nav.viewControllers = pages
      """, to: ["Form -push-> Detail at 2️⃣"])
  }

  @Test(
    "What takes the last away goes back",
    arguments: [
      "nav.viewControllers.removeLast()", "nav.viewControllers = nav.viewControllers.dropLast()",
    ])
  func back(call: String) {
    expect(
      app("1️⃣\(call)"), transitions: ["Start -push-> Form"], backs: ["Form pop at 1️⃣"])
  }

  @Test("What is read out of it is any controller that it is asked to be")
  func asked() {
    expect(
      app("(nav.viewControllers.last as? Form)?.more()")
        + "extension Form { func more() { 1️⃣present(Detail(), animated: true) } }",
      transitions: ["Start -push-> Form", "Form -sheet-> Detail at 1️⃣"])
  }
}
