"""What the site keeps is its owner's alone: nobody else on the machine may read the database, the key, or pictures.

What is written from now on is so by the umask (config/settings.py); `owner_only` repairs what was written before.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from pathlib import Path

OTHERS = stat.S_IRWXG | stat.S_IRWXO  # what a group and everybody else may do


def owner_only(path: Path) -> bool:
    """Take a file or folder away from all but its owner; whether it is so now. Links are left alone, and folders that
    everybody shares, such as /tmp."""
    mode = path.lstat().st_mode
    if stat.S_ISLNK(mode) or not mode & OTHERS:
        return True
    if mode & stat.S_ISVTX:
        return False
    try:
        path.chmod(stat.S_IMODE(mode) & ~OTHERS)
    except PermissionError:  # somebody else's, such as a volume that was mounted
        return False
    return True


def open_to_others(folder: Path) -> list[Path]:
    """The folder and all that is in it, made its owner's alone; what could not be. In a folder that everybody shares
    lies more than the site's: it is left as it is."""
    if folder.stat().st_mode & stat.S_ISVTX:
        return [folder]
    return [path for path in _within(folder) if not _gone_or_private(path)]


def _within(folder: Path) -> Iterator[Path]:
    yield folder
    for inner, folders, files in os.walk(folder):
        yield from (Path(inner) / name for name in (*folders, *files))


def _gone_or_private(path: Path) -> bool:
    try:
        return owner_only(path)
    except FileNotFoundError:  # another process is at work
        return True
