import Foundation

/// Reads files as text and says what is wrong with those that cannot be read so.
public struct SourceReader: Sendable {
  /// Files above this many bytes are left out: no one wrote them by hand.
  public var largest: Int

  public init(largest: Int = 20_000_000) { self.largest = largest }

  public struct Result: Sendable {
    public var texts: [SourceText] = []
    public var diagnostics: [LoadDiagnostic] = []
  }

  /// The bytes of a file.
  public enum Contents: Sendable {
    case bytes(Data)
    /// More bytes than `largest`, and so not read.
    case tooLarge
  }

  /// Reads the files from the disk, in their order.
  ///
  /// A file that is too large or not UTF-8 gives a diagnostic and is left out.
  ///
  /// - Throws: `DiscoveryError.unreadable` where the system refuses to read a file: a result
  ///   without it would look complete and report screens that nothing seems to show.
  public func read(_ files: [SourceDiscovery.File]) throws -> Result {
    try read(files) { file in
      if let status = FileStatus(file.absolutePath, followingLinks: true), status.size > largest {
        return .tooLarge
      }
      do {
        return .bytes(try Data(contentsOf: URL(fileURLWithPath: file.absolutePath)))
      } catch {
        throw DiscoveryError.unreadable(path: file.path, reason: Self.reason(error))
      }
    }
  }

  /// Reads the files from wherever their bytes are kept, in their order.
  ///
  /// - Parameter contents: gives the bytes of a file.
  /// - Throws: what `contents` throws.
  public func read(
    _ files: [SourceDiscovery.File], contents: (SourceDiscovery.File) throws -> Contents
  ) rethrows -> Result {
    var result = Result()
    for file in files {
      switch text(of: try contents(file), file) {
      case .success(let text): result.texts.append(text)
      case .failure(let problem):
        result.diagnostics.append(LoadDiagnostic(file: file.path, problem: problem.text))
      }
    }
    return result
  }

  private struct Problem: Error { var text: String }

  private func text(
    of contents: Contents, _ file: SourceDiscovery.File
  ) -> Swift.Result<SourceText, Problem> {
    guard case .bytes(let data) = contents, data.count <= largest else {
      return .failure(
        Problem(
          text: "is larger than \(largest / 1_000_000) MB; it was left out "
            + "(name it with --exclude to silence this)"))
    }
    guard let text = String(data: data, encoding: .utf8) else {
      return .failure(Problem(text: Self.encodingProblem(data)))
    }
    if text.hasPrefix("version https://git-lfs.github.com/spec/") {
      return .failure(
        Problem(text: "is a pointer of Git LFS; it was left out ('git lfs pull' gets its content)"))
    }
    let withoutMark = text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
    return .success(
      SourceText(path: file.path, absolutePath: file.absolutePath, text: withoutMark))
  }

  private static func encodingProblem(_ data: Data) -> String {
    if data.starts(with: Data("bplist".utf8)) {
      return "is a binary property list; it was left out ('plutil -convert xml1' makes it text)"
    }
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    return "is \(isWide ? "UTF-16" : "not UTF-8"); it was left out (save it as UTF-8)"
  }

  /// The system's reason, in lower case and without the path that Foundation repeats.
  static func reason(_ error: any Error) -> String {
    let error = error as NSError
    let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    if underlying.domain == NSPOSIXErrorDomain {
      return String(cString: strerror(Int32(underlying.code))).lowercased()
    }
    return error.code == CocoaError.fileReadNoPermission.rawValue
      ? "permission denied" : "error \(error.code)"
  }
}
