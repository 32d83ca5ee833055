"""Where Node is. `make test` and `make check` bring it; without it these tests are skipped, but never in CI."""

import os
import shutil
import sys
from pathlib import Path

import pytest


def node() -> str:
    """The path of Node, from this project's environment or else the machine's."""
    found = shutil.which("node", path=Path(sys.executable).parent) or shutil.which("node")
    if found is None:
        sentence = "Node was not found: `make test` fetches it, and so does `pip install -r requirements-node.txt`."
        if os.environ.get("CI") == "true":
            pytest.fail(sentence)
        pytest.skip(sentence)
    return found
