import Foundation

@testable import TutorKit

/// A folder of submissions for a course of two stages. It vanishes with the object.
final class IntakeClass {
  let root = URL(filePath: NSTemporaryDirectory()).resolvingSymlinksInPath()
    .appending(path: "제출 \(UUID().uuidString)")

  static let templates = [
    StageTemplate(
      slug: "01-names", declared: ["Cell.swift", "Nibs/Cell.xib"],
      given: ["Book.swift": Data("struct Book {}\n".utf8)]),
    StageTemplate(slug: "02-rows", declared: ["Rows.swift"], given: [:]),
  ]

  /// A whole submission, by the paths of its files.
  static let whole = [
    "01-names/Cell.swift": "class Cell {}\n", "01-names/Nibs/Cell.xib": "<document/>\n",
    "01-names/Book.swift": "struct Book {}\n", "02-rows/Rows.swift": "struct Rows {}\n",
  ]

  let intake = Intake(templates: templates)

  init() throws {
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  var list: SubmissionList {
    get throws(IntakeFault) { try SubmissionList(root, slugs: intake.templates.map(\.slug)) }
  }

  func write(_ text: String, to path: String) throws {
    try write(Array(text.utf8), to: path)
  }

  func write(_ bytes: [UInt8], to path: String) throws {
    let url = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  func write(_ files: [String: String], below folder: String) throws {
    for (path, text) in files { try write(text, to: "\(folder)/\(path)") }
  }

  /// Hands in a zip of some files, and takes it.
  static func taken(zip files: [String: String]) throws -> Submission {
    try taken(ZipWriter.archive(files.sorted { $0.key < $1.key }.map { ZipWriter.File($0, $1) }))
  }

  static func taken(_ archive: [UInt8]) throws -> Submission {
    let room = try IntakeClass()
    try room.write(archive, to: "kim.zip")
    return try room.list.places.map(room.intake.take)[0]
  }
}

extension Submission {
  /// What is taken of a stage, as text.
  func texts(_ slug: String) -> [String: String] {
    let files = stages.first { $0.slug == slug }?.files ?? [:]
    return files.mapValues { String(decoding: $0, as: UTF8.self) }
  }

  var noteTexts: [String] { evidence.map(\.text) }
}
