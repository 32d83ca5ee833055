"""A plugin of pytest: `python -m pytest -p compiled.testing` tests the compiled engine (make test-compiled).

It is read before Django is, whose apps import the engine; and in each process, where several share the tests.
"""

from __future__ import annotations

import pytest

import compiled

if not compiled.use():
    raise pytest.UsageError("There is no compiled engine to test: make compile")
