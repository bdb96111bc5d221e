extension StringProtocol {
  /// Whether it begins as the name of a type does. Asked of nearly every name that is read: the
  /// first byte answers it, but for letters beyond ASCII.
  var startsUppercase: Bool {
    guard let byte = utf8.first else { return false }
    return byte < 0x80
      ? (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) : first?.isUppercase == true
  }

  /// Whether it begins as the name of a value does.
  var startsLowercase: Bool {
    guard let byte = utf8.first else { return false }
    return byte < 0x80
      ? (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) : first?.isLowercase == true
  }
}
