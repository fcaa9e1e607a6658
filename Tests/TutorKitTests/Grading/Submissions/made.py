"""The submissions that `Scripts/corpus` has graded, and what is expected of each."""
import io
import os
import re
import subprocess
import tarfile
import tempfile
import unicodedata
import zipfile

stage = "01-hard-coded-strings"
list_file = "BookListViewController.swift"
# Seconds that nobody else sleeps.
long_sleep = "98765"
tests = 15


def passed(result):
    return sum(test["status"] == "pass" for test in result["report"]["tests"])


class Submission:
    """A submission, what it is written as, and what grading must say of it.

    `expected` is the status of the stage and how many tests pass (`failed 9`, `failed 0-6`, `any 0`,
    or the stage's status alone); `has` are kinds of evidence or statuses of tests that must be there.
    """

    def __init__(self, name, files, expected, status="graded", has=(), id=None, archive=None):
        self.name = name if isinstance(name, str) else repr(name)[2:-1]
        self.bytes = os.fsencode(name)
        self.id = self.name if id is None else id
        self.files = files
        self.result = expected
        self.status = status
        self.has = list(has)
        self.archive = archive

    @property
    def expected(self):
        return ", ".join(filter(None, [self.status, self.result]))

    def write(self, folder):
        place = os.path.join(folder, self.bytes)
        if self.archive is not None:
            with open(place, "wb") as file:
                file.write(self.archive(self.files))
            return
        os.makedirs(place)
        for path, content in self.files.items():
            path = os.path.join(place, os.fsencode(path))
            os.makedirs(os.path.dirname(path), exist_ok=True)
            if isinstance(content, Link):
                os.symlink(content.target, path)
            else:
                with open(path, "wb") as file:
                    file.write(content)

    def faults(self, result):
        """What differs, in sentences."""
        if result is None:
            return ["There is no result."]
        faults = []
        if result["status"] != self.status:
            faults.append(f"{result['status']}: {result.get('reason', '')} {self.flags(result)}")
        if self.result:
            if not result["stages"]:
                return faults + ["No stage was judged."]
            faults += self.faults_of_stage(result["stages"][0])
        kinds = {evidence["kind"] for evidence in result["evidence"]}
        for judged in result["stages"]:
            kinds |= {test["status"] for test in judged["report"]["tests"]}
        for kind in self.has:
            if kind not in kinds:
                faults.append(f"“{kind}” is missing among {', '.join(sorted(kinds))}.")
        return faults

    def faults_of_stage(self, judged):
        status, _, count = self.result.partition(" ")
        first, _, last = count.partition("-")
        faults = []
        if status not in ("any", judged["report"]["status"]):
            errors = [it["text"] for it in judged["report"]["diagnostics"] if it["severity"] == "error"]
            faults.append(f"The stage is {judged['report']['status']}. {' '.join(errors[:3])}")
        if count and not int(first) <= passed(judged) <= int(last or first):
            ends = sorted({f"{it['function']} {it['status']}" for it in judged["report"]["tests"]})
            faults.append(f"{passed(judged)} tests pass: {', '.join(ends)}.")
        most = judged["maximum"] * int(last or first or tests) // tests
        if judged["points"] > most + 1:
            faults.append(f"It has {judged['points']} points.")
        return faults

    @staticmethod
    def flags(result):
        return "; ".join(it["text"] for it in result["evidence"] if it["weight"] == "flag")


class Link:
    def __init__(self, target):
        self.target = target


def submissions(root, place, words):
    """All of them, in the order of their names."""
    found = list(of_attacks(root, place, words))
    found += of_patches(root, "right", "passed 15")
    found += of_patches(root, "wrong", "failed 0-14")
    found += of_files(solution(root))
    found += of_archives(solution(root))
    found += of_names(solution(root))
    return sorted(found, key=lambda it: it.bytes)


def solution(root, folder=f"Exercises/{stage}"):
    files = {}
    base = root / "Solutions" / stage
    for path in base.rglob("*"):
        if path.is_file():
            files[f"{folder}/{path.relative_to(base)}"] = path.read_bytes()
    return files


def at(file):
    return f"Exercises/{stage}/{file}"


# MARK: Texts of the repository


def of_attacks(root, place, words):
    calls = {
        "list": ("super.viewDidLoad()\n", "super.viewDidLoad()\n    attack()\n"),
        "instead": ("super.viewDidLoad()\n", "super.viewDidLoad()\n    attack()\n    return\n"),
        "row": ("cell.show(books[", "if indexPath.row == 30 { attack() }\n    cell.show(books["),
        "nothing": ("super.viewDidLoad()\n", "super.viewDidLoad()\n    return\n"),
    }
    for path in sorted((place / "attacks").glob("*.swift")):
        text = path.read_text(encoding="utf-8")
        fields = dict(re.findall(r"^// (At|Expect|Status|Has): (.*)$", text, re.MULTILINE))
        for word, value in words.items():
            text = text.replace("{{" + word + "}}", value)
        files = solution(root)
        old, new = calls[fields["At"]]
        source = files[at(list_file)].decode()
        assert source.count(old) == 1, (path, old)
        files[at(list_file)] = source.replace(old, new).encode()
        files[at("Attack.swift")] = text.encode()
        has = [kind for kind in fields.get("Has", "").split(", ") if kind]
        yield Submission(
            f"attack-{path.stem}", files, fields["Expect"], fields.get("Status", "graded"), has)


def of_patches(root, kind, expected):
    folder = root / "Tests/CourseTests/Misconceptions" / stage / kind
    chosen = sorted(folder.glob("*.patch"))
    for path in chosen if kind == "right" else chosen[::5]:
        with tempfile.TemporaryDirectory() as scratch:
            for name, content in solution(root, ".").items():
                target = os.path.join(scratch, name)
                os.makedirs(os.path.dirname(target), exist_ok=True)
                with open(target, "wb") as file:
                    file.write(content)
            subprocess.run(
                ["patch", "--quiet", "-p1", "-i", path], cwd=scratch, check=True, stdout=subprocess.PIPE)
            files = {}
            for base, _, names in os.walk(scratch):
                for name in names:
                    full = os.path.join(base, name)
                    with open(full, "rb") as file:
                        files[at(os.path.relpath(full, scratch))] = file.read()
        yield Submission(f"{kind}-{path.stem}", files, expected)


# MARK: Files


def of_files(right):
    source = right[at(list_file)]

    def changed(name, expected, has=(), status="graded", **files):
        content = dict(right)
        for path, data in files.get("files", {}).items():
            if data is None:
                del content[path]
            else:
                content[path] = data
        return Submission(f"file-{name}", content, expected, status, has)

    def with_list(name, data, expected, has=()):
        return changed(name, expected, has, files={at(list_file): data})

    yield changed("all-right", "passed 15")
    yield with_list("compile-error", source + b"\nlet broken: Int = \"one\"\n", "compile-error 0")
    yield with_list("missing", None, "missing 0", ["missing-file"])
    yield changed(
        "renamed", "missing 0", ["missing-file"], files={at(list_file): None, at("Lists.swift"): source})
    yield changed(
        "extra", "passed 15", ["added-file", "ignored-file"],
        files={at("Help.swift"): b"func help() {}\n", at("notes.txt"): b"mine\n", "README.md": b"# Me\n"})
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
            f"Tests/Stages/{stage}/HardCodedStringsTests.swift": b"// all assertions removed\n",
            "Package.swift": b"fatalError()\n", "Plugins/Mine/plugin.swift": b"fatalError()\n",
            "lessons/course.json": b"{}\n"})
    yield changed("link-to-system", "passed 15", ["refused-file"], files={at("Link.swift"): Link("/etc/passwd")})
    yield changed(
        "link-to-another", "missing 0", ["refused-file"],
        files={at(list_file): Link(f"../../../file-all-right/{at(list_file)}")})
    yield Submission("file-nothing", {"notes.txt": b"I was ill.\n"}, "", "no-submission")
    yield Submission("file-two-roots", {
        **{f"old/{path}": data for path, data in right.items()},
        **{f"new/{path}": data for path, data in right.items()}}, "", "grader-error")


# MARK: Archives


def zipped(files, edit=None):
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, content in files.items():
            archive.writestr(path, content)
        if edit:
            edit(archive)
    return data.getvalue()


def tarred(files):
    data = io.BytesIO()
    with tarfile.open(fileobj=data, mode="w:gz") as archive:
        for path, content in files.items():
            entry = tarfile.TarInfo(path)
            entry.size = len(content)
            archive.addfile(entry, io.BytesIO(content))
    return data.getvalue()


def of_archives(right):
    def made(name, files, expected, status="graded", has=(), archive=zipped, kind="zip"):
        return Submission(f"zip-{name}.{kind}", files, expected, status, has, f"zip-{name}", archive)

    def below(folder):
        return {f"{folder}/{path}": data for path, data in right.items()}

    def linked(archive):
        entry = zipfile.ZipInfo(at("Link.swift"))
        entry.create_system = 3
        entry.external_attr = 0o120777 << 16
        archive.writestr(entry, "/etc/passwd")

    stages = {path.removeprefix("Exercises/"): data for path, data in right.items()}
    mac = {f"__MACOSX/{path}": b"\0\5\x16\7" for path in stages}
    yield made("contents", right, "passed 15")
    yield made("folder", below("my course"), "passed 15")
    yield made("stages-alone", stages, "passed 15")
    yield made("of-a-mac", {**stages, **mac, ".DS_Store": b"\0\0\0\1Bud1"}, "passed 15")
    yield made("tar", below("course"), "passed 15", archive=tarred, kind="tar.gz")
    yield made("slip", {**right, "../../escaped.swift": b"//\n"}, "passed 15", has=["refused-file"])
    yield made("absolute", {**right, "/tmp/escaped.swift": b"//\n"}, "passed 15", has=["refused-file"])
    yield made(
        "link", right, "passed 15", has=["refused-file"], archive=lambda files: zipped(files, linked))
    yield made("bomb", {**right, at("Bomb.swift"): bytes(300 << 20)}, "passed 15", has=["refused-file"])
    yield made("nested", {"inner.zip": zipped(right)}, "", "grader-error")
    yield made("cut", right, "", "grader-error", archive=lambda files: zipped(files)[:-200])
    yield made("no-archive", right, "", "grader-error", archive=lambda files: b"PK\3\4 not really")


# MARK: Names


def of_names(right):
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
    files = {path: data for path, data in right.items() if not path.endswith(list_file)}
    for name, id in names:
        yield Submission(name, files, "missing 0", has=["missing-file"], id=id)
