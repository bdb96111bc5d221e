/// What is made by an initialiser that is called as a function.
struct MadeByValue: Hashable {
  let type: Int
  /// The cases of which it is made.
  let cases: [String]
}

extension Interpreter {
  /// What a type's initialiser makes that is called as a function: `routes.map(Wrapper.init)`.
  ///
  /// - Returns: Nil where no initialiser takes so many values.
  func make(_ type: TypeInfo, of values: [ValueSet]) -> ValueSet? {
    guard type.kind == .structure || type.kind == .classType, !values.isEmpty,
      !type.isExternal || type.isNavigationController,
      let labels = labels(of: type, count: values.count)
    else { return nil }
    let frame = Frame(receiver: nil, scope: type, file: type.span.file)
    let arguments = zip(labels, values).enumerated().map { position, given in
      let name = "\u{0}given\(position)"
      frame.bind(name, given.1)
      return Argument(
        label: given.0, value: Expression(.name(name, generics: []), type.span), isTrailing: false)
    }
    // Each type has one place where it is made so, for each case that it is made of.
    let key = MadeByValue(
      type: type.id,
      cases: values.map { given in
        switch given.only {
        case .enumCase(_, let name, _)?: name
        // A stack of its own around each.
        case .object(let root)? where type.isNavigationController: "\(root)"
        default: ""
        }
      })
    let site = madeByValue[key] ?? Expression(.null, type.span)
    madeByValue[key] = site
    return construct(type, arguments, site, frame)
  }

  /// Arguments by position with the labels of the initialiser that takes so many; nil where one
  /// takes them as they are.
  func labelled(_ arguments: [Argument], of type: TypeInfo) -> [Argument]? {
    guard arguments.allSatisfy({ $0.label == nil && !$0.isTrailing }), !arguments.isEmpty,
      best(type.lineage.flatMap { $0.functions["init"] ?? [] }, arguments) == nil
    else { return nil }
    return labels(of: type, count: arguments.count).map { labels in
      zip(labels, arguments).map {
        Argument(label: $0, value: $1.value, isTrailing: $1.isTrailing)
      }
    }
  }

  private func labels(of type: TypeInfo, count: Int) -> [String?]? {
    let written = type.lineage.flatMap { $0.functions["init"] ?? [] }
    if !written.isEmpty {
      return written.first { $0.parameters.count == count }?.parameters.map(\.label)
    }
    if type.isNavigationController, count == 1 { return ["rootViewController"] }
    guard type.kind == .structure else { return nil }
    let asked = type.stored.filter { !($0.isConstant && $0.value != nil) }
    let needed = asked.filter { $0.value == nil }
    let taken = needed.count == count ? needed : asked
    return taken.count == count ? taken.map(\.name) : nil
  }
}
