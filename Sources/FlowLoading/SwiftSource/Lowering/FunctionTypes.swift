/// Types that functions declare for themselves: they capture nothing, so that each is as good as one
/// of the type around the function.
final class FunctionTypes {
  var declared: [TypeDeclaration] = []

  /// The types that are declared in the functions which are read meanwhile.
  func gathering(_ body: () -> Void) -> [TypeDeclaration] {
    let outer = declared
    declared = []
    defer { declared = outer }
    body()
    return declared
  }
}
