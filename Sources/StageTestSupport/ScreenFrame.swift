import Foundation
import HeadlessUIKit

/// What a list shows at one scroll position, and which of its views show it.
///
/// Its JSON is what whoever plays the frames reads:
///
/// ```json
/// {"screen": "BookListViewController", "title": "1 page down", "offset": 480,
///  "lines": ["╭──…"], "made": 12, "reused": 9,
///  "cells": [{"row": "0-11", "line": 1, "height": 2, "instance": 3, "state": "reused",
///             "identifier": "BookCell", "class": "BookCell"}],
///  "pool": {"BookCell": 1}}
/// ```
public struct ScreenFrame: Codable, Equatable, Sendable {
  /// A row, item, header or footer of the frame.
  public struct Cell: Codable, Equatable, Sendable {
    /// How a view came to be where it is.
    public enum State: String, Codable, Sendable {
      /// The list made it since the frame before.
      case made
      /// The list used it again since the frame before.
      case reused
      /// It stood for the same row in the frame before.
      case kept
    }

    /// What the view shows: `0-3` for row 3 of section 0, `header 0` for that section's header.
    public var row: String
    /// The first of the frame's lines that the view covers.
    public var line: Int
    /// How many lines the view covers.
    public var height: Int
    /// The number of the view in its list's log; 0 for a view that is not from the list.
    public var instance: Int
    /// How the view came to be where it is.
    public var state: State
    /// The view's reuse identifier.
    public var identifier: String?
    /// The name of the view's class.
    public var `class`: String
  }

  /// The class of the controller that shows the list.
  public var screen: String
  /// Where in the list this is, in words.
  public var title: String
  /// How far the list is scrolled, in points.
  public var offset: Double
  /// The drawing, without a ruler.
  public var lines: [String]
  /// What the list shows, from the top.
  public var cells: [Cell]
  /// How many views wait for reuse, for each identifier.
  public var pool: [String: Int]
  /// How many views the list has made so far.
  public var made: Int
  /// How often the list has used a view again so far.
  public var reused: Int
}

extension ScreenFrame {
  /// A frame of what a screen shows now.
  @MainActor
  init(_ title: String, of screen: StageScreen, after previous: ScreenFrame?) {
    let drawing = ScreenRendering(of: screen.window)
    self.screen = screen.window.rootViewController.map { String(describing: type(of: $0)) } ?? ""
    self.title = title
    offset = drawing.list?.offset ?? 0
    lines = drawing.lines
    cells = drawing.marks.map { Cell($0, after: previous) }
    pool = drawing.list?.pool ?? [:]
    made = drawing.list?.made ?? 0
    reused = drawing.list?.reused ?? 0
  }
}

extension ScreenFrame.Cell {
  init(_ mark: ScreenRendering.Mark, after previous: ScreenFrame?) {
    row = mark.place
    line = mark.lines.lowerBound
    height = mark.lines.count
    instance = mark.instance ?? 0
    identifier = mark.identifier
    `class` = mark.className
    let place = (row, instance)
    let stayed = previous?.cells.contains { ($0.row, $0.instance) == place } ?? false
    state = stayed ? .kept : mark.origin == .reused ? .reused : .made
  }
}
