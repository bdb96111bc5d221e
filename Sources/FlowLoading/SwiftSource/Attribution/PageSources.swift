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
        for case .object(let object) in read(variable, owner: owner, receiver: controller).values {
          let source = index.types[heap.objects[object].type]
          if makesPages(source) { runHandlers(of: .object(object), source) }
        }
      }
    }
  }

  /// The class of what a property holds, as written: `let model: Model`, `let model = Model()`.
  private func keptClass(_ variable: VariableDeclaration, _ owner: TypeInfo) -> TypeInfo? {
    if let type = declared(variable, owner) {
      return resolve(type.with(type.reference.unwrapped))
    }
    guard case .call(let callee, _)? = variable.value?.kind, case .name(let name, _) = callee.kind
    else { return nil }
    return index.resolve(.name(name), in: owner, file: variable.span.file)
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
