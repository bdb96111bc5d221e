/// RxSwift's and RxCocoa's `Binder(self) { target, value in … }`: a listener whose code is given its
/// target before what comes.
enum Binders {
  static let constructors: [String: Frameworks.Constructor] = [
    "Binder": { interpreter, site, frame in
      guard let target = site.first, let code = site.trailing ?? site.argument("binding") else {
        interpreter.runArguments(site, frame)
        return .unknown
      }
      let value = Expression(.name(received, generics: []), site.span)
      let call = Expression(
        .call(
          code,
          [
            Argument(label: nil, value: target, isTrailing: false),
            Argument(label: nil, value: value, isTrailing: false),
          ]), site.span)
      let body = [Statement(.expression(call), site.span)]
      return ValueSet(interpreter.code([received], body, site.span, frame))
    }
  ]

  private static let received = "$received"

  /// `binder.asObserver()` is what it is.
  static let methods: [String: Frameworks.Method] = [
    "asObserver": { interpreter, bases, _, site, _ in
      guard site.arguments.isEmpty, bases.values.contains(where: interpreter.isCode) else {
        return nil
      }
      return bases
    }
  ]
}
