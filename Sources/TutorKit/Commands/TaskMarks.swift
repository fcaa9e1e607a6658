/// The comments that mark what there is to do for a task, `// TODO: 2. …`, in the learner's files.
///
/// A mark may stay when the task is done: nobody has to remove a comment. So a mark counts as long as
/// the code around it is what it was in the stub.
struct TaskMarks {
  /// The files of the stage in which the course marked something for the task, by their names there.
  let files: [String]
  /// The marks behind which nothing has changed yet.
  let open: [Mark]
  /// The functions in which the course marked something for the task, seen to or not.
  let functions: [Function]

  /// A mark of the learner's file.
  struct Mark: Equatable {
    let file: String
    /// The line, from 1.
    let line: Int
    /// The name of the function around it, if it is in one.
    let function: String?
  }

  /// A function by its name, in a file of the stage.
  struct Function: Hashable {
    let file: String
    let name: String
  }

  /// Reads the marks of a task in files that are still in the learner's folder.
  init(of task: Int, in workspace: Workspace) {
    let stub = workspace.stub
    let tree = workspace.tree
    var files: [String] = []
    var open: [Mark] = []
    var functions: [Function] = []
    for file in workspace.stage.files where tree.files.contains(file) {
      let given = Self.places(of: task, in: stub.content(of: file) ?? "")
      if !given.isEmpty { files.append(file) }
      for name in given.compactMap(\.function) where functions.last?.name != name {
        functions.append(Function(file: file, name: name))
      }
      open += Self.places(of: task, in: tree.content(of: file) ?? "")
        .filter { place in
          let twins = given.filter { $0.comment == place.comment }
          // What the learner marked stands for itself.
          return twins.isEmpty || twins.contains { $0.around == place.around }
        }
        .map { Mark(file: file, line: $0.line, function: $0.function) }
    }
    self.files = files
    self.open = open
    self.functions = functions
  }

  /// A mark in a text, and the code that it is about.
  private struct Place {
    let line: Int
    let comment: String
    let around: [Substring]
    let function: String?
  }

  private static func places(of task: Int, in text: String) -> [Place] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.indices.filter { lines[$0].contains("// TODO: \(task).") }.map { index in
      Place(
        line: index + 1, comment: String(lines[index].trimmed), around: around(index, in: lines),
        function: function(around: index, in: lines))
    }
  }

  /// The name of the innermost function that a line is in.
  private static func function(around index: Int, in lines: [Substring]) -> String? {
    var depth = lines[index].indentation
    for line in lines[..<index].reversed() where !line.trimmed.isEmpty && line.indentation < depth {
      depth = line.indentation
      if let match = line.firstMatch(of: /\bfunc (\w+)/) { return String(match.1) }
    }
    return nil
  }

  /// The code below a mark, up to a blank line or to the end of its braces; where there is none, all
  /// up to the next mark. In braces the line above belongs to it, too.
  private static func around(_ index: Int, in lines: [Substring]) -> [Substring] {
    let depth = lines[index].indentation
    let above = lines[..<index].last { !$0.isMark && !$0.trimmed.isEmpty }
    let below = lines[(index + 1)...].drop(while: \.isMark)
    var code = below.prefix { !$0.isMark && !$0.trimmed.isEmpty && $0.indentation >= depth }
    if code.isEmpty { code = below.prefix { !$0.isMark } }
    return (depth > 0 ? [above ?? ""] + code : Array(code)).map(\.trimmed).filter { !$0.isEmpty }
  }
}

extension Substring {
  fileprivate var isMark: Bool { contains("// TODO: ") }
  fileprivate var indentation: Int { prefix { $0 == " " || $0 == "\t" }.count }
  fileprivate var trimmed: Substring {
    let start = drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return start[...end]
  }
}
