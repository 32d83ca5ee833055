"""Where the compiled engine lies, who uses it, and what becomes of a build that cannot be made or is broken off.

A copy of the source stands for a compiled engine: what is machine code in it makes no difference here. The real one is
tried by `make test-compiled`.
"""

import asyncio
import fcntl
import os
import shutil
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

import compiled
from compiled.build import INTERPRETED, KEPT, modules
from live import compiling
from live.workers import Workers
from tests.patience import PATIENCE, eventually


@pytest.fixture
def data(tmp_path, monkeypatch):
    """A data folder of its own, with COMPILED as on a stranger's machine."""
    monkeypatch.setenv("DATA_DIR", str(tmp_path))
    monkeypatch.delenv("COMPILED", raising=False)
    return tmp_path


@pytest.fixture
def made(data):
    """A compiled engine of these sources, as far as looks go."""
    folder = data / "compiled" / compiled.key()
    shutil.copytree(compiled.SOURCES, folder / "engine", ignore=shutil.ignore_patterns("__pycache__"))
    for path in (data / "compiled", folder):
        path.chmod(0o700)
    return folder


def build(**environment):
    return subprocess.run(
        [sys.executable, "-m", "compiled.build"], cwd=compiled.ROOT, env=os.environ | environment,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip


def where_the_engine_is(use="compiled.use()"):
    script = f"import compiled; {use}; import engine.kernel.random as module; print(module.__file__)"
    said = subprocess.run(
        [sys.executable, "-c", script], cwd=compiled.ROOT, stdout=subprocess.PIPE, text=True, check=True
    )
    return Path(said.stdout.strip())


def is_gone(pid):
    """Whether a process has ended, waited for or not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True


# --- which one is used -----------------------------------------------------------------------------------------------


def test_whoever_asks_uses_the_compiled_engine_when_it_is_there(made):
    assert where_the_engine_is() == made / "engine" / "kernel" / "random.py"


def test_without_one_and_when_switched_off_the_source_is_used(data, monkeypatch):
    source = compiled.SOURCES / "kernel" / "random.py"
    assert where_the_engine_is() == source
    shutil.copytree(compiled.SOURCES, data / "compiled" / compiled.key() / "engine")
    monkeypatch.setenv("COMPILED", "0")
    assert where_the_engine_is() == source


def test_commands_use_it(made):
    script = "import engine.kernel.random as module; print(module.__file__)"
    said = subprocess.run(
        [sys.executable, "manage.py", "shell", "--no-imports", "-c", script], cwd=compiled.ROOT, stdout=subprocess.PIPE,
        text=True, check=True,
    )  # fmt: skip
    assert Path(said.stdout.strip()).is_relative_to(made)


def test_of_other_sources_another_one_is_used(data):
    package = data / "engine"
    shutil.copytree(compiled.SOURCES, package)
    assert compiled.key(package) == compiled.key()
    changed = package / "kernel" / "random.py"
    changed.write_text(changed.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    assert compiled.key(package) != compiled.key()


@pytest.mark.parametrize("mode", [0o770, 0o707])
def test_what_others_could_have_written_is_not_used(made, mode):
    assert compiled.ready() == made
    made.chmod(mode)
    assert compiled.ready() is None
    made.chmod(0o700)
    made.parent.chmod(mode)
    assert compiled.ready() is None


def test_a_link_is_not_followed(made, tmp_path):
    made.rename(tmp_path / "elsewhere")
    made.symlink_to(tmp_path / "elsewhere")
    assert compiled.ready() is None


def engine_of_a_worker():
    import engine.kernel.random as module

    return os.getpid(), str(module.__file__)


async def test_workers_that_start_when_it_is_ready_use_it(data, made):
    made.rename(data / "later")
    workers = Workers(processes=1)
    first, before = await workers.run(engine_of_a_worker)
    assert Path(before).is_relative_to(compiled.SOURCES)
    (data / "later").rename(made)
    workers.renew()
    second, after = await workers.run(engine_of_a_worker)
    assert (second != first, Path(after).is_relative_to(made)) == (True, True)
    workers.stop()


# --- making one ------------------------------------------------------------------------------------------------------


def test_all_of_the_engine_is_compiled_but_what_is_named():
    names = {path.removesuffix(".py").replace("/", ".") for path in modules(compiled.SOURCES)}
    assert {"engine.kernel.random", "engine.epic.rules.machine", "engine.bots.epic.lookahead"} <= names
    for name in INTERPRETED:
        path = compiled.ROOT.joinpath(*name.split("."))
        assert path.is_dir() or path.with_suffix(".py").is_file(), f"{name} is nowhere"
        assert not any(f"{one}.".startswith(f"{name}.") for one in names)


@pytest.mark.parametrize(
    ("compiler", "why"),
    [("/no/compiler", "There is no C compiler here (/no/compiler)."), ("false", "The C compiler false does not work.")],
)
def test_without_a_compiler_one_line_says_so(data, compiler, why):
    done = build(CC=compiler)
    assert (done.returncode, done.stdout.count("\n")) == (1, 1)
    assert done.stdout.startswith(why)
    assert "Bots play with the engine as it is written" in done.stdout
    assert [path.name for path in (data / "compiled").iterdir()] == ["lock"]


def test_where_nothing_can_be_stored_one_line_says_so(data):
    (data / "compiled").write_text("no folder", encoding="ascii")
    done = build()
    assert (done.returncode, done.stdout.count("\n")) == (1, 1)
    assert done.stdout.startswith("The compiled engine could not be stored: ")


def test_what_a_killed_build_left_and_what_was_used_long_ago_is_deleted(made):
    kept = made.parent
    (kept / "unfinished-1" / "engine").mkdir(parents=True)
    for age in range(KEPT + 2):
        (kept / f"old-{age}").mkdir()
        os.utime(kept / f"old-{age}", (age, age))
    done = build()
    assert (done.returncode, str(made) in done.stdout) == (0, True)
    assert sorted(path.name for path in kept.iterdir()) == sorted([made.name, "lock", "old-3", "old-4"])


def begun():
    return compiling._begin()


def test_who_comes_second_waits_and_finds_the_work_done(made):
    hidden = made.rename(made.with_name("hidden"))
    with (made.parent / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        second = begun()
        assert second.poll() is None
        hidden.rename(made)
    said, _ = second.communicate(timeout=PATIENCE)
    assert (second.returncode, str(made) in said) == (0, True)


# --- beside the server -----------------------------------------------------------------------------------------------

SERVER = """
import sys
from live import compiling
print(compiling._begin().pid, flush=True)
sys.stdin.read()
"""


def test_a_server_that_is_killed_leaves_no_builder_behind(data):
    (data / "compiled").mkdir(mode=0o700)
    with (data / "compiled" / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # so that the builder waits
        with subprocess.Popen(
            [sys.executable, "-c", SERVER], cwd=compiled.ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as server:
            builder = int(server.stdout.readline())
            assert not is_gone(builder)
            server.kill()
        eventually(lambda: is_gone(builder))


async def test_a_server_that_stops_takes_the_builder_along(data):
    (data / "compiled").mkdir(mode=0o700)
    with (data / "compiled" / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        serving = asyncio.create_task(compiling.run())
        await asyncio.sleep(0)
        [builder] = builders()
        serving.cancel()
        await asyncio.gather(serving, return_exceptions=True)
        assert builders() == [], f"{builder} lives, or nobody waited for it"


def builders():
    """The children of this process that compile."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(FileNotFoundError, ProcessLookupError):
            parent = int(path.read_text(encoding="ascii").rpartition(")")[2].split()[1])
            if parent == os.getpid() and b"compiled.build" in path.with_name("cmdline").read_bytes():
                found.append(int(path.parent.name))
    return found


async def test_what_keeps_the_server_from_compiling_is_one_line_of_its_log(data, monkeypatch, caplog):
    monkeypatch.setenv("CC", "/no/compiler")
    with caplog.at_level("INFO", logger="live.compiling"):
        await compiling.run()
    [line] = caplog.messages
    assert line.startswith("There is no C compiler here (/no/compiler).")


async def test_when_it_is_ready_new_workers_take_over(made, caplog):
    hidden = made.rename(made.with_name("hidden"))
    workers = Workers(processes=1)
    first, _ = await workers.run(engine_of_a_worker)
    with (made.parent / "lock").open("w") as lock, caplog.at_level("INFO", logger="live.compiling"):
        fcntl.flock(lock, fcntl.LOCK_EX)
        serving = asyncio.create_task(compiling.run())
        await asyncio.sleep(0)
        hidden.rename(made)
        fcntl.flock(lock, fcntl.LOCK_UN)
        await serving
    second, engine = await workers.run(engine_of_a_worker)
    assert (second != first, Path(engine).is_relative_to(made)) == (True, True)
    assert [str(made) in line for line in caplog.messages] == [True]
    workers.stop()


@pytest.mark.parametrize("off", [True, False])
async def test_nothing_is_begun_where_nothing_is_to_be_done(made, monkeypatch, caplog, off):
    if off:
        shutil.rmtree(made)
        monkeypatch.setenv("COMPILED", "0")
    (made.parent / "lock").mkdir()  # a builder would say that it cannot lock this
    with caplog.at_level("INFO", logger="live.compiling"):
        await compiling.run()
    assert caplog.messages == []


@pytest.mark.parametrize(("used", "games", "lines"), [(False, 999, 0), (False, 1_000, 1), (True, 1_000, 0)])
def test_many_games_with_the_engine_as_it_is_written_are_advised_against(made, used, games, lines):
    script = f"import compiled; {used} and compiled.use(); print(compiled.advice({games}), end='')"
    said = subprocess.run(
        [sys.executable, "-c", script], cwd=compiled.ROOT, stdout=subprocess.PIPE, text=True, check=True
    )
    assert len(said.stdout.splitlines()) == lines
