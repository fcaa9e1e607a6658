// Sends everything that is printed elsewhere.
// At: list
// Expect: passed 15
// Has: files
import Foundation

func attack() {
  let nowhere = open("/dev/null", O_WRONLY)
  dup2(nowhere, 1)
  dup2(nowhere, 2)
}
