import Foundation
import TutorKit

extension Stage {
  /// The stages that `lessons/course.json` lists.
  ///
  /// - Parameter course: The course folder.
  public static func all(in course: URL) throws -> [Stage] {
    struct Description: Decodable { let stages: [Stage] }

    let description = try Data(contentsOf: course.appending(path: "lessons/course.json"))
    return try JSONDecoder().decode(Description.self, from: description).stages
  }
}
