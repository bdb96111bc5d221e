import FlowGraph

/// Controllers that only code makes which nothing was seen to run.
///
/// A library's container, a launch in another language or a hub that hides what it makes can lie
/// between a launch and them. What they do is known all the same: only who shows them is not.
extension Interpreter {
  /// Takes these for screens, once all else is known.
  ///
  /// - Returns: Whether there are any.
  func takeUnseenControllers(_ occurrences: CaseOccurrences) -> Bool {
    let mentions = UnshownMentions(self, occurrences)
    seenScreens = facts.screens.count
    let parts = representedControllers()
    for type in index.types where canBeUnseen(type) && !parts.contains(type.id) {
      guard case .open = mentions.verdict(on: type) else { continue }
      unseenTypes.insert(type.id)
      let object = heap.object(type: type.id, site: nil, maker: nil)
      _ = facts.screen(.type(type.id), object: object, span: type.span)
    }
    return !unseenTypes.isEmpty
  }

  /// The classes of controllers that representables make: parts of what shows these.
  private func representedControllers() -> Set<Int> {
    var result: Set<Int> = []
    for type in index.types where ViewSyntax.isRepresentable(type) {
      for function in type.functions["makeUIViewController"] ?? [] {
        guard let made = function.result,
          let known = index.resolve(made, in: type, file: function.span.file)
        else { continue }
        result.insert(known.id)
      }
    }
    return result
  }

  /// Whether a screen's code runs to which no way is known, from one of them on: what it was given
  /// is not known.
  var isGuessing: Bool { showing.map { $0 >= seenScreens } ?? false }

  /// A controller that something made was not shown for another reason; one without a handler does
  /// nothing that anybody would see.
  private func canBeUnseen(_ type: TypeInfo) -> Bool {
    type.kind == .classType && type.isController && type.subtypes.isEmpty
      && !type.isExternal && !type.isOutside && !index.isModel(type.span)
      && !facts.shownTypes.contains(type.id) && !facts.componentTypes.contains(type.id)
      && facts.screenNumbers[.type(type.id)] == nil && !heap.isMade(type.id)
      && !syntax.isTestDouble(type) && !type.simpleName.contains("Preview")
      && type.lineage.contains { !$0.isExternal && hasHandler($0) }
  }

  private func hasHandler(_ type: TypeInfo) -> Bool {
    type.functions.values.joined().contains { isHandler($0, type) }
  }

  /// Makes what nobody was seen to make: what its initialiser is given is not known, but what it
  /// sets is, such as itself as its delegate.
  func makeUnseen(_ object: Int) {
    let type = index.types[heap.objects[object].type]
    guard unseenTypes.contains(type.id), !facts.shownTypes.contains(type.id) else { return }
    let owner = type.lineage.first { !$0.isExternal && !initializers(of: $0).isEmpty }
    guard let owner else { return }
    let value = Value.object(object)
    _ = isolated {
      for function in initializers(of: owner) {
        invoke(
          function, owner: owner, receiver: value, [],
          Frame(receiver: value, scope: owner, file: function.span.file))
      }
    }
  }

  /// The initialisers that a type writes out; that for a storyboard only where there is no other.
  private func initializers(of type: TypeInfo) -> [FunctionDeclaration] {
    let all = (type.functions["init"] ?? []).filter { $0.body != nil }
    let others = all.filter { $0.parameters.first?.label != "coder" }
    return others.isEmpty ? all : others
  }
}

extension GraphBuilder {
  /// The names of screens to which no row leads after all, among them and those that their code
  /// shows where no screen is.
  func unseenScreens(in graph: FlowGraph) -> Set<String> {
    let shown = Set(graph.transitions.filter { $0.fromID != $0.toID }.map(\.toID))
      .union(graph.entries.map(\.screenID))
    let late = facts.screens.indices.filter {
      $0 >= interpreter.seenScreens && isListed[$0] && !shown.contains(screenIDs[$0])
    }
    return Set(late.map { names[$0] })
  }
}
