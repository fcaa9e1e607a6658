// Closes every descriptor, so that nothing is heard of what fails.
// At: instead
// Expect: failed 6
import Foundation

func attack() {
  for descriptor in Int32(0)..<256 { close(descriptor) }
}
