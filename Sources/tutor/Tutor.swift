import Foundation
import TutorKit

@main
struct Tutor {
  static func main() {
    let app = TutorApp(makeReader: EditLine.init)
    exit(app.run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}
