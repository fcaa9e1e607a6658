// swift-tools-version: 6.2

// The manifest of ListKata: the list engine, the tutor, and one module and one suite a stage.
//
// SwiftPM caches what a manifest computes, so this one reads nothing but itself and three variables
// of its environment:
//
//   LISTKATA_STAGES  the folder that holds the stage code, as a path in the package. Default:
//                    `Exercises`. `LISTKATA_STAGES=Solutions swift test` judges the solutions.
//   LISTKATA_STAGE   the folder name of one stage: the package is then that stage, its suite and
//                    the engine, and nothing else. The tutor builds so, and so can a learner whose
//                    other stages do not compile.
//   LISTKATA_DIFFERENCEKIT
//                    a checkout of github.com/ra1028/DifferenceKit, for the benchmark alone to be
//                    measured against: `LISTKATA_DIFFERENCEKIT=path Scripts/benchmark engine`.

import PackageDescription

/// A stage of the course, as the package sees it. A stage's folder names stand here once.
struct Stage {
  /// The folder below `Exercises`, `Solutions` and `Tests/Stages`.
  let folder: String
  /// The module of the learner's code; the suite's module has `Tests` behind it.
  let module: String
  /// Whether the learner's code has a `Nibs` folder of .xib files.
  var hasNibs = false
  /// Whether the suite has one too.
  var suiteHasNibs = false
}

/// Every stage that is written. `CourseTests` proves that this list, `lessons/course.json` and the
/// folders agree.
let stages = [
  Stage(
    folder: "01-hard-coded-strings", module: "HardCodedStrings",
    hasNibs: true, suiteHasNibs: true),
  Stage(
    folder: "02-registration-protocols", module: "RegistrationProtocols",
    hasNibs: true, suiteHasNibs: true),
  Stage(
    folder: "03-header-footer-registries", module: "HeaderFooterRegistries",
    hasNibs: true, suiteHasNibs: true),
  Stage(folder: "04-generic-data-source", module: "GenericDataSource"),
  Stage(
    folder: "05-generic-wrapper-cell", module: "GenericWrapperCell",
    hasNibs: true, suiteHasNibs: true),
  Stage(folder: "06-enum-section-model", module: "EnumSectionModel"),
]

let stagesFolder = Context.environment["LISTKATA_STAGES"] ?? "Exercises"
let onlyStage = Context.environment["LISTKATA_STAGE"]
let differenceKit = Context.environment["LISTKATA_DIFFERENCEKIT"]

/// What a new Xcode project has: code belongs to the main actor unless it says otherwise.
let mainActorByDefault: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

let engine: [Target] = [
  .target(name: "HeadlessUIKit"),
  .target(name: "UIKit", dependencies: ["HeadlessUIKit"]),
  .target(name: "HeadlessRx", dependencies: ["HeadlessUIKit"]),
  .target(name: "StageTestSupport", dependencies: ["HeadlessUIKit"]),
]

let tutor: [Target] = [
  .systemLibrary(name: "CLibEdit", providers: [.apt(["libedit-dev"])]),
  .target(name: "CProcess"),
  .target(name: "TutorKit", dependencies: ["CProcess"]),
  .executableTarget(name: "tutor", dependencies: ["CProcess", "TutorKit", "CLibEdit"]),
]

let benchmark: [Target] = [
  .executableTarget(
    name: "benchmark",
    dependencies: ["HeadlessUIKit"]
      + (differenceKit == nil
        ? [] : [.product(name: "DifferenceKit", package: "DifferenceKit")]),
    swiftSettings: mainActorByDefault)
]

/// For authors: where suites judge code of many hands, and solutions with mistakes in them.
let workshop: [Target] = [
  .target(name: "Workshop", dependencies: ["TutorKit"]),
  .executableTarget(name: "mutate", dependencies: ["Workshop", "TutorKit"]),
]

// The last screen of the course with what UIKit has today, which the epilogue's page explains.
let epilogue: [Target] = [
  .target(
    name: "Epilogue", dependencies: ["UIKit", "HeadlessUIKit"], swiftSettings: mainActorByDefault),
  .testTarget(
    name: "EpilogueTests", dependencies: ["Epilogue", "HeadlessUIKit", "StageTestSupport"],
    swiftSettings: mainActorByDefault),
]

let tests: [Target] = [
  // What lessons show on other data than the course's, so that it is compiled.
  .target(
    name: "Listings", dependencies: ["UIKit", "HeadlessUIKit", "HeadlessRx"],
    path: "Tests/Listings", swiftSettings: mainActorByDefault),
  // Code as apps have it, old and new: it subclasses everything that can be subclassed. The engine
  // is named beside `UIKit` because a build watches only the modules that are named, and `UIKit`
  // looks the same whatever changes in the engine.
  .target(
    name: "Swift5Client", dependencies: ["UIKit", "HeadlessUIKit"],
    path: "Tests/UIKitClients/Swift5Client",
    swiftSettings: [.swiftLanguageMode(.v5)]),
  .target(
    name: "Swift6Client", dependencies: ["UIKit", "HeadlessUIKit"],
    path: "Tests/UIKitClients/Swift6Client",
    swiftSettings: mainActorByDefault),
  .testTarget(
    name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit", "Swift5Client", "Swift6Client"],
    resources: [.process("Nibs/Resources")]),
  .testTarget(
    name: "HeadlessRxTests", dependencies: ["HeadlessRx", "HeadlessUIKit"],
    swiftSettings: mainActorByDefault),
  .testTarget(
    name: "StageTestSupportTests", dependencies: ["StageTestSupport", "HeadlessUIKit"]),
  .testTarget(
    name: "TutorKitTests", dependencies: ["TutorKit", "CProcess"],
    exclude: [
      "Checking/Fixtures", "Grading/Submissions", "Reports/Samples", "Reports/Schemas",
    ]),
  .testTarget(name: "WorkshopTests", dependencies: ["Workshop", "TutorKit"]),
  .testTarget(
    name: "CourseTests", dependencies: ["TutorKit", "Workshop"],
    exclude: ["Misconceptions", "Equivalents"]),
  .testTarget(
    name: "LessonTests",
    dependencies: stages.map { .target(name: $0.module) }
      + ["Epilogue", "HeadlessUIKit", "StageTestSupport", "TutorKit"],
    swiftSettings: mainActorByDefault),
  .testTarget(name: "EndToEndTests", dependencies: ["TutorKit", "CProcess"]),
]

func targets(of stage: Stage) -> [Target] {
  [
    .target(
      name: stage.module,
      dependencies: ["UIKit", "HeadlessUIKit", "HeadlessRx"],
      path: "\(stagesFolder)/\(stage.folder)",
      resources: stage.hasNibs ? [.process("Nibs")] : [],
      swiftSettings: mainActorByDefault),
    .testTarget(
      name: "\(stage.module)Tests",
      dependencies: [
        .target(name: stage.module), "HeadlessUIKit", "HeadlessRx", "StageTestSupport",
      ],
      path: "Tests/Stages/\(stage.folder)",
      resources: stage.suiteHasNibs ? [.process("Nibs")] : [],
      swiftSettings: mainActorByDefault),
  ]
}

let package = Package(
  name: "ListKata",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "HeadlessRx", targets: ["HeadlessRx"]),
  ],
  dependencies: differenceKit.map { [.package(name: "DifferenceKit", path: $0)] } ?? [],
  targets: onlyStage.map { folder in
    engine + stages.filter { $0.folder == folder }.flatMap(targets(of:))
  } ?? engine + tutor + benchmark + workshop + epilogue + tests + stages.flatMap(targets(of:)))

if onlyStage == nil {
  package.products.append(.executable(name: "tutor", targets: ["tutor"]))
}
