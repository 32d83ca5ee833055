"""A real browser against the real server: `server`, `wide_page`, `phone_page`, and `sit` for a place at a table.

These tests talk to the site as a stranger does and never to Django's models: playwright's event loop occupies this
thread. The loop ends with this folder's last test, so tests elsewhere may run loops of their own.
"""

import contextlib
import os
import signal
import socket
import subprocess
import time
from collections import defaultdict
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect, sync_playwright

from bench.servers import free_port, serve_command
from tests.browser import stage
from tests.browser.player import Player, Pointer, Touch
from tests.patience import IN_BROWSER, PATIENCE

ROOT = Path(__file__).resolve().parents[2]
HOST = "127.0.0.1"
SETTINGS = {"BOT_PACE": "0", "PASS_PAUSE": "0", "CROWD": "10000"}
WIDE, PHONE = (1280, 800), (360, 740)
FINGER = {"has_touch": True, "is_mobile": True}
WITH_MOTION = {"reduced_motion": "no-preference"}
LISTENS = "addEventListener('DOMContentLoaded', () => document.documentElement.setAttribute('data-listens', ''))"
STOPPED = ("htmx:sendAbort", "htmx:afterRequest")  # a request whose place a newer one took

expect.set_options(timeout=IN_BROWSER)


def pytest_collection_modifyitems(items):
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here):
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="package")
def playwright():
    """What drives browsers. One at a time can run in a thread, so all browsers of these tests share it."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="package")
def browser(playwright, chromium_path):
    arguments = [
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-gpu",
        "--disable-quic",
        "--disable-sync",
        f"--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE {HOST}",
        "--no-first-run",
    ]
    if os.geteuid() == 0:
        arguments.append("--no-sandbox")
    browser = playwright.chromium.launch(executable_path=chromium_path, args=arguments)
    yield browser
    browser.close()


class RunningSite:
    """`manage.py serve` as its own process, with its own data folder, on a port of its own. Faces are drawn once for
    all sites of a run."""

    def __init__(self, folder: Path, faces: Path):
        self.port = free_port()
        self.url = f"http://{HOST}:{self.port}"
        self.data_dir = folder / "data"
        self.data_dir.mkdir()
        (self.data_dir / "faces").symlink_to(faces)
        self.output = folder / "output"
        self.process: subprocess.Popen | None = None

    def start(self) -> None:
        """Start the server and return when it accepts connections."""
        assert self.process is None
        environment = {key: value for key, value in os.environ.items() if key not in {"DATABASE_URL", "REDIS_URL"}}
        with self.output.open("ab") as output:
            self.process = subprocess.Popen(
                serve_command(self.port),
                cwd=ROOT,
                env=environment | SETTINGS | {"DATA_DIR": str(self.data_dir)},
                stdout=output,
                stderr=subprocess.STDOUT,
            )
        deadline = time.monotonic() + PATIENCE
        while not self.accepts():
            ended = self.process.poll() is not None
            if ended or time.monotonic() > deadline:
                self.kill()
                pytest.fail(f"the server did not come up:\n{self.output.read_text()}")

    def accepts(self) -> bool:
        """Try one connection; a refusal is followed by a short wait for the process to end or go on."""
        with contextlib.suppress(OSError), socket.create_connection((HOST, self.port), timeout=1):
            return True
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(timeout=0.05)
        return False

    def stop(self, number: int = signal.SIGINT) -> int | None:
        """End the server with a signal; the exit code, or None when it was not running."""
        if self.process is None:
            return None
        self.process.send_signal(number)
        code = self.process.wait(timeout=PATIENCE)
        self.process = None
        return code

    def kill(self) -> None:
        """End the server as a power cut would."""
        self.stop(signal.SIGKILL)

    def restart(self) -> None:
        """Stop the server as Ctrl-C does and start it again with the same data."""
        self.stop()
        self.start()


@pytest.fixture(scope="session")
def running_site(tmp_path_factory, testrun_folder):
    faces = testrun_folder / "faces"
    faces.mkdir(exist_ok=True)
    site = RunningSite(tmp_path_factory.mktemp("site"), faces)
    yield site
    site.kill()


@pytest.fixture
def server(running_site):
    """The running site; one that an earlier test killed is started again."""
    if running_site.process is None or running_site.process.poll() is not None:
        running_site.process = None
        running_site.start()
    return running_site


@pytest.fixture
def console_errors():
    """What the page under test complained about. A test that breaks the connection on purpose clears the list."""
    return []


def fits_in_both_windows(page):
    """Whether nothing is wider than the window, on a phone and on a desk, in which the page is left."""
    fits = []
    for width, height in (PHONE, WIDE):
        page.set_viewport_size({"width": width, "height": height})
        fits.append(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
    return all(fits)


def wait_until_it_listens(document):
    """Nobody is so quick that they click before a page's scripts have run, except a test on a busy machine."""
    document.page.wait_for_load_state("domcontentloaded")


@pytest.fixture(scope="package")
def profiles():
    """Profiles of Chromium that tests have left, by what they were opened for. A page of an emptied profile finds
    nothing but the files that any browser keeps, which saves a tenth of the time of a new one. Other browsers cannot
    be told to forget, so their profiles are always new."""
    return defaultdict(list)


def empty(profile, url):
    """Make the profile forget who used it: cookies, and what pages of the site have stored."""
    page = profile.new_page()
    profile.new_cdp_session(page).send("Storage.clearDataForOrigin", {"origin": url, "storageTypes": "all"})
    page.close()
    profile.clear_cookies()
    profile.set_offline(False)


@pytest.fixture
def open_page(browser, server, console_errors, profiles):
    """Open a page of a given size in an empty browser profile; the test fails if it complains or looks elsewhere.

    It is drawn in the dark theme, and keeps no pages. Nothing moves there unless WITH_MOTION is among the options: to
    draw motion takes a fifth of a draft's time."""
    contexts = []
    strangers = []
    can_forget = browser.browser_type.name == "chromium"

    def note_stranger(request):
        if urlsplit(request.url).hostname not in {HOST, None}:
            strangers.append(request.url)

    def note_complaint(message):
        if message.type == "error" and not message.text.startswith(STOPPED):
            console_errors.append(message.text)

    def open_page(width: int, height: int, **options):
        options = {"reduced_motion": "reduce", "color_scheme": "dark", "service_workers": "block"} | options
        key = (server.url, width, height, *options, repr(options))
        if can_forget and profiles[key]:
            context = profiles[key].pop()
            empty(context, server.url)
        else:
            context = browser.new_context(viewport={"width": width, "height": height}, base_url=server.url, **options)
            context.set_default_timeout(IN_BROWSER)
            context.add_init_script(LISTENS)
        contexts.append((key, context))
        context.on("requestfailed", note_stranger)  # no other host is found
        page = context.new_page()
        page.add_locator_handler(page.locator("html:not([data-listens])"), wait_until_it_listens, no_wait_after=True)
        page.on("websocket", note_stranger)
        page.on("console", note_complaint)
        page.on("pageerror", lambda error: console_errors.append(error.stack or str(error)))
        return page

    yield open_page
    for key, context in contexts:
        if not can_forget or "storage_state" in key:  # which an emptied one would lack
            context.close()
            continue
        for page in context.pages:
            page.close()
        context.remove_listener("requestfailed", note_stranger)
        profiles[key].append(context)
    assert strangers == []
    assert console_errors == []


@pytest.fixture
def wide_page(open_page):
    return open_page(*WIDE)


@pytest.fixture
def phone_page(open_page):
    return open_page(*PHONE, **FINGER)


@pytest.fixture
def sit(open_page, server):
    """Sit down at a table that was brought to a certain moment, and read what is asked there."""

    def sit(found, *, size=WIDE, hands=Pointer, page=None, bot="random", **options):
        page = page or open_page(*size, **(FINGER if hands is Touch else {}), **options)
        name = stage.begin(page)
        page.goto(stage.seat(server, name, found, name=f"{name}-staged", bot=bot))
        page.wait_for_selector("#table > .table")
        page.evaluate("document.fonts.ready.then(() => null)")  # what is measured has its letters
        return Player(page, hands(page))

    return sit
