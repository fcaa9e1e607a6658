import Foundation

/// One making of a nib's objects.
///
/// First all objects are made, parents before the children in them; then outlets are connected; then
/// every object is told that it is complete. Children are told before the view around them.
@MainActor
final class NibInstantiation {
  let document: NibDocument
  let resolver: NibClassResolver
  private let owner: NSObject?
  private let externalObjects: [String: Any]
  /// The scene whose objects these are, if they are those of a storyboard.
  weak var scene: StoryboardScene?

  /// The objects that are made, by their identity in the file.
  private var objects: [String: AnyObject] = [:]
  /// The objects in the order in which they were completed.
  private var completed: [NSObject] = []
  /// The constraints that are to be made when all views are there.
  private var constraints: [NibConstraint] = []
  /// Elements with outlets, in the order in which their objects were begun.
  private var connected: [NibElement] = []

  init(
    _ document: NibDocument, resolver: NibClassResolver, owner: Any? = nil,
    externalObjects: [String: Any] = [:]
  ) {
    self.document = document
    self.resolver = resolver
    self.owner = owner as? NSObject
    self.externalObjects = externalObjects
  }

  /// Makes the objects, and gives those at the top level.
  func run() -> [Any] {
    var topLevel: [Any] = []
    for element in document.objects {
      if element.name == "placeholder" {
        enterPlaceholder(element)
      } else if let object = make(element) {
        topLevel.append(object)
      }
    }
    finish()
    return topLevel
  }

  /// Ties what is made together, and says so to it.
  func finish() {
    makeConstraints()
    connect()
    constraints = []
    connected = []
    wake()
  }

  /// Lets go of all objects but some.
  func forgetObjects(but kept: Set<String>) {
    objects = objects.filter { kept.contains($0.key) }
  }

  /// Tells the objects that are made that they are.
  func wake() {
    let made = completed
    completed = []
    for object in made { (object as? UIResponder)?.awakeFromNib() }
  }

  /// A colour of the file's resources.
  func color(named name: String) -> NibElement? { document.colors[name] }

  /// An object that is made already.
  func object(id: String) -> AnyObject? { objects[id] }

  /// Notes an object that is there without being made.
  func enter(_ object: AnyObject?, id: String) { objects[id] = object }

  /// Notes an object that belongs to one that is made, such as a view's layout guide.
  func enter(_ object: AnyObject, _ element: NibElement) {
    if let id = element.id { objects[id] = object }
  }

  /// Notes a constraint for when all views are there.
  func expect(_ constraint: NibConstraint) {
    constraints.append(constraint)
  }

  private func makeConstraints() {
    for plan in constraints {
      guard let constraint = plan.make({ objects[$0] }) else { continue }
      enter(constraint, plan.element)
      if plan.isActive, constraint.tiesOneHierarchy { constraint.isActive = true }
    }
  }

  func enterPlaceholder(_ element: NibElement) {
    guard let id = element.id else { return }
    if element.child(named: "connections") != nil { connected.append(element) }
    switch element.attributes["placeholderIdentifier"] {
    // An owner that is nil has no properties, as an object without a class of its own.
    case "IBFilesOwner": objects[id] = owner ?? NSObject()
    case "IBFirstResponder", nil: break
    case let name?: objects[id] = externalObjects[name].map { $0 as AnyObject }
    }
  }

  /// Notes the outlets of an element for when all objects are there.
  func expectConnections(of element: NibElement) {
    guard element.child(named: "connections") != nil else { return }
    if !connected.contains(where: { $0 === element }) { connected.append(element) }
  }

  /// Makes the object of an element; nil when its initialiser gives none.
  func make(_ element: NibElement) -> NSObject? {
    if element.child(named: "connections") != nil { connected.append(element) }
    let object = instance(of: objectClass(for: element), element)
    guard let object else { return nil }
    if let id = element.id { objects[id] = object }
    completed.append(object)
    return object
  }

  private func objectClass(for element: NibElement) -> AnyClass {
    let base: AnyClass = NibElementKind.baseClass(of: element.name)
    guard let name = element.attributes["customClass"] else { return base }
    if let custom = resolver.customClass(of: element) { return custom }
    StandardError.log("Unknown class \(name) in Interface Builder file.")
    return base
  }

  private func instance(of type: AnyClass, _ element: NibElement) -> NSObject? {
    let coder = NibCoder(element, in: self)
    return switch type {
    case let type as UIView.Type: type.init(coder: coder)
    case let type as UIViewController.Type: type.init(coder: coder)
    case let type as UICollectionViewLayout.Type: type.init(coder: coder)
    case let type as any (NSObject & NSCoding).Type: type.init(coder: coder)
    case let type as NSObject.Type: type.makeObject()
    // A class that is no NSObject cannot be named by a nib of an app either.
    default: NSObject()
    }
  }

  private func connect() {
    for element in connected {
      guard let id = element.id, let source = objects[id] as? NSObject else { continue }
      let connector = NibConnector(source)
      var collections: [(name: String, objects: [AnyObject])] = []
      for connection in element.child(named: "connections")?.children ?? [] {
        guard let name = connection.attributes["property"],
          let destination = connection.attributes["destination"]
        else { continue }
        switch connection.name {
        case "outlet": connector.connect(name, to: objects[destination])
        case "outletCollection":
          guard let object = objects[destination] else { continue }
          if let index = collections.firstIndex(where: { $0.name == name }) {
            collections[index].objects.append(object)
          } else {
            collections.append((name, [object]))
          }
        default: continue
        }
      }
      for collection in collections {
        connector.connect(collection.name, toAll: collection.objects)
      }
    }
  }
}

extension NSObject {
  @_silgen_name("HeadlessUIKit_NSObject_init")
  convenience init(instantiatedAsObject: Void) {
    self.init()
  }

  /// An object of this class, made by its `init()`. See `ClassInstantiation.swift`.
  @_silgen_name("HeadlessUIKit_NSObject_init")
  class func makeObject() -> Self
}
