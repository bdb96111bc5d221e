import Foundation

/// Reads `project.pbxproj`, a property list in the form of OpenStep.
///
/// Objects name each other by their keys. A target names its build phases and, since Xcode 16,
/// folders that are compiled whole; a file's path is that of the groups that it lies in.
public enum XcodeProjectReader {
  /// - Parameters:
  ///   - data: the file's content.
  ///   - file: the path relative to the graph's root.
  ///   - isForFiles: whether it is asked which files it compiles, and not only for which devices.
  /// - Returns: nil for a project that builds for phones alone, which tells nothing of devices.
  /// - Throws: `AppBundleError` for a file that is damaged.
  public static func read(
    data: Data, file: String, isForFiles: Bool = false
  ) throws(AppBundleError) -> XcodeProject? {
    // Reading the list of a large project takes as long as parsing a hundred files.
    let devices = ["watchos", "appletvos", "macosx", "platformFilter"]
    guard isForFiles || devices.contains(where: { data.range(of: Data($0.utf8)) != nil })
    else { return nil }
    let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    guard let objects = (list as? [String: Any])?["objects"] as? [String: [String: Any]] else {
      let conflict = String(decoding: data, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false
      )
      .firstIndex { $0.hasPrefix("<<<<<<<") }
      throw AppBundleError(
        file: file, line: conflict.map { $0 + 1 } ?? 1,
        message: conflict == nil
          ? "the project file is damaged; restore it"
          : "an unfinished merge left conflict marks here; resolve the conflict")
    }
    return ProjectReading(objects, file: file).project
  }
}

private struct ProjectReading {
  private(set) var project: XcodeProject
  private let objects: [String: [String: Any]]
  private var paths: [String: [String]] = [:]

  init(_ objects: [String: [String: Any]], file: String) {
    self.objects = objects
    project = XcodeProject(file: file)
    let roots = objects.values.filter { Self.kind($0) == "PBXProject" }
    for root in roots {
      var folder = file.split(separator: "/").dropLast(2).map(String.init)
      if let directory = root["projectDirPath"] as? String { folder.move(to: directory) }
      place(root["mainGroup"] as? String, in: folder, top: folder)
      let shared = platforms(root)
      for key in root["targets"] as? [String] ?? [] {
        guard let target = objects[key] else { continue }
        project.targets.append(read(target, key, shared))
      }
    }
  }

  private static func kind(_ object: [String: Any]) -> String { object["isa"] as? String ?? "" }

  /// The paths of a group and all in it. A list of its own: a damaged project can hold a loop.
  private mutating func place(_ group: String?, in folder: [String], top: [String]) {
    var pending = [(key: group, folder: folder)]
    while let next = pending.popLast() {
      guard let key = next.key, paths[key] == nil, let object = objects[key] else { continue }
      var path: [String]
      switch object["sourceTree"] as? String {
      case "<group>"?: path = next.folder
      case "SOURCE_ROOT"?: path = top
      default: continue
      }
      if let own = object["path"] as? String { path.move(to: own) }
      paths[key] = path
      for child in object["children"] as? [String] ?? [] { pending.append((child, path)) }
    }
  }

  private func read(
    _ object: [String: Any], _ key: String, _ shared: Set<String>
  ) -> XcodeProject.Target {
    var target = XcodeProject.Target(name: object["name"] as? String ?? key)
    target.isApp =
      (object["productType"] as? String)?.hasPrefix("com.apple.product-type.application") ?? false
    let own = platforms(object)
    target.platforms = own.isEmpty ? shared : own
    for phase in object["buildPhases"] as? [String] ?? [] {
      guard let phase = objects[phase], Self.kind(phase) == "PBXSourcesBuildPhase" else { continue }
      for file in phase["files"] as? [String] ?? [] {
        guard let file = objects[file], let reference = file["fileRef"] as? String,
          let path = paths[reference]
        else { continue }
        if target.platforms.contains("iphoneos"), !isForPhones(file) {
          target.filesElsewhere.insert(path.joined(separator: "/"))
        } else {
          target.files.insert(path.joined(separator: "/"))
        }
      }
    }
    let owned = object["fileSystemSynchronizedGroups"] as? [String] ?? []
    for group in owned {
      guard let path = paths[group] else { continue }
      target.folders.append(
        XcodeProject.Folder(
          path: path.map { "\($0)/" }.joined(), exceptions: exceptions(of: group, for: key)))
    }
    // Another target's folder lends single files.
    for group in objects.keys.sorted() where paths[group] != nil && !owned.contains(group) {
      target.files.formUnion(exceptions(of: group, for: key))
    }
    return target
  }

  /// Whether a target compiles a file for phones too, or for Catalyst, which runs what they do.
  private func isForPhones(_ file: [String: Any]) -> Bool {
    let one = (file["platformFilter"] as? String).map { [$0] }
    guard let filters = file["platformFilters"] as? [String] ?? one else { return true }
    return filters.contains("ios") || filters.contains("maccatalyst")
  }

  /// The files of a folder in which a target differs from the folder's owner.
  private func exceptions(of group: String, for target: String) -> Set<String> {
    var result: Set<String> = []
    for key in objects[group]?["exceptions"] as? [String] ?? [] {
      guard let set = objects[key], set["target"] as? String == target, let path = paths[group]
      else { continue }
      for name in set["membershipExceptions"] as? [String] ?? [] {
        result.insert((path + [name]).joined(separator: "/"))
      }
    }
    return result
  }

  /// The platforms that the build settings of a project or target name.
  private func platforms(_ object: [String: Any]) -> Set<String> {
    let list = (object["buildConfigurationList"] as? String).flatMap { objects[$0] }
    var result: Set<String> = []
    for key in list?["buildConfigurations"] as? [String] ?? [] {
      guard let settings = objects[key]?["buildSettings"] as? [String: Any] else { continue }
      if let names = settings["SUPPORTED_PLATFORMS"] as? String {
        result.formUnion(names.split(separator: " ").map(String.init))
      } else if let name = settings["SDKROOT"] as? String {
        result.insert(name)
      }
    }
    return result
  }
}

extension [String] {
  /// Follows a relative path, `..` included.
  fileprivate mutating func move(to path: String) {
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { if !isEmpty { removeLast() } } else { append(String(part)) }
    }
  }
}
