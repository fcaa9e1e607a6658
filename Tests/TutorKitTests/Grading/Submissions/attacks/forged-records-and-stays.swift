// Writes that the test ended well to every descriptor, and lets the test fail.
// At: instead
// With: ForgedStory.swift
// Expect: failed 6-8
// Has: command-line
import Foundation

func attack() {
  let lines = ForgedStory.lines
  for descriptor in Int32(3)..<64 { _ = write(descriptor, lines, lines.count) }
}
