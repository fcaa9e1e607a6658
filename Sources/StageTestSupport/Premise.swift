import Testing

/// Says what a test has changed before it calls the learner's code. It is told when the test stops,
/// since UIKit's words alone would send a learner after a name that is nowhere in their files.
///
/// ```swift
/// CellName.book = "Renamed"
/// explainStops("The test has changed `CellName.book` to “Renamed”.")
/// ```
public func explainStops(
  _ premise: String, at location: SourceLocation = #_sourceLocation
) {
  Attachment.record([UInt8](premise.utf8), named: premiseFile, sourceLocation: location)
}

/// The attachment in which a premise outlives its process.
let premiseFile = "premise.txt"
