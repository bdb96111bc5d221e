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

  /// One act that pushes one screen, in however many branches it does so.
  private struct Key: Hashable {
    var place: SourcePlace
    var from: String
    var to: String
  }

  func findings(in context: RuleContext) -> [Finding] {
    let layers = ModalLayers(context.graph)
    var seen: Set<Key> = []
    return context.graph.transitions.compactMap { push in
      guard push.kind == .push, push.certainty == .certain, push.fromID != Transition.anywhere,
        !push.stacks.isEmpty, let modal = layers.modal(covering: push),
        !leaves(push, modal, in: context.graph), let story = context.story(to: push.fromID),
        seen.insert(
          Key(place: push.steps.first?.place ?? push.place, from: push.fromID, to: push.toID)
        ).inserted
      else { return nil }
      let name = context.name(push.fromID)
      let below = context.name(modal.fromID)
      let isSure = layers.isTold(push.stacks, below: modal)
      return finding(
        name, screen: push.to, detail: [push.via, push.trigger], severity: isSure ? nil : .note,
        "\(name) \(isSure ? "pushes" : "may push") \(push.to) on the stack of \(below), which"
          + " \(context.name(modal.toID)) covers: nothing is seen of it until that is closed"
          + " (\(story.way)). Dismiss it in the same action, or give it a stack of its own.",
        at: push.place,
        witness: story.steps
          + push.steps.prefix(1).map { Step("\(name): \($0.label)", at: $0.place) }
          + [Step("\(name) pushes \(push.to)", at: push.place)],
        unless: context.doubt(about: [push.fromID, push.from]))
    }
  }

  /// Whether the same action takes the modal away, or the push does: code that watches the path.
  private func leaves(_ push: Transition, _ modal: Transition, in graph: FlowGraph) -> Bool {
    let paths = graph.stacks.filter { push.stacks.contains($0.id) }.compactMap(\.path)
    return graph.backs.contains { back in
      guard back.kind == .dismiss else { return false }
      if paths.contains(where: { back.observes?.contains($0) == true }) {
        return back.fromID == push.fromID || back.fromID == modal.toID
      }
      guard back.fromID == push.fromID else { return false }
      guard let one = back.steps.first, let other = push.steps.first else {
        return back.trigger == push.trigger
      }
      return one.place == other.place
    }
  }

  var examples: [RuleExample] {
    [
      RuleExample(
        "A button in a sheet pushes behind it", expects: ["SearchView"],
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
        "One act that does so in two branches is one mistake", expects: ["SearchView"],
        code: """
          func open(_ book: Book) {   // by a button in SearchView, which ShelfView presents
            if isNew { path.append(book) } else { path.append(book); count += 1 }
          }
          """
      ) { app in
        app.entry("MainView")
        app.stack(roots: ["ShelfView"])
        app.go("MainView", "ShelfView", .root)
        app.go("ShelfView", "SearchView", .sheet)
        app.go(
          "SearchView", "BookView", trigger: "Button \"Open\"", stacks: ["main"], onPath: true,
          steps: ["Button \"Open\""])
        var other = app.graph.transitions[app.graph.transitions.count - 1]
        other.line += 1
        app.graph.transitions.append(other)
      },
      RuleExample(
        "From a screen within a cover", expects: ["ResultView"],
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
        "From a sheet over a sheet that the stack's owner presents", expects: ["SearchView"],
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
        "A page that is pushed in one place and comes up in a sheet of its own in another",
        expects: ["AboutView"],
        code: """
          NavigationStack(path: $router.path) { HomeView() }.environment(router)
          // in HomeView, which also has NavigationLink("About", value: Page.about)
          .sheet(isPresented: $isOpen) { NavigationStack { AboutView() } }
          // in AboutView
          Button("Author") { router.path.append(author) }
          """
      ) { app in
        app.entry("HomeView")
        app.stack(roots: ["HomeView"])
        app.stack("about", roots: ["AboutView"], path: nil)
        app.go("HomeView", "AboutView", stacks: ["main"], onPath: true)
        app.go("HomeView", "AboutView", .sheet)
        app.go(
          "AboutView", "AuthorView", trigger: "Button \"Author\"", stacks: ["main"], onPath: true)
        app.graph.transitions[2].file = "AboutView.swift"
      },
      RuleExample(
        "Onto one of many stacks that a wrapper makes (a note)", expects: ["SearchView"],
        code: """
          struct FlowView: View {   // of every flow
            var body: some View { NavigationStack(path: $flow.path) { flow.root } }
          }
          // in SearchView, a flow's sheet
          Button("Open") { flow.path.append(book) }
          """
      ) { app in
        app.entry("ShelfView")
        app.stack(roots: ["ShelfView", "ChatView", "CallView", "FilesView", "HelpView"])
        app.go("ShelfView", "SearchView", .sheet)
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
        "Who presents the sheet takes it away when the path changes",
        code: """
          NavigationStack(path: $path) { ShelfView() }
            .sheet(isPresented: $isSearching) { SearchView(path: $path) }
            .onChange(of: path) { isSearching = false }
          """
      ) { app in
        app.entry("ShelfView")
        app.stack(roots: ["ShelfView"])
        app.go("ShelfView", "SearchView", .sheet)
        app.go(
          "SearchView", "BookView", trigger: "Button \"Open\"", stacks: ["main"], onPath: true)
        app.graph.backs.append(
          Back(
            from: "SearchView", kind: .dismiss, trigger: "onChange",
            operation: "isSearching = false", observes: app.graph.stacks.compactMap(\.path),
            at: app.place()))
      },
      RuleExample(
        "A sheet whose stack has a path of its own, which the page is given",
        code: """
          .sheet(isPresented: $isOpen) {
            NavigationStack(path: $sheetPath) { AboutView(path: $sheetPath) }
          }
          """
      ) { app in
        app.entry("HomeView")
        app.stack(roots: ["HomeView"])
        app.stack("about", roots: ["AboutView"])
        app.go("HomeView", "AboutView", stacks: ["main"], onPath: true)
        app.go("HomeView", "AboutView", .sheet)
        app.go(
          "AboutView", "AuthorView", trigger: "Button \"Author\"", stacks: ["main", "about"],
          onPath: true)
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
