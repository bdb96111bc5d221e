/// What a navigation library does, told in a few lines of Swift that call SwiftUI, UIKit and
/// ``LibraryPrimitives``.
///
/// The source of a library is seldom in the app. Its model stands in: it declares the names that
/// apps use, with bodies that say what these do to navigation, and is read like a file of the
/// program. Only what matters to navigation is in it, and it need not compile. What a model's code
/// does is reported at the app's own call. `Documentation/AddingAFramework.md` says how to write
/// one.
struct LibraryModel: Sendable {
  /// What messages call it.
  let name: String
  /// Modules whose import means that a file uses it.
  let modules: Set<String>
  /// Names that only this library declares: they tell its source where it is among the files that
  /// are read, and its use where no import is written.
  let markers: Set<String>
  /// Views of it that make a level of navigation, as `NavigationStack` does.
  var containers: Set<String> = []
  /// Methods that an app's types write to say where each of their routes leads.
  var routeHandlers: [RouteHandler] = []
  /// The name of another form of the library whose use rules this one out.
  var isReplacedBy: [String] = []
  let source: String
}

/// A method with a `switch` over a route: the enum of its first parameter is a type of routes.
struct RouteHandler: Sendable, Hashable {
  /// The library's type that it belongs to.
  let type: String
  let function: String
}

/// The models of all libraries, and which of them a program uses.
enum Libraries {
  static let all: [LibraryModel] = [
    FlowStacksLibrary.first, FlowStacksLibrary.model, XCoordinatorLibrary.model,
    NkristekNavigationLibrary.model, RxFlowLibrary.model, FloatingPanelLibrary.model,
    SwiftEntryKitLibrary.model, NeedleLibrary.model,
  ]

  /// Views of libraries that make a level of navigation.
  static let containers: Set<String> = all.reduce(into: []) { $0.formUnion($1.containers) }

  static let routeHandlers: [RouteHandler] = all.flatMap(\.routeHandlers)

  /// What one file says of libraries.
  struct FileUse: Sendable {
    let path: String
    let imports: Set<String>
    let declared: Set<String>
    let mentioned: Set<String>
    /// What those of the file's types store that bear the name of a library's view.
    let stored: [String: Set<String>]

    init(_ unit: SourceUnit, mentioned: Set<String>) {
      path = unit.path
      imports = Set(unit.imports.map { $0.split(separator: ".").first.map(String.init) ?? $0 })
      declared = Set(
        unit.members.types.filter { $0.kind != .extensionType }.map(\.name)
          + unit.members.aliases.map(\.name))
      self.mentioned = mentioned
      stored = Dictionary(
        unit.members.types.filter { Libraries.containers.contains($0.name) }.map { type in
          (type.name, Set(type.variables.filter { $0.getter == nil }.map(\.name)))
        }, uniquingKeysWith: { $0.union($1) })
    }
  }

  /// What stands in for libraries of a program.
  struct Use {
    var models: [LibraryModel] = []
    /// Positions of files that are the source of a library.
    var replaced: Set<Int> = []
    /// Names of types that the program copied from a library.
    var copies: Set<String> = []
  }

  /// The models that stand in for libraries of a program.
  ///
  /// A library that is read along with the app is left out: the model tells the same in the
  /// library's own words, and its inner workings are not the app's navigation.
  static func used(by files: [FileUse]) -> Use {
    var use = Use()
    let declared = files.reduce(into: Set<String>()) { $0.formUnion($1.declared) }
    for model in all where !use.models.contains(where: { model.isReplacedBy.contains($0.name) }) {
      let source = self.source(of: model, in: files)
      let isImported = files.contains { $0.imports.contains(where: model.modules.contains) }
      let markers = model.markers.filter { !declared.contains($0) }
      let isNamed = files.contains { markers.contains(where: $0.mentioned.contains) }
      // A form of a library that shares its module with another is told by its names alone.
      let isOnlyNamed = all.contains { $0.isReplacedBy.contains(model.name) }
      let copies = source.isEmpty ? self.copies(of: model, in: files) : []
      guard isNamed || !source.isEmpty || !copies.isEmpty || (isImported && !isOnlyNamed) else {
        continue
      }
      use.models.append(model)
      use.replaced.formUnion(source)
      use.copies.formUnion(copies)
    }
    return use
  }

  /// Views of a library that the app's own files hold a copy of: what such a view stores is what
  /// the model's function of its name takes.
  private static func copies(of model: LibraryModel, in files: [FileUse]) -> Set<String> {
    let named = files.flatMap { file in
      file.stored.filter { model.containers.contains($0.key) }.map { ($0.key, $0.value) }
    }
    guard !named.isEmpty else { return [] }
    let functions = Lowering.unit(file: 0, path: "", text: model.source).0.members.functions
    return Set(
      named.compactMap { name, stored in
        let isCopy = functions.contains { function in
          function.name == name && Set(function.parameters.map(\.name)).isSubset(of: stored)
        }
        return isCopy ? name : nil
      })
  }

  /// A file without the types that it copied from a library.
  static func removing(_ copies: Set<String>, from unit: SourceUnit) -> SourceUnit {
    var members = unit.members
    members.types.removeAll { copies.contains($0.name) }
    return SourceUnit(
      file: unit.file, path: unit.path, imports: unit.imports, members: members, lines: unit.lines,
      text: unit.text)
  }

  /// The files of a library's source: the folder in which most of its own names are declared.
  private static func source(of model: LibraryModel, in files: [FileUse]) -> Set<Int> {
    let declaring = files.indices.filter { position in
      files[position].declared.contains(where: model.markers.contains)
        && files[position].imports.isDisjoint(with: model.modules)
    }
    let found = declaring.reduce(into: Set<String>()) {
      $0.formUnion(files[$1].declared.intersection(model.markers))
    }
    // Types of an app's own can bear a few of these names where nobody imports the library.
    let isImported = files.contains { !$0.imports.isDisjoint(with: model.modules) }
    guard found.count > (isImported ? 1 : model.markers.count / 2), let first = declaring.first
    else { return [] }
    var folder = files[first].path.split(separator: "/").dropLast().map(String.init)
    for position in declaring {
      let parts = files[position].path.split(separator: "/").map(String.init)
      folder = zip(folder, parts.dropLast()).prefix { $0 == $1 }.map(\.0)
    }
    guard !folder.isEmpty else { return Set(declaring) }
    let prefix = folder.joined(separator: "/") + "/"
    return Set(
      files.indices.filter {
        files[$0].path.hasPrefix(prefix) && files[$0].imports.isDisjoint(with: model.modules)
      })
  }

  /// The model as a file of the program, without protocols that the program declares itself.
  static func unit(_ model: LibraryModel, file: UInt32, declared: Set<String>) -> SourceUnit {
    let unit = Lowering.unit(file: file, path: "\(model.name) (built in)", text: model.source).0
    var members = unit.members
    members.types.removeAll { $0.kind == .protocolType && declared.contains($0.name) }
    return SourceUnit(
      file: file, path: unit.path, imports: [], members: members, lines: unit.lines,
      text: unit.text)
  }
}
