/// Functions of the app that nothing can call.
final class UnusedCode {
  private var spans: [UInt32: [Span]] = [:]
  /// Functions that only their own file sees, by it.
  private var hidden: [UInt32: [FunctionDeclaration]] = [:]
  private let index: ProgramIndex

  /// - Complexity: Linear in the number of functions.
  init(_ interpreter: Interpreter) {
    index = interpreter.index
    for type in interpreter.index.types
    where !type.isExternal && !type.isOutside && !interpreter.index.isModel(type.span) {
      let isAsked = interpreter.isAskedElsewhere(type)
      for function in type.functions.values.joined() {
        if !isAsked, interpreter.isUnused(function) {
          spans[function.span.file, default: []].append(function.span)
        } else if function.isPrivate, interpreter.canBeUnused(function) {
          hidden[function.span.file, default: []].append(function)
        }
      }
    }
  }

  func encloses(_ span: Span) -> Bool {
    let isAround = { (outer: Span) in outer.start <= span.start && span.end <= outer.end }
    return (spans[span.file] ?? []).contains(where: isAround)
      || (hidden[span.file] ?? []).contains { isAround($0.span) && isNamedOnce($0) }
  }

  /// Whether a function's file names it where it is declared and nowhere else, in text neither.
  private func isNamedOnce(_ function: FunctionDeclaration) -> Bool {
    let text = String(decoding: index.units[Int(function.span.file)].text, as: UTF8.self)
    return text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      .filter { $0 == function.name }.count == 1
  }
}

extension Interpreter {
  /// Whether a protocol that is not in the source can ask a type for its methods.
  func isAskedElsewhere(_ type: TypeInfo) -> Bool {
    // Extensions of the type can lie in packages whose protocols are not in the source.
    // SwiftUI asks a view for nothing but its body.
    type.inherits.contains { $0.lastName != "View" && isForeignProtocol($0, of: type) }
  }

  /// Whether no code of the program names a method, nor can a framework call it.
  func isUnused(_ function: FunctionDeclaration) -> Bool {
    canBeUnused(function) && !syntax.isCalled(function)
      && !syntax.selectors.isSelected(function.name)
  }

  /// What code calls without its name.
  private static let unnamed: Set<String> = [
    "init", FunctionDeclaration.getter, FunctionDeclaration.setter,
  ]

  /// Whether only code that names a method can call it.
  fileprivate func canBeUnused(_ function: FunctionDeclaration) -> Bool {
    function.body != nil && !function.isOverride && function.attributes.isEmpty
      && function.name.first?.isLetter == true && !Self.unnamed.contains(function.name)
  }
}
