/// State that is given the case which it holds already, with other things in it: `guard var page =
/// destination?.page …; destination = .page(page)`. Nothing comes up that is not there.
extension Interpreter {
  /// Keeps out of which state names of a pattern were taken.
  func noteSources(_ pattern: Pattern, _ subject: Expression, _ frame: Frame) {
    switch pattern {
    case .optional(let inner): noteSources(inner, subject, frame)
    case .enumCase(_, "some", let parts, _) where parts.count == 1:
      noteSources(parts[0].pattern, subject, frame)
    case .enumCase(_, let name, let parts, let span):
      for part in parts {
        guard case .bind(let local) = part.pattern else { continue }
        frame.locals[local]?.source = Expression(.member(subject, name, generics: []), span)
      }
    default: break
    }
  }

  /// Whether an assignment puts back into state what was taken out of the same case of it, and
  /// nothing else.
  func restates(_ right: Expression, _ left: Expression, _ frame: Frame) -> Bool {
    guard case .call(let callee, let arguments) = right.plain.kind, !arguments.isEmpty,
      case .member(_, let made, _) = callee.kind
    else { return false }
    return arguments.allSatisfy { argument in
      guard case .name(let local, _) = argument.value.kind,
        case .member(let state?, let taken, _)? = frame.locals[local]?.source?.plain.kind
      else { return false }
      return taken == made && state.plain.isSame(as: left)
    }
  }
}
