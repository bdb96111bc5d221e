import Foundation

extension Configuration {
  /// The names that a configuration file can have, the first preferred.
  public static let fileNames = [".waymark.yml", ".waymark.yaml"]

  /// The JSON Schema (draft 2020-12) of configuration files.
  public static var jsonSchema: String {
    ConfigurationKeys.file.jsonSchema(
      id: "urn:waymark:configuration:1", title: "waymark configuration (.waymark.yml)")
  }

  /// Reads the text of a configuration file.
  ///
  /// - Parameters:
  ///   - text: The text. An empty file is a configuration that says nothing.
  ///   - file: The file's name for messages.
  ///   - knownRules: The ids of all rules. Another id in `rules` is a mistake; nil lets any pass.
  /// - Throws: `FlowFileError` with every problem of the file.
  public static func load(
    text: String, file: String, knownRules: [String]? = nil
  ) throws(FlowFileError) -> Configuration {
    guard let value = try YAMLReading.read(text: text, file: file) else {
      var configuration = Configuration()
      configuration.file = file
      configuration.files = [file]
      return configuration
    }
    var reader = ConfigurationReader(file: file, knownRules: knownRules)
    let configuration = reader.read(value)
    let problems =
      ShapeCheck.problems(of: value, as: ConfigurationKeys.file) + reader.problems
    guard problems.isEmpty else { throw FlowFileError(file: file, problems: problems) }
    return configuration
  }

  /// Looks for the configuration file of a folder: in it, and then in each folder above it, up
  /// to the one that holds `.git`.
  ///
  /// - Parameter folder: The path of a folder that is analysed.
  /// - Returns: The path of the file, or nil where there is none.
  public static func find(from folder: String) -> String? {
    let files = FileManager.default
    var folder = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL
    while true {
      for name in fileNames {
        let file = folder.appendingPathComponent(name).path
        var isFolder: ObjCBool = false
        if files.fileExists(atPath: file, isDirectory: &isFolder), !isFolder.boolValue {
          return file
        }
      }
      // The configuration above a repository is not the repository's.
      if files.fileExists(atPath: folder.appendingPathComponent(".git").path) { return nil }
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      guard parent.path != folder.path, folder.path != "/" else { return nil }
      folder = parent
    }
  }
}
