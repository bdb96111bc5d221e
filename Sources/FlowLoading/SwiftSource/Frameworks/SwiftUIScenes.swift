/// What an app's scenes show.
enum SwiftUIScenes {
  static let constructors: [String: Frameworks.Constructor] = [
    "WindowGroup": { scene($0, $1, $2, isInitial: !$1.has("for")) },
    "Window": { scene($0, $1, $2, isInitial: true) },
    "DocumentGroup": { scene($0, $1, $2, isInitial: true) },
    "Settings": { scene($0, $1, $2, isInitial: true) },
    "MenuBarExtra": { scene($0, $1, $2, isInitial: true) },
    "ImmersiveSpace": { scene($0, $1, $2, isInitial: false) },
  ]

  private static func scene(
    _ interpreter: Interpreter, _ site: CallSite, _ frame: Frame, isInitial: Bool
  ) -> ValueSet {
    let content = site.argument("content") ?? site.trailing
    let views = interpreter.within({ $0.stack = Context.noStack }) {
      interpreter.content(content, frame)
    }
    func values(_ label: String) -> ValueSet {
      site.argument(label).map { interpreter.evaluate($0, frame) } ?? .none
    }
    interpreter.record(
      .entry(
        .init(
          content: views, span: site.span, isInitial: isInitial, id: values("id"),
          type: values("for"),
          closures: content.map { interpreter.evaluate($0, frame) } ?? .none)))
    return views
  }
}
