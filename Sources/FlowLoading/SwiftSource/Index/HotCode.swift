/// The declarations whose code can lead to a navigation operation: those that hold one, and those
/// that mention one of these, by names.
struct HotCode {
  private(set) var isHot: [Bool]

  private let owners: [TypeInfo?]
  /// Declarations by the names that they mention, alone or on something else.
  private var naming: [String: [Int]] = [:]
  private var membering: [String: [Mention]] = [:]
  private var casting: [String: [Int]] = [:]

  /// A mention on something else: of a known type, of a framework's type, or of any.
  private struct Mention {
    let user: Int
    let base: Base
  }

  private enum Base {
    case any
    case known(TypeInfo)
  }

  /// - Complexity: Linear in the number of names that all code mentions, but for names that many
  ///   types declare.
  init(
    _ declared: [FileFacts.Declared], _ index: ProgramIndex, owners: [TypeInfo?],
    initially: (FileFacts.Declared, TypeInfo?) -> Bool
  ) {
    self.owners = owners
    isHot = zip(declared, owners).map { one, owner in
      initially(one, owner) || Self.makesAny(one, owner) || Self.givesPages(one, owner)
    }
    // Only names that are declared, or that make an object, lead anywhere.
    var names = Set(declared.map(\.name)).union(["UIView"])
    for case let owner? in owners { names.insert(owner.simpleName) }
    for (number, one) in declared.enumerated() where !isHot[number] && !one.givesData {
      for name in one.uses.named where names.contains(name) {
        naming[name, default: []].append(number)
      }
      for name in one.uses.cast where names.contains(name) {
        casting[name, default: []].append(number)
      }
      var bases: [String: Base] = [:]
      for member in one.uses.membered where names.contains(member.name) {
        var base = Base.any
        if let name = member.base {
          base = bases[name] ?? Self.base(name, one, owners[number], index)
          bases[name] = base
        }
        membering[member.name, default: []].append(Mention(user: number, base: base))
      }
    }
    var queue = isHot.indices.filter { isHot[$0] }
    var seen: Set<String> = []
    func mark(_ number: Int) {
      guard !isHot[number] else { return }
      isHot[number] = true
      queue.append(number)
    }
    while let next = queue.popLast() {
      let name = declared[next].name
      let owner = owners[next]
      if name == "init" || Self.isCallback(declared[next], owner) {
        // Whoever names the type may make one, and so may `self.init` and `super.init`.
        for made in owner.map({ [$0] + $0.descendants() }) ?? []
        where seen.insert("init \(made.name)").inserted {
          naming[made.simpleName]?.forEach(mark)
          membering[made.simpleName]?.forEach { mark($0.user) }
        }
      }
      // Who gets a cell from a list shows what it does.
      if let owner, owner.isReused, seen.insert("cell \(owner.name)").inserted {
        casting[owner.simpleName]?.forEach(mark)
        naming[owner.simpleName]?.forEach(mark)
      } else if let owner, owner.isOwnView, seen.insert("nib \(owner.name)").inserted {
        // So does who gets a view of a nib, whose class the nib may say.
        for name in [owner.simpleName, "UIView"] where seen.insert("nib cast \(name)").inserted {
          casting[name]?.filter { Self.loadsNib(declared[$0]) }.forEach(mark)
        }
      }
      for user in naming[name] ?? [] where !isHot[user] && Self.sees(owners[user], owner) {
        mark(user)
      }
      for mention in membering[name] ?? [] where !isHot[mention.user] {
        switch mention.base {
        case .any:
          if name != "init" || Self.sees(owners[mention.user], owner) { mark(mention.user) }
        case .known(let type): if Self.has(type, owner) { mark(mention.user) }
        }
      }
    }
  }

  /// Whether code of a generic class names what classes below it say: `Content()` makes any view.
  private static func makesAny(_ one: FileFacts.Declared, _ owner: TypeInfo?) -> Bool {
    guard let owner, owner.kind == .classType, owner.isKind(of: "UIResponder") else { return false }
    return owner.generics.contains { one.uses.named.contains($0.name) }
  }

  /// Whether a library's container asks for the pages that it shows: `dataSource = Pages()`.
  private static func givesPages(_ one: FileFacts.Declared, _ owner: TypeInfo?) -> Bool {
    one.givesViews && !one.parameters.isEmpty && owner?.isPageSource == true
  }

  /// Whether the system calls an object's method, as that of a delegate.
  private static func isCallback(_ one: FileFacts.Declared, _ owner: TypeInfo?) -> Bool {
    guard let owner, !owner.isExternal, !owner.isController else { return false }
    if owner.isLibraryDelegate || owner.isOfLibrary || owner.isPageSource { return true }
    guard owner.isKind(of: "NSObject"), let caller = one.parameters.first else { return false }
    return caller.label == nil && UIKitClasses.isApple(caller.type.lastName ?? "")
  }

  private static func loadsNib(_ one: FileFacts.Declared) -> Bool {
    one.uses.membered.contains { $0.name == "loadNibNamed" || $0.name == "instantiate" }
  }

  /// What a name before a dot is, as far as its declaration says.
  private static func base(
    _ name: String, _ user: FileFacts.Declared, _ owner: TypeInfo?, _ index: ProgramIndex
  ) -> Base {
    guard name != "super" else { return .any }
    var scope = owner
    var written: TypeReference?
    if let parameter = user.parameters.first(where: { $0.name == name }) {
      written = parameter.type
    } else if user.uses.locals.contains(name) {
      return .any
    } else if name.startsUppercase {
      written = .name(name)
    } else if let (variable, declaring) = owner?.variable(name) {
      (written, scope) = (variable.type, declaring)
    }
    guard let written, case .named = written.unwrapped,
      let type = index.resolve(
        written.unwrapped, in: scope, file: (scope ?? owner)?.span.file ?? 0)
    else { return .any }
    return .known(type)
  }

  /// Whether a member that one type declares can be meant on a value of another.
  private static func has(_ type: TypeInfo, _ owner: TypeInfo?) -> Bool {
    guard let owner else { return false }
    return owner === type || owner.isExternal || owner.kind == .protocolType && type.isExternal
      || type.lineage.contains { $0 === owner } || owner.lineage.contains { $0 === type }
      || type.kind == .protocolType
        && type.descendants().contains { $0.lineage.contains { $0 === owner } }
      || !type.generics.isEmpty
  }

  /// Whether a name in the code of one type can mean a member of another.
  private static func sees(_ user: TypeInfo?, _ owner: TypeInfo?) -> Bool {
    guard let owner, !owner.isExternal else { return true }
    var scope = user
    while let type = scope {
      if type.isExternal || type.lineage.contains(where: { $0 === owner })
        || owner.lineage.contains(where: { $0 === type })
      {
        return true
      }
      scope = type.outer
    }
    return false
  }
}
