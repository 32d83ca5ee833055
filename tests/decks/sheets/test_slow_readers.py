"""Thirty people who open a document of many cards and read it as slowly as can be: a real server keeps none of it in
memory."""

import os
import shutil
import socket
from contextlib import ExitStack
from pathlib import Path

import pytest

from bench.servers import free_port, serve
from decks.faces.files import face_of, faces
from engine.games import DEFAULT
from tests.decks.sheets.conftest import NAMES
from tests.patience import PATIENCE

READERS = 30
CARDS = 158  # champions, each with a face of its own
MEGABYTES = 150  # that the server may take more than before; the documents are 600 together


@pytest.fixture
def home(tmp_path, drawn_faces):
    """A data folder in which every card has a face, though all look alike."""
    folder = tmp_path / "faces"
    folder.mkdir()
    kong = face_of(NAMES[0], game=DEFAULT)
    for one in faces(game=DEFAULT).values():
        for size in ("small", "medium", "large"):
            shutil.copy(drawn_faces.folder / kong.file(size), folder / one.file(size))
    return tmp_path


def reader(port):
    """Somebody who asks for the document, sees that it comes, and reads no further."""
    one = socket.socket()
    one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    one.settimeout(PATIENCE)
    one.connect(("127.0.0.1", port))
    one.sendall(b"GET /cards/print.pdf?q=kind:champion HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    return one, one.recv(1000)


def megabytes(process, line="VmRSS"):
    status = Path(f"/proc/{process.pid}/status").read_text()
    return int(status.partition(f"{line}:")[2].split()[0]) / 1000


def test_slow_readers_take_no_memory_and_lose_nothing(home):
    environment = os.environ | {"DATA_DIR": str(home), "DATABASE_URL": "", "REDIS_URL": ""}
    port = free_port()
    with serve(port, environment) as server, ExitStack() as open_sockets:
        readers = []
        for _ in range(READERS):
            one, beginning = reader(port)
            open_sockets.enter_context(one)
            assert beginning.startswith(b"HTTP/1.1 200 OK\r\n")
            if not readers:
                before = megabytes(server)  # with all that the first document brought in
            readers.append((one, beginning))
        assert megabytes(server) - before < MEGABYTES
        one, content = readers[-1]
        content += b"".join(iter(lambda: one.recv(2**16), b""))
        head, _, document = content.partition(b"\r\n\r\n")
        assert f"Content-Length: {len(document)}".encode() in head
        assert len(document) > CARDS * 50_000
        assert document.startswith(b"%PDF-")
        assert document.rstrip().endswith(b"%%EOF")
