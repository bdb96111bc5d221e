/// Stands for the place where UIKit makes a controller's cells of a class: what they hold is told
/// apart by it from what the cells of another controller hold.
final class ReusedCell {
  struct Key: Hashable {
    let type: Int
    let holder: Int
  }

  /// Labels of what lists call the cells of a class by.
  static let labels: Set<String> = [
    "forCellReuseIdentifier", "forCellWithReuseIdentifier", "forHeaderFooterViewReuseIdentifier",
    "forSupplementaryViewOfKind",
  ]

  /// Labels of what code asks lists for a cell by.
  static let identifiers: Set<String> = ["withIdentifier", "withReuseIdentifier"]

  static let methods: [String: Frameworks.Method] = [
    "register": { interpreter, _, _, site, frame in interpreter.noteRegistered(site, frame) }
  ]
}

/// Cells: UIKit makes them of the class that it was told, and code gets at them by a cast.
extension Interpreter {
  /// The cell of a class that a controller's code gets from its list.
  ///
  /// What each controller sets up on its own cells counts there alone. All that it asks for are one
  /// to it: which row each stands in is not known. So it is with views that it gets of a nib.
  func reusedCell(_ type: TypeInfo, isOfNib: Bool = false, _ frame: Frame) -> Value? {
    guard type.isReused || isOfNib && type.isOwnView,
      let controller = controller(making: frame)
    else { return nil }
    return reusedCell(type, of: controller)
  }

  /// The cell of a class in a controller's lists.
  func reusedCell(_ type: TypeInfo, of controller: TypeInfo) -> Value {
    let holder = heap.object(type: controller.id, site: nil, maker: nil)
    let key = ReusedCell.Key(type: type.id, holder: holder)
    let cell = reusedCells[key] ?? ReusedCell()
    let object = heap.object(type: type.id, site: ObjectIdentifier(cell), maker: holder)
    if reusedCells.updateValue(cell, forKey: key) == nil {
      reusedObjects.insert(object)
      heap.touch()
    }
    addPart(.object(object), of: controller)
    return .object(object)
  }

  /// The views at the top of a nib that is known by its name, of the classes that it says.
  func views(ofNib name: Expression?, _ frame: Frame) -> [Value] {
    guard let name, !nibClasses.isEmpty, case .string(let text)? = evaluate(name, frame).only else {
      return []
    }
    return (nibClasses[text] ?? []).compactMap { name in
      guard let type = index.find(dotted: name, file: frame.file), type.isOwnView else {
        return nil
      }
      return reusedCell(type, isOfNib: true, frame)
    }
  }

  /// The same where it may be of a class below, as behind a cast: of many, of those alone that the
  /// controller's code names for its lists, or that the call says which asks for it.
  func reusedCells(
    _ type: TypeInfo, isOfNib: Bool = false, by call: Expression? = nil, _ frame: Frame
  ) -> [Value] {
    var classes = [type] + type.descendants()
    if classes.count > Self.mostClasses, let controller = controller(making: frame) {
      var meant = registeredCells(of: controller)
      if meant.isDisjoint(with: classes.map(\.id)) { meant = cellsNamed(by: call, frame) }
      classes = classes.filter { meant.contains($0.id) }
      return classes.compactMap { reusedCell($0, isOfNib: isOfNib, frame) }
    }
    guard classes.count <= Self.mostClasses else { return [] }
    return classes.compactMap { reusedCell($0, isOfNib: isOfNib, frame) }
  }

  /// The classes by which a call says what cell it wants:
  /// `table.dequeueReusableCell(withIdentifier: "\(row.cellType)", for: path)`.
  private func cellsNamed(by call: Expression?, _ frame: Frame) -> Set<Int> {
    guard case .call(_, let arguments)? = call?.plain.kind,
      let identifier = arguments.first(where: { ReusedCell.identifiers.contains($0.label ?? "") })
    else { return [] }
    var found: Set<Int> = []
    Walk { node in
      switch node.kind {
      case .name, .member:
        for case .type(let number) in self.evaluate(node, frame).values { found.insert(number) }
      default: break
      }
      return true
    }.expression(identifier.value)
    return found.count <= Self.mostClasses ? found : []
  }

  /// A class of so many cells is a frame for any of them.
  private static let mostClasses = 6

  /// The cell that a library's helper gets: `table.dequeueReusableCell(for: path, cellType: Row.self)`.
  func dequeued(_ site: CallSite, _ frame: Frame) -> ValueSet? {
    guard site.name.saysReuse else { return nil }
    for argument in site.arguments {
      let classes = cellClasses(argument.value, frame)
      guard !classes.isEmpty else { continue }
      let cells = classes.compactMap { reusedCell($0, frame) }
      if cells.count == classes.count { return ValueSet(cells, isOpen: true) }
      for type in classes { notePart(type, of: controller(making: frame)) }
      return ValueSet(classes.map { .some($0.id) }, isOpen: true)
    }
    return nil
  }

  /// The classes of cells that an argument says: `Row.self`, or a variable for some.
  private func cellClasses(_ argument: Expression, _ frame: Frame) -> [TypeInfo] {
    switch argument.plain.kind {
    case .name(let name, _) where frame.locals[name] == nil: return []
    case .name, .member(.some, "self", _): break
    default: guard GeneratedResources.names(argument) else { return [] }
    }
    let classes = evaluate(argument, frame).values.compactMap { value -> TypeInfo? in
      guard case .type(let number) = value, index.types[number].isReused else { return nil }
      return index.types[number]
    }
    return classes.count <= Self.mostClasses ? classes : []
  }

  /// Makes cells of a class that a controller's list is told to make parts of it, whether or not code
  /// gets at them by their class: `table.register(Row.self, forCellReuseIdentifier: "row")`.
  func noteRegistered(_ site: CallSite, _ frame: Frame) -> ValueSet? {
    guard site.arguments.contains(where: { ReusedCell.labels.contains($0.label ?? "") }),
      let first = site.first, case .member(.some, "self", _) = first.plain.kind
    else { return nil }
    if case .type(let number)? = evaluate(first, frame).only {
      _ = reusedCell(index.types[number], frame)
    }
    return ValueSet.none
  }

  /// The classes of cells that a controller's own code, or that of a class above it, names.
  private func registeredCells(of controller: TypeInfo) -> Set<Int> {
    if let known = registered[controller.id] { return known }
    var found: Set<Int> = []
    for part in controller.lineage where !part.isExternal {
      let walk = Walk { node in
        if case .member(let type?, "self", _) = node.kind, let name = type.lastName,
          let known = self.index.resolve(.name(name), in: part, file: node.span.file),
          known.isReused
        {
          found.insert(known.id)
        }
        return true
      }
      for function in part.functions.values.joined() { function.body.map(walk.statements) }
      for variable in part.variables.values {
        variable.getter.map(walk.statements)
        variable.value.map(walk.expression)
      }
    }
    registered[controller.id] = found
    return found
  }

  /// The cell that a helper gets for its caller, who says the class: `table.dequeue(Row.self)`.
  func reusedCell(
    from function: FunctionDeclaration, _ values: ValueSet, in frame: Frame, for caller: Frame
  ) -> ValueSet? {
    guard let name = function.toldResult,
      case .type(let number)? = frame.locals[name]?.values.only,
      values.values.allSatisfy({ objectNumber($0) == nil }),
      let cell = reusedCell(index.types[number], isOfNib: syntax.loadsNib(function), caller)
    else { return nil }
    return ValueSet([cell], isOpen: true)
  }
}

extension FunctionDeclaration {
  /// The parameter for the type of its result where an argument is that type:
  /// `dequeue<T>(_ type: T.Type) -> T`.
  var toldResult: String? {
    guard !generics.isEmpty, let name = result?.unwrapped.lastName,
      generics.contains(where: { $0.name == name }),
      parameters.contains(where: { $0.type == .metatype(.name(name)) })
    else { return nil }
    return name
  }
}

extension String {
  /// Whether a method's name says that a list gets one of its cells: `ts_dequeueReusableCell`.
  var saysReuse: Bool { contains("dequeue") || contains("Dequeue") }
}

extension TypeInfo {
  var isOwnView: Bool { !isExternal && kind == .classType && isKind(of: "UIView") }

  /// Whether lists make its objects, and make them again and again.
  var isReused: Bool {
    !isExternal && kind == .classType
      && [
        "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionReusableView",
        "MKAnnotationView",
      ].contains(where: isKind(of:))
  }
}
