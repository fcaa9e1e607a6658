import TutorKit

@main
struct Tutor {
  static func main() {
  }
}
