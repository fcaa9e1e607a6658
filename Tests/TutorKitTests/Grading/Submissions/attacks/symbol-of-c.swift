// Takes the place of a function of the system, through which records are written.
// At: nothing
// Expect: any 0
// Status: flagged
// Has: symbol-name
import Foundation

@c(fwrite)
nonisolated func takenWrite(
  _ bytes: UnsafeRawPointer?, _ size: Int, _ count: Int, _ file: OpaquePointer?
) -> Int {
  count
}

func attack() {}
