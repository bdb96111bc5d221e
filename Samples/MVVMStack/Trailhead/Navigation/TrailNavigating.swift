/// What a view model needs to move through the flow, with no knowledge of SwiftUI.
protocol TrailNavigating: AnyObject {
  func show(_ step: any Hashable)
  func goBack()
  func startOver()
}
