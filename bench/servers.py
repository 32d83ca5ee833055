"""Servers of the site for a measurement, each a process of its own, in a folder of their own that goes with them.

Either one server with SQLite, as on a visitor's machine, or two with PostgreSQL and Redis, which are started here too.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
READY_SECONDS = 180
POSTGRES_HOMES = "/usr/lib/postgresql/*/bin"  # where Debian keeps what is not on the path
POSTGRES_USER = "postgres"  # PostgreSQL refuses to run as root
# Where a script runs this in the background, Ctrl-C is ignored by all that it starts, and by what that becomes.
HEARING = (
    "import os, signal, sys; "
    "signal.signal(signal.SIGINT, signal.SIG_DFL); "
    "os.execv(sys.executable, [sys.executable, *sys.argv[1:]])"
)


class NotInstalled(RuntimeError):
    """A program is missing; the message names it."""


class Servers(NamedTuple):
    """Their processes and ports, and the environment by which other processes find the same data."""

    processes: list[subprocess.Popen[bytes]]
    ports: list[int]
    environment: dict[str, str]

    @property
    def kilobytes(self) -> int:
        """The memory that they take, without what processes share."""
        return sum(_resident(process.pid) for process in self.processes)

    @property
    def seconds(self) -> float:
        """Time of the processor that they have used."""
        return sum(_processor(process.pid) for process in self.processes)


@contextmanager
def servers(*, postgres: bool, many: int = 1) -> Iterator[Servers]:
    """So many servers of one site; with PostgreSQL and Redis, or one with SQLite."""
    assert postgres or many == 1, "several processes need a channel layer that they share"
    with data_of(postgres=postgres) as environment, ExitStack() as stack:
        ports = [free_port() for _ in range(many)]
        # One after the other: the first one migrates.
        processes = [stack.enter_context(serve(port, environment)) for port in ports]
        yield Servers(processes, ports, environment)


@contextmanager
def data_of(*, postgres: bool) -> Iterator[dict[str, str]]:
    """The data of a site without its servers: the environment by which processes find it."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        environment = {
            "DATA_DIR": f"{folder}/data",
            "COMPILED": "0",
            "DATABASE_URL": "",
            "REDIS_URL": "",
            "CROWD": "10000",
        }
        if postgres:
            environment["DATABASE_URL"] = stack.enter_context(_postgres(Path(folder)))
            environment["REDIS_URL"] = stack.enter_context(redis(Path(folder)))
        yield environment


@contextmanager
def serve(port: int, environment: dict[str, str], **options: Any) -> Iterator[subprocess.Popen[bytes]]:
    """A server that listens at this port for as long as it is needed."""
    with starting(port, environment, **options) as process:
        _wait("serve", port, process)
        yield process


@contextmanager
def starting(port: int, environment: dict[str, str], **options: Any) -> Iterator[subprocess.Popen[bytes]]:
    """The same, and nobody waits until it listens."""
    with _process(serve_command(port), cwd=ROOT, env=os.environ | environment, **options) as process:
        yield process


def serve_command(port: int) -> list[str]:
    """What starts a server at this port. It ends by Ctrl-C, whatever the process that starts it does then."""
    return [sys.executable, "-c", HEARING, "manage.py", "serve", "--port", str(port)]


@contextmanager
def _postgres(folder: Path) -> Iterator[str]:
    """The address of a database of its own."""
    home = folder / "postgres"
    home.mkdir()
    user: str | None = None
    if os.geteuid() == 0:
        user = POSTGRES_USER
        folder.chmod(0o711)
        shutil.chown(home, POSTGRES_USER)
    made = [_program("initdb"), "--pgdata", str(home / "data"), "--username", "fourfold", "--auth", "trust"]
    subprocess.run(made, check=True, stdout=subprocess.DEVNULL, cwd=home, user=user)  # noqa: S603
    port = free_port()
    command = [_program("postgres"), "-D", str(home / "data"), "-p", str(port), "-k", str(home), "-h", "127.0.0.1"]
    with _running(command, port, cwd=home, stderr=subprocess.DEVNULL, user=user):
        yield f"postgres://fourfold@127.0.0.1:{port}/postgres"


@contextmanager
def redis(folder: Path) -> Iterator[str]:
    """The address of a Redis of its own, which keeps nothing."""
    port = free_port()
    command = [_program("redis-server"), "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)]
    with _running(command, port):
        yield f"redis://127.0.0.1:{port}/0"


def installed() -> bool:
    """Whether PostgreSQL and Redis are there."""
    try:
        return all(_program(name) for name in ("initdb", "postgres", "redis-server"))
    except NotInstalled:
        return False


def _program(name: str) -> str:
    homes = os.pathsep.join([os.environ.get("PATH", ""), *map(str, sorted(Path("/").glob(POSTGRES_HOMES[1:])))])
    found = shutil.which(name, path=homes)
    if found is None:
        raise NotInstalled(f"{name} was not found. On Debian or Ubuntu: apt install postgresql redis-server")
    return found


@contextmanager
def _running(command: list[str], port: int, **options: Any) -> Iterator[subprocess.Popen[bytes]]:
    with _process(command, **options) as process:
        _wait(Path(command[0]).name, port, process)
        yield process


@contextmanager
def _process(command: list[str], **options: Any) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, **options)  # noqa: S603  (nothing typed)
    try:
        yield process
    finally:
        process.terminate()
        process.wait(timeout=60)


def _wait(name: str, port: int, process: subprocess.Popen[bytes]) -> None:
    ends = time.monotonic() + READY_SECONDS
    while time.monotonic() < ends and process.poll() is None:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise RuntimeError(f"{name} did not come up.")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _resident(process: int) -> int:
    lines = Path(f"/proc/{process}/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))


def _processor(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
