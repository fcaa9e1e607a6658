/// How much an archive may hold before it is refused. Sizes are in bytes.
struct ArchiveLimits: Sendable {
  /// The archive itself.
  var archive = 128 << 20
  /// Everything that it names, files, folders and links.
  var entries = 100_000
  /// What is unpacked from it, all in all.
  var unpacked = 64 << 20
  /// The blocks of one deflate stream. Each may bring tables of its own, which cost time and unpack
  /// to nothing.
  var blocks = 1 << 16
}
