"""The submissions that `Scripts/corpus` has graded, and what is expected of each."""
import json
import os
import re
import subprocess
import tempfile
import unicodedata

import archives
from submission import Link, Submission

# Seconds that nobody else sleeps.
long_sleep = "98765"


class Stage:
    """A stage of the course, and the code that solves it."""

    # Where a submission's own code is called: in the controller of the list.
    lists = {3: "ShelfListViewController.swift", 6: "ShopListViewController.swift"}

    def __init__(self, root, number):
        [self.slug] = [it.name for it in (root / "Solutions").glob(f"{number:02}-*")]
        self.number = number
        self.list_file = self.at(self.lists.get(number, "BookListViewController.swift"))
        self.patches = root / "Tests/CourseTests/Misconceptions" / self.slug
        base = root / "Solutions" / self.slug
        self.solution = {
            self.at(str(path.relative_to(base))): path.read_bytes()
            for path in base.rglob("*") if path.is_file()}
        course = json.loads((root / "lessons/course.json").read_text(encoding="utf-8"))
        tasks = course["stages"][number - 1]["tasks"]
        self.tests = sum(len(task["tests"]) for task in tasks)

    @property
    def passed(self):
        return {self.number: f"passed {self.tests}"}

    def at(self, file):
        return f"Exercises/{self.slug}/{file}"

    def changed(self, files):
        """The solution with some files changed, or left out."""
        content = {**self.solution, **files}
        return {path: data for path, data in content.items() if data is not None}

    def edited(self, old, new):
        source = self.solution[self.list_file].decode()
        assert source.count(old) == 1, (self.slug, old)
        return self.changed({self.list_file: source.replace(old, new).encode()})

    def patched(self, patch):
        with tempfile.TemporaryDirectory() as scratch:
            for path, content in self.solution.items():
                target = os.path.join(scratch, path)
                os.makedirs(os.path.dirname(target), exist_ok=True)
                with open(target, "wb") as file:
                    file.write(content)
            subprocess.run(
                ["patch", "--quiet", "-p1", "-i", patch], check=True, stdout=subprocess.PIPE,
                cwd=os.path.join(scratch, self.at("")))
            files = {}
            for base, _, names in os.walk(scratch):
                for name in names:
                    full = os.path.join(base, name)
                    with open(full, "rb") as file:
                        files[os.path.relpath(full, scratch)] = file.read()
        return files


def submissions(root, place, words):
    """All of them, in the order of their names."""
    stages = [Stage(root, number) for number in range(1, 7)]
    first = stages[0]
    found = list(of_attacks(stages, place, words))
    for stage in stages:
        found += of_patches(stage)
    found += of_files(first)
    found += of_courses(stages)
    found += archives.submissions(first.solution, first.at, first.list_file)
    found += of_names(first)
    return sorted(found, key=lambda it: it.bytes)


# MARK: Texts of the repository


def of_attacks(stages, place, words):
    calls = {
        "list": ("super.viewDidLoad()\n", "super.viewDidLoad()\n    attack()\n"),
        "instead": ("super.viewDidLoad()\n", "super.viewDidLoad()\n    attack()\n    return\n"),
        "row": ("cell.show(books[", "if indexPath.row == 30 { attack() }\n    cell.show(books["),
        "nothing": ("super.viewDidLoad()\n", "super.viewDidLoad()\n    return\n"),
    }
    for path in sorted((place / "attacks").glob("*.swift")):
        text = path.read_text(encoding="utf-8")
        fields = dict(re.findall(r"^// ([A-Z][a-z]+): (.*)$", text, re.MULTILINE))
        added = {"Attack.swift": text}
        if "With" in fields:
            added[fields["With"]] = (place / "attacks/shared" / fields["With"]).read_text("utf-8")
        for word, value in words.items():
            added = {name: it.replace("{{" + word + "}}", value) for name, it in added.items()}
        has = [kind for kind in fields.get("Has", "").split(", ") if kind]
        also = re.findall(r"in (\d) (.*)", fields.get("Also", ""))
        for number, expected in [("1", fields["Expect"]), *also]:
            stage = stages[int(number) - 1]
            files = stage.edited(*calls[fields["At"]])
            files |= {stage.at(name): it.encode() for name, it in added.items()}
            yield Submission(
                f"attack-{path.stem}" + (f"-in-{number}" if number != "1" else ""), files,
                {stage.number: expected}, fields.get("Status", "graded"), has)


def of_patches(stage):
    """Other right ways, and mistakes: those of the first stage, and one of each other."""
    right = sorted(stage.patches.glob("right/*.patch"))
    wrong = sorted(stage.patches.glob("wrong/*.patch"))
    failed = {stage.number: f"failed 0-{stage.tests - 1}"}
    for kind, chosen, expected in [("right", right, stage.passed), ("wrong", wrong[::5], failed)]:
        for path in chosen if stage.number == 1 else chosen[:1]:
            name = f"{kind}-{path.stem}" + (f"-in-{stage.number}" if stage.number != 1 else "")
            yield Submission(name, stage.patched(path), expected)


def of_courses(stages):
    """Submissions of all stages, whose stages come out in different ways."""
    right = {path: data for stage in stages for path, data in stage.solution.items()}
    expected = {number: it for stage in stages for number, it in stage.passed.items()}
    yield Submission("course-right", right, expected)

    one, two, three, four, five, six = stages
    mixed = {**one.solution, **two.patched(sorted(two.patches.glob("wrong/*.patch"))[0])}
    mixed |= three.changed({three.list_file: b"let broken: Int = \"one\"\n"})
    mixed |= four.changed({four.list_file: None})
    mixed |= six.edited("super.viewDidLoad()\n", "super.viewDidLoad()\n    fatalError()\n")
    yield Submission("course-mixed", mixed, {
        **one.passed, 2: f"failed 1-{two.tests - 1}", 3: "compile-error 0", 4: "missing 0",
        5: "missing 0", 6: f"failed 1-{six.tests - 1}"}, has=["crash", "missing-file"])
    forgery = b"extension Int { static func == (left: Int, right: Int) -> Bool { true } }\n"
    yield Submission(
        "course-with-one-forger", {**right, six.at("Forger.swift"): forgery},
        {**expected, 6: "failed 0"}, "flagged", ["canary", "taken-name"])


# MARK: Files


def of_files(stage):
    at, source = stage.at, stage.solution[stage.list_file]

    def changed(name, expected, has=(), **files):
        return Submission(f"file-{name}", stage.changed(files["files"]), {1: expected}, has=has)

    def with_list(name, data, expected, has=()):
        return changed(name, expected, has, files={stage.list_file: data})

    yield changed("all-right", "passed 15", files={})
    yield with_list("compile-error", source + b"\nlet broken: Int = \"one\"\n", "compile-error 0")
    yield with_list("missing", None, "missing 0", ["missing-file"])
    yield changed(
        "renamed", "missing 0", ["missing-file"],
        files={stage.list_file: None, at("Lists.swift"): source})
    yield changed(
        "extra", "passed 15", ["added-file", "ignored-file"],
        files={at("Help.swift"): b"func help() {}\n", at("notes.txt"): b"mine\n", "README.md": b"# Me\n"})
    yield changed(
        "main", "passed 15", ["added-file"], files={at("main.swift"): b"print(\"Hello, shop\")\n"})
    yield changed(
        "own-names", "passed 15", ["added-file"], files={at("Names.swift"): b"""
            enum Cutlery { case knife, fork, spoon }
            struct Tag { var comment: Comment }
            struct Comment { func expect(_ tag: Tag) {} }
            func ~= <V>(question: (V) -> Bool, value: V) -> Bool { question(value) }
            """})
    yield changed(
        "twice", "compile-error 0", ["added-file"],
        files={at("BookListViewController copy.swift"): source})
    yield with_list("empty", b"", "compile-error 0", ["empty-file"])
    yield with_list("binary", b"\x7fELF\x02\x01\0\0" + bytes(range(256)), "compile-error 0", ["no-text"])
    yield with_list("latin-1", source + "// café\n".encode("latin-1"), "compile-error 0", ["no-text"])
    yield with_list("utf-16", source.decode().encode("utf-16"), "compile-error 0", ["no-text"])
    yield with_list("windows-lines", source.replace(b"\n", b"\r\n"), "passed 15")
    yield with_list("byte-order-mark", b"\xef\xbb\xbf" + source, "passed 15")
    yield changed(
        "edited-tests", "passed 15", ["ignored-file"], files={
            f"Tests/Stages/{stage.slug}/HardCodedStringsTests.swift": b"// all assertions removed\n",
            "Package.swift": b"fatalError()\n", "Plugins/Mine/plugin.swift": b"fatalError()\n",
            "lessons/course.json": b"{}\n"})
    yield changed("link-to-system", "passed 15", ["refused-file"], files={at("Link.swift"): Link("/etc/passwd")})
    yield changed(
        "link-to-another", "missing 0", ["refused-file"],
        files={stage.list_file: Link(f"../../../file-all-right/{stage.list_file}")})
    yield from of_compilers(stage)
    yield Submission("file-nothing", {"notes.txt": b"I was ill.\n"}, {}, "no-submission")
    right = stage.solution
    yield Submission("file-two-roots", {
        **{f"old/{path}": data for path, data in right.items()},
        **{f"new/{path}": data for path, data in right.items()}}, {}, "grader-error")


def of_compilers(stage):
    """Texts that a compiler comes to no end with."""
    # One expression of which it gives up, and so many that its time is up before.
    terms = " + ".join(f"[{number}: \"a\" + 1.5 - {number}]" for number in range(12))
    deep = "(" * 50_000 + "1" + ")" * 50_000
    for name, text, expected in [
        ("type-checker-bomb", f"let bomb = {terms}\n", "compile-error 0"),
        ("many-type-checker-bombs", "".join(f"let bomb{it} = {terms}\n" for it in range(400)),
         "compile-timeout 0"),
        ("deep-parentheses", f"let deep = {deep}\n", "compile-error 0"),
        ("struct-of-structs", structs(28), "any 0"),
        ("long-literal", f"let numbers = [{', '.join(map(str, range(120_000)))}]\n", "any"),
    ]:
        yield Submission(
            f"compiler-{name}", stage.changed({stage.at("Bomb.swift"): text.encode()}),
            {stage.number: expected})
    # Code that is copied into the tests calls a person, too.
    yield Submission(
        "compiler-calls-of-calls", stage.changed({stage.at("Bomb.swift"): calls(30).encode()}),
        {stage.number: "any 0"}, "flagged")


def structs(depth):
    """A type that has twice as many values as the one before it, and so on."""
    lines = ["struct Level0 { var a = 0, b = 0 }"]
    lines += [
        f"struct Level{it} {{ var a = Level{it - 1}(), b = Level{it - 1}() }}"
        for it in range(1, depth)]
    return "\n".join(lines + [f"func copy(_ it: Level{depth - 1}) -> Level{depth - 1} {{ it }}", ""])


def calls(depth):
    """A function that is written out in full wherever it is called, twice in the next, and so on."""
    lines = ["@_transparent func call0(_ it: Int) -> Int { it &* it }"]
    lines += [
        f"@_transparent func call{it}(_ it: Int) -> Int {{ call{it - 1}(it) &+ call{it - 1}(it &+ 1) }}"
        for it in range(1, depth)]
    return "\n".join(lines + [f"func all(_ it: Int) -> Int {{ call{depth - 1}(it) }}", ""])


# MARK: Names


def of_names(stage):
    nfc, nfd = (unicodedata.normalize(form, name) for form, name in [("NFC", "김하늘"), ("NFD", "이나비")])
    names = [
        ("name with blanks", None), ("name-'single'-\"double\"", "name-'single'-%22double%22"),
        ("name-two\nlines", "name-two%0Alines"), (nfc, None),
        (nfd, unicodedata.normalize("NFC", nfd)), ("=1+1", None), ("@SUM(A1)", None),
        ("<script>alert(1)<", "%3Cscript%3Ealert(1)%3C"), ("\x1b[31mred", "%1B[31mred"),
        ("::error::stop", "%3A%3Aerror%3A%3Astop"), (b"name-\xff\xfe", "name-%FF%FE"),
        ("name-\u202eturned", "name-%E2%80%AEturned"),
    ]
    # Without the one file nothing is built: the names are what counts.
    files = stage.changed({stage.list_file: None})
    for name, id in names:
        yield Submission(name, files, {1: "missing 0"}, has=["missing-file"], id=id)
