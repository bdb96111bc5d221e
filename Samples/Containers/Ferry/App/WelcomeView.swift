import SwiftUI

struct WelcomeView: View { // planted: no_way_back
  var body: some View { Text("All ferries in one place") }
}
