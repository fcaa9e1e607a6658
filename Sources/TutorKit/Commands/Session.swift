import Foundation

/// What commands work with: the console, the course, what is remembered of the learner.
///
/// Everything is read when it is first needed, so that `tutor --help` reads nothing.
final class Session {
  let console: any Console
  let environment: TutorEnvironment
  /// The course folder that the learner asked for.
  let courseWish: String?
  /// How the learner calls the tutor.
  let call: CallName
  /// Whether the learner pressed Ctrl-C.
  let interruption: Interruption
  /// How the learner has something done.
  let manner: Manner
  /// The keys that are open already; nil where a command opens them itself.
  let keys: (any KeyInput)?

  /// How the learner has something done.
  enum Manner: Equatable, Sendable {
    /// By commands.
    case commands
    /// By saving files, and by keys where there are some.
    case watching(hasKeys: Bool)
  }

  private var found: (folder: CourseFolder, course: Course)?
  private var loaded: ProgressStore.Loaded?
  private var hasComplained = false
  private var foundEdition: CourseEdition?
  /// What the stages are measured by, by slug, as far as somebody asked.
  private var standards: [String: StageStandard] = [:]
  /// The stages whose files were looked at, by slug.
  private var seen: Set<String> = []

  init(
    console: any Console, environment: TutorEnvironment, courseWish: String?, call: CallName,
    interruption: Interruption, manner: Manner = .commands,
    keys: (any KeyInput)? = nil
  ) {
    self.console = console
    self.environment = environment
    self.courseWish = courseWish
    self.call = call
    self.interruption = interruption
    self.manner = manner
    self.keys = keys
  }

  /// A session that reads everything anew: other tutors may have written meanwhile.
  func renewed(_ manner: Manner, keys: (any KeyInput)?) -> Session {
    Session(
      console: console, environment: environment, courseWish: courseWish, call: call,
      interruption: interruption, manner: manner, keys: keys)
  }

  // MARK: Course

  func folder() throws -> CourseFolder { try find().folder }

  func course() throws -> Course { try find().course }

  private func find() throws -> (folder: CourseFolder, course: Course) {
    if let found { return found }
    let folder = try CourseFolder.find(wish: courseWish, in: environment)
    let found = (folder, try Course.load(from: folder))
    self.found = found
    return found
  }

  /// The stage that a word names, and the file if it names one.
  func match(_ name: String) throws -> StageName.Match {
    let names = StageName(
      course: try course(), folder: try folder(), workingDirectory: environment.workingDirectory)
    return try names.resolve(name)
  }

  /// The stage that the learner named, or else the current one. It is a written one.
  func stage(_ name: String?) throws -> Stage {
    let stage = try name.map { try match($0).stage } ?? currentStage()
    guard stage.isWritten else {
      throw TutorError.stageNotWritten(number: stage.number, title: stage.title)
    }
    return stage
  }

  /// The stage that the learner works on: the one that `next` went to, the first before that.
  func currentStage() throws -> Stage {
    let written = try course().written
    let progress = try progress()
    if let current = written.first(where: { $0.slug == progress.current }) { return current }
    guard let stage = written.first else {
      let folder = try folder()
      throw TutorError.courseDamaged(
        path: folder.path(of: folder.description), reason: "no stage in it is written")
    }
    return stage
  }

  func workspace(_ stage: Stage) throws -> Workspace {
    let workspace = Workspace(folder: try folder(), stage: stage)
    if seen.insert(stage.slug).inserted { finishReset(of: workspace) }
    return workspace
  }

  /// Finishes a reset that was killed. That it cannot be finished is said, and stops nothing.
  private func finishReset(of workspace: Workspace) {
    do {
      let finish = try Reset(workspace: workspace, now: environment.now()).finishIfInterrupted()
      if let finish {
        console.complain(finish.message(stage: workspace.stage.number).styled(.warning))
      }
    } catch {
      console.complain(error.message(calling: call).styled(.warning))
    }
  }

  func state(of stage: Stage) throws -> StageState {
    // Files are read only where the answer depends on them.
    let progress = try progress()[stage]
    let isTouched =
      stage.isWritten && progress.lastCheck == nil ? try isTouched(workspace(stage)) : true
    return try progress.state(of: stage, standard: try standard(of: stage), isTouched: isTouched)
  }

  /// Whether the learner has begun with a stage, as far as that can be told: not where the course has
  /// lost the files that it begins with.
  private func isTouched(_ workspace: Workspace) -> Bool {
    guard workspace.isTouched else { return false }
    return (try? workspace.requireStub()) != nil
  }

  /// Stops with a sentence when the course has lost files that some stage begins with.
  func requireStubs() throws {
    for stage in try course().written { try workspace(stage).requireStub() }
  }

  /// What a stage is measured by.
  func standard(of stage: Stage) throws -> StageStandard {
    if let standard = standards[stage.slug] { return standard }
    let engine = try standards.values.first?.engine ?? CourseEdition.engine(in: folder())
    let standard = StageStandard(
      suite: StageEdition.suite(of: stage, in: try folder()), engine: engine)
    standards[stage.slug] = standard
    return standard
  }

  /// The edition of the course that is there now.
  func edition() throws -> CourseEdition {
    if let foundEdition { return foundEdition }
    let edition = CourseEdition(of: try course(), in: try folder())
    foundEdition = edition
    return edition
  }

  // MARK: Progress

  func progress() throws -> CourseProgress {
    if let loaded { return loaded.progress }
    let loaded = ProgressStore(folder: try folder()).load(now: environment.now())
    take(loaded)
    return loaded.progress
  }

  private func take(_ loaded: ProgressStore.Loaded) {
    if let warning = loaded.warning, warning != self.loaded?.warning {
      console.complain(warning.message.styled(.warning))
    }
    hasComplained = loaded.obstacle != nil
    self.loaded = loaded
  }

  /// Changes what is remembered, as it is by now: other tutors may have written meanwhile. The change
  /// holds for this run even if it cannot be written.
  func record(_ change: (inout CourseProgress) -> Void) throws {
    _ = try progress()
    defer {
      if var loaded {
        change(&loaded.progress)
        self.loaded = loaded
      }
    }
    if let obstacle = loaded?.obstacle { throw obstacle }
    // From now on it can be told when the course becomes another one.
    let isKnown = loaded?.progress.edition != nil
    let edition = isKnown || (try? requireStubs()) == nil ? nil : try edition()
    try ProgressStore(folder: try folder()).update(now: environment.now(), read: take) { progress in
      progress.edition = progress.edition ?? edition
      change(&progress)
    }
  }

  /// Changes what is remembered, where remembering is not what the command is for: that it cannot
  /// be written is said once, and the command goes on.
  func recordIfPossible(_ change: (inout CourseProgress) -> Void) throws {
    do {
      try record(change)
    } catch let error as TutorError {
      complainOnce(error)
    }
  }

  func complainOnce(_ error: TutorError) {
    guard !hasComplained else { return }
    hasComplained = true
    let consequence: StyledText = " Your progress is not kept."
    console.complain((error.message(calling: call) + consequence).styled(.warning))
  }
}
