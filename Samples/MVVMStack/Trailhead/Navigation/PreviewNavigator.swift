#if DEBUG
  /// A navigator for previews: it only remembers what it was asked.
  final class PreviewNavigator: TrailNavigating {
    private(set) var shown: [any Hashable] = []

    func show(_ step: any Hashable) {
      shown.append(step)
    }

    func goBack() {}

    func startOver() {
      shown.removeAll()
    }
  }
#endif
