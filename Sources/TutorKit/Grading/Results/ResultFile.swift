import Foundation

/// The files that hold results, `result.json` and `run.json`: JSON with sorted keys, so that the same
/// results are the same bytes. `schemas/` describes both.
enum ResultFile {
  /// How much of a file is read. What grading writes is far less, as `TextRoom` has it.
  static let sizeLimit = 64 << 20

  static func data(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .custom { date, encoder in
      var container = encoder.singleValueContainer()
      try container.encode(date.inWholeSeconds)
    }
    return try encoder.encode(value) + Data("\n".utf8)
  }

  /// Reads a file of a known version. The version is read first: a newer form may differ in everything
  /// else.
  static func read<Value: Decodable>(
    _ type: Value.Type, version: Int, at url: URL, in folder: CourseFolder
  ) throws(TutorError) -> Value {
    let path = folder.path(of: url)
    let data: Data
    do throws(FileFault) {
      guard let found = try folder.read(url, limit: sizeLimit) else {
        throw folder.fault(.read, url, ENOENT)
      }
      data = found
    } catch {
      throw .unusable(error)
    }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    do {
      let found = try decoder.decode(Version.self, from: data).version
      guard found == version else {
        throw TutorError.resultVersion(path: path, found: found, supported: version)
      }
      return try decoder.decode(type, from: data)
    } catch let error as TutorError {
      throw error
    } catch {
      throw .resultDamaged(path: path, reason: error.reason)
    }
  }

  private struct Version: Decodable {
    let version: Int
  }
}
