import SwiftUI

enum WallRoute: Hashable {
  case walls
  case wall(Int)
  case topo(Int)
  case grades
  case scale
  case rescue
  case boulders  // planted: dead_route
}

/// Builds the pages that a wall leads to.
struct WallPage: View {
  let route: WallRoute

  var body: some View {
    switch route {
    case .walls: WallListView()
    case .wall(let number): WallView(number: number)
    case .topo(let number): TopoView(number: number)
    case .grades: GradesView()
    case .scale: GradesView()  // planted: same_destination
    case .rescue: EmptyView()  // planted: unhandled_route
    case .boulders: BoulderView()
    }
  }
}
