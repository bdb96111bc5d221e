import SwiftUI

enum CourseRoute: Hashable {
  case list
  case course(Int)
  case hours
  case prices
  case archive  // planted: dead_route
}

struct Coach: Hashable {
  let name: String
}

struct CourseListView: View {
  var body: some View {
    List(1..<4) { number in
      NavigationLink("Course \(number)", value: CourseRoute.course(number))
    }
    .navigationTitle("Courses")
    .toolbar {
      NavigationLink("Hours", value: CourseRoute.hours)
      NavigationLink("Prices", value: CourseRoute.prices)
    }
  }
}

struct CourseView: View {
  @Environment(Hall.self) private var hall
  let number: Int

  var body: some View {
    List {
      NavigationLink("Coach", value: Coach(name: "Nim"))  // planted: missing_destination
      NavigationLink("Next course", value: CourseRoute.course(number + 1))
      NavigationLink("All courses", value: CourseRoute.list)  // planted: unbounded_stack
      Button("Leave") { leave() }
    }
    .navigationTitle("Course \(number)")
  }

  private func leave() {
    DispatchQueue.main.async {
      hall.coursePath.removeLast()  // planted: unguarded_pop
    }
  }
}

struct HoursView: View {
  var body: some View {
    Text("Open till ten")
      .navigationTitle("Hours")
  }
}

struct ArchiveView: View {  // planted: unreachable_screen
  var body: some View {
    Text("Courses of last year")
      .navigationTitle("Archive")
  }
}
