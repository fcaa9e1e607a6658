#if !canImport(ObjectiveC)
  import Foundation
  import HeadlessUIKit
  import Testing

  private final class Owner {}
  private final class Value {
    let onDeath: () -> Void
    init(onDeath: @escaping () -> Void = {}) { self.onDeath = onDeath }
    deinit { onDeath() }
  }

  @MainActor
  @Suite("A value that hangs on an object")
  struct AssociatedObjectsTests {
    private static let memory = UnsafeMutableRawPointer.allocate(byteCount: 2, alignment: 1)
    private let key = UnsafeRawPointer(Self.memory)
    private let other = UnsafeRawPointer(Self.memory + 1)

    @Test("is found by object and key, and by nothing else")
    func found() {
      let (one, two) = (Owner(), Owner())
      objc_setAssociatedObject(one, key, "a", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      objc_setAssociatedObject(one, other, 7, .OBJC_ASSOCIATION_COPY)
      #expect(objc_getAssociatedObject(one, key) as? String == "a")
      #expect(objc_getAssociatedObject(one, other) as? Int == 7)
      #expect(objc_getAssociatedObject(two, key) == nil)
      objc_setAssociatedObject(one, key, nil, .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(one, key) == nil)
      objc_removeAssociatedObjects(one)
      #expect(objc_getAssociatedObject(one, other) == nil)
    }

    @Test("is kept, unless it is only assigned")
    func policies() {
      let owner = Owner()
      objc_setAssociatedObject(owner, key, Value(), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      objc_setAssociatedObject(owner, other, Value(), .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(owner, key) is Value)
      #expect(objc_getAssociatedObject(owner, other) == nil)
    }

    @Test("goes after its object, and is never another object's")
    func gone() {
      var deaths = 0
      for _ in 0..<1000 {
        let owner = Owner()
        #expect(objc_getAssociatedObject(owner, key) == nil)
        objc_setAssociatedObject(
          owner, key, Value { deaths += 1 }, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      }
      #expect(deaths > 800)
    }
  }
#endif
