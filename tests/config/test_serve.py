import io
import os
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from playtest.management.commands.serve import collect_static

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


def test_static_files_are_collected_again_when_they_have_changed_or_are_gone(tmp_path, settings):
    source, root = tmp_path / "source", tmp_path / "static"
    source.mkdir()
    root.mkdir()
    settings.STATICFILES_DIRS, settings.STATIC_ROOT = [source], root
    (source / "site.css").write_text("a {}")
    collect_static()
    assert (root / "site.css").read_text() == "a {}"

    (root / "site.css").write_text("as it was collected")
    collect_static()
    assert (root / "site.css").read_text() == "as it was collected"

    (source / "site.css").write_text("a, b {}")
    later = time.time() + 60  # what is not newer by a second is not collected
    os.utime(source / "site.css", (later, later))
    collect_static()
    assert (root / "site.css").read_text() == "a, b {}"

    assert not {"rest_framework", "redoc"} & {path.name for path in root.rglob("*")}  # no page shows what is in them

    (root / "sources.sha256").unlink()  # as after a start that was killed
    (source / "more.css").write_text("c {}")
    collect_static()
    assert (root / "more.css").read_text() == "c {}"
