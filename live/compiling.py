"""The engine is compiled beside the server, in a process that stays behind all other work and ends with the server.

Nobody waits for it: workers that start meanwhile use the engine as it is written, and new ones take their places when
the compiled one is there. Both play alike, so that a mix does no harm. What goes wrong is one line of the log.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import subprocess
import sys
from contextlib import suppress

import compiled
from live import workers

LOOKS = 0.5  # seconds between two looks whether it is done

log = logging.getLogger(__name__)


async def run() -> None:
    """Compile the engine, unless that is done or switched off."""
    if compiled.switched_off() or compiled.ready():
        return
    try:
        builder = _begin()
    except OSError as error:
        log.warning("The engine cannot be compiled: %s", error)
        return
    try:
        while builder.poll() is None:  # noqa: ASYNC110 - the end of a process rings no bell
            await asyncio.sleep(LOOKS)
    finally:
        said = _end(builder)
    if builder.returncode == 0 and compiled.ready():
        workers.renew()
    log.info("%s", said or f"The engine was not compiled: its process ended with {builder.returncode}.")


def _begin() -> subprocess.Popen[str]:
    """The builder, in a session of its own with all that it starts."""
    command = [sys.executable, "-m", "compiled.build", f"--while={os.getpid()}"]
    return subprocess.Popen(  # noqa: S603  (nothing typed)
        command,
        cwd=compiled.ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        start_new_session=True,
    )


def _end(builder: subprocess.Popen[str]) -> str:
    """End the builder with all that it has started. The last line that it said."""
    with suppress(ProcessLookupError):
        os.killpg(builder.pid, signal.SIGKILL)
    said, _ = builder.communicate()
    return (said.strip().splitlines() or [""])[-1]
