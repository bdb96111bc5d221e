import FlowLinks
import Foundation

public typealias AssociationFile = FlowLinks.AssociationFile

extension AssociationFile {
  /// Reads association files by their paths; `DOMAIN=FILE` says which site serves one.
  ///
  /// - Throws: `InputError` for a file that is missing or that the system could not read.
  public static func read(_ arguments: [String]) throws -> [(domain: String?, file: Self)] {
    try arguments.map { argument in
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      let (domain, path) = parts.count == 2 ? (parts[0], parts[1]) : (nil, argument)
      guard let data = FileManager.default.contents(atPath: path) else {
        throw InputError("\(path): no such file; --aasa takes an apple-app-site-association file")
      }
      do {
        return (domain, try read(data: data, file: path))
      } catch {
        throw InputError("\(error)")
      }
    }
  }
}
