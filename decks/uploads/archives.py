"""Reads zip files with pictures for many cards, which may be anything: what is in one is measured before it is
unpacked.

A file belongs to the card that its name says, as in "kong.jpg" or "Wolf's Call.png", in whatever folder it lies. What
the directory of a zip takes in memory is bounded by its length, which is read before the directory is.
"""

from __future__ import annotations

import zipfile
import zlib
from pathlib import Path, PurePosixPath
from typing import BinaryIO, NamedTuple

from decks import search
from decks.other_games import of_another
from decks.uploads.models import Picture
from decks.uploads.reading import LARGEST, Unusable, too_large
from engine import games
from engine.kernel.names import Unknown

LARGEST_ZIP = 64_000_000  # bytes
MOST_FILES = 400
MOST_UNPACKED = 400_000_000  # bytes of all files together
MOST_DIRECTORY = 200_000  # bytes
LONGEST_SHOWN = 80  # characters of a file's name
PACKED_AS = {zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED}  # `zipfile` unpacks the others as a whole, however long
SUFFIXES = {".jpg", ".jpeg", ".png", ".webp"}

_END, _END_SIZE = b"PK\x05\x06", 22
_END_64, _END_64_SIZE = b"PK\x06\x07", 20
_LONGEST_COMMENT = 1 << 16


class Entry(NamedTuple):
    """A file in a zip, and the card that it is for."""

    file: str
    card: str


class Problem(NamedTuple):
    """A file in a zip that cannot be used, and why."""

    file: str
    sentence: str


def entries(file: BinaryIO) -> tuple[list[Entry], list[Problem]]:
    """The pictures in a zip by their cards, and what is none. Raises Unusable where it is no zip, or too much."""
    if _directory_size(file) > MOST_DIRECTORY:
        raise _too_many()
    try:
        with zipfile.ZipFile(file) as archive:
            found = [one for one in archive.infolist() if not _is_passed_over(one)]
    except (zipfile.BadZipFile, OSError, ValueError, NotImplementedError):
        raise _no_zip() from None
    if len(found) > MOST_FILES:
        raise _too_many()
    if sum(one.file_size for one in found) > MOST_UNPACKED:
        raise Unusable(f"Unpacked, this zip has more than {MOST_UNPACKED // 1_000_000} MB. Split it, then try again.")
    return _sorted_out(found)


def unpack(path: Path, file: str) -> bytes:
    """A file of the zip at this path. Raises Unusable."""
    try:
        with zipfile.ZipFile(path) as archive:
            if archive.getinfo(file).compress_type not in PACKED_AS:
                raise zipfile.BadZipFile
            with archive.open(file) as packed:
                content = packed.read(LARGEST + 1)
    except (KeyError, OSError, EOFError, RuntimeError, ValueError, zipfile.BadZipFile, zlib.error):
        raise Unusable("This file cannot be unpacked: it is damaged, or packed in an unusual way.") from None
    if len(content) > LARGEST:
        raise too_large()
    return content


def _sorted_out(found: list[zipfile.ZipInfo]) -> tuple[list[Entry], list[Problem]]:
    wanted: dict[str, Entry] = {}
    problems: list[Problem] = []
    for one in found:
        path = PurePosixPath(one.filename)
        try:
            if path.suffix.lower() not in SUFFIXES:
                raise Unusable("This is not a JPEG, PNG or WebP picture.")
            if one.flag_bits & 1:
                raise Unusable("This file has a password.")
            if one.file_size > LARGEST:
                raise too_large()
            card = _card(path.stem)
            if card in wanted:
                raise Unusable(f"“{shown(wanted[card].file)}” is for {card}, too. Only that one is used.")
            wanted[card] = Entry(one.filename, card)
        except Unusable as wrong:
            problems.append(Problem(shown(one.filename), str(wrong)))
    return list(wanted.values()), problems


def _card(stem: str) -> str:
    """The card that a file is named for, by its name or as in the address of its page."""
    game = games.of(Picture.game)
    if row := search.of(game.KEY).by_slug.get(stem.lower()):
        return row.name
    try:
        return str(game.catalogue.named(stem).name)
    except Unknown as unknown:
        hint = of_another(stem, game) or " Name the file for its card."
        raise Unusable(f"{unknown}{hint}") from None


def shown(file: str) -> str:
    """The name of a file in a zip as it is shown."""
    name = PurePosixPath(file).name
    return name if len(name) <= LONGEST_SHOWN else f"{name[: LONGEST_SHOWN - 1]}…"


def _is_passed_over(one: zipfile.ZipInfo) -> bool:
    """Folders, and what systems put beside files."""
    parts = PurePosixPath(one.filename).parts
    return one.is_dir() or not parts or parts[0] == "__MACOSX" or parts[-1].startswith(".") or parts[-1] == "Thumbs.db"


def _directory_size(file: BinaryIO) -> int:
    """How long the directory of a zip says that it is, which `ZipFile` reads as a whole. Raises Unusable."""
    size = file.seek(0, 2)
    file.seek(max(0, size - _LONGEST_COMMENT - _END_SIZE - _END_64_SIZE))
    end = file.read()
    file.seek(0)
    at = len(end) - _END_SIZE
    if at < 0 or end[at : at + 4] != _END or end[-2:] != b"\0\0":
        at = end.rfind(_END)
    if at < 0 or at + _END_SIZE > len(end):
        raise _no_zip()
    if end[max(0, at - _END_64_SIZE) : at].startswith(_END_64):  # of more than 4 GB, or 65,535 files
        raise _too_many()
    return int.from_bytes(end[at + 12 : at + 16], "little")


def _no_zip() -> Unusable:
    return Unusable("This is not a zip file, or it is damaged. Pack your pictures as a zip, then try again.")


def _too_many() -> Unusable:
    return Unusable(f"This zip has more than {MOST_FILES} files. Split it, then try again.")
