import SwiftUI

struct YearsView: View {
  var body: some View {
    List(2019..<2026, id: \.self) { year in
      NavigationLink(String(year), destination: YearView(year: year))
    }
    .navigationBarTitle("Years")
  }
}

struct YearView: View {
  let year: Int

  var body: some View {
    Text("Nothing wasted in \(String(year))")
      .navigationBarTitle(String(year))
  }
}
