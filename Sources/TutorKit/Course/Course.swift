import Foundation

/// The course as `lessons/course.json` describes it.
struct Course: Codable, Equatable, Sendable {
  /// The version of the file's form.
  let version: Int
  /// The name of the course.
  let title: String
  /// Every stage, in teaching order, those that are not written yet too.
  let stages: [Stage]
  /// The page behind the last stage; nil for a course without one.
  var epilogue: Epilogue?

  /// A page that is only read.
  struct Epilogue: Codable, Equatable, Sendable {
    /// The name of the page's file, by which `tutor lesson` finds it too.
    let slug: String
    let title: String
    /// How long it takes to read, in minutes.
    let minutes: Int
  }

  /// The one version of the form that this tutor reads.
  static let supportedVersion = 1

  /// How much of a description is read.
  private static let sizeLimit = 4 << 20

  /// The stages that can be done.
  var written: [Stage] { stages.filter(\.isWritten) }

  /// Whether no stage is still to come.
  var isWhole: Bool { written.count == stages.count }

  /// The epilogue, if a word is its name or the beginning of it.
  func epilogue(named name: String) -> Epilogue? {
    guard !name.isEmpty, epilogue?.slug.hasPrefix(name.lowercased()) == true else { return nil }
    return epilogue
  }

  /// Reads the description of the course in a folder.
  static func load(from folder: CourseFolder) throws(TutorError) -> Course {
    let path = folder.path(of: folder.description)
    let data: Data
    do throws(FileFault) {
      guard let found = try folder.read(folder.description, limit: sizeLimit) else {
        throw folder.fault(.read, folder.description, ENOENT)
      }
      data = found
    } catch {
      throw .courseUnreadable(path: error.path, reason: error.reason)
    }
    let course: Course
    do {
      // The version is read first: a newer form may differ in everything else.
      let version = try JSONDecoder().decode(Version.self, from: data).version
      guard version == supportedVersion else {
        throw TutorError.courseVersion(path: path, found: version, supported: supportedVersion)
      }
      course = try JSONDecoder().decode(Course.self, from: data)
    } catch let error as TutorError {
      throw error
    } catch {
      throw .courseDamaged(path: path, reason: error.reason)
    }
    if let flaw = course.flaw { throw .courseDamaged(path: path, reason: flaw) }
    return course
  }

  private struct Version: Decodable {
    let version: Int
  }

  /// What is wrong with the description though it can be decoded, in words.
  private var flaw: String? {
    for (index, stage) in stages.enumerated() {
      if stage.number != index + 1 {
        return "stage \(index + 1) in the list has the number \(stage.number)"
      }
      if stages[..<index].contains(where: { $0.slug == stage.slug }) {
        return "two stages are called \(stage.slug)"
      }
      if let points = stage.points, Points(points) == nil {
        return "the points of \(stage.slug) are \(points), not a number with at most two decimals"
      }
      // Slugs and files become paths below the course: nothing may lead out of it.
      if let flaw = flaw(inPaths: [stage.slug] + stage.files) { return flaw }
    }
    if let epilogue, let flaw = flaw(inPaths: [epilogue.slug]) { return flaw }
    return written.isEmpty && !stages.isEmpty ? "no stage is written" : nil
  }

  private func flaw(inPaths names: [String]) -> String? {
    let stray = names.first { name in
      let parts = name.split(separator: "/", omittingEmptySubsequences: false)
      return parts.contains { $0.isEmpty || $0 == "." || $0 == ".." }
    }
    return stray.map { "“\($0)” is not a path below a folder" }
  }
}
