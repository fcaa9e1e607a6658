// Takes the place of the function through which the word comes that proves the end of a test.
// At: nothing
// Expect: failed 0
// Status: flagged
// Has: symbol-name, taken-name
import Foundation

@c(read)
nonisolated func takenRead(
  _ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
  var whole = iovec(iov_base: bytes, iov_len: count)
  return readv(descriptor, &whole, 1)
}

func attack() {}
