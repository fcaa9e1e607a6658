import Foundation

/// Looks at a course folder and at what the tutor keeps in it.
struct CourseDoctor {
  let folder: CourseFolder

  func findings() -> [Finding] {
    var findings: [Finding] = []
    var stages: [Stage] = []
    do throws(TutorError) {
      let course = try Course.load(from: folder)
      stages = course.written
      findings.append(.course(title: course.title, path: folder.root.path))
      findings += files(of: stages)
    } catch {
      findings.append(.courseMissing(error))
    }
    if !findings.contains(writing) { findings.append(writing) }
    room.map { findings.append($0) }
    findings.append(lock)
    findings += stages.filter(folder.isBeingReset).map { .halfReset(stage: $0.number) }
    // What lies about while a tutor is at work is its own.
    if case .atWork(false, _) = lock { findings.append(.leftovers(leftovers(of: stages))) }
    return findings
  }

  // MARK: The learner's files

  private func files(of stages: [Stage]) -> [Finding] {
    var faults: [Finding] = []
    // What is wrong with the folder of all stages is found at each, and told once.
    for fault in stages.compactMap(fault) where !faults.contains(fault) {
      faults.append(fault)
      if case .stageFault(.exercisesMissing) = fault { break }
    }
    return faults.isEmpty ? [.files(stages: stages.count)] : faults
  }

  private func fault(of stage: Stage) -> Finding? {
    let workspace = Workspace(folder: folder, stage: stage)
    do throws(TutorError) {
      try workspace.requireFiles()
    } catch {
      return .stageFault(error)
    }
    let tree = workspace.tree
    for place in [tree.root] + tree.files.map({ tree[$0] }) where access(place.path, W_OK) != 0 {
      return .notWritable(folder.fault(.write, place, errno))
    }
    return nil
  }

  // MARK: The disk

  /// Where the tutor keeps things, or will.
  private var home: URL { FileKind.at(folder.kept) == nil ? folder.root : folder.kept }

  private var writing: Finding {
    do throws(FileFault) {
      let place = home.appending(path: Draft.name())
      try folder.makeFile(at: place, for: home, .data(Data([0])))
      unlink(place.path)
      return .writable(path: home.path)
    } catch {
      return .notWritable(error)
    }
  }

  private var room: Finding? {
    var status = statvfs()
    guard statvfs(home.path, &status) == 0 else { return nil }
    return .room(UInt64(status.f_bavail) * UInt64(status.f_frsize))
  }

  // MARK: What others do, and did

  /// Who holds the lock. The system lifts it with its holder, so none is ever stale.
  private var lock: Finding {
    let descriptor = open(folder.lock.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return .atWork(false, nil) }
    defer { close(descriptor) }
    guard flock(descriptor, LOCK_SH | LOCK_NB) != 0, errno == EWOULDBLOCK else {
      return .atWork(false, nil)
    }
    return .atWork(true, LockHolder(of: descriptor))
  }

  private func leftovers(of stages: [Stage]) -> Int {
    let places = [folder.kept] + stages.map(folder.exercise)
    return ScratchFolder.left(in: folder).count + places.reduce(0) { $0 + Draft.left(in: $1).count }
  }
}
