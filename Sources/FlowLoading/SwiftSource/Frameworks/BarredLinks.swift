/// Links of the program's own whose pages stand in a frame with a bar of its own:
/// `NavigationLink(destination: BarContainer { destination }) { label }`.
extension Interpreter {
  /// What a link shows that the view around it was given to show, without frames around that.
  func withoutBars(_ views: ValueSet, _ frame: Frame) -> ValueSet {
    guard case .object(let object)? = frame.receiver, let scope = frame.scope,
      !syntax.views.content(of: scope, withPresented: true).isEmpty
    else { return views }
    let given = Set(contentGiven(to: object, withPresented: true))
    guard !given.isEmpty else { return views }
    return ValueSet(
      views.values.flatMap { self.given(in: $0, among: given) ?? [$0] }, isOpen: views.isOpen)
  }

  /// The content of a frame, where that is all given, and the frame fills no level by itself.
  private func given(in view: Value, among given: Set<Value>) -> [Value]? {
    guard case .view(let number) = view else { return nil }
    switch heap.views[number] {
    case .group(let children):
      let shown = children.compactMap { self.given(in: $0, among: given) }
      return shown.count == 1 ? shown[0] : nil
    case .app(let shown):
      guard case .object(let object) = shown.content, let type = type(of: view),
        isTransparent(type), case let content = contentGiven(to: object), !content.isEmpty,
        content.allSatisfy(given.contains), levels([view]).isEmpty
      else { return nil }
      return content
    default: return nil
    }
  }

  /// The views that a frame was given to show.
  func contentGiven(to object: Int, withPresented: Bool = false) -> [Value] {
    let type = index.types[heap.objects[object].type]
    return syntax.views.content(of: type, withPresented: withPresented).flatMap {
      variable -> [Value] in
      // Rows that it draws by what it is given.
      if case .function(let parameters, _, _)? = variable.type?.unwrapped, !parameters.isEmpty {
        return []
      }
      let values = read(variable, owner: type, receiver: .object(object))
      let (shown, _) = isolated {
        invokeAll(
          values, [], Expression(.null, variable.span),
          Frame(receiver: nil, scope: type, file: variable.span.file))
      }
      return values.values.filter(isView) + shown.values.filter(isView)
    }.uniqued()
  }
}
