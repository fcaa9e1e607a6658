// Closes what it could be heard by.
// At: list
// Expect: passed 15
import Foundation

func attack() {
  close(0)
  close(1)
  close(2)
}
