"""The folder of people's own pictures: a file for each size, named for the slug of its row."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from django.conf import settings

from decks.faces.files import SIZES


def path_of(slug: str, size: str) -> Path:
    return settings.DATA_DIR / "pictures" / f"{slug}-{size}.jpg"


def keep(slug: str, pictures: Mapping[str, bytes]) -> None:
    """Store the files of a picture; each appears whole or not at all."""
    for size, content in pictures.items():
        path = path_of(slug, size)
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_name(f".{path.name}")
        draft.write_bytes(content)
        draft.replace(path)


def remove(slug: str) -> None:
    for size in SIZES:
        path_of(slug, size).unlink(missing_ok=True)


def zip_of(slug: str) -> Path:
    """The zip of a batch."""
    return settings.DATA_DIR / "pictures" / f"{slug}.zip"


def keep_zip(slug: str, chunks: Iterable[bytes]) -> None:
    """Store the zip of a batch."""
    path = zip_of(slug)
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        for chunk in chunks:
            file.write(chunk)


def remove_zip(slug: str) -> None:
    zip_of(slug).unlink(missing_ok=True)
