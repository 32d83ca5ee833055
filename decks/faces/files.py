"""Faces as files: their sizes, the names under which they are served, and the folder that keeps what was drawn.

The name of a file holds a digest of all that it depends on - what the face shows, and the code, fonts and shapes that
draw it - so that it never changes: browsers may keep it for ever, and a card that changes gets
another name.
"""

from __future__ import annotations

import hashlib
import io
import json
import os
import re
import threading
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path

from decks.faces.drawing import draw
from decks.faces.layout import DOTS_PER_INCH, HEIGHT, WIDTH
from decks.faces.shapes import ICONS
from decks.faces.typesetting import FONTS
from engine import games
from engine.kernel.faces import Face


@dataclass(frozen=True)
class Size:
    """A size of faces, in dots."""

    width: int
    height: int
    suffix: str
    content_type: str


SIZES = {
    "small": Size(252, 352, "webp", "image/webp"),  # among others
    "medium": Size(504, 704, "jpg", "image/jpeg"),  # alone on a page
    "large": Size(WIDTH, HEIGHT, "jpg", "image/jpeg"),  # print
}


@dataclass(frozen=True)
class FaceFile:
    """A face with the name and the digest of its picture."""

    face: Face
    slug: str
    digest: str

    def file(self, size: str) -> str:
        """The name of its file."""
        return f"{self.digest}-{self.slug}-{size}.{SIZES[size].suffix}"


class UnknownFace(ValueError):
    """There is no such card, or no file of a face has or had this name."""


def slug_of(name: str) -> str:
    """A name in an address: "Krieg, Dark One's Chosen" -> krieg-dark-ones-chosen."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-")


@cache
def drawing_version() -> str:
    """What changes when anything does that draws faces."""
    sources = [*Path(__file__).parent.glob("*.py"), *FONTS.glob("*.ttf"), *ICONS.glob("*.svg")]
    content = hashlib.sha256()
    for source in sorted(sources, key=lambda path: path.name):
        content.update(source.read_bytes())
    return content.hexdigest()


def file_of(face: Face) -> FaceFile:
    """The file of a face."""
    content = json.dumps([asdict(face), drawing_version()], sort_keys=True)
    return FaceFile(face, slug_of(face.name), hashlib.sha256(content.encode()).hexdigest()[:16])


@cache
def faces(game: str) -> dict[str, FaceFile]:
    """The faces of all that a game has cards and the like of, by slug."""
    all_faces = [file_of(one) for one in games.of(game).catalogue.faces()]
    return {one.slug: one for one in all_faces}


def face_of(name: str, game: str) -> FaceFile:
    """The face of what has this name in a game, as printed. Raises UnknownFace."""
    found = faces(game).get(slug_of(name))
    if found is None:
        raise UnknownFace(f"There is no face for “{name}”.")
    return found


_FILE = re.compile(r"(?P<digest>[0-9a-f]{16})-(?P<slug>[a-z0-9-]{1,80})-(?P<size>small|medium|large)\.(?:webp|jpg)")


def parse_file(file: str, game: str) -> tuple[FaceFile, str]:
    """The face of a game and the size that a file's name asks for; its digest and its format may be old ones. Raises
    UnknownFace."""
    asked = _FILE.fullmatch(file)
    found = faces(game).get(asked["slug"]) if asked else None
    if asked is None or found is None:
        raise UnknownFace("There is no such face.")
    return found, asked["size"]


# --- the folder ------------------------------------------------------------------------------------------------------


_drawing = threading.Lock()  # one face at a time: drawing keeps the processor busy, and others have games to play


class Faces:
    """A folder of faces. Several threads and processes may share it: a file appears whole or not at all."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def read(self, one: FaceFile, size: str) -> bytes:
        """What is in the file of a face."""
        return self.path(one, size).read_bytes()

    def path(self, one: FaceFile, size: str) -> Path:
        """The file of a face in a size, which is drawn when it is not there."""
        path = self.folder / one.file(size)
        if not path.exists():
            with _drawing:
                if not path.exists():
                    self._draw(one, size)
        return path

    def lacks(self, one: FaceFile, size: str) -> bool:
        """Whether a face is still to be drawn."""
        return not (self.folder / one.file(size)).exists()

    def sweep(self) -> int:
        """Delete files of faces that are drawn otherwise by now; how many there were."""
        current = {one.file(size) for game in games.GAMES for one in faces(game).values() for size in SIZES}
        old = [path for path in self.folder.glob("[!.]*") if path.name not in current]  # others may be drawing
        for path in old:
            path.unlink(missing_ok=True)
        return len(old)

    def _draw(self, one: FaceFile, size: str) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        path = self.folder / one.file(size)
        draft = path.with_name(f".{path.name}.{os.getpid()}")
        draft.write_bytes(drawn(one.face, size))
        draft.replace(path)


def drawn(face: Face, name: str) -> bytes:
    """A face in a size, as the content of its file."""
    size, file = SIZES[name], io.BytesIO()
    picture = draw(face, size.width / WIDTH)
    if size.suffix == "jpg":
        picture.save(file, "JPEG", quality=82, dpi=(DOTS_PER_INCH, DOTS_PER_INCH))
    else:  # smaller by a fifth than JPEG, and ten times as slow: for those of which a page shows many
        picture.save(file, "WEBP", quality=80, method=0)  # a sixth larger than with 4, in a third of the time
    return file.getvalue()
