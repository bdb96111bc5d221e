/// Needle: components that take what they depend on from the components above them.
///
/// The code that the library generates into the app says where each dependency comes from. It is
/// read like all other code; what is missing is the base class that hands it on.
enum NeedleLibrary {
  static let model = LibraryModel(
    name: "Needle", modules: ["NeedleFoundation"], markers: ["BootstrapComponent"],
    source: """
      protocol Dependency {}
      class Component<DependencyType> {
        let parent: Any
        init(parent: Any) { self.parent = parent }
        var dependency: DependencyType
        func shared<T>(_ make: () -> T) -> T { make() }
      }
      class BootstrapComponent {
        func shared<T>(_ make: () -> T) -> T { make() }
      }
      """)
}
