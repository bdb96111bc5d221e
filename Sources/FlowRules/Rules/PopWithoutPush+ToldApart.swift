import FlowAnalysis
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

  /// Whether the code may act on the stack on which its screen stands, and this is another one: which
  /// of a program's navigation controllers it is was not told apart.
  func isMeantForAnother(_ underflow: StackAnalysis.Underflow, in context: RuleContext) -> Bool {
    let back = underflow.back
    guard back.onEmpty == .ignored, !stands(back.fromID, on: underflow.stack.id, in: context) else {
      return false
    }
    return context.graph.backs.contains { other in
      other.place == back.place && other.fromID == back.fromID && other.trigger == back.trigger
        && other.stacks.contains { stands(back.fromID, on: $0, in: context) }
    }
  }

  private func stands(_ screen: String, on stack: String, in context: RuleContext) -> Bool {
    context.graph.stacks.contains { $0.id == stack && $0.roots.contains(screen) }
      || context.graph.transitions.contains { $0.toID == screen && $0.stacks.contains(stack) }
  }

  var apartExamples: [RuleExample] {
    [
      RuleExample(
        "One of two navigation controllers that code can mean, and the screen is on the other",
        code: """
          final class Flow {   // one for each of two navigation controllers
            let controller: UINavigationController
            func openFilter() { controller.pushViewController(Filter(), animated: true) }
            func back() { controller.popViewController(animated: true) }
          }
          """
      ) { app in
        app.entry("List")
        app.stack(roots: ["List"], path: nil)
        app.stack("other", roots: ["List"], path: nil)
        app.go("List", "Filter", stacks: ["main"])
        let place = app.place()
        for stack in ["main", "other"] {
          app.pop(
            "Filter", onEmpty: .ignored, stacks: [stack],
            operation: "controller.popViewController(animated: true)", at: place)
        }
      },
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
      },
    ]
  }
}
