"""What the site keeps is its owner's alone, from the first start on and after an earlier version left it open."""

import os
import re
import shutil
import stat
import subprocess
import sys
import urllib.request
from email.message import Message
from pathlib import Path
from typing import NamedTuple

import pytest

from bench.servers import free_port, serve
from decks.faces.files import face_of
from engine.games import DEFAULT
from live.ownership import open_to_others, owner_only

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module", autouse=True)
def open_umask():
    """Whoever starts the site lets everybody read what they write, as is usual."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def mode(path):
    return stat.S_IMODE(path.stat().st_mode)


def modes(folder):
    """The modes of all that is in a folder, the folder among them, by whether they are folders."""
    found = [folder, *folder.rglob("*")]
    return {mode(path) for path in found if path.is_dir()}, {mode(path) for path in found if path.is_file()}


def environment(folder):
    return os.environ | {"DATA_DIR": str(folder), "DATABASE_URL": "", "REDIS_URL": ""}


def visit(port):
    """What makes the site write: a guest's session, and a face. Gives the headers of a static file."""
    address = f"http://127.0.0.1:{port}"
    jar = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
    page = jar.open(f"{address}/account/sign-in/").read().decode()
    jar.open(f"{address}/faces/{face_of('Kong', game=DEFAULT).file('small')}").read()
    with jar.open(address + re.search(r'href="(/static/[^"]+\.css)"', page)[1]) as answer:
        return answer.headers


class Begun(NamedTuple):
    """A site that was new, was visited and has ended: its folder, and what was found while it ran."""

    data: Path
    kept: set[str]
    modes: tuple[set[int], set[int]]
    static: Message


@pytest.fixture(scope="module")
def begun(tmp_path_factory):
    data, port = tmp_path_factory.mktemp("begun") / "data", free_port()
    with serve(port, environment(data)):
        static = visit(port)
        kept = {path.name for path in data.iterdir()}
        return Begun(data, kept, modes(data), static)


def test_a_new_site_keeps_everything_to_itself(begun):
    assert begun.kept >= {"db.sqlite3", "db.sqlite3-wal", "db.sqlite3-shm", "secret-key", "static", "faces"}
    assert begun.modes == ({0o700}, {0o600})
    assert modes(begun.data) == ({0o700}, {0o600})
    assert begun.static["X-Frame-Options"] == "DENY"
    assert "frame-ancestors 'none'" in begun.static["Content-Security-Policy"]


def test_an_open_site_is_closed_when_it_starts(begun, tmp_path):
    data, port = shutil.copytree(begun.data, tmp_path / "data"), free_port()
    (data / "pictures").mkdir()
    (data / "pictures" / "somebodys-small.jpg").write_bytes(b"a picture")
    (data / "pictures" / "elsewhere").symlink_to(ROOT / "manage.py")
    before = mode(ROOT / "manage.py")
    for path in (data, *(one for one in data.rglob("*") if not one.is_symlink())):
        path.chmod(0o755 if path.is_dir() else 0o644)
    with serve(port, environment(data)):
        visit(port)
        (data / "pictures" / "elsewhere").unlink()
        assert modes(data) == ({0o700}, {0o600})
    assert mode(ROOT / "manage.py") == before


def test_every_command_closes_the_folder(tmp_path):
    tmp_path.chmod(0o755)
    command = [sys.executable, "manage.py", "migrate", "--verbosity=0"]
    subprocess.run(command, cwd=ROOT, env=environment(tmp_path), check=True)
    assert mode(tmp_path) == 0o700
    assert mode(tmp_path / "db.sqlite3") == mode(tmp_path / "secret-key") == 0o600


def test_a_folder_that_everybody_shares_is_left_alone_and_told(tmp_path):
    tmp_path.chmod(0o1777)
    (tmp_path / "somebodys").write_text("")
    assert not owner_only(tmp_path)
    assert open_to_others(tmp_path) == [tmp_path]
    assert (mode(tmp_path), mode(tmp_path / "somebodys")) == (0o1777, 0o644)
