/// What is named with the module that it is of.
extension Interpreter {
  /// The program's own type that `Lists.Section` names, where `Lists` is a module.
  func type(_ name: String, ofModule module: String, _ frame: Frame) -> TypeInfo? {
    guard name.startsUppercase, index.modules.contains(module) else { return nil }
    let named = TypeReference.named([.init(name: module), .init(name: name)])
    let found = resolve(ScopedType(reference: named, scope: frame.scope, file: frame.file))
    return found?.isExternal == false ? found : nil
  }
}
