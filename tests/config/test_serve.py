import io
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def taken_port():
    with socket.create_server(("127.0.0.1", 0)) as listener:
        yield listener.getsockname()[1]


def test_a_taken_port_gets_a_sentence_and_exit_code_1(taken_port):
    command = [sys.executable, "manage.py", "serve", "--port", str(taken_port)]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stdout) == (1, "")
    assert ended.stderr == (
        f"Port {taken_port} on 127.0.0.1 cannot be used; another program may have it. Stop that program or "
        f"choose another port, for example: make run PORT={taken_port + 1}\n"
    )


@pytest.mark.parametrize("port", ["0", "65536", "http", "-1", "²"])
def test_a_port_that_is_none_gets_a_sentence(port):
    with pytest.raises(CommandError, match="give a number from 1 to 65535"):
        call_command("serve", f"--port={port}", stdout=io.StringIO())
