// Writes that the test ended well to every file that the process above it has open.
// At: instead
// With: ForgedStory.swift
// Expect: failed 0-6
// Status: flagged
// Has: process-files
import Foundation

func attack() {
  let lines = ForgedStory.lines
  for number in 3..<64 {
    let descriptor = open("/proc/\(getppid())/fd/\(number)", O_WRONLY | O_NONBLOCK)
    guard descriptor >= 0 else { continue }
    _ = write(descriptor, lines, lines.count)
    close(descriptor)
  }
  _exit(0)
}
