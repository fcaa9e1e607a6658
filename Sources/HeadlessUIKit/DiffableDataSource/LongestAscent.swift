/// Which of some numbers to leave where they are so that as few as possible have to move for all to
/// ascend.
///
/// ```swift
/// longestAscent(in: [3, 0, 1, 2])  // [false, true, true, true]
/// ```
///
/// - Parameter numbers: Numbers of which no two are the same.
/// - Complexity: O(n) for numbers that ascend, O(n log n) else.
func longestAscent(in numbers: [Int]) -> [Bool] {
  // `ends[l]` is the index of the smallest number in which an ascent of length l + 1 can end.
  var ends: [Int] = []
  var predecessors = [Int](repeating: -1, count: numbers.count)
  for (index, number) in numbers.enumerated() {
    var low = 0
    var high = ends.count
    if let last = ends.last, numbers[last] < number { low = high }
    while low < high {
      let middle = (low + high) / 2
      if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
    }
    if low > 0 { predecessors[index] = ends[low - 1] }
    if low == ends.count { ends.append(index) } else { ends[low] = index }
  }
  var isMember = [Bool](repeating: false, count: numbers.count)
  var index = ends.last ?? -1
  while index >= 0 {
    isMember[index] = true
    index = predecessors[index]
  }
  return isMember
}
