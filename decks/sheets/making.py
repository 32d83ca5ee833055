"""Documents made into files: few at once, in no memory but their own while they are written.

A document lies in a file without a name, which goes when it is closed, also when the server is killed. It is sent piece
by piece, as fast as its reader takes it.
"""

from __future__ import annotations

import tempfile
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import IO

from asgiref.sync import sync_to_async
from django.conf import settings
from django.http import FileResponse

AT_ONCE = 4  # documents in the making in this process: their faces are drawn, or they wait to be written
PATIENCE = 10.0  # seconds in which one waits to be begun
COME_BACK = 30  # seconds, for who waited in vain

_places = threading.BoundedSemaphore(AT_ONCE)
# A document is in memory three times while it is written. One thread writes them all, and so uses the same memory
# again: what many threads free stays with each of them.
_writer = ThreadPoolExecutor(max_workers=1, thread_name_prefix="documents")


class TooManyAtOnce(Exception):
    """As many documents are in the making as may be."""


@contextmanager
def a_place() -> Iterator[None]:
    """Where a document is made. Raises TooManyAtOnce when none becomes free."""
    if not _places.acquire(timeout=PATIENCE):
        raise TooManyAtOnce
    try:
        yield
    finally:
        _places.release()


def filed(write: Callable[[IO[bytes]], None]) -> IO[bytes]:
    """The file of what is written, at its beginning. Who takes it closes it."""
    file = tempfile.TemporaryFile(dir=settings.DATA_DIR)  # noqa: SIM115  (the response closes it)
    try:
        _writer.submit(write, file).result()
        file.seek(0)
    except BaseException:
        file.close()
        raise
    return file


class Document(FileResponse):
    """A file that is sent piece by piece. Of its base, an ASGI server would get all of it in one list."""

    def __init__(self, file: IO[bytes], name: str = "") -> None:
        super().__init__(file, content_type="application/pdf", filename=name)
        self.file = file
        # That of pages would forbid the reader in which browsers show a PDF; this one keeps strangers' frames out.
        self["Content-Security-Policy"] = "frame-ancestors 'none'"

    async def __aiter__(self) -> AsyncIterator[bytes]:
        read = sync_to_async(self.file.read, thread_sensitive=False)
        while piece := await read(self.block_size):
            yield piece
