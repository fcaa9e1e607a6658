import Foundation

#if !canImport(Darwin)
  /// Data that can be carried to another view or app. Here it carries one object within the program.
  ///
  /// Foundation has it on Apple's systems and not on Linux.
  open class NSItemProvider: NSObject, @unchecked Sendable {
    private let object: (any NSItemProviderWriting)?

    /// Data of nothing.
    public override init() {
      object = nil
      super.init()
    }

    /// The data of an object.
    public init(object: any NSItemProviderWriting) {
      self.object = object
      super.init()
    }

    /// A name for the data, such as that of a file.
    open var suggestedName: String?

    /// Whether the object is of a class.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
      object.map { type(of: $0) == aClass } ?? false
    }

    /// Hands over the object, before the call returns; nil when there is none of the class.
    @discardableResult
    open func loadObject(
      ofClass aClass: any NSItemProviderReading.Type,
      completionHandler: ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
      let found = canLoadObject(ofClass: aClass) ? object as? any NSItemProviderReading : nil
      completionHandler(found, nil)
      return Progress(totalUnitCount: 1)
    }
  }

  /// An object that an item provider can carry.
  public protocol NSItemProviderWriting: NSObjectProtocol {}

  /// An object that an item provider can give back.
  public protocol NSItemProviderReading: NSObjectProtocol {}

  extension NSString: NSItemProviderWriting, NSItemProviderReading {}
  extension NSURL: NSItemProviderWriting, NSItemProviderReading {}
#endif
