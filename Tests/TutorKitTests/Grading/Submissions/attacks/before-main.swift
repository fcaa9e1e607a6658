// Runs before the tests do, by a place in the program that the system calls at its start.
// At: nothing
// Expect: any 0
// Status: flagged
// Has: section
import Foundation

@section(".init_array") @used
let early: @convention(c) () -> Void = { exit(0) }

func attack() {}
