// The functions and cases have the names of the Objective-C runtime.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// On Apple's systems UIKit brings along the functions that hang a value on an object of any class, and
// list libraries use them in extensions, where Swift allows no stored properties.

#if !canImport(ObjectiveC)
  /// How an object keeps a value that hangs on it.
  public enum objc_AssociationPolicy: UInt, Sendable {
    /// Objects are kept weakly. (Objective-C does not even notice when they are gone.)
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// The value is kept.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// The value is copied, as Swift's values always are, and kept.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// The value is kept.
    case OBJC_ASSOCIATION_RETAIN = 0o1401
    /// The value is copied, as Swift's values always are, and kept.
    case OBJC_ASSOCIATION_COPY = 0o1403
  }

  /// Hangs a value on an object, under a key, in place of the one that was there; nil takes it away.
  ///
  /// The value goes when the object is gone: not at once, as on Apple's systems, but when other objects
  /// get values. O(1), on average.
  ///
  /// - Parameters:
  ///   - object: An instance of a class.
  ///   - key: An address that means the value, of which nothing is read.
  ///   - value: The value.
  ///   - policy: How it is kept.
  public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
  ) {
    AssociatedObjects.shared.set(value, on: object as AnyObject, key: key, policy: policy)
  }

  /// The value that hangs on an object under a key. O(1).
  ///
  /// - Parameters:
  ///   - object: An instance of a class.
  ///   - key: The address under which the value was set.
  public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.shared.value(on: object as AnyObject, key: key)
  }

  /// Takes all values from an object.
  ///
  /// - Parameter object: An instance of a class.
  public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedObjects.shared.removeValues(on: object as AnyObject)
  }

  /// The values of all objects.
  private final class AssociatedObjects: @unchecked Sendable {
    static let shared = AssociatedObjects()

    /// The values of one object. An address may belong to another object later: `object` tells.
    private struct Entry {
      weak var object: AnyObject?
      var values: [UnsafeRawPointer: Value] = [:]
    }

    private enum Value {
      case kept(Any)
      case weak(() -> AnyObject?)
    }

    private let lock = NSRecursiveLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// How many entries there may be before those of objects that are gone are looked for.
    private var limit = 64

    func set(
      _ value: Any?, on object: AnyObject, key: UnsafeRawPointer, policy: objc_AssociationPolicy
    ) {
      lock.lock()
      let id = ObjectIdentifier(object)
      // What goes may set values itself when it goes: it does so after the table is whole again.
      var gone: [Entry] = []
      var entry = entries[id] ?? Entry(object: object)
      if entry.object !== object {
        gone.append(entry)
        entry = Entry(object: object)
      }
      let old = entry.values[key]
      entry.values[key] = value.map { wrapped(policy, $0) }
      entries[id] = entry.values.isEmpty ? nil : entry
      if entries.count > limit {
        gone += entries.values.filter { $0.object == nil }
        entries = entries.filter { $0.value.object != nil }
        limit = max(64, 2 * entries.count)
      }
      lock.unlock()
      withExtendedLifetime((old, gone)) {}
    }

    func value(on object: AnyObject, key: UnsafeRawPointer) -> Any? {
      lock.withLock {
        guard let entry = entries[ObjectIdentifier(object)], entry.object === object else {
          return nil
        }
        switch entry.values[key] {
        case .kept(let value): return value
        case .weak(let value): return value()
        case nil: return nil
        }
      }
    }

    func removeValues(on object: AnyObject) {
      let old = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(object)) }
      withExtendedLifetime(old) {}
    }

    private func wrapped(_ policy: objc_AssociationPolicy, _ value: Any) -> Value {
      guard policy == .OBJC_ASSOCIATION_ASSIGN, type(of: value) is AnyClass else {
        return .kept(value)
      }
      let object = value as AnyObject
      return .weak { [weak object] in object }
    }
  }
#endif
