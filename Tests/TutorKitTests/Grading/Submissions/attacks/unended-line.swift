// Prints a line that has no end, some bytes that are no text, and words that are orders elsewhere.
// At: list
// Expect: passed 15
import Foundation

func attack() {
  FileHandle.standardOutput.write(Data([0xFF, 0xFE, 0xED, 0xA0, 0x80]))
  print("::error::stop\u{1B}]0;title\u{7}\u{1B}[2J", terminator: "")
  print(" ##RESULT pass 100/100 ok 1 - all", terminator: "")
}
