import Foundation

/// The names by which a submission takes the place of what is not its own, as the compiler has
/// resolved them. Unlike a look at the source, what is found here is proof.
struct TakenNames: Equatable {
  /// Functions and operators, and members of Swift's own types, of the learner's module that the
  /// suite calls, as Swift writes them.
  private(set) var called: Set<String> = []
  /// Symbols of the learner's module that other code, such as the system's, may come to.
  private(set) var defined: Set<String> = []
  /// Symbols of the tests' own modules that the learner's module comes to.
  private(set) var reached: Set<String> = []
  /// Parts of the learner's object files that a program runs at its start, or takes its tests from.
  private(set) var parts: Set<String> = []

  init() {}

  /// Looks at what a build made. Finds nothing in object files of another form than Linux's.
  init(in objects: StageObjects, module: String) {
    let code = objects.code.compactMap { ObjectFile(at: $0) }
    let shared = Self.protocols(of: module, in: code)
    for symbol in objects.suite.flatMap({ ObjectFile(at: $0)?.symbols ?? [] })
    where symbol.name.contains(module) {
      guard let words = Demangled.words(for: symbol.name),
        Self.isForeign(words, to: module)
          || shared.contains(where: words.contains)
            && Self.isUsual(words)
      else { continue }
      called.insert(words)
    }
    for object in code {
      for symbol in object.symbols {
        if Self.isOfTests(symbol.name) {
          reached.insert(Demangled.words(for: symbol.name) ?? symbol.name)
        } else if symbol.isDefined, symbol.isSeen, !Self.isOwn(symbol.name, of: module) {
          defined.insert(symbol.name)
        }
      }
      parts.formUnion(object.sections.filter(Self.isEarly))
    }
  }

  /// What is here and not there, as sentences; none if there is no such thing.
  func complaints(beside usual: TakenNames) -> [String] {
    called.subtracting(usual.called).sorted().map {
      "The suite would ask what the code declares in the place of Swift's own: \($0)."
    }
      + defined.subtracting(usual.defined).sorted().map {
        "The code takes the place of a symbol that is not its own: \($0)."
      }
      + reached.subtracting(usual.reached).sorted().map {
        "The code reaches for what belongs to the tests: \($0)."
      }
      + parts.subtracting(usual.parts).sorted().map {
        "The code has a part that is run or asked before its tests are: \($0)."
      }
  }

  /// Whether the words are those of an operator, of a function at the top of a file, or of a member
  /// of a type that neither the course nor the learner has made.
  private static func isForeign(_ words: String, to module: String) -> Bool {
    let mark = "(extension in \(module)):"
    if let place = words.firstRange(of: mark) {
      return Self.systems.contains { words[place.upperBound...].hasPrefix($0) }
    }
    guard words.hasPrefix("\(module).") else { return false }
    let rest = words.dropFirst(module.count + 1)
    // What is about a type of the learner's own is the learner's to say.
    guard !rest.contains("\(module).") else { return false }
    return rest.contains(" infix") || rest.contains(" prefix")
      || !rest.prefix { !"(<:".contains($0) }.contains(".")
  }

  /// The protocols of the learner's module that types of others conform to, which are neither the
  /// course's nor the learner's: what such a protocol has, or is asked of by an operator, Swift prefers
  /// to what those types have themselves.
  private static func protocols(of module: String, in code: [ObjectFile]) -> Set<String> {
    let mark = "protocol conformance descriptor for "
    var found: Set<String> = []
    for symbol in code.flatMap(\.symbols) where symbol.isDefined && symbol.name.hasSuffix("Mc") {
      guard let words = Demangled.words(for: symbol.name), words.hasPrefix(mark),
        let colon = words.firstRange(of: " : \(module)."),
        let end = words[colon.upperBound...].firstRange(of: " in ")
      else { continue }
      let type = words[..<colon.lowerBound].dropFirst(mark.count)
      let own = [module, "HeadlessUIKit", "HeadlessRx"]
      if own.contains(where: { type.contains("\($0).") }) { continue }
      found.insert("\(module).\(words[colon.upperBound..<end.lowerBound])")
    }
    return found
  }

  /// Whether the words are those of an operator, or of a member that Swift's own types have.
  private static func isUsual(_ words: String) -> Bool {
    words.contains(" infix") || words.contains(" prefix")
      || ScannedNames.members.contains { name in
        ["(", "<", ".getter"].contains { words.contains(".\(name)\($0)") }
      }
  }

  /// Whether a symbol is of the learner's module. Swift's own names tell where they are from. The build
  /// gives the code of a `main.swift` a name of the module's.
  private static func isOwn(_ symbol: String, of module: String) -> Bool {
    if symbol == "\(module)_main" { return true }
    guard symbol.hasPrefix("$s"), let words = Demangled.words(for: symbol) else { return false }
    return words.contains("\(module).") || words.contains(" in \(module))")
  }

  /// Whether a symbol is of a module that only suites use: such a name begins with the module's.
  private static func isOfTests(_ symbol: String) -> Bool {
    ["7Testing", "19_Testing_Foundation", "14_TestDiscovery", "16StageTestSupport"]
      .contains { symbol.hasPrefix("$s\($0)") }
  }

  /// Whether what a part holds acts before the first test does: `swift5_tests` is where tests are looked
  /// for, the others are the system's.
  private static func isEarly(_ section: String) -> Bool {
    [".init", ".fini", ".preinit_array", ".ctors", ".dtors", "swift5_test"]
      .contains(where: section.hasPrefix)
  }

  private static let systems = ["Swift.", "Foundation.", "FoundationEssentials.", "Testing."]
}

/// Names of Swift's symbols as one writes them.
enum Demangled {
  /// The words for a symbol: `HardCodedStrings.== infix(Swift.Int, Swift.Int) -> Swift.Bool`. Nil if
  /// it is none of Swift's.
  static func words(for symbol: String) -> String? {
    guard let text = demangle(symbol, symbol.utf8.count, nil, nil, 0) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}

/// The function of Swift's runtime, which has no header.
@_silgen_name("swift_demangle")
private func demangle(
  _ name: UnsafePointer<CChar>, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
