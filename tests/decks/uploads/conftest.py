"""Pictures to upload, good and hostile, made here."""

import io
import struct
import zlib

import pytest
from PIL import Image

RED, BLUE = (200, 30, 30), (30, 30, 200)


def encoded(image, encoding="PNG", **options):
    file = io.BytesIO()
    image.save(file, encoding, **options)
    return file.getvalue()


def plain(size=(300, 420), colour=RED, encoding="PNG", mode="RGB", **options):
    return encoded(Image.new("RGB", size, colour).convert(mode), encoding, **options)


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(width, height, *more, data=b""):
    """A PNG file that says what one likes about itself."""
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    body = chunk(b"IHDR", header) + b"".join(more) + chunk(b"IDAT", zlib.compress(data, 9)) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + body


@pytest.fixture
def data_dir(settings, tmp_path):
    settings.DATA_DIR = tmp_path
    return tmp_path


def kept(data_dir):
    """The files that are kept of all pictures."""
    folder = data_dir / "pictures"
    return sorted(path.name for path in folder.iterdir()) if folder.exists() else []
