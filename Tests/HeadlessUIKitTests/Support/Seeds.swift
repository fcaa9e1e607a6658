import Foundation

/// The seeds with which a random test runs: always the same ones, so that a failure can be repeated.
///
/// ```swift
/// @Test("shows what its model says", arguments: seeds(20))
/// func random(seed: UInt64) { … }
/// ```
///
/// `Scripts/fuzz` runs every test that has a `seed` with others, which it names in the environment:
/// `LISTKATA_SEEDS=1000..<1100`.
func seeds(_ count: UInt64) -> Range<UInt64> {
  guard let words = ProcessInfo.processInfo.environment["LISTKATA_SEEDS"] else { return 0..<count }
  let bounds = words.components(separatedBy: "..<").compactMap { UInt64($0) }
  guard bounds.count == 2, bounds[0] < bounds[1] else {
    fatalError("LISTKATA_SEEDS is to be like 1000..<1100, and is \(words)")
  }
  return bounds[0]..<bounds[1]
}
