// Takes memory without end.
// At: row
// Expect: failed 14
// Has: memory
import Foundation

func attack() {
  var hoard: [[UInt8]] = []
  while true {
    hoard.append(
      [UInt8](unsafeUninitializedCapacity: 256 << 20) {
        $0[0] = 1; $1 = 1
      })
  }
}
