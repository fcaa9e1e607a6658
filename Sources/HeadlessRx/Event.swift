/// What an observable tells: values, and at last an error or its end.
@frozen
public enum Event<Element> {
  /// A value.
  case next(Element)
  /// It went wrong. Nothing follows.
  case error(any Error)
  /// It is over. Nothing follows.
  case completed
}

extension Event {
  /// Whether nothing can follow.
  public var isStopEvent: Bool {
    switch self {
    case .next: false
    case .error, .completed: true
    }
  }

  /// The value, when it is one.
  public var element: Element? {
    guard case .next(let element) = self else { return nil }
    return element
  }

  /// The error, when it is one.
  public var error: (any Error)? {
    guard case .error(let error) = self else { return nil }
    return error
  }

  /// Whether it is the end without an error.
  public var isCompleted: Bool {
    guard case .completed = self else { return false }
    return true
  }

  /// The same event with another value. An error that the closure throws takes the event's place.
  public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
    switch self {
    case .next(let element):
      do {
        return .next(try transform(element))
      } catch {
        return .error(error)
      }
    case .error(let error): return .error(error)
    case .completed: return .completed
    }
  }
}
