import Foundation

/// A .xib file from which views are made.
///
/// Making a `UINib` reads nothing: a file that is missing or spoilt is found when views are first
/// asked for. From then on the file's content is kept.
///
/// ```swift
/// let nib = UINib(nibName: "CardCell", bundle: .module)
/// let cell = nib.instantiate(withOwner: nil, options: nil).first as? CardCell
/// ```
open class UINib: NSObject, @unchecked Sendable {
  private let source: NibSource
  @MainActor private var loaded: (document: NibDocument, resolver: NibClassResolver)?

  /// A nib by the name of its file, without `.xib`.
  ///
  /// - Parameters:
  ///   - name: `"AuthorCell"` for `AuthorCell.xib`.
  ///   - bundleOrNil: Where the file is; nil is the main bundle, to which the resource bundles
  ///     beside the executable belong.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    source = .file(name: name, bundle: bundleOrNil ?? .main)
    super.init()
  }

  /// A nib from the content of a .xib file.
  ///
  /// - Parameters:
  ///   - data: The XML. It is read when the nib is used for the first time.
  ///   - bundleOrNil: The bundle whose module is looked through for classes; nil is the main
  ///     bundle.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    source = .data(data, bundle: bundleOrNil ?? .main)
    super.init()
  }

  /// A nib for a cell that stands in a list of a storyboard.
  init(_ prototype: StoryboardPrototype) {
    source = .prototype(prototype)
    super.init()
  }

  /// Makes the nib's objects anew, and gives those at its top level in the order of the file.
  ///
  /// All objects are made by `init(coder:)`, then outlets are connected, then each view is sent
  /// `awakeFromNib()`. Placeholders such as File's Owner are not among the objects.
  ///
  /// The process ends with UIKit's exception when the file is missing or spoilt
  /// (`NSInternalInconsistencyException`; the line before says what is wrong), and when an outlet
  /// names a property that the object does not have (`NSUnknownKeyException`).
  ///
  /// - Complexity: O(n) in the size of the nib.
  @preconcurrency @MainActor
  @discardableResult
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    if case .prototype(let prototype) = source { return prototype.instantiate() }
    let nib = loadIfNeeded()
    UINib.nested += 1
    defer { UINib.nested -= 1 }
    guard UINib.nested <= NibLimits.nested else { raise(.endless) }
    let instantiation = NibInstantiation(
      nib.document, resolver: nib.resolver, owner: ownerOrNil,
      externalObjects: optionsOrNil?[.externalObjects] as? [String: Any] ?? [:])
    return instantiation.run()
  }

  @MainActor private static var nested = 0

  @MainActor
  private func loadIfNeeded() -> (document: NibDocument, resolver: NibClassResolver) {
    if let loaded { return loaded }
    do {
      let content = try source.read()
      let nib = (
        document: try NibDocument(content.data), resolver: NibClassResolver(bundle: content.bundle)
      )
      loaded = nib
      return nib
    } catch {
      raise(error)
    }
  }

  /// Ends the process with UIKit's one sentence for all that can be wrong with a file, after one that
  /// says what is.
  private func raise(_ fault: NibFault) -> Never {
    if fault != .missing { StandardError.log("\(source.name).xib: \(fault)") }
    UIKitException.internalInconsistency.raise(
      "Could not load NIB in bundle: 'NSBundle <\(source.bundle.bundlePath)> (loaded)' "
        + "with name '\(source.name)'")
  }

  /// The name of an option of `instantiate(withOwner:options:)`.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The option's name.
    public let rawValue: String

    /// An option from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Objects that stand in for the nib's placeholders, by the placeholders' names: a
    /// `[String: Any]`.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}

/// Where a nib's content comes from.
private enum NibSource {
  case file(name: String, bundle: Bundle)
  case data(Data, bundle: Bundle)
  case prototype(StoryboardPrototype)

  var name: String {
    switch self {
    case .file(let name, _): name
    case .data, .prototype: "(data)"
    }
  }

  var bundle: Bundle {
    switch self {
    case .file(_, let bundle), .data(_, let bundle): bundle
    case .prototype: .main
    }
  }

  /// The content, and the bundle that has it.
  func read() throws(NibFault) -> (data: Data, bundle: URL) {
    switch self {
    case .data(let data, let bundle): return (data, bundle.bundleURL)
    case .file(let name, let bundle):
      guard let file = NibFile.find(named: name, in: bundle) else { throw .missing }
      return (try file.read(), file.bundle)
    // A prototype is read with its storyboard.
    case .prototype: throw .missing
    }
  }
}

extension Bundle {
  /// Makes the objects of a nib in this bundle, and gives those at its top level. See `UINib`.
  @preconcurrency @MainActor
  @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
