/// Different elements in the order in which they were found.
///
/// A set's own order is another one in each run, and it would show where elements tie.
struct FoundSet<Element: Hashable>: Sequence, ExpressibleByArrayLiteral {
  private var elements: [Element] = []
  private var known: Set<Element> = []

  init(arrayLiteral elements: Element...) {
    for element in elements { insert(element) }
  }

  /// - Returns: Whether the element is new.
  @discardableResult
  mutating func insert(_ element: Element) -> Bool {
    guard known.insert(element).inserted else { return false }
    elements.append(element)
    return true
  }

  var count: Int { elements.count }
  var isEmpty: Bool { elements.isEmpty }

  /// - Complexity: O(1).
  func contains(_ element: Element) -> Bool { known.contains(element) }

  func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() }
}
