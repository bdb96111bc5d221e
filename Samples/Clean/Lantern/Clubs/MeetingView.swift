import SwiftUI

struct MeetingView: View {
  let meeting: Meeting

  @Environment(Navigator.self) private var navigator

  var body: some View {
    VStack(spacing: 16) {
      Text(meeting.book)
        .font(.title)
      Text(meeting.day, style: .date)
      Button("I cannot come", role: .destructive) {
        navigator.leaveMeeting()
      }
    }
    .navigationTitle("Meeting")
  }
}
