/// Functions of the app that nothing can call.
struct UnusedCode {
  private var spans: [UInt32: [Span]] = [:]

  /// - Complexity: Linear in the number of functions.
  init(_ interpreter: Interpreter) {
    for type in interpreter.index.types
    where !type.isExternal && !type.isOutside && !interpreter.index.isModel(type.span) {
      // Extensions of the type can lie in packages whose protocols are not in the source.
      let isAsked = type.inherits.contains { interpreter.isForeignProtocol($0, of: type) }
      for function in type.functions.values.joined()
      where !isAsked && interpreter.isUnused(function) {
        spans[function.span.file, default: []].append(function.span)
      }
    }
  }

  func encloses(_ span: Span) -> Bool {
    (spans[span.file] ?? []).contains { $0.start <= span.start && span.end <= $0.end }
  }
}

extension Interpreter {
  /// Whether no code of the program names a method, nor can a framework call it.
  fileprivate func isUnused(_ function: FunctionDeclaration) -> Bool {
    function.body != nil && !function.isOverride && function.attributes.isEmpty
      && function.name.first?.isLetter == true && !["init", "subscript"].contains(function.name)
      && !syntax.isCalled(function) && !syntax.isSelected(function.name)
  }
}
