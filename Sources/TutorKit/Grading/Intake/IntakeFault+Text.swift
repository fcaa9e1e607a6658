extension IntakeFault {
  /// What is wrong, and what to do. Of what was handed in, learners and instructors read the same
  /// sentences.
  var sentence: String {
    switch self {
    case .archive(let fault):
      return fault.sentence
    case .kind(let kind):
      return "It is \(kind.words), where a folder or an archive belongs. Hand in a copy of it."
    case .unreadable(let path, let reason):
      return "\(path) cannot be read: \(reason)."
    case .noStages(let example, let found, let hasCode, let refused):
      let has = found.isEmpty ? "nothing" : found.joined(separator: ", ")
      return "No folder of a stage was found: neither \(example) nor Exercises/\(example), at any "
        + "depth, and none of another stage. It has \(has)."
        + (hasCode ? " Its Swift files have to be in such a folder." : "")
        + (refused == 0 ? "" : " What was refused is in the notes.")
    case .severalRoots(let folders):
      return "Stages were found in \(folders.listed): nobody can say which of them count. "
        + "Keep one."
    case .severalFolders(let folders):
      return "\(folders.listed) differ in nothing but their letters' case. Keep one, with the name "
        + "that the course has."
    case .packedOtherwise(let file, let refusal):
      return "\(file) cannot be read: \(refusal.reason). Hand it in again, as an ordinary .zip or "
        + ".tar.gz without a password."
    case .tooManyFiles(let limit):
      return "It has more than \(limit) files. Keep the folders of the stages alone."
    case .tooMuch(let limit):
      return "The files of its stages have more than \(limit >> 20) MB together. Keep what belongs "
        + "to the stages."
    case .sameName(let names):
      return "\(names.listed) are the same submission by their names. Keep one, or rename one."
    case .isOneSubmission(let path, let stage):
      return
        "\(path) is one submission, not a folder of them: it has \(stage). Move it into an empty "
        + "folder, and grade that."
    case .outputWithin(let path, let submission):
      return
        "\(path) is within \(submission), which is a submission. Give a folder beside the submissions, "
        + "or elsewhere, with -o."
    case .noSubmissions(let path):
      return "\(path) has no submissions: no folder, no .zip and no .tar.gz."
    }
  }
}

extension [String] {
  /// All of them in a sentence: `a, b and c`.
  var listed: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
