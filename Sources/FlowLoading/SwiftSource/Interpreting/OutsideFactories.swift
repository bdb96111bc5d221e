/// Controllers that code outside the program makes: `AboutController.instantiate()`.
extension Interpreter {
  /// What a static call on a controller's class gives that no code of the program declares.
  ///
  /// Some protocol whose source is elsewhere declares it, or a library's extension of
  /// `UIViewController`, and what such a call gives, where a controller is asked for, is one of that
  /// class. An extension has other methods too, so that its have to be named for what they do.
  func madeOutside(_ bases: ValueSet, _ site: CallSite, _ frame: Frame) -> ValueSet? {
    guard case .type(let number)? = bases.only, case let type = index.types[number],
      type.isController, !type.isExternal, type.kind == .classType,
      type.externalSupertypes.contains(where: isOutsideProtocol) || Self.makes(site.name),
      !declares(type, site)
    else { return nil }
    for argument in site.arguments { evaluateArgument(argument.value, frame) }
    if let container = scene(of: type) { return ValueSet(container) }
    let object = heap.object(
      type: type.id, site: ObjectIdentifier(site.expression), maker: objectNumber(frame.receiver),
      origin: givenSites(frame))
    noteMade(object, site.span, frame)
    if type.isNavigationController { open(navigationController: object, type) }
    return ValueSet(.object(object))
  }

  /// Controllers' classes that are put into a property of something whose source is elsewhere,
  /// which makes one and shows it when it likes.
  func handOver(
    _ values: ValueSet, to name: String, _ expression: Expression, _ frame: Frame
  ) {
    for case .type(let number) in values.values {
      let type = index.types[number]
      guard type.isController, !type.isExternal, type.kind == .classType else { continue }
      let object = heap.object(
        type: number, site: ObjectIdentifier(expression), maker: objectNumber(frame.receiver))
      noteMade(object, expression.span, frame)
      within({
        $0.stack = Context.noStack
        $0.trigger = Trigger(label: name, span: expression.span)
        $0.isShared = true
      }) {
        note(.route(ValueSet([.object(object)], isOpen: true), .sheet), expression.span)
      }
    }
  }

  /// Whether a method's name says that it makes an instance: `instantiate()`, `fromNib()`.
  private static func makes(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["instantiate", "nib", "xib", "storyboard"].contains { name.contains($0) }
  }

  /// Whether a name is that of a protocol that neither the program nor UIKit declares.
  private func isOutsideProtocol(_ name: String) -> Bool {
    UIKitClasses.superclass(of: name) == nil && !UIKitClasses.isApple(name)
      && !Relevance.harmless.contains(name)
  }

  /// Whether the program has a static method or a case that takes just such a call.
  private func declares(_ type: TypeInfo, _ site: CallSite) -> Bool {
    if type.variable(site.name) != nil || type.nested[site.name] != nil { return true }
    return type.allMethods(site.name).contains { function, _ in
      guard let pairing = pair(function.parameters, site.arguments) else { return false }
      return zip(function.parameters, pairing).allSatisfy { $1 != nil || $0.value != nil }
    }
  }

  /// The container that a storyboard fills for a class.
  private func scene(of type: TypeInfo) -> Value? {
    guard let storyboards,
      let key = storyboards.scenes(ofClass: type).first(where: { key in
        storyboards.map.segues(from: key).contains { $0.kind.isStructure }
      })
    else { return nil }
    return object(ofScene: key, isMadeByCode: true)
  }

  /// Where the objects were made that static code was given: what tells its callers apart.
  private func givenSites(_ frame: Frame) -> [ObjectIdentifier] {
    guard objectNumber(frame.receiver) == nil else { return [] }
    return frame.given.compactMap { heap.site(of: $0) }
  }
}
