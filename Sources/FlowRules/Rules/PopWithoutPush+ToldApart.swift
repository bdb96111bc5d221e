import FlowGraph

extension PopWithoutPush {
  /// Whether the screen's code asks how it came up: it pops on one condition and dismisses on
  /// another or on none, and is pushed in one place and presented in another.
  func isToldApart(_ back: Back, in context: RuleContext) -> Bool {
    guard let condition = back.guard else { return false }
    let levels = Set([back.fromID]).union(
      context.graph.transitions.filter {
        $0.toID == back.fromID && ($0.kind == .embed || $0.kind == .root)
      }.map(\.fromID))
    let isPushed = context.graph.transitions.contains {
      $0.kind == .push && levels.contains($0.toID)
    }
    return isPushed
      && context.graph.backs.contains { other in
        other.kind == .dismiss && levels.contains(other.fromID) && other.guard != condition
      }
  }

  var apartExamples: [RuleExample] {
    [
      RuleExample(
        "A screen that is pushed to edit and presented to add, and asks which it is",
        code: """
          @objc func cancel() {
            if book == nil { dismiss(animated: true) }
            else { navigationController?.popViewController(animated: true) }
          }
          """
      ) { app in
        app.entry("List")
        app.stack(roots: ["List"], path: nil)
        app.stack("editor", roots: ["Editor"], path: nil)
        app.go("List", "Editor", stacks: ["main"])
        app.go("List", "Editor", .cover)
        app.pop(
          "Editor", onEmpty: .ignored, stacks: ["main", "editor"],
          operation: "navigationController?.popViewController(animated: true)")
        app.graph.backs[0].guard = "book != nil"
        app.dismiss("Editor")
        app.graph.backs[1].guard = "book == nil"
      }
    ]
  }
}
