"""Submissions that are archives: each layout, each way to pack, and each way to deceive a reader."""
import bz2
import gzip
import io
import lzma
import struct
import tarfile
import unicodedata
import unittest.mock
import zipfile

from submission import Submission

# Where a zip's headers have what the fields say: in its list, and in front of the file.
FLAGS, METHOD, CHECKSUM, SIZE = (8, 6), (10, 8), (16, 14), (24, 22)


# MARK: Packing


class Unseekable(io.RawIOBase):
    """A stream that cannot go back, so that sizes have to stand behind the files."""

    def __init__(self):
        self.data = bytearray()

    def writable(self):
        return True

    def write(self, data):
        self.data += data
        return len(data)


def zipped(files, edit=None, method=zipfile.ZIP_DEFLATED, into=None):
    data = into or io.BytesIO()
    with zipfile.ZipFile(data, "w", method) as archive:
        for path, content in files.items():
            archive.writestr(path, content)
        if edit:
            edit(archive)
    return bytes(data.data) if into else data.getvalue()


def large(files):
    """With the fields of ZIP64, which a small archive does not need."""
    with unittest.mock.patch.multiple(zipfile, ZIP64_LIMIT=0, ZIP_FILECOUNT_LIMIT=0):
        return zipped(files)


def patched(data, name, field, value):
    """Another value in both headers of a file."""
    data = bytearray(data)
    entry = zipfile.ZipFile(io.BytesIO(bytes(data))).getinfo(name)
    listed = data.rindex(b"PK\1\2", 0, data.rindex(name.encode()))
    form = "<H" if field in (FLAGS, METHOD) else "<I"
    struct.pack_into(form, data, listed + field[0], value)
    struct.pack_into(form, data, entry.header_offset + field[1], value)
    return bytes(data)


def all_patched(data, field, value):
    for name in zipfile.ZipFile(io.BytesIO(data)).namelist():
        data = patched(data, name, field, value)
    return data


def overlapping(data, name, other):
    """The list says of a file that it is where another one is."""
    data = bytearray(data)
    entry = zipfile.ZipFile(io.BytesIO(bytes(data))).getinfo(other)
    listed = data.rindex(b"PK\1\2", 0, data.rindex(name.encode()))
    struct.pack_into("<I", data, listed + 42, entry.header_offset)
    return bytes(data)


def tarred(files, edit=None, form=tarfile.PAX_FORMAT, pack=gzip.compress, headers=None):
    data = io.BytesIO()
    with tarfile.open(fileobj=data, mode="w", format=form, pax_headers=headers) as archive:
        for path, content in files.items():
            add(archive, path, content)
        if edit:
            edit(archive)
    return pack(data.getvalue())


def add(archive, path, content=b"", **fields):
    entry = tarfile.TarInfo(path)
    entry.size = len(content)
    for name, value in fields.items():
        setattr(entry, name, value)
    archive.addfile(entry, io.BytesIO(content))


# MARK: Submissions


def submissions(right, at, list_file):
    """All of them.

    - right: The files of a stage's solution.
    - at: The path in a submission of one of its files.
    - list_file: The path of the file that every edit is about.
    """
    yield from zips(right, at, list_file)
    yield from tars(right, at)


def made(form, name, files, expected, archive, has=(), ending=None):
    status = "grader-error" if expected is None else "graded"
    stages = {} if expected is None else {1: expected}
    name = f"{form}-{name}"
    return Submission(f"{name}.{ending or form}", files, stages, status, has, name, archive)


def below(folder, files):
    return {f"{folder}/{path}": data for path, data in files.items()}


def zips(right, at, list_file):
    def zip_(name, files=right, expected="passed 15", archive=zipped, has=()):
        return made("zip", name, files, expected, archive, has)

    def with_link(archive):
        entry = zipfile.ZipInfo(at("Link.swift"))
        entry.create_system = 3
        entry.external_attr = 0o120777 << 16
        archive.writestr(entry, "/etc/passwd")

    def twice(archive):
        archive.writestr(list_file, b"// another one\n")

    def folders(archive):
        for folder in ("Exercises/", at("")):
            archive.writestr(folder, b"")

    stages = {path.removeprefix("Exercises/"): data for path, data in right.items()}
    mac = {f"__MACOSX/{path}": b"\0\5\x16\7" for path in stages}
    windows = {path.replace("/", "\\"): data for path, data in right.items()}
    litter = {".git/config": b"[core]\n", ".build/debug/x.o": b"\x7fELF", ".DS_Store": b"\0\0\0\1"}

    # Layouts.
    yield zip_("contents")
    yield zip_("folder", below("my course", right))
    yield zip_("deep", below("home/ann/Desktop/handed in/course", right))
    yield zip_("stages-alone", stages)
    yield zip_("of-a-mac", {**stages, **mac, ".DS_Store": b"\0\0\0\1Bud1"})
    yield zip_("of-windows", windows, archive=windows_zip)
    yield zip_("with-folders", archive=lambda files: zipped(files, folders))
    yield zip_("litter", {**right, **litter})

    # Ways to pack.
    yield zip_("stored", archive=lambda files: zipped(files, method=zipfile.ZIP_STORED))
    yield zip_("streamed", archive=lambda files: zipped(files, into=Unseekable()))
    yield zip_("large-fields", archive=large)
    yield zip_("behind-a-program", archive=lambda files: b"MZ" + bytes(512) + zipped(files))
    yield zip_("bytes-behind", archive=lambda files: zipped(files) + b"\r\n")

    # What leads out, or is no file.
    yield zip_("slip", {**right, "../../escaped.swift": b"//\n"}, has=["refused-file"])
    yield zip_("absolute", {**right, "/tmp/escaped.swift": b"//\n"}, has=["refused-file"])
    yield zip_("backslashes", {**right, "..\\..\\escaped.swift": b"//\n"}, has=["refused-file"])
    yield zip_("link", archive=lambda files: zipped(files, with_link), has=["refused-file"])
    yield zip_("twice", expected="missing 0", archive=quietly(twice), has=["refused-file"])
    yield zip_("bomb", {**right, at("Bomb.swift"): bytes(300 << 20)}, has=["refused-file"])
    yield zip_("many-files", {**right, **{f"f{it}": b"" for it in range(30_000)}}, None)
    yield zip_("nested", {"inner.zip": zipped(right)}, None, has=["refused-file"])

    # What cannot be read.
    yield zip_("password", None, None, lambda _: all_patched(zipped(right), FLAGS, 1))
    yield zip_(
        "password-on-one", None, None, lambda _: patched(zipped(right), list_file, FLAGS, 1))
    yield zip_("bzip2", None, None, lambda _: zipped(right, method=zipfile.ZIP_BZIP2))
    yield zip_("lzma", None, None, lambda _: zipped(right, method=zipfile.ZIP_LZMA))
    yield zip_("no-method", None, None, lambda _: all_patched(zipped(right), METHOD, 77))
    yield zip_(
        "wrong-checksum", None, None, lambda _: patched(zipped(right), list_file, CHECKSUM, 77))
    yield zip_("wrong-size", None, None, lambda _: patched(zipped(right), list_file, SIZE, 77))
    yield zip_("size-of-gigabytes", None, "missing 0",
               lambda _: patched(zipped(right), list_file, SIZE, 0xFFFF_FFF0), ["refused-file"])
    yield zip_(
        "overlapping", None, None, lambda _: overlapping(zipped(right), list_file, at("Book.swift")))
    yield zip_("cut", None, None, lambda _: zipped(right)[:-200])
    yield zip_("cut-in-half", None, None, lambda _: zipped(right)[:len(zipped(right)) // 2])
    yield zip_("no-archive", None, None, lambda _: b"PK\3\4 not really")
    yield zip_("nothing", None, None, lambda _: b"")
    yield zip_("a-web-page", None, None, lambda _: b"<!DOCTYPE html><title>Please log in</title>")


def windows_zip(files):
    """Paths with backslashes, as old programs of Windows pack them."""
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, content in files.items():
            entry = zipfile.ZipInfo(path)
            entry.filename = path
            entry.create_system = 0
            archive.writestr(entry, content)
    return data.getvalue()


def quietly(edit):
    """Packs what Python warns of."""
    def packed(files):
        with unittest.mock.patch("warnings.warn"):
            return zipped(files, edit)
    return packed


def tars(right, at):
    def tar(name, expected="passed 15", archive=tarred, has=(), ending="tar.gz", files=right):
        return made("tar", name, files, expected, archive, has, ending)

    long = "/".join(["a folder with a rather long name"] * 5)
    hangul = unicodedata.normalize("NFD", "도움")

    def links_and_devices(archive):
        for number, kind in enumerate([
                tarfile.LNKTYPE, tarfile.SYMTYPE, tarfile.CHRTYPE, tarfile.BLKTYPE,
                tarfile.FIFOTYPE, tarfile.GNUTYPE_SPARSE]):
            add(archive, at(f"Special{number}.swift"), type=kind, linkname="/etc/passwd")

    def odd_kinds(archive):
        # A folder, what is stored in one piece, a volume's name, a list of names, and no kind at all.
        for number, kind in enumerate([tarfile.DIRTYPE, tarfile.CONTTYPE, b"V", b"D", b"N", b"Z"]):
            add(archive, f"odd{number}", type=kind)

    def slip(archive):
        add(archive, "../../escaped.swift", b"//\n")
        add(archive, "/tmp/escaped.swift", b"//\n")

    # A second member is what comes of `cat a.gz b.gz`.
    def members(data):
        return gzip.compress(data[:1000]) + gzip.compress(data[1000:])

    def damaged(data):
        return gzip.compress(data[:100] + b"?" + data[101:])

    yield tar("folder", files=below("course", right))
    yield tar("plain", archive=lambda files: tarred(files, pack=bytes), ending="tar")
    yield tar("short-ending", ending="tgz")
    yield tar("members", archive=lambda files: tarred(files, pack=members))
    yield tar("pax-long", files=below(long, right))
    yield tar("pax-hangul", files={**right, at(f"{hangul}.swift"): b"//\n"}, has=["added-file"])
    yield tar("pax-of-all", archive=lambda files: tarred(files, headers={"comment": "of git"}))
    yield tar("gnu-long", files=below(long, right),
              archive=lambda files: tarred(files, form=tarfile.GNU_FORMAT))
    yield tar("ustar-long", files=below(long[:100], right),
              archive=lambda files: tarred(files, form=tarfile.USTAR_FORMAT))
    yield tar("links-and-devices", archive=lambda files: tarred(files, links_and_devices),
              has=["refused-file"])
    yield tar("odd-kinds", archive=lambda files: tarred(files, odd_kinds))
    yield tar("slip", archive=lambda files: tarred(files, slip), has=["refused-file"])
    yield tar("bomb", None, lambda files: tarred(files, pack=lambda it: gzip.compress(
        it + bytes(300 << 20), 1)))
    yield tar("xz", None, lambda files: tarred(files, pack=lzma.compress), ending="tar.xz")
    yield tar("bz2", None, lambda files: tarred(files, pack=bz2.compress), ending="tar.bz2")
    yield tar("cut", None, lambda files: tarred(files)[:-200])
    yield tar("cut-inside", None, lambda files: tarred(files, pack=lambda it: gzip.compress(it[:2000])))
    yield tar("wrong-sum", None, lambda files: tarred(files, pack=damaged))
    yield tar("one-file", None, lambda files: gzip.compress(b"print(1)\n"), ending="gz")
