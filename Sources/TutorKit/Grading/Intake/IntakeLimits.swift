/// How much of a submission is taken. Sizes are in bytes.
struct IntakeLimits: Sendable {
  var archive = ArchiveLimits()
  /// Files, besides those in folders that tools keep for themselves.
  var files = 10_000
  /// One file. A learner's has some thousands.
  var file = 1 << 20
  /// All files that are taken together.
  var taken = 4 << 20
  /// Folders within folders.
  var depth = 32
}
