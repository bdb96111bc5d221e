import ArgumentParser

/// The files and folders that a command reads.
struct PathArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Files and folders of the app's source. (default: the current folder)", valueName: "path"))
  var paths: [String] = []
}

/// The same for commands whose arguments are names of screens.
struct InOptions: ParsableArguments {
  @Option(
    name: .customLong("in"),
    help: ArgumentHelp(
      "A file or folder of the app's source. May be repeated. (default: the current folder)",
      valueName: "path"))
  var paths: [String] = []
}

/// Where a command writes.
struct OutputOption: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write to a file instead of standard output.", valueName: "file"))
  var output: String?
}
