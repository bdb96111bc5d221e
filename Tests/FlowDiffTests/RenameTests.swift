import FlowDiff
import FlowGraph
import Testing

@Suite struct RenameTests {
  @Test func aScreenWithAnotherNameIsOneScreen() {
    let change = FlowChange(
      from: App.graph(), to: App.graph().renaming("Detail", to: "RecipePage"))
    #expect(change.screens.renamed.map(\.before.name) == ["Detail"])
    #expect(change.screens.renamed.map(\.after.name) == ["RecipePage"])
    #expect(change.screens.added.isEmpty && change.screens.removed.isEmpty)
    #expect(change.transitions.added.isEmpty && change.transitions.removed.isEmpty)
  }

  @Test func neighboursThatAreRenamedTogetherAreFound() {
    let head = App.graph().renaming("List", to: "ListPage").renaming("Detail", to: "DetailPage")
    let change = FlowChange(from: App.graph(), to: head)
    #expect(change.screens.renamed.map(\.before.name) == ["Detail", "List"])
    #expect(change.transitions == FlowChange.Transitions())
  }

  @Test func anotherScreenInItsPlaceIsAnotherScreen() {
    let base = App.graph {
      $0.add("Login", file: "Account/Login.swift")
      $0.way("Home", "Login")
      $0.way("Login", "List")
    }
    let head = App.graph {
      $0.add("Statistics", file: "Charts/Statistics.swift")
      $0.way("Home", "Statistics")
      $0.way("Statistics", "Settings")
    }
    let change = FlowChange(from: base, to: head)
    #expect(change.screens.renamed.isEmpty)
    #expect(change.screens.added.map(\.name) == ["Statistics"])
    #expect(change.screens.removed.map(\.name) == ["Login"])
  }

  @Test func anIdThatGainsItsFileIsTheSameScreen() {
    let base = App.graph()
    var head = App.graph()
    head = head.renaming("Detail", to: "Detail@Detail.swift", file: "Detail.swift")
    for index in head.screens.indices where head.screens[index].id == "Detail@Detail.swift" {
      head.screens[index].name = "Detail"
    }
    head.add("Detail", file: "Other.swift", id: "Detail@Other.swift")
    let change = FlowChange(from: base, to: head)
    #expect(change.screens.renamed.isEmpty && change.screens.removed.isEmpty)
    #expect(change.screens.added.map(\.id) == ["Detail@Other.swift"])
    #expect(change.transitions == FlowChange.Transitions())
  }

  @Test func twoNewScreensWantOneOldName() {
    let base = App.graph {
      $0.add("ProfileView")
      $0.way("Home", "ProfileView")
    }
    let head = App.graph {
      $0.add("ProfilePage")
      $0.add("ProfileEditor")
      $0.way("Home", "ProfilePage")
      $0.way("ProfilePage", "ProfileEditor")
    }
    let change = FlowChange(from: base, to: head)
    #expect(change.screens.renamed.map(\.after.name) == ["ProfilePage"])
    #expect(change.screens.added.map(\.name) == ["ProfileEditor"])
  }

  @Test("A controller that only hosts a view of its name now is that screen")
  func hosted() {
    let base = App.graph {
      $0.add("LoginViewController", file: "Login/LoginViewController.swift")
      $0.way("Home", "LoginViewController", .sheet)
    }
    var head = App.graph {
      $0.add("LoginForm", file: "Forms/Login.swift")
      $0.add("LoginView", file: "Login/LoginView.swift")
      $0.way("Home", "LoginView", .sheet)
      $0.way("LoginView", "LoginForm")
    }
    head.components = ["LoginViewController"]
    for (was, now) in [(base, head), (head, base)] {
      let change = FlowChange(from: was, to: now)
      #expect(change.screens.renamed.count == 1)
      #expect(change.screens.joined.isEmpty && change.screens.split.isEmpty)
    }
    // One with other words, or to which something else leads, is another screen.
    let other = head.renaming("LoginView", to: "AccountView")
    #expect(FlowChange(from: base, to: other).screens.joined.map(\.name) == ["LoginViewController"])
  }
}
