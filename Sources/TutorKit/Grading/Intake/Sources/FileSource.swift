/// What a submission came in: an archive or a folder. It tells its entries first, and gives the
/// contents of a file when asked.
protocol FileSource: Sendable {
  /// Everything that it holds, as it names it.
  var entries: [SourceEntry] { get }

  /// What a file holds. Only for an entry of this source, whose content is `.file`. One that cannot be
  /// read, although others can, is `.unreadable`.
  func bytes(of entry: SourceEntry) throws(IntakeFault) -> [UInt8]
}

/// One thing in an archive or a folder.
struct SourceEntry: Equatable, Sendable {
  enum Content: Equatable, Sendable {
    /// A file of this many bytes.
    case file(size: Int)
    case folder
    /// Something that is not read.
    case refused(Refusal)
  }

  /// The name, as the source has it.
  let name: [UInt8]
  let content: Content
  /// Where the source finds it again.
  let place: Int

  /// The name as it can be shown.
  var shownName: String { ShownName.text(of: name) }
}
