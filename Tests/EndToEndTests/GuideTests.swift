import Foundation
import Testing

/// The guide for instructors, typed word by word: each of its commands is run by a shell, in a folder
/// that has what the guide speaks of.
@Suite("The commands of the instructors' guide", .serialized) struct GuideTests {
  /// A piece of the guide that is set as code.
  private struct Block {
    var language: String
    var text: String

    /// Who is in the class: where each learner has a machine, only that one.
    var learners: [String] {
      if text.contains("/autograder") { return [] }
      return text.contains("GITHUB_OUTPUT") ? ["learner"] : ["ann", "bea"]
    }

    /// The files that it says will be there.
    var files: [String] {
      if text.contains("/autograder") { return ["autograder/results/results.json"] }
      return text.matches(of: /-o (\S+)/).map { String($0.1) }.filter { !$0.contains("$") }
    }

    /// What a shell is given, script by script.
    var scripts: [String] {
      switch language {
      // What stands line by line is one or the other; what belongs together begins otherwise.
      case "sh" where text.hasPrefix("./tutor"): text.split(separator: "\n").map(String.init)
      case "sh": [text]
      default: GuideTests.scripts(ofWorkflow: text)
      }
    }
  }

  private static func blocks(of path: String) throws -> [Block] {
    let guide = try String(
      contentsOf: CourseCopy.package.appending(path: path), encoding: .utf8)
    if path.hasSuffix(".yml") { return [Block(language: "yaml", text: guide)] }
    return guide.matches(of: /(?s)```(sh|yaml)\n(.*?)```/)
      .map { Block(language: String($0.1), text: String($0.2)) }
  }

  /// What the steps of a workflow, or the jobs of a pipeline, have a shell run.
  fileprivate static func scripts(ofWorkflow text: String) -> [String] {
    var scripts: [String] = []
    var depth: Int?
    for line in text.split(separator: "\n") {
      let indentation = line.prefix { $0 == " " }.count
      let words = line.dropFirst(indentation)
      if let outer = depth {
        if indentation > outer {
          scripts[scripts.count - 1] += "\(words)\n"
          continue
        }
        depth = nil
      }
      if words.hasSuffix("run: |") {
        depth = indentation
        scripts.append("")
      } else if let command = words.firstMatch(of: /^(?:- )?run: (.+)/)?.1 {
        scripts.append(String(command))
      } else if words.hasPrefix("- ./") {
        scripts.append(String(words.dropFirst(2)))
      }
    }
    return scripts
  }

  /// A folder with a course, a class and what else the guide takes for granted.
  private struct Scene {
    let course: SmallCourse
    let folder: URL

    init() throws {
      course = try SmallCourse()
      folder = course.url("../desk")
      for place in ["", "course/", "autograder/source/"] {
        try course.write(
          "#!/bin/sh\nLISTKATA_COURSE='\(course.folder.path)' "
            + "exec '\(course.program().executable)' \"$@\"\n",
          to: "../desk/\(place)tutor", executable: true)
      }
      try course.write("// right\n", to: "../desk/autograder/submission/01-shelf/Shelf.swift")
      try course.write("", to: "../desk/autograder/results/stdout")
      try course.write("id,name\nann,Ann\nzoe,Zoe\n", to: "../desk/roster.csv")
      try course.write("// Judges.\n", to: "../desk/hidden/01-shelf/MoreTests.swift")
      // A scheduler that runs all tasks of an array at once, here.
      try course.write(
        """
        #!/bin/sh
        tasks=$(echo "$2" | sed 's/--array=\\(.*\\)-\\(.*\\)/\\1 \\2/')
        for SLURM_ARRAY_TASK_ID in $(seq $tasks); do
          TMPDIR=$PWD/node-$SLURM_ARRAY_TASK_ID
          mkdir "$TMPDIR"
          export SLURM_ARRAY_TASK_ID TMPDIR
          sh -ec "$4" || exit
        done

        """, to: "../tools/sbatch", executable: true)
    }

    /// Has these in the class, and nobody else.
    func submit(_ learners: [String]) throws {
      remove("class")
      for (index, name) in learners.enumerated() {
        try course.write(
          index == 0 ? "// right\n" : "// as it came\n",
          to: "../desk/class/\(name)/01-shelf/Shelf.swift")
      }
    }

    func run(_ script: String) throws -> PipeRun {
      let script =
        script.replacing("/autograder/", with: "\(folder.path)/autograder/")
        .replacing("${{ matrix.shard }}/4", with: "1/1")
        .replacing("${{ matrix.shard }}", with: "1")
      var program = course.tool("/bin/bash", ["--norc", "-ec", script])
      program.directory = folder.path
      program.environment.merge([
        "CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "1",
        "GITHUB_OUTPUT": folder.appending(path: "outputs").path,
      ]) { $1 }
      return try PipeRun(program)
    }

    func has(_ path: String) -> Bool {
      FileManager.default.fileExists(atPath: folder.appending(path: path).path)
    }

    func text(_ path: String) -> String? {
      try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    func remove(_ path: String) {
      try? FileManager.default.removeItem(at: folder.appending(path: path))
    }
  }

  @Test(
    "Each of them does what it says",
    arguments: ["lessons/instructors.md", ".github/workflows/grade.yml"])
  func commands(path: String) throws {
    let blocks = try Self.blocks(of: path).filter { $0.text.contains("/tutor ") }
    #expect(blocks.count == (path.hasSuffix(".md") ? 10 : 1))
    for block in blocks {
      let scene = try Scene()
      try scene.submit(block.learners)
      for script in block.scripts where script.contains("/tutor ") {
        if script.contains("grade "), !script.contains("--resume"), !script.contains("--only") {
          for name in ["results", "results-hidden", "results-late"] { scene.remove(name) }
        } else if !scene.has("results"), !script.contains("--merge") {
          _ = try scene.run("./tutor grade class -o results")
        }
        // Between the machines of a workflow, the parts are carried.
        if script.contains("parts/") {
          _ = try scene.run("mkdir -p parts; mv results parts/results-1")
        }
        let run = try scene.run(script)
        #expect(run.end == .exited(0), "\(script)\n\(run)")
      }
      for file in block.files { #expect(scene.has(file), "\(file), of\n\(block.text)") }
      if let text = scene.text("autograder/results/results.json") {
        #expect(text.contains("\"score\": 10,"))
      }
      if let text = scene.text("outputs") {
        #expect(text.hasPrefix("stage-1="))
      }
    }
  }
}
