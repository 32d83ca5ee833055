"""The engine as machine code: where it lies, and who uses it.

`build.py` compiles a copy of the package `engine` into a folder of its own below the data folder; the source stays as
it is and runs without. Both play alike. A process that calls `use` before it imports the engine gets the compiled one
where there is one of these very sources, and the source otherwise. `manage.py`, worker processes and `bench` call it.

Whoever can write to the folder can run code as whoever uses it, so it is trusted only where nobody else can write.
"""

from __future__ import annotations

import hashlib
import os
import platform
import stat
import sys
import sysconfig
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCES: Final = ROOT / "engine"
BUILDER: Final = Path(__file__).with_name("build.py")
OFF: Final = {"0", "false", "no", "off"}
MANY: Final = 1_000  # games, from which on it matters how they are played


def data_folder() -> Path:
    """Where everything lies that the site writes: DATA_DIR, or `var` beside the source."""
    return Path(os.environ.get("DATA_DIR") or ROOT / "var").resolve()


def home() -> Path:
    """Where compiled engines lie, each in a folder that is named by its key."""
    return data_folder() / "compiled"


def switched_off() -> bool:
    """Whether COMPILED=0 asks for the engine as it is written."""
    return os.environ.get("COMPILED", "").strip().lower() in OFF


def files(package: Path) -> Iterator[Path]:
    """What belongs to a package, in a fixed order; nothing that Python or a compiler made of it."""
    for path in sorted(package.rglob("*")):
        if path.is_file() and path.suffix not in (".pyc", ".so"):
            yield path


def key(package: Path = SOURCES) -> str:
    """The name of what is compiled from these sources by this Python, machine and compiler: another one in each of
    those has another name, so that nothing outdated is ever used."""
    digest = hashlib.sha256()
    try:
        compiler = version("mypy")
    except PackageNotFoundError:
        compiler = ""
    digest.update(repr((sys.version, sysconfig.get_config_var("EXT_SUFFIX"), platform.platform(), compiler)).encode())
    digest.update(BUILDER.read_bytes())
    for path in files(package):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(package).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()[:24]


def ready() -> Path | None:
    """The folder with the compiled engine of these sources, if there is one that only its owner could have written."""
    if switched_off():
        return None
    found = home() / key()
    for folder in (found.parent, found):
        try:
            about = folder.lstat()
        except OSError:
            return None
        if not stat.S_ISDIR(about.st_mode) or about.st_uid != os.geteuid() or about.st_mode & 0o022:
            return None
    return found


def use() -> bool:
    """From here on this process imports the compiled engine, if there is one. Whether it does. To be called before the
    engine is imported: a package that is there already stays what it is."""
    kept = home()
    sys.path[:] = [entry for entry in sys.path if Path(entry).parent != kept]  # a worker begins with its parent's
    found = ready()
    if found is None:
        return False
    sys.path.insert(0, str(found))
    os.utime(found)  # those not used for longest are deleted first
    import engine  # from here on all of it comes from there, whatever comes first on the path later

    return Path(engine.__file__).is_relative_to(found)


def in_use() -> bool:
    """Whether this process plays with a compiled engine."""
    package = sys.modules.get("engine")
    return package is not None and Path(str(package.__file__)).is_relative_to(home())


def advice(games: int) -> str:
    """What to say to whoever asks for so many games of bots in a process without the compiled engine; mostly ""."""
    if games < MANY or in_use():
        return ""
    return (
        "These games are played with the engine as it is written, several times slower than compiled: make compile.\n"
    )
