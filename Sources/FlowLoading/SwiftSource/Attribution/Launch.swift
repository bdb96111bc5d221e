/// What the system runs when a UIKit app starts.
extension Interpreter {
  static let launchMethods: [(protocolName: String, method: String, label: String)] = [
    ("UIApplicationDelegate", "application", "willFinishLaunchingWithOptions"),
    ("UIApplicationDelegate", "application", "didFinishLaunchingWithOptions"),
    ("UISceneDelegate", "scene", "willConnectTo"),
    ("UIWindowSceneDelegate", "scene", "willConnectTo"),
  ]

  /// Runs the delegates' methods of a launch; what they do is no act of a person.
  func interpretLaunch() {
    let delegates = index.types.filter { type in
      !type.isExternal && type.kind == .classType && !syntax.isTestDouble(type)
        && Self.launchMethods.contains { type.inherits(external: $0.protocolName) }
    }
    fuel = Self.fuelOfTask
    let (_, effects) = isolated {
      let scenes = initialScenes().values
      if !scenes.isEmpty, let entry = storyboards?.entries.first, let storyboards {
        note(.window(ValueSet(scenes)), storyboards.span(entry.file, entry.line))
      }
      for type in delegates {
        let object = Value.object(heap.object(type: type.id, site: nil, maker: nil))
        for launch in Self.launchMethods where type.inherits(external: launch.protocolName) {
          for (function, owner) in type.methods(launch.method)
          where function.parameters.contains(where: { $0.label == launch.label }) {
            fuel = Self.fuelOfTask
            run(
              function, owner, object, [],
              Trigger(label: "launch", span: function.span))
          }
        }
      }
    }
    attribute(effects, to: nil)
  }
}
