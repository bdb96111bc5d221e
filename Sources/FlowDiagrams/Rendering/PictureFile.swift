import Foundation

/// A picture on its way to a file.
public enum PictureFile {
  /// Writes a whole picture or nothing: readers of the file see the old picture or the new one.
  ///
  /// - Throws: `DiagramError.cannotWrite`.
  public static func write(_ picture: Data, to path: String) throws(DiagramError) {
    do {
      try picture.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw .cannotWrite(path: path, problem: (error as NSError).localizedDescription)
    }
  }
}
