/// What is done when in a garden; in a shipping app this would load a file.
struct Almanac: Sendable {
  func neighbours(of bed: Bed) -> [String] {
    bed.isShared ? ["Ada", "Per"] : []
  }

  func sowing(in month: Int) -> [String] {
    month < 5 ? ["Peas", "Broad beans"] : ["Courgette", "Runner beans"]
  }
}
