/// Calls that make objects of different flags, each of which is as good as a call of its own:
///
/// ```swift
/// func makeBrowser(isPlain: Bool) -> Browser { Browser(isPlain: isPlain) }
/// ```
struct FlagFactories {
  private struct Made: Hashable {
    let site: ObjectIdentifier
    let flags: String
  }

  /// Stands in the words for the flags of which an object is made.
  static let mark = ": "

  private var marks: [Made: ValueMark] = [:]

  /// What stands for a call, and for the flags that it was given if it was given some.
  mutating func place(madeAt site: ObjectIdentifier, _ flags: String) -> ObjectIdentifier {
    guard flags.contains(Self.mark) else { return site }
    let made = Made(site: site, flags: flags)
    if let known = marks[made] { return ObjectIdentifier(known) }
    let mark = ValueMark()
    marks[made] = mark
    return ObjectIdentifier(mark)
  }
}
