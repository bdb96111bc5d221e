import FlowGraph

/// A segue or scene that a literal asks for and that no storyboard of one kind of device holds.
struct MissingStoryboardPart: Hashable {
  let kind: MissingReference.Kind
  let identifier: String
  let owner: String
  let storyboards: [String]
  let idiom: String?
  /// Whether storyboards hold it for another kind of device, or for another class that inherits the
  /// code: it may ask for that first.
  let isElsewhere: Bool
  let span: Span
}

extension Interpreter {
  /// Notes that no scene of a class has a segue, for each kind of device that has such scenes.
  ///
  /// - Returns: Whether none has it on any device, so that the app stops there.
  func noteMissing(
    segue identifiers: ValueSet, of types: [TypeInfo], among keys: [SceneKey],
    by code: TypeInfo?, _ span: Span
  ) -> Bool {
    guard case .string(let identifier)? = identifiers.only, let storyboards, !keys.isEmpty,
      types.count == 1, let owner = types.first,
      // What sets up several controllers may show only one of them what does this.
      isOwn(code, of: owner) || !isHeld(segue: identifier, storyboards)
    else { return false }
    let groups = Dictionary(grouping: keys) { idiom(of: storyboards.map.document($0)) }
    let lacking = groups.filter { _, keys in
      !keys.contains { key in
        storyboards.map.segues(from: key).contains { $0.identifier == identifier }
      }
    }
    return note(
      lacking.mapValues { keys in keys.map { storyboards.map.document($0).file } },
      of: groups.count, .segue, identifier, owner: owner.name, span,
      isElsewhere: siblings(of: owner).contains { key in
        storyboards.map.segues(from: key).contains { $0.identifier == identifier }
      })
  }

  /// Whether a class has its code to itself, apart from those that inherit it.
  private func isOwn(_ code: TypeInfo?, of owner: TypeInfo) -> Bool {
    code.map { code in !code.isExternal && owner.lineage.contains { $0 === code } } ?? false
  }

  private func isHeld(segue identifier: String, _ storyboards: Storyboards) -> Bool {
    storyboards.map.keys.contains { key in
      storyboards.map.segues(from: key).contains { $0.identifier == identifier }
    }
  }

  /// The scenes of other classes that inherit what a class does.
  private func siblings(of type: TypeInfo) -> [SceneKey] {
    let classes = type.lineage.dropFirst().filter { !$0.isExternal && $0.kind == .classType }
      .flatMap { $0.descendants() }
    return classes.flatMap { storyboards?.scenes(ofClass: $0) ?? [] }
  }

  /// Notes that storyboards have no scene of an identifier, for each kind of device.
  ///
  /// - Returns: Whether none has it on any device, so that the app stops there.
  func noteMissing(scene identifiers: ValueSet?, in names: [String], _ span: Span) -> Bool {
    guard case .string(let identifier)? = identifiers?.only, let storyboards, names.count == 1,
      let name = names.first
    else { return false }
    let file = index.units[Int(span.file)].path
    let documents = storyboards.map.storyboards(named: name, near: file).map {
      storyboards.map.storyboards[$0]
    }
    let groups = Dictionary(grouping: documents, by: idiom)
    let lacking = groups.filter { _, documents in
      !documents.contains { document in
        document.scenes.contains { $0.storyboardIdentifier == identifier }
      }
    }
    return note(
      lacking.mapValues { $0.map(\.file) }, of: groups.count, .storyboardID, identifier,
      owner: name, span)
  }

  private func note(
    _ lacking: [String?: [String]], of groups: Int, _ kind: MissingReference.Kind,
    _ identifier: String, owner: String, _ span: Span, isElsewhere: Bool = false
  ) -> Bool {
    for (idiom, files) in lacking.sorted(by: { ($0.key ?? "") < ($1.key ?? "") }) {
      record(
        .missingPart(
          .init(
            kind: kind, identifier: identifier, owner: owner,
            storyboards: Set(files).sorted(), idiom: lacking.count == groups ? nil : idiom,
            isElsewhere: isElsewhere || lacking.count < groups, span: span)))
    }
    return !lacking.isEmpty && lacking.count == groups && !isElsewhere
  }

  /// The kind of device that a storyboard is for: `Main~ipad`, `Main_iPad`.
  private func idiom(of document: InterfaceBuilderDocument) -> String? {
    if let idiom = document.variant.idiom { return idiom }
    let name = document.name.lowercased()
    return ["ipad", "iphone"].first { name.hasSuffix($0) }
  }
}
