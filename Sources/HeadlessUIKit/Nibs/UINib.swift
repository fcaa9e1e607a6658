import Foundation

/// A .xib file from which views are made.
///
/// Making a `UINib` reads nothing: a file that is missing or spoilt is found when views are first
/// asked for.
open class UINib: NSObject, @unchecked Sendable {
  /// The name of the file, without `.xib`.
  let name: String
  /// The bundle in which the file is looked for.
  let bundle: Bundle

  /// A nib by its name.
  ///
  /// - Parameter bundleOrNil: Where the file is; nil is the main bundle.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    bundle = bundleOrNil ?? .main
    super.init()
  }

  /// Makes the nib's objects anew, and gives those at its top level, in the order of the file.
  @MainActor
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    UIKitException.internalInconsistency.raise(
      "Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)> (loaded)' with name '\(name)'"
    )
  }

  /// The name of an option of `instantiate(withOwner:options:)`.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The option's name.
    public let rawValue: String

    /// An option from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Objects that stand in for the nib's proxy objects, by the proxies' names.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}
