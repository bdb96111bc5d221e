/// Views that only help to preview others.
extension GraphBuilder {
  /// Whether a view serves only previews: a private one that previews show beside or around a view
  /// of its file that the app shows, or several times over, as samples of what the file is about.
  /// One that a preview shows alone is what that preview is for.
  func helpsPreview(_ type: TypeInfo) -> Bool {
    guard type.isFilePrivate, type.inherits(external: "View") else { return false }
    let previews = previews(in: type.span.file).filter { words(in: $0).contains(type.simpleName) }
    guard !previews.isEmpty else { return false }
    let shown = shownViews(in: type.span.file)
    let around = words(in: type.span)
    return previews.allSatisfy { preview in
      index.text(preview).ranges(of: "\(type.simpleName)(").count > 1
        || !words(in: preview).union(around).isDisjoint(with: shown)
    }
  }

  private func previews(in file: UInt32) -> [Span] {
    index.units[Int(file)].members.previews
      + index.types.filter { $0.span.file == file && $0.inherits(external: "PreviewProvider") }
      .map(\.span)
  }

  /// Names of a file's views that the app shows.
  private func shownViews(in file: UInt32) -> Set<String> {
    Set(
      index.types.filter { type in
        type.span.file == file && type.inherits(external: "View")
          && (facts.shownTypes.contains(type.id) || facts.componentTypes.contains(type.id))
      }.map(\.simpleName))
  }

  private func words(in span: Span) -> Set<String> {
    Set(index.text(span).split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
  }
}
