import FlowGraph

/// A push onto a stack that a modal covers.
struct PushBehindModal: Rule {
  let id = "push_behind_modal"
  let group = RuleGroup.stack
  let summary = "A push from a modal onto the stack that it covers."
  let rationale =
    "The screen comes up behind the modal: nothing seems to happen, and the person finds it when"
    + " they close the modal, as often as they tapped."
  let howToFix = "Dismiss the modal in the same action, or give the modal a stack of its own."
  let defaultSeverity = Severity.warning

  private struct Key: Hashable {
    var place: SourcePlace
    var from: String
  }

  func findings(in context: RuleContext) -> [Finding] {
    let layers = Layers(context.graph)
    var seen: Set<Key> = []
    return context.graph.transitions.compactMap { push in
      guard push.kind == .push, push.certainty == .certain, push.fromID != Transition.anywhere,
        !push.stacks.isEmpty,
        push.stacks.allSatisfy({ !layers.standing(on: $0).contains(push.fromID) }),
        let modal = layers.modal(under: push.fromID, over: push.stacks),
        !leaves(push, in: context.graph), let story = context.story(to: push.fromID),
        seen.insert(Key(place: push.place, from: push.fromID)).inserted
      else { return nil }
      let name = context.name(push.fromID)
      let below = context.name(modal.fromID)
      return finding(
        push.to, screen: push.fromID, detail: [push.via, push.trigger],
        "\(name) pushes \(push.to) on the stack of \(below), which \(context.name(modal.toID))"
          + " covers: nothing is seen of it until that is closed (\(story.way)). Dismiss it in the"
          + " same action, or give it a stack of its own.",
        at: push.place,
        witness: story.steps
          + push.steps.prefix(1).map { Step("\(name): \($0.label)", at: $0.place) }
          + [Step("\(name) pushes \(push.to)", at: push.place)],
        unless: context.doubt(about: [push.fromID, push.from]))
    }
  }

  /// Whether the same action takes the modal away.
  private func leaves(_ push: Transition, in graph: FlowGraph) -> Bool {
    graph.backs.contains { back in
      guard back.kind == .dismiss, back.fromID == push.fromID else { return false }
      guard let one = back.steps.first, let other = push.steps.first else {
        return back.trigger == push.trigger
      }
      return one.place == other.place
    }
  }

  /// Screens by the stacks that they stand on and the modals that they are in.
  private struct Layers {
    private let graph: FlowGraph
    private var screens: [String: Set<String>] = [:]
    private var parents: [String: [Transition]] = [:]

    init(_ graph: FlowGraph) {
      self.graph = graph
      for stack in graph.stacks { screens[stack.id] = Set(stack.roots) }
      for row in graph.transitions {
        parents[row.toID, default: []].append(row)
        if row.kind == .push {
          for stack in row.stacks { screens[stack, default: []].insert(row.toID) }
        }
      }
      let parts = graph.transitions.filter { $0.kind == .embed || $0.kind == .root }
      for stack in graph.stacks {
        var found = screens[stack.id] ?? []
        var grew = true
        while grew {
          grew = false
          for row in parts where found.contains(row.fromID) && found.insert(row.toID).inserted {
            grew = true
          }
        }
        screens[stack.id] = found
      }
    }

    func standing(on stack: String) -> Set<String> { screens[stack] ?? [] }

    /// The modal that holds a screen and that only screens on or around one of the stacks present,
    /// itself or by a pile of modals.
    func modal(under screen: String, over stacks: [String]) -> Transition? {
      let below = stacks.reduce(into: around(stacks)) { $0.formUnion(standing(on: $1)) }
      var done: Set<String> = []
      return modal(under: screen, over: below, &done)
    }

    private func modal(
      under screen: String, over below: Set<String>, _ done: inout Set<String>
    ) -> Transition? {
      guard let modals = modals(holding: screen) else { return nil }
      for row in modals where !below.contains(row.fromID) && done.insert(row.fromID).inserted {
        guard modal(under: row.fromID, over: below, &done) != nil else { return nil }
      }
      return modals.min { $0.place < $1.place }
    }

    /// The sheets and covers in which a screen comes up; nil if it comes up otherwise too.
    private func modals(holding screen: String) -> [Transition]? {
      var modals: [Transition] = []
      var seen: Set<String> = [screen]
      var queue = [screen]
      while let next = queue.popLast() {
        if graph.entries.contains(where: { $0.screenID == next }) { return nil }
        for row in parents[next] ?? [] {
          if row.kind.isModal, row.onPath || !row.stacks.isEmpty {
            // One path holds what is pushed and what is presented: the top is what shows.
            return nil
          } else if row.kind == .sheet || row.kind == .cover {
            modals.append(row)
          } else if row.kind == .popover {
            return nil
          } else if seen.insert(row.fromID).inserted {
            queue.append(row.fromID)
          }
        }
      }
      return modals
    }

    /// The screens that hold the stacks: what they present covers them as well.
    private func around(_ stacks: [String]) -> Set<String> {
      let owners = Set(graph.stacks.filter { stacks.contains($0.id) }.map(\.owner))
      var queue = graph.screens.filter { owners.contains($0.name) }.map(\.id)
      var found = Set(queue)
      while let next = queue.popLast() {
        for row in parents[next] ?? [] where [.tab, .root, .embed].contains(row.kind) {
          if found.insert(row.fromID).inserted { queue.append(row.fromID) }
        }
      }
      return found
    }
  }

  var examples: [RuleExample] {
    [
      RuleExample(
        "A button in a sheet pushes behind it", expects: ["BookView"],
        code: """
          NavigationStack(path: $path) { ShelfView(path: $path) }
          // in ShelfView
          .sheet(isPresented: $isSearching) { SearchView(path: $path) }
          // in SearchView
          Button("Open") { path.append(book) }
          """
      ) { app in
        app.entry("MainView")
        app.stack(roots: ["ShelfView"])
        app.go("MainView", "ShelfView", .root)
        app.go("ShelfView", "SearchView", .sheet)
        app.go(
          "SearchView", "BookView", trigger: "Button \"Open\"", stacks: ["main"], onPath: true)
      },
      RuleExample(
        "From a screen within a cover", expects: ["BookView"],
        code: """
          .fullScreenCover(isPresented: $isSearching) { NavigationStack { SearchView() } }
          // a screen that SearchView pushes
          Button("Open") { router.mainPath.append(book) }
          """
      ) { app in
        app.entry("ShelfView")
        app.stack(roots: ["ShelfView"])
        app.stack("search", roots: ["SearchView"])
        app.go("ShelfView", "SearchView", .cover)
        app.go("SearchView", "ResultView", stacks: ["search"])
        app.go(
          "ResultView", "BookView", trigger: "Button \"Open\"", stacks: ["main"], onPath: true)
      },
      RuleExample(
        "From a sheet over a sheet that the stack's owner presents", expects: ["BookView"],
        code: """
          struct MainView: View {
            var body: some View {
              NavigationStack(path: $path) { ShelfView() }
                .sheet(isPresented: $isChoosing) { ChooseView() }   // which presents SearchView
            }
          }
          // in SearchView
          Button("Open") { path.append(book) }
          """
      ) { app in
        app.entry("MainView")
        app.stack(roots: ["ShelfView"], owner: "MainView")
        app.go("MainView", "ShelfView", .root)
        app.go("MainView", "ChooseView", .sheet)
        app.go("ChooseView", "SearchView", .sheet)
        app.go(
          "SearchView", "BookView", trigger: "Button \"Open\"", stacks: ["main"], onPath: true)
      },
      RuleExample(
        "It dismisses in the same action",
        code: """
          Button("Open") { dismiss(); path.append(book) }
          """
      ) { app in
        app.entry("ShelfView")
        app.stack(roots: ["ShelfView"])
        app.go("ShelfView", "SearchView", .sheet)
        app.go(
          "SearchView", "BookView", trigger: "Button \"Open\"", stacks: ["main"], onPath: true)
        app.graph.backs.append(
          Back(
            from: "SearchView", kind: .dismiss, trigger: "Button \"Open\"",
            operation: "dismiss()", at: app.place()))
      },
      RuleExample(
        "A sheet with a stack of its own",
        code: """
          .sheet(isPresented: $isSearching) { NavigationStack { SearchView() } }
          // in SearchView
          NavigationLink("Open") { BookView() }
          """
      ) { app in
        app.entry("ShelfView")
        app.stack(roots: ["ShelfView"])
        app.stack("search", roots: ["SearchView"])
        app.go("ShelfView", "SearchView", .sheet)
        app.go("SearchView", "BookView", stacks: ["search"])
      },
    ]
  }
}
