/// Objects that a controller keeps to make the pages which a container of UIKit's or of a library's
/// asks for: `dataSource = model`.
extension Interpreter {
  /// Runs what the objects that a controller keeps make for a container: its pages, or those of the
  /// container that it has as a child.
  func runPageSources(of controller: Value, _ type: TypeInfo) {
    guard type.isController else { return }
    for owner in type.lineage where !owner.isExternal && owner.kind == .classType {
      for variable in owner.stored where !variable.isStatic {
        guard let kept = keptClass(variable, owner), makesPages(kept) else { continue }
        for value in read(variable, owner: owner, receiver: controller).values {
          if let source = self.type(of: value), makesPages(source) {
            runHandlers(of: value, source)
          }
        }
      }
    }
  }

  /// The class of what a property holds, as written: `let model: Model`, `let model = Model()`. No
  /// other property is asked, as that can run code which is not to run here.
  private func keptClass(_ variable: VariableDeclaration, _ owner: TypeInfo) -> TypeInfo? {
    var written = variable.type?.unwrapped
    if written == nil, case .call(let callee, _)? = variable.value?.kind,
      case .name(let name, _) = callee.kind
    {
      written = .name(name)
    }
    return written.flatMap { index.resolve($0, in: owner, file: variable.span.file) }
  }

  private func makesPages(_ type: TypeInfo) -> Bool {
    guard type.kind == .classType, !type.isExternal, !type.isController else { return false }
    return type.lineage.contains { owner in
      !owner.isExternal && owner.kind != .protocolType
        && owner.functions.values.joined().contains {
          $0.givesController && !$0.isPreview && isHandler($0, owner)
        }
    }
  }
}
