/// Alerts that code presents on another controller than its own: `reader?.present(alert, …)`.
struct AlertPresenters {
  /// On what an alert is presented; whether on nothing else.
  struct Presenter {
    let base: Expression
    let isOnly: Bool
  }

  /// By the calls that make the alerts' actions.
  private(set) var byAction: [ObjectIdentifier: Presenter] = [:]

  /// Reads the code of a type.
  init(_ type: TypeInfo) {
    for function in type.functions.values.joined() { function.body.map { read($0) } }
  }

  private mutating func read(_ body: [Statement]) {
    var made: [String: Expression] = [:]
    var presented: [String: [Expression]] = [:]
    var own: Set<String> = []
    var added: [(alert: String, action: Expression)] = []
    Walk(listed: { list in
      for one in list {
        guard case .variable(.bind(let name), _, let value?) = one.kind else { continue }
        made[name] = value.plain
      }
    }) { node in
      guard case .call(let callee, let arguments) = node.kind, let first = arguments.first,
        first.label == nil, let name = callee.lastName, name == "present" || name == "addAction"
      else { return true }
      guard case .member(let base?, _, _) = callee.plain.kind, !base.plain.isSelf else {
        if name == "present", let alert = first.value.localName { own.insert(alert) }
        return true
      }
      if name == "present" {
        if let alert = first.value.localName { presented[alert, default: []].append(base) }
      } else if let alert = base.localName {
        added.append((alert, first.value.plain))
      }
      return true
    }.statements(body)
    for (alert, action) in added {
      guard let bases = presented[alert], bases.allSatisfy({ $0.isSame(as: bases[0]) }) else {
        continue
      }
      let call = action.localName.flatMap { made[$0] } ?? action
      byAction[ObjectIdentifier(call)] = .init(base: bases[0], isOnly: !own.contains(alert))
    }
  }
}

extension Expression {
  fileprivate var localName: String? {
    if case .name(let name, _) = plain.kind { name } else { nil }
  }
}

extension Interpreter {
  /// Runs code of a controller that makes the action of an alert. A person sets it off on the
  /// controller over which the alert comes up.
  ///
  /// What shows others says nothing of which of them a person is on.
  func onPresenter(
    ofAlertWith site: CallSite, _ frame: Frame, _ body: () -> ValueSet
  ) -> ValueSet {
    guard site.name == "UIAlertAction", let scope = frame.scope, scope.isController,
      let presenter = syntax.alertPresenters(in: scope).byAction[ObjectIdentifier(site.expression)]
    else { return body() }
    let types = Set(evaluate(presenter.base, frame).values.compactMap { type(of: $0)?.id })
    guard types.count == 1, let controller = types.first.map({ index.types[$0] }),
      controller.isController, !controller.isExternal, !controller.isNavigationController,
      !controller.isTabController, !controller.isSplitController, !controller.isPageController,
      controller !== frame.receiver.flatMap(type)
    else { return body() }
    if presenter.isOnly { return making(for: controller, body) }
    let (values, effects) = isolated(body)
    hold(effects, for: HeldKey(type: controller.id))
    absorb(effects)
    return values
  }
}
