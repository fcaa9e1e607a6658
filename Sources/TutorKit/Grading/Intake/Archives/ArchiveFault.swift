/// Why an archive cannot be read. `ArchiveFault+Text.swift` turns each case into a sentence.
enum ArchiveFault: Error, Equatable, Sendable {
  /// It has no bytes.
  case empty
  /// It is of a format that is not read, by its name.
  case otherFormat(String)
  /// It is of no format that is known.
  case unknownFormat
  /// It is one of several parts.
  case split
  /// It ends within something.
  case cutShort(ArchivePart)
  /// Something is not as the format wants it, at an offset in the archive.
  case malformed(ArchivePart, offset: Int)
  /// The data of a file is no deflate stream.
  case badStream(file: String)
  /// Two entries share bytes, as in archives that unpack to far more than they are.
  case overlapping(String, String)
  /// A file unpacks to another size than the archive says.
  case wrongSize(file: String, stated: Int)
  /// A file unpacks to something else than was packed.
  case wrongChecksum(file: String)
  case tooManyEntries(limit: Int)
  /// The archive itself has too many bytes.
  case archiveTooLarge(limit: Int)
  /// It unpacks to too many bytes.
  case unpacksTooLarge(limit: Int)
}

/// What an archive is made of.
enum ArchivePart: String, Equatable, Sendable {
  case directory = "its list of files"
  case entry = "the header of a file"
  case content = "a file"
  case stream = "its compressed data"
  case end = "its end"
}
