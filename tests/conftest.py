"""Fixtures for every test: no test touches the data folder of the person who runs it.

Tests run the engine as it is written, and so do the servers that they start. `make test-compiled` runs them on the
compiled one, but for those that replace parts of the engine: see `as_written`.
"""

import gc
import os
import random
import secrets
import signal
import sys
from pathlib import Path

import hypothesis
import pytest
from django.conf import settings
from django.contrib.contenttypes.management import create_contenttypes
from django.db import connections
from django.db.models.signals import post_migrate

import compiled
from bench.builder import NoBrowser, chromium
from live.broadcast import call
from tests import costs

os.environ.setdefault("COMPILED", "0")

# A run has several processes and starts dozens of programs: what each would compile again is compiled once.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

# How long an example takes says more about who else uses the machine than about the code.
hypothesis.settings.register_profile("patient", deadline=None)
hypothesis.settings.load_profile("patient")


def pytest_addoption(parser):
    parser.addoption("--costs", action="store_true", help="count, store and print what each file of tests costs")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config):
    """Folders are shared out to so many processes; files that are named are quicker without."""
    return 0 if are_files(config.args) else costs.processes()


def are_files(names):
    """Whether somebody names single files or tests, not folders."""
    return all("::" in name or Path(name).is_file() for name in names)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config, items):
    """Files that need a browser come first, so that each process starts one once; then what takes longest. Files that
    are named keep their order."""
    if are_files(config.args):
        return
    seconds = costs.known()
    in_browser = {item.path for item in items if item.get_closest_marker("browser")}

    def order(item):
        file = item.nodeid.partition("::")[0]
        return item.path not in in_browser, -costs.cost(file, seconds), file

    items.sort(key=order)


def pytest_configure(config):
    gc.disable()  # what is imported and collected is there to the end; see pytest_collection_finish
    if config.getoption("costs") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(costs.Counted(), "costs")
    settings.PASS_PAUSE = 0  # windows between persons pass at once; tests/playtest/test_clocks.py tries the pause
    settings.CROWD = 100_000  # all tests come from one address; what limits it is tried in tests/gate
    # To be slow is what a hash of passwords is for, and nothing that is tested in this process.
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
    # Where a script runs the tests in the background, Ctrl-C is ignored by them and by all servers that they start.
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    # Collected, hashed static files exist only after `manage.py serve`; the browser tests cover them.
    settings.STORAGES["staticfiles"] = {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"}


def pytest_collection_finish():
    gc.freeze()  # no collection has to look at eleven thousand tests again
    gc.enable()
    if not compiled.switched_off() and not compiled.in_use():
        pytest.exit("COMPILED is set, but this is the engine as it is written: make test-compiled", returncode=2)


@pytest.fixture(scope="session")
def as_written():
    """What replaces a part of the engine by its name asks for this: machine code does not look names up."""
    if compiled.in_use():
        pytest.skip("replaces a part of the engine by its name, which machine code does not look up")


@pytest.fixture(scope="session")
def chromium_path():
    """The browser that tests drive. Where there is none they are skipped; only continuous integration must have one."""
    try:
        return chromium()
    except NoBrowser as sentence:
        (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)(str(sentence))


@pytest.fixture(scope="session")
def testrun_folder(tmp_path_factory):
    """A folder that all processes of this run share. Whatever is made in it may be made by another at the same time."""
    own = tmp_path_factory.getbasetemp()
    return own.parent if "PYTEST_XDIST_WORKER" in os.environ else own


@pytest.fixture(scope="session")
def django_db_modify_db_settings(tmp_path_factory, django_db_modify_db_settings_parallel_suffix):
    """Keep the test database in a file, so that threads meet the same locks as on the running site. Each process has
    one of its own, and with another database a name of its own."""
    default = connections["default"]
    if default.vendor == "sqlite":
        default.settings_dict["TEST"]["NAME"] = str(tmp_path_factory.mktemp("database") / "test.sqlite3")


@pytest.fixture(scope="session")
def django_db_setup(django_db_setup):
    """A database that a test empties gets no permissions again, which no test asks for: it does not have to."""
    post_migrate.disconnect(dispatch_uid="django.contrib.auth.management.create_permissions")
    post_migrate.disconnect(create_contenttypes)


@pytest.fixture(autouse=True)
def dealt_alike(request, monkeypatch):
    """A test deals the same cards in every run: what fails, fails again."""
    monkeypatch.setattr(secrets, "randbits", random.Random(request.node.nodeid).getrandbits)


@pytest.fixture
async def impatient(monkeypatch):
    """A verb that finds the database locked gives up at once, as after a long wait."""
    default = connections["default"]
    if default.vendor != "sqlite":
        pytest.skip("Locks of a whole database are SQLite's.")
    monkeypatch.setitem(default.settings_dict["OPTIONS"], "timeout", 0.05)
    await call(connections.close_all)  # a connection is opened with its timeout
