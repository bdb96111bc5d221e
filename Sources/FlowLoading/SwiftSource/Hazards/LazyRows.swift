import FlowGraph

/// Presentations on rows of containers that make their rows as they come up.
extension GraphBuilder {
  func lazyRows(_ type: TypeInfo) -> [Hazard] {
    let scan = LazyRowScan()
    for variable in type.variables.values.sorted(by: { $0.span.key < $1.span.key }) {
      variable.getter.map { scan.statements($0) }
    }
    for function in type.functions.values.joined().sorted(by: { $0.span.key < $1.span.key }) {
      function.body.map { scan.statements($0) }
    }
    let owner = screen(of: type)
    return scan.found.map { found in
      let isShared = found.state.map { isState($0, of: type) } ?? false
      return Hazard(
        .lazyRow, found.modifier, on: owner?.name, screenID: owner?.id,
        names: [found.container, type.name], detail: isShared ? "shared" : "row",
        at: interpreter.place(found.span))
    } + scan.rows.flatMap { row in presentations(ofRow: row, in: type, owner) }
  }

  /// Presentations that a row's own type holds.
  private func presentations(
    ofRow row: LazyRowScan.Row, in type: TypeInfo, _ owner: (name: String, id: String)?
  ) -> [Hazard] {
    guard
      let rowType = index.resolve(.name(row.type), in: type, file: row.span.file),
      rowType !== type, rowType.inherits(external: "View"),
      let getter = rowType.variable("body")?.0.getter
    else { return [] }
    let scan = LazyRowScan(container: row.container, isInRow: true)
    scan.statements(getter)
    return scan.found.map { found in
      Hazard(
        .lazyRow, found.modifier, on: owner?.name, screenID: owner?.id,
        names: [row.container, rowType.name], detail: "row", at: interpreter.place(found.span))
    }
  }

  /// Whether a name with a `$` is state that a type keeps for all its rows.
  private func isState(_ name: String, of type: TypeInfo) -> Bool {
    guard let (variable, _) = type.variable(name) else { return false }
    return ["State", "Binding", "FocusState"].contains { variable.attribute($0) != nil }
  }
}

/// Looks for presentations in what repeats inside a lazy container.
private final class LazyRowScan {
  struct Found {
    let modifier: String
    let container: String
    /// The state as written, without its `$`, where it is a plain name.
    let state: String?
    let span: Span
  }

  struct Row {
    let type: String
    let container: String
    let span: Span
  }

  private(set) var found: [Found] = []
  /// Views that are made for each row.
  private(set) var rows: [Row] = []
  /// The lazy container around, and whether a row of it is being made.
  private let container: String?
  private let isInRow: Bool

  init(container: String? = nil, isInRow: Bool = false) {
    self.container = container
    self.isInRow = isInRow
  }

  private static let containers: Set<String> = [
    "List", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid",
  ]
  /// Modifiers whose content is a part of the row.
  private static let decorations: Set<String> = [
    "overlay", "background", "swipeActions", "contextMenu", "safeAreaInset",
  ]
  private static let presentations: Set<String> = ["sheet", "fullScreenCover", "alert"]

  func statements(_ body: [Statement]) { Walk(visit).statements(body) }

  private func take(_ scan: LazyRowScan) {
    found += scan.found
    rows += scan.rows
  }

  /// - Returns: Whether the walk is to go on into the expression as it is.
  private func visit(_ node: Expression) -> Bool {
    guard case .call(let callee, let arguments) = node.kind else { return true }
    switch callee.kind {
    case .name(let name, _): return enter(name, arguments, node)
    case .member(let base?, let name, _) where Self.presentations.contains(name):
      note(name, arguments, node)
      // What is presented is no row.
      Walk(visit).expression(base)
      return false
    case .member(let base?, let name, _) where isInRow && !Self.decorations.contains(name):
      // Neither is what another modifier leads to.
      Walk(visit).expression(base)
      return false
    default: return true
    }
  }

  private func note(_ name: String, _ arguments: [Argument], _ node: Expression) {
    guard isInRow, let container,
      let state = arguments.first(where: { $0.label == "isPresented" || $0.label == "item" })
    else { return }
    var plain: String?
    if case .name(let written, _) = state.value.kind, written.hasPrefix("$") {
      plain = String(written.dropFirst())
    }
    found.append(Found(modifier: name, container: container, state: plain, span: node.span))
  }

  private func enter(_ name: String, _ arguments: [Argument], _ node: Expression) -> Bool {
    let isContainer = Self.containers.contains(name)
    let repeats =
      (name == "ForEach" && container != nil)
      || (name == "List" && arguments.contains { $0.isData })
    if isContainer || repeats {
      let scan = LazyRowScan(container: isContainer ? name : container, isInRow: repeats)
      for argument in arguments where argument.isTrailing || argument.label == "content" {
        if case .closure(let closure) = argument.value.kind { scan.statements(closure.body) }
      }
      take(scan)
      return false
    }
    if name == "NavigationLink" {
      // The destination is a screen of its own.
      let hasTarget = arguments.contains { $0.label == "destination" || $0.label == "value" }
      for argument in arguments where argument.label == "label" || hasTarget && argument.isTrailing
      {
        Walk(visit).expression(argument.value)
      }
      return false
    }
    if isInRow, let container, name.startsUppercase {
      rows.append(Row(type: name, container: container, span: node.span))
    }
    return true
  }
}

extension Argument {
  /// Whether it is what a list repeats its content for.
  fileprivate var isData: Bool { label == nil && !isTrailing }
}
