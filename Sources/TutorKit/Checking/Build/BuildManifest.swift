import Foundation

/// What SwiftPM planned to do in its last build, as it told its build engine: each command with the
/// files that it reads and makes.
struct BuildManifest {
  /// A program to run.
  struct Command {
    var inputs: [String] = []
    var outputs: [String] = []
    var arguments: [String] = []
  }

  private let commands: [Command]

  /// Reads the manifest of a scratch folder. It is YAML of a simple form, with a list on a line:
  ///
  /// ```
  /// commands:
  ///   "C.One-debug.module":
  ///     tool: shell
  ///     inputs: ["/course/One.swift"]
  ///     args: ["/usr/bin/swiftc","-module-name","One"]
  /// ```
  init?(inScratch scratch: String) {
    guard let data = FileManager.default.contents(atPath: scratch + "/debug.yaml") else {
      return nil
    }
    var commands: [Command] = []
    var isInCommands = false
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      if !line.hasPrefix(" ") {
        isInCommands = line == "commands:"
      } else if isInCommands, !line.hasPrefix("    ") {
        commands.append(Command())
      } else if isInCommands, !commands.isEmpty {
        let parts = line.split(separator: ":", maxSplits: 1)
        let list = parts.last.flatMap { value in
          try? JSONDecoder().decode([String].self, from: Data(value.utf8))
        }
        guard parts.count == 2, let list else { continue }
        let last = commands.count - 1
        switch parts[0].drop(while: { $0 == " " }) {
        case "inputs": commands[last].inputs = list
        case "outputs": commands[last].outputs = list
        case "args": commands[last].arguments = list
        default: break
        }
      }
    }
    self.commands = commands
  }

  /// The command that compiles a module.
  func compilation(of module: String) -> Command? {
    commands.first {
      $0.arguments.contains("-c") && $0.arguments.value(of: "-module-name") == module
    }
  }

  /// The command that links the program of the tests.
  var linkage: Command? {
    commands.first { command in
      command.arguments.contains("-emit-executable")
        && command.outputs.contains { $0.hasSuffix(".xctest") }
    }
  }

  /// The commands that copy a file.
  var copies: [(from: String, to: String)] {
    commands.compactMap { command in
      guard command.arguments.isEmpty, command.inputs.count == 1, command.outputs.count == 1,
        command.inputs[0].hasPrefix("/"), command.outputs[0].contains(".resources/")
      else { return nil }
      return (command.inputs[0], command.outputs[0])
    }
  }

  /// Files that only debuggers want: what a module says, in an object file.
  var debuggersObjects: Set<String> {
    Set(commands.filter { $0.arguments.contains("-modulewrap") }.flatMap(\.outputs))
  }
}

extension [String] {
  /// The argument that follows an option.
  func value(of option: String) -> String? {
    firstIndex(of: option).flatMap { $0 + 1 < count ? self[$0 + 1] : nil }
  }
}
