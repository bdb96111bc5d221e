import SwiftUI

struct WallListView: View {
  @Environment(Hall.self) private var hall

  var body: some View {
    List(1..<9) { number in
      NavigationLink("Wall \(number)", value: WallRoute.wall(number))
    }
    .navigationTitle("Walls")
    .toolbar {
      Button("Grades") { hall.wallPath.append(.grades) }
      Button("Scale") { hall.wallPath.append(.scale) }
    }
  }
}

struct WallView: View {
  @Environment(Hall.self) private var hall
  let number: Int

  var body: some View {
    List {
      NavigationLink("Topo", value: WallRoute.topo(number))
      NavigationLink("Rescue plan", value: WallRoute.rescue)
      Button("All walls") { hall.wallPath.removeAll() }
    }
    .navigationTitle("Wall \(number)")
  }
}

struct TopoView: View {
  @Environment(Hall.self) private var hall
  let number: Int

  var body: some View {
    List {
      Text("Lines of wall \(number)")
      Button("All walls") { hall.wallPath.append(.walls) }  // planted: unbounded_stack
      Button("Close") { close() }
      Button("Save") { save() }
    }
    .navigationTitle("Topo")
  }

  private func close() {
    Task {
      await Task.yield()
      hall.wallPath.removeLast()  // planted: unguarded_pop
    }
  }

  private func save() {
    Task {
      await Task.yield()
      if !hall.wallPath.isEmpty { hall.wallPath.removeLast() }
    }
  }
}

// waymark:disable:next dead_screen - planted: superfluous_suppression
struct GradesView: View {
  var body: some View {
    Text("From 3 to 9a")
      .navigationTitle("Grades")
  }
}

struct BoulderView: View {  // planted: unreachable_screen
  var body: some View {
    Text("Boulders")
      .navigationTitle("Boulders")
  }
}

// waymark:disable:next dead_screen - comes back with the new hall
struct TraverseView: View {
  var body: some View {
    Text("Once around the hall")
      .navigationTitle("Traverse")
  }
}
