"""A submission of the corpus, and what grading must say of it."""
import os
import unicodedata


class Link:
    """A symbolic link in a folder."""

    def __init__(self, target):
        self.target = target


class Submission:
    """A submission, what it is written as, and what grading must say of it.

    `stages` has what is expected of stages by their numbers: the status, and how many tests pass
    (`failed 9`, `failed 0-6`, `any 0`, or the status alone). What it does not have is not looked at.
    Where it is not certain whether a person is called, `status` is `any`.
    `has` are kinds of evidence or statuses of tests that must be there.
    """

    def __init__(self, name, files, stages, status="graded", has=(), id=None, archive=None):
        self.bytes = os.fsencode(name)
        self.name = shown(name if isinstance(name, str) else repr(name)[2:-1])
        self.id = name if id is None else id
        self.files = files
        self.stages = stages
        self.status = status
        self.has = list(has)
        self.archive = archive

    @property
    def is_quick(self):
        """Whether no other stage than the first has to be built for it, and no compiler waited for."""
        return set(self.stages) <= {1} and not self.name.startswith("compiler-")

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

    def rows(self, result):
        """What is expected and what came, line by line: of the whole first, then of each stage."""
        if len(self.stages) < 2:
            expected = ", ".join([self.status, *self.stages.values()])
            return [(expected, self.got(result, self.stages))]
        rows = [(self.status, self.got(result, []))]
        for number, expected in self.stages.items():
            judged = stage_of(result, number)
            rows.append((f"{number}: {expected}", f"{number}: {said(judged)}"))
        return rows

    @staticmethod
    def got(result, numbers):
        if result is None:
            return "nothing"
        return ", ".join([result["status"], *(said(stage_of(result, it)) for it in numbers)])

    def faults(self, result):
        """What differs, in sentences."""
        if result is None:
            return ["There is no result."]
        faults = []
        if self.status not in ("any", result["status"]):
            flags = "; ".join(it["text"] for it in result["evidence"] if it["weight"] == "flag")
            faults.append(f"{result['status']}: {result.get('reason', '')} {flags}")
        kinds = {it["kind"] for it in result["evidence"] if not it.get("stage")}
        for number, expected in self.stages.items():
            judged = stage_of(result, number)
            if judged is None:
                faults.append(f"Stage {number} was not judged.")
                continue
            faults += faults_of_stage(judged, expected)
            slug = judged["report"]["stage"]
            kinds |= {it["kind"] for it in result["evidence"] if it.get("stage") == slug}
            kinds |= {test["status"] for test in judged["report"]["tests"]}
        if not self.stages:
            kinds |= {it["kind"] for it in result["evidence"]}
        for kind in self.has:
            if kind not in kinds:
                faults.append(f"“{kind}” is missing among {', '.join(sorted(kinds))}.")
        return faults


def faults_of_stage(judged, expected):
    report = judged["report"]
    status, _, count = expected.partition(" ")
    first, _, last = count.partition("-")
    faults = []
    if status not in ("any", report["status"]):
        errors = [it["text"] for it in report["diagnostics"] if it["severity"] == "error"]
        faults.append(f"The stage is {report['status']}. {' '.join(errors[:3])}")
    if count and not int(first) <= passed(judged) <= int(last or first):
        ends = sorted({f"{it['function']} {it['status']}" for it in report["tests"]})
        faults.append(f"{passed(judged)} tests pass: {', '.join(ends)}.")
    tests = len(report["tests"])
    most = judged["maximum"] * int(last or first or tests) // tests
    if judged["points"] > most + 1:
        faults.append(f"It has {judged['points']} points.")
    return faults


def stage_of(result, number):
    stages = result["stages"] if result else []
    return next((it for it in stages if it["number"] == number), None)


def said(judged):
    return "not judged" if judged is None else f"{judged['report']['status']} {passed(judged)}"


def passed(judged):
    return sum(test["status"] == "pass" for test in judged["report"]["tests"])


def shown(name):
    """A name on one line, in which nothing turns a terminal's colours or its direction."""
    return "".join(it if it.isprintable() else it.encode("unicode_escape").decode() for it in name)


def width(text):
    """How many columns of a terminal a text takes."""
    return sum(
        2 if unicodedata.east_asian_width(it) in "WF" else 1
        for it in unicodedata.normalize("NFC", text) if not unicodedata.combining(it))
