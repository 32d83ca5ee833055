"""`python -m compiled.build`: compile the engine with mypyc, so that bots play several times as many games.

What is compiled is a copy in a folder that nobody looks into until all is done and has been tried; then it gets its
name in one step. So a build that breaks off or fails leaves nothing that could be used. One build runs at a time: who
comes second waits and finds the work done.

The server runs this beside itself (`--while`). It needs a C compiler and the headers of Python; where they are missing
it says so in one line, and everything goes on as it is.
"""

from __future__ import annotations

import argparse
import fcntl
import os
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
import threading
import time
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from compiled import SOURCES, files, home, key

if TYPE_CHECKING:
    from collections.abc import Iterator

# Packages and modules of the engine that stay as they are written, and why. All others are compiled, but for the doors
# of packages, which only name what lies behind them.
INTERPRETED: Final = {
    "engine.epic.language": "words of card definitions: read once, at import",
    "engine.epic.cards": "card definitions: data",
    "engine.epic.catalogue": "what people look up about cards",
    "engine.epic.text": "what people read on cards",
    "engine.epic.programs.writer": "runs once, at import",
    "engine.epic.programs.compile": "runs once, at import",
    "engine.epic.positions.plain": "positions as people write them: one at a time",
    "engine.epic.positions.notation": "positions as people write them: one at a time",
    "engine.epic.prompts.ideas": "what people read on pages",
    "engine.epic.prompts.reasons": "what people read on pages",
    "engine.epic.prompts.why_not": "what people ask on pages: one thing at a time",
    "engine.epic.prompts.wording": "what people read on pages",
    "engine.epic.simulation.forecast": "what people ask on pages: one battle at a time",
    "engine.epic.simulation.warning": "what people are warned of: one choice at a time",
    "engine.epic.views.story": "what people read on pages",
    "engine.epic.views.drawing": "what people see on pages",
    "engine.epic.construction": "lists of decks: no game is played",
    "engine.epic.limited": "drafts: no game is played",
    "engine.epic.collecting": "what people own: no game is played",
    "engine.epic.study": "what people ask of decks: a hand at a time",
    "engine.construction": "lists of decks: no game is played",
    "engine.limited": "drafts: no game is played",
    "engine.epic.records": "games that are kept: read and written one at a time",
    "engine.games": "games as sites use them",
    "engine.epic.game": "the game as sites use it",
    "engine.epic.play": "games as sites use them",
    "engine.epic_tcg.language": "words of card definitions: read once, at import",
    "engine.epic_tcg.cards": "card definitions: data",
    "engine.epic_tcg.catalogue": "what people look up about cards",
    "engine.epic_tcg.text": "what people read on cards",
    "engine.epic_tcg.programs.writer": "runs once, at import",
    "engine.epic_tcg.programs.compile": "runs once, at import",
    "engine.epic_tcg.programs.lines": "what people read who write cards",
    "engine.epic_tcg.programs.saying": "what people read who write cards",
    "engine.epic_tcg.positions.notation": "positions as people write them: one at a time",
    "engine.epic_tcg.prompts.ideas": "what people read on pages",
    "engine.epic_tcg.prompts.reasons": "what people read on pages",
    "engine.epic_tcg.prompts.why_not": "what people ask on pages: one thing at a time",
    "engine.epic_tcg.prompts.wording": "what people read on pages",
    "engine.epic_tcg.simulation.forecast": "what people ask on pages: one battle at a time",
    "engine.epic_tcg.simulation.warning": "what people are warned of: one choice at a time",
    "engine.epic_tcg.views": "what people read and see on pages",
    "engine.epic_tcg.construction": "lists of decks: no game is played",
    "engine.epic_tcg.limited": "drafts: no game is played",
    "engine.epic_tcg.collecting": "what people own: no game is played",
    "engine.epic_tcg.study": "what people ask of decks: a hand at a time",
    "engine.epic_tcg.records": "games that are kept: read and written one at a time",
    "engine.epic_tcg.proofs.clause": "what people read who write cards",
    "engine.epic_tcg.proofs.coverage": "what it inherits from is not compiled",
    "engine.epic_tcg.proofs.programs": "what people read who write cards",
    "engine.epic_tcg.game": "the game as sites use it",
    "engine.epic_tcg.play": "games as sites use them",
    "engine.bots.advising": "what people ask on pages: one choice at a time",
    "engine.bots.contrast": "what people ask on pages: one choice at a time",
    "engine.bots.review": "what people ask on pages: one choice at a time",
    "engine.bots.matches": "what commands ask for",
    "engine.bots.levels": "what people choose from",
    "engine.bots.epic_tcg.coaching": "what people ask on pages: one choice at a time",
    "engine.bots.epic_tcg.nudges": "what people ask on pages: one choice at a time",
    "engine.bots.epic_tcg.practice": "what people ask on pages: one choice at a time",
    "engine.bots.epic_tcg.match": "sent to other processes, which a frozen dataclass that is compiled cannot be",
    "engine.bots.epic_tcg.drafting": "sent to other processes",
    "engine.bots.epic.data": "numbers",
    "engine.bots.epic.coaching": "what people ask on pages: one choice at a time",
    "engine.bots.epic.nudges": "what people ask on pages: one choice at a time",
    "engine.bots.epic.practice": "what people ask on pages: one choice at a time",
    "engine.bots.epic.match": "sent to other processes, which a frozen dataclass that is compiled cannot be",
    "engine.bots.epic.drafting": "sent to other processes",
    "engine.bots.epic.contribution": "sent to other processes",
    "engine.bots.epic.lessons": "sent to other processes",
    "engine.bots.epic.sampling": "makes games to keep: a few at a time",
    "engine.kernel.scores": "sent back by them",
    "engine.kernel.usage": "read from the journals of games that are watched: once a game",
    "engine.kernel.factcheck": "what people compare",
    "engine.kernel.facts": "what programs are told",
    "engine.kernel.names": "what people look up",
    "engine.kernel.records": "games that are kept: read and written one at a time",
    "engine.kernel.forecasts": "what people ask on pages: one battle at a time",
    "engine.kernel.warnings": "what people are warned of: one choice at a time",
    "engine.kernel.reversing": "what people take back: one action at a time",
    "engine.kernel.telling": "what people read on pages",
    "engine.kernel.multiplayer": "what people choose from",
    "engine.kernel.ideas": "what people read on pages",
    "engine.kernel.searchable": "what people search",
    "engine.kernel.collecting": "what people own",
    "engine.kernel.studying": "what people ask of decks",
    "engine.kernel.hands": "what people ask of decks: a hand at a time",
    "engine.kernel.coverage": "what is not compiled inherits from it",
    "engine.epic.proofs.coverage": "inherits from it",
    "engine.epic.proofs.programs": "what people read who write cards",
    "engine.kernel.notation": "positions as people write them: one at a time",
    "engine.kernel.grammar": "what people read on cards and pages",
}
UNFINISHED: Final = "unfinished-"
KEPT: Final = 3  # compiled engines, those last used: other sources and other Pythons may be in use as well
GAMES: Final = 12  # that a new compiled engine plays before it is used
LOOKS: Final = 0.5  # seconds between two looks whether the parent lives
SLOWER: Final = "Bots play with the engine as it is written, several times slower."


class CannotCompile(RuntimeError):
    """Why there is no compiled engine; one sentence."""


def modules(package: Path) -> list[str]:
    """The files to compile, as paths from the folder that the package lies in."""
    found = []
    for path in files(package):
        inside = path.relative_to(package.parent)
        name = ".".join(inside.with_suffix("").parts)
        written = path.name == "__init__.py" or any(f"{name}.".startswith(f"{kept}.") for kept in INTERPRETED)
        if path.suffix == ".py" and not written:
            found.append(inside.as_posix())
    return found


def build() -> Path:
    """The folder with the compiled engine, made if it is not there. Raises CannotCompile."""
    try:
        kept = home()
        kept.mkdir(mode=0o700, parents=True, exist_ok=True)
        with _alone(kept / "lock"):
            for left in kept.glob(f"{UNFINISHED}*"):
                shutil.rmtree(left)  # of a build that was killed: no other one runs
            made = kept / key()
            if not made.is_dir():
                _check()
                made = _made(kept)
            _forget(kept, made)
            return made
    except OSError as error:
        raise CannotCompile(f"The compiled engine could not be stored: {error}.") from error


@contextmanager
def _alone(path: Path) -> Iterator[None]:
    """One process at a time; the system lets the next one in when this one ends, however it ends."""
    with path.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _check() -> None:
    """Raise CannotCompile where something is missing that a look or a second of compiling can tell."""
    for package in ("mypyc", "setuptools"):
        if find_spec(package) is None:
            raise CannotCompile(f"The package {package} is missing.")
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if shutil.which(compiler[0]) is None:
        raise CannotCompile(f"There is no C compiler here ({compiler[0]}). On Debian or Ubuntu: apt install gcc.")
    headers = sysconfig.get_path("include")
    if not (Path(headers) / "Python.h").is_file():
        raise CannotCompile("The headers of Python are missing. On Debian or Ubuntu: apt install python3-dev.")
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "tried.c"
        source.write_text("#include <Python.h>\n", encoding="ascii")
        tried = [*compiler, "-I", headers, "-fPIC", "-c", str(source), "-o", f"{folder}/tried.o"]
        if _run(tried, Path(folder)).returncode:
            raise CannotCompile(f"The C compiler {compiler[0]} does not work.")


def _made(kept: Path) -> Path:
    """A new compiled engine under its name. Its key is that of what was copied, whatever happens to the sources."""
    staging = Path(tempfile.mkdtemp(prefix=UNFINISHED, dir=kept))
    try:
        package = staging / "engine"
        shutil.copytree(SOURCES, package, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        name = key(package)
        done = _run([sys.executable, str(Path(__file__).with_name("extension.py")), *modules(package)], staging)
        if done.returncode:
            raise CannotCompile(f"The engine could not be compiled: {_last_line(done.stdout)}")
        shutil.rmtree(staging / "build")
        _try(staging)
        staging.rename(kept / name)
        return kept / name
    finally:
        shutil.rmtree(staging, ignore_errors=True)


def _try(folder: Path) -> None:
    """Raise CannotCompile unless the compiled engine plays a few games as the source does."""
    outputs = []
    for path in (folder, SOURCES.parent):
        command = [sys.executable, "-B", str(Path(__file__).with_name("trial.py")), str(path), str(GAMES)]
        played = _run(command, path)
        if played.returncode:
            raise CannotCompile(f"The compiled engine breaks off: {_last_line(played.stdout)}")
        outputs.append(played.stdout)
    if outputs[0] != outputs[1]:
        raise CannotCompile("The compiled engine plays otherwise than the source.")


def _forget(kept: Path, made: Path) -> None:
    """Delete compiled engines but this one and those last used."""
    others = [path for path in kept.iterdir() if path.is_dir() and path != made]
    for old in sorted(others, key=lambda path: path.stat().st_mtime, reverse=True)[KEPT - 1 :]:
        shutil.rmtree(old)


def _run(command: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    """Let a program do something in a folder; what it says is kept."""
    return subprocess.run(  # noqa: S603  (nothing typed)
        command, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        errors="replace", check=False,
    )  # fmt: skip


def _last_line(said: str) -> str:
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    return lines[-1][:300] if lines else "it said nothing"


def end_with(parent: int) -> None:
    """End this process and all that it has started as soon as the parent is gone. It leads a session of its own."""

    def follow() -> None:
        while os.getppid() == parent:
            time.sleep(LOOKS)
        os.killpg(os.getpid(), signal.SIGKILL)

    threading.Thread(target=follow, daemon=True).start()


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m compiled.build", description="Compile the engine for speed.")
    parser.add_argument(
        "--while", dest="parent", type=int, metavar="PID", help="stay behind all other work, and end with this parent"
    )
    asked = parser.parse_args()
    if asked.parent is not None:
        os.nice(19)
        end_with(asked.parent)
    began = time.monotonic()
    try:
        made = build()
    except CannotCompile as reason:
        sys.stdout.write(f"{reason} {SLOWER}\n")
        return 1
    sys.stdout.write(f"The engine is compiled ({time.monotonic() - began:.0f} s): {made}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
