"""Faces that the site has drawn: three are enough here, and they are drawn once."""

import shutil

import pytest

from decks.faces.files import SIZES, Faces, face_of
from engine.games import DEFAULT

NAMES = ("Kong", "Muse", "Wolf")


@pytest.fixture(scope="session")
def drawn_faces(tmp_path_factory):
    kept = Faces(tmp_path_factory.mktemp("drawn") / "faces")
    for name in NAMES:
        for size in SIZES:
            kept.path(face_of(name, game=DEFAULT), size)
    return kept


@pytest.fixture
def data_dir(settings, tmp_path, drawn_faces):
    """A data folder of its own that has them already."""
    settings.DATA_DIR = tmp_path
    shutil.copytree(drawn_faces.folder, tmp_path / "faces")
    return tmp_path


@pytest.fixture(scope="session")
def pictures(drawn_faces):
    return {name: drawn_faces.folder / face_of(name, game=DEFAULT).file("large") for name in NAMES}
