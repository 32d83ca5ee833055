"""Servers that a program starts, whatever the program itself was started by."""

import signal
import subprocess
import sys

SCRIPT = """
import signal
from bench.servers import data_of, free_port, serve
from tests.patience import PATIENCE

with data_of(postgres=False) as environment, serve(free_port(), environment) as server:
    server.send_signal(signal.SIGINT)
    print(server.wait(timeout=PATIENCE))
"""


def test_a_server_ends_by_ctrl_c_where_the_program_that_starts_it_must_not():
    """As in a run that a script starts in the background."""
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        ended = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=False)
    finally:
        signal.signal(signal.SIGINT, heard)
    assert (ended.returncode, ended.stdout) == (0, "0\n"), ended.stderr
