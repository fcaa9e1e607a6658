// Mistakes in values.
//
// Measures and data are left alone: where exactly a label stands, and what a book costs, is no rule
// of the course, and no suite should make it one.
extension SwiftSource {
  private static let measures: Set<Substring> = [
    "CGRect", "CGSize", "CGPoint", "UIEdgeInsets", "insetBy", "offsetBy",
  ]

  /// Two arguments next to each other change places; their labels stay.
  var exchangedArguments: [Edit] {
    tokens.indices.flatMap { place -> [Edit] in
      guard isCall(place), let end = partners[place], !Self.measures.contains(word(at: place - 1))
      else { return [] }
      let values = parts(of: place + 1..<end, at: ",").map(value)
      return zip(values, values.dropFirst()).compactMap { left, right in
        let (leftText, rightText) = (text(of: left), text(of: right))
        guard leftText != rightText, canFitEachOther(left, right) else { return nil }
        let between = range(of: left).upperBound..<range(of: right).lowerBound
        return Edit(
          range: range(of: left.lowerBound..<right.upperBound),
          replacement: "\(rightText)\(text[between])\(leftText)")
      }
    }
  }

  /// Whether round brackets are a call's: those of a declaration and of a pattern are not.
  private func isCall(_ place: Int) -> Bool {
    guard place > 1, tokens[place].text == "(", !tokens[place].isApart else { return false }
    let name = tokens[place - 1]
    guard name.kind == .word || [">", ")"].contains(name.text) else { return false }
    if ["func", "@", "case"].contains(tokens[place - 2].text) { return false }
    // A pattern: `case .book(let book)`.
    if tokens[place - 2].text == ".", ["case", ","].contains(tokens[max(0, place - 3)].text),
      tokens[..<place].last(where: \.startsLine)?.text == "case"
    {
      return false
    }
    return !["init", "subscript"].contains(name.text) || tokens[place - 2].text == "."
  }

  private func value(of argument: Range<Int>) -> Range<Int> {
    let hasLabel = argument.count > 2 && isText(":", at: argument.lowerBound + 1)
    return hasLabel ? argument.lowerBound + 2..<argument.upperBound : argument
  }

  /// Whether two values may be of one type, as far as one can tell: the compiler refuses most others,
  /// but that takes a second each time. Two literals are data.
  private func canFitEachOther(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    let single: Set<Substring> = ["indexPath", "self", "nil", "true", "false"]
    return !(isLiteral(left) && isLiteral(right))
      && [left, right].allSatisfy { value in
        let first = tokens[value.lowerBound].text
        return !["[", ".", "{"].contains(first) && (value.count > 1 || !single.contains(first))
      }
  }

  private func isLiteral(_ value: Range<Int>) -> Bool {
    let token = tokens[value.lowerBound]
    return value.count == 1
      && ([.number, .string].contains(token.kind) || ["nil", "true", "false"].contains(token.text))
  }

  /// A number is one more, and what is true is false.
  var otherLiterals: [Edit] {
    tokens.indices.compactMap { place in
      let token = tokens[place]
      switch (token.kind, token.text) {
      case (.word, "true"), (.word, "false"):
        return isData(place)
          ? nil : Edit(range: token.range, replacement: token.text == "true" ? "false" : "true")
      case (.number, _):
        guard let number = Int(token.text), !isMeasure(place) else { return nil }
        return Edit(range: token.range, replacement: String(number + 1))
      default: return nil
      }
    }
  }

  /// Whether a literal is given to an initialiser that takes literals only.
  private func isData(_ place: Int) -> Bool {
    guard let opening = tokens[..<place].lastIndex(where: { $0.text == "(" }),
      let end = partners[opening], end > place, opening > 0,
      word(at: opening - 1).first?.isUppercase == true
    else { return false }
    return parts(of: opening + 1..<end, at: ",").map(value).allSatisfy(isLiteral)
  }

  /// Whether a number is given to something by name, as sizes, prices and durations are, or stands
  /// beside one.
  func isMeasure(_ place: Int) -> Bool {
    if isText(":", at: place - 1) || isText(".", at: place - 1) { return true }
    let line = tokens[...place].lastIndex(where: \.startsLine) ?? place
    let name = tokens[line..<place].last { $0.kind == .word }?.text ?? ""
    return ["width", "height", "rowHeight", "milliseconds", "seconds", "constant"].contains(name)
      || name.hasSuffix("Height") || name.hasSuffix("Width")
  }

  /// A weak property is a strong one, and a closure keeps what it captures. Not where it captures it
  /// weakly, for then the closure asks whether it is still there.
  var otherOwnership: [Edit] {
    tokens.indices.compactMap { place in
      let isStrengthened =
        word(at: place) == "unowned" || word(at: place) == "weak" && word(at: place + 1) == "var"
      guard isStrengthened else { return nil }
      let range = tokens[place].range.lowerBound..<tokens[place + 1].range.lowerBound
      return Edit(range: range, replacement: "")
    }
  }
}
