extension ArchiveFault {
  /// What is wrong, and what to do, in sentences for whoever handed it in.
  var sentence: String {
    switch self {
    case .empty:
      "The archive is empty: it has no bytes. Hand it in again."
    case .otherFormat(let name):
      "It is \(name), which is not read. Hand in a .zip or a .tar.gz."
    case .unknownFormat:
      "It is neither a zip nor a tar.gz archive, whatever its name says. Hand in a .zip or a .tar.gz."
    case .split:
      "It is one part of an archive of several. Hand in one whole .zip or .tar.gz."
    case .cutShort(let part):
      "The archive ends in the middle of \(part.rawValue): some of it is missing. Hand it in again."
    case .malformed(let part, let offset):
      "The archive is damaged: at byte \(offset), \(part.rawValue) is not as it must be. "
        + "Hand it in again."
    case .badStream(let file):
      "The archive is damaged: the data of \(file) cannot be unpacked. Hand it in again."
    case .overlapping(let file, let other):
      "The archive says that \(file) and \(other) share bytes, as no packing program writes it. "
        + "Hand it in again, packed with another program."
    case .wrongSize(let file, let stated):
      "The archive says that \(file) has \(stated) bytes, but it does not unpack to so many. "
        + "Hand it in again."
    case .wrongChecksum(let file):
      "The archive is damaged: the checksum of \(file) is wrong. Hand it in again."
    case .tooManyEntries(let limit):
      "The archive has more than \(limit) files. Hand in the folders of the stages alone."
    case .archiveTooLarge(let limit):
      "The archive has more than \(limit >> 20) MB. Hand in the folders of the stages alone, without "
        + ".build."
    case .unpacksTooLarge(let limit):
      "The archive unpacks to more than \(limit >> 20) MB. Hand in the folders of the stages alone, "
        + "without .build."
    }
  }
}
