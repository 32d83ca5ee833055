"""`make quick`: the tests that a change can have broken, as many as 90 seconds of stored costs allow.

    make quick                  what differs from main, or the last commit where nothing does
    make quick ARGS="HEAD~3"    what differs from there

Files that use one another are read from the sources: imports, names of modules in strings, and names of templates and
other files. Each step from what was changed towards a test makes it less likely that the test is the one that breaks:
the nearest come first, of those the cheapest, until the time is up. One line says what was left out.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections import defaultdict, deque
from collections.abc import Iterable, Iterator
from pathlib import Path

from engine.kernel.names import fold
from tests import costs

ROOT = Path(__file__).resolve().parents[1]
SECONDS = 55.0  # of each core, beside what it takes to choose and to begin
CARDS = "engine/epic/cards/"
SOURCES = {".py", ".html", ".js", ".css"}
NAMED = re.compile(r"[\w./-]+\.\w+")
GLOBBED = re.compile(r'rglob\("\*(\.[\w.]+)"\)')
DOTTED = re.compile(r"[a-z_]+(?:\.\w+)+")
WORDS = re.compile(r"[a-z]+")
APPS = ("decks", "drafts", "playtest", "lab", "lobby", "talk", "people", "live", "gate")
SITE = ("templates/", "static/", "config/", *(f"{app}/" for app in APPS))
EVERYWHERE = {"requirements.txt", "pyproject.toml", "Makefile", "config/settings.py", "tests/conftest.py"}
FAR = 6  # steps, to what tries the whole site

# --- what was changed ------------------------------------------------------------------------------------------------


def git(*words: str) -> list[str]:
    said = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return said.stdout.splitlines()


def origin() -> str:
    """The commit from which this work began; the one before, where there is no work since."""
    begun = git("merge-base", "main", "HEAD") or git("merge-base", "origin/main", "HEAD") or ["HEAD"]
    return begun[0] if git("diff", "--name-only", begun[0]) or untracked() else "HEAD~1"


def untracked() -> list[str]:
    return git("ls-files", "--others", "--exclude-standard")


def changed_lines(since: str, file: str) -> Iterator[int]:
    """The lines of a file as it is now that were changed, or stand where some were removed."""
    for line in git("diff", "--unified=0", since, "--", file):
        if found := re.match(r"@@ .* \+(\d+)(?:,(\d+))? @@", line):
            first, many = int(found[1]), int(found[2] or 1)
            yield from range(first, first + max(1, many))


def changed_cards(source: str, lines: Iterable[int]) -> set[str]:
    """The names of the cards on these lines of a file of cards."""
    lines = set(lines)
    return {
        node.args[0].value
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call)
        and getattr(node.func, "id", "") in {"Card", "Deity", "Token"}
        and not lines.isdisjoint(range(node.lineno, node.end_lineno + 1))
    }


# --- what uses what --------------------------------------------------------------------------------------------------


class Sources:
    """The files of the repository and, for each, those that name it."""

    def __init__(self, paths: Iterable[str]) -> None:
        self.paths = sorted(paths)
        self.of_name: dict[str, list[str]] = defaultdict(list)
        self.in_folder: dict[str, list[str]] = defaultdict(list)  # data only
        for path in self.paths:
            folder, _, name = path.rpartition("/")
            self.of_name[name].append(path)
            if Path(path).suffix not in SOURCES:
                self.in_folder[folder].append(path)
        self.users: dict[str, set[str]] = defaultdict(set)
        for path in self.paths:
            if Path(path).suffix in SOURCES:
                for used in self._used_by(path, (ROOT / path).read_text(encoding="utf-8")):
                    if used != path:
                        self.users[used].add(path)
        for path in self.of_name["conftest.py"]:
            beneath = path.removesuffix("conftest.py")
            self.users[path].update(test for test in self.tests if test.startswith(beneath))

    @property
    def tests(self) -> list[str]:
        return [path for path in self.paths if re.fullmatch(r"tests/(.*/)?test_\w+\.py", path)]

    def _used_by(self, path: str, text: str) -> Iterator[str]:
        for name in NAMED.findall(text):
            yield from self._files_named(name)
        if path.endswith(".py"):
            folder = path.rpartition("/")[0]
            for ending in GLOBBED.findall(text):
                yield from (file for file in self.paths if file.startswith(f"{folder}/") and file.endswith(ending))
            for node in ast.walk(ast.parse(text)):
                for module in _modules_in(node):
                    yield from self._module(module)
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    yield from self.in_folder.get(f"{folder}/{node.value}", ())

    def _files_named(self, name: str) -> list[str]:
        """What a name in a text means: `decks/build.html`, `./pack.js`, `security.md`."""
        parts = [part for part in name.split("/") if part not in {".", "..", ""}]
        found = self.of_name.get(parts[-1], []) if parts else []
        return [path for path in found if not path.endswith(".py") and path.split("/")[-len(parts) :] == parts]

    def _module(self, module: str) -> Iterator[str]:
        """The file of a module, or that in which a name of it is."""
        while module:
            path = module.replace(".", "/")
            for file in (f"{path}.py", f"{path}/__init__.py"):
                if file in self.of_name.get(file.rpartition("/")[2], ()):
                    yield file
                    return
            module = module.rpartition(".")[0]


def _modules_in(node: ast.AST) -> Iterator[str]:
    """The modules, or names in modules, that a part of a program names."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom) and node.module:
        yield from (f"{node.module}.{alias.name}" for alias in node.names)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str) and DOTTED.fullmatch(node.value):
        yield node.value


# --- which tests -----------------------------------------------------------------------------------------------------


def steps(sources: Sources, changed: Iterable[str]) -> dict[str, int]:
    """How many steps it is from what was changed to each file that uses it."""
    found = dict.fromkeys(changed, 0)
    queue = deque(found)
    while queue:
        file = queue.popleft()
        for user in sorted(sources.users[file]):
            if user not in found:
                found[user] = found[file] + 1
                queue.append(user)
    return found


def nearest(sources: Sources, changed: Iterable[str], cards: Iterable[str] = ()) -> dict[str, int]:
    """The tests that can notice a change, and how far they are from it: those that use what was changed, those that lie
    where it lies, and those of a card that was changed."""
    changed = list(changed)
    found = steps(sources, changed)
    mirrored, worded = _reached(found)
    far = FAR if EVERYWHERE & set(changed) else None
    names = {fold(card) for card in cards}
    near = {}
    for test in sources.tests:
        folder, _, name = test.rpartition("/")
        stem = name.removeprefix("test_").removesuffix(".py")
        ways = [found.get(test), mirrored.get(folder), far]
        if stem in names:
            ways.append(0)
        elif cards and any(card in (ROOT / test).read_text(encoding="utf-8") for card in cards):
            ways.append(1)
        if folder == costs.BROWSER:
            ways += [worded.get(word) for word in _words(stem)] + [FAR if worded else None]
        known = [way for way in ways if way is not None]
        if known:
            near[test] = min(known)
    return near


def _reached(found: dict[str, int]) -> tuple[dict[str, int], dict[str, int]]:
    """How far it is to the folders of tests that mirror those of files, and to what pages are about."""
    mirrored: dict[str, int] = {}
    worded: dict[str, int] = {}
    for file, far in found.items():
        if file.startswith("tests/"):
            continue
        folder = f"tests/{file.rpartition('/')[0]}"
        mirrored[folder] = min(far + 1, mirrored.get(folder, far + 1))
        if file.startswith(SITE):
            for word in _words(file):
                worded[word] = min(far + 2, worded.get(word, far + 2))
    return mirrored, worded


def _words(path: str) -> set[str]:
    """The words of a path, a plural as its singular."""
    return {word.removesuffix("s") for word in WORDS.findall(path)}


def within(near: dict[str, int], seconds: dict[str, float], cores: int) -> list[str]:
    """As many tests as there is time for: the nearest, of those the cheapest."""
    chosen, left = [], SECONDS * cores
    for test in sorted(near, key=lambda test: (near[test], costs.cost(test, seconds), test)):
        cost = costs.cost(test, seconds)
        if cost <= min(left, SECONDS):
            chosen.append(test)
            left -= cost
    return chosen


def said(near: dict[str, int], chosen: list[str], seconds: dict[str, float]) -> str:
    """What is run, and what is not."""
    left = [test for test in near if test not in chosen]
    if not near:
        return "No test can notice what was changed."
    run = f"{len(chosen)} of {len(near)} files of tests that can notice the change are run"
    if not left:
        return f"{run}."
    minutes = sum(costs.cost(test, seconds) for test in left) / 60
    shown = sum(test.startswith(costs.BROWSER) for test in left)
    return f"{run}. Left out: {len(left)}, of them {shown} in a browser; make test runs them, {minutes:.1f} minutes."


def main(words: list[str]) -> int:
    since = words[0] if words else origin()
    if not git("rev-parse", "--verify", "--quiet", since):
        print(f"There is no commit named {since}.", file=sys.stderr)
        return 2
    paths = [path for path in git("ls-files", "--cached", "--others", "--exclude-standard") if (ROOT / path).is_file()]
    changed = sorted({*git("diff", "--name-only", since), *untracked()})
    cards: set[str] = set()
    for file in changed:
        if file.startswith(CARDS) and file in paths:
            cards |= changed_cards((ROOT / file).read_text(encoding="utf-8"), changed_lines(since, file))
    seconds = costs.known()
    near = nearest(Sources(paths), changed, cards)
    chosen = within(near, seconds, costs.cores())
    print(f"{len(changed)} files differ from {since[:10]}. {said(near, chosen, seconds)}", flush=True)
    if not chosen:
        return 0
    processes = min(costs.processes(), len(chosen))
    options = ["--numprocesses", str(processes), "--dist", "loadfile", "--no-loadscope-reorder", "-q"]
    return subprocess.run([sys.executable, "-m", "pytest", *options, *chosen], cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
