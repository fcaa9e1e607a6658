/// Swift files that a learner added are compiled along with the others. This is about those whose names
/// the file system of a grader, or a build, cannot take: they must not cost more than themselves.
enum AddedFile {
  /// How long the name of a file or a folder may be. Systems take 255 bytes, and compilers make files
  /// whose names are longer than those of the sources: `Cell~partial.swiftmodule`.
  private static let longestName = 200
  /// How long the path below the stage's folder may be, since there are folders above it.
  private static let longestPath = 1000

  /// Why a file cannot be compiled; nil when it can.
  ///
  /// - Parameters:
  ///   - file: The path below the stage's folder, in the one normal form.
  ///   - template: The stage that it was added to.
  static func refusal(of file: String, to template: StageTemplate) -> Refusal? {
    // The lists of files that a build is made of quote names, and not all of them well.
    let scalars = file.unicodeScalars
    if scalars.contains(where: { $0.properties.generalCategory == .control }) {
      return .controlCharacter
    }
    if scalars.contains("\"") { return .quote }
    let names = file.split(separator: "/")
    guard file.utf8.count <= longestPath, names.allSatisfy({ $0.utf8.count <= longestName }) else {
      return .nameTooLong
    }
    // A folder that is called as a file is, here or in another submission, leaves no room for the file.
    let isInFile = names.indices.dropFirst().contains { end in
      let folder = names[..<end].joined(separator: "/")
      return folder.hasSuffix(".swift") || template.declared.contains(folder)
        || template.given[folder] != nil
    }
    return isInFile ? .inFile : nil
  }
}
