import CProcess
import Foundation
import TutorKit

@main
struct Tutor {
  static func main() {
    cprocess_die_of_quit()
    let app = TutorApp(makeReader: EditLine.init)
    exit(app.run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}
