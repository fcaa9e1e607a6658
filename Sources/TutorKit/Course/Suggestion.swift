extension StringProtocol {
  /// How many letters must be added, removed, changed or swapped with their neighbour to make one
  /// text of the other. Takes time proportional to the product of the lengths.
  func editDistance(to other: some StringProtocol) -> Int {
    let (mine, theirs) = (Array(self), Array(other))
    var beforeLast: [Int] = []
    var last = Array(0...theirs.count)
    for (i, letter) in mine.enumerated() {
      var row = [i + 1]
      for (j, otherLetter) in theirs.enumerated() {
        var best = Swift.min(
          last[j + 1] + 1, row[j] + 1, last[j] + (letter == otherLetter ? 0 : 1))
        if i > 0, j > 0, letter == theirs[j - 1], mine[i - 1] == otherLetter {
          best = Swift.min(best, beforeLast[j - 1] + 1)
        }
        row.append(best)
      }
      (beforeLast, last) = (last, row)
    }
    return last[theirs.count]
  }

  /// The word that this one was probably meant to be: begun by it, or at most one letter in three
  /// away.
  func nearest(of words: [String]) -> String? {
    if !isEmpty, let begun = words.first(where: { $0.hasPrefix(self) }) { return begun }
    return
      words
      .map { (word: $0, distance: editDistance(to: $0)) }
      .filter { $0.distance <= Swift.max(1, $0.word.count / 3) }
      .min { $0.distance < $1.distance }?.word
  }
}
