import Testing

@Suite("Overloads by the type of what fills a local")
struct FilledArgumentTests {
  @Test(
    "The one of that type is meant",
    arguments: [
      ("guard let link = post.link else { return }; open(link)", "2️⃣"),
      ("if let link = post.link { open(link) }", "2️⃣"),
      ("for tag in post.tags { open(tag) }", "1️⃣"),
    ])
  func filled(_ statements: String, _ place: String) {
    let page = place == "1️⃣" ? "Detail" : "Other"
    expect(
      plainLaunch
        + """
        struct User {}
        struct Post { let author: User; let link: URL?; let tags: [String] }
        final class Start: UIViewController {
          let post: Post
          init(_ post: Post) { self.post = post; super.init(nibName: nil, bundle: nil) }
          private func open(_ user: User) { 3️⃣present(Third(), animated: true) }
          private func open(_ tag: String) { 1️⃣present(Detail(), animated: true) }
          private func open(_ link: URL) { 2️⃣present(Other(), animated: true) }
          @IBAction func tap() { \(statements) }
        }
        final class Third: UIViewController {}
        """,
      transitions: ["Start -sheet-> \(page) at \(place)"])
  }
}
