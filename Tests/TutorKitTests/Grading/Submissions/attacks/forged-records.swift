// Writes that the test ended well to every descriptor, and leaves.
// At: instead
// With: ForgedStory.swift
// Expect: failed 6
// Also: in 3 failed 12
// Status: flagged
// Has: command-line, exit
import Foundation

func attack() {
  let lines = ForgedStory.lines
  for descriptor in Int32(3)..<64 { _ = write(descriptor, lines, lines.count) }
  _exit(0)
}
