"""`python -m bench.builder`: what a browser fetches to open the builder for the first time, pictures of cards left out.

A site of its own is started in a folder of its own; a browser that has been nowhere begins a deck, and what comes over
the wire until the builder stands is counted as the browser counts it: bytes with their headers, compressed.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple
from urllib.parse import urlsplit

from bench.servers import servers

AIM = 300_000  # bytes
BROWSERS = ("chromium-headless-shell", "/usr/bin/chromium", "chromium", "google-chrome")


class NoBrowser(RuntimeError):
    """There is no Chromium on this machine."""


def chromium() -> str:
    """The browser to ask: the one that CHROMIUM names, or the first that is installed. The one without windows comes
    first: tests of pages take two thirds of the processor time with it. Raises NoBrowser."""
    for name in (os.environ.get("CHROMIUM"), *BROWSERS):
        if name and (found := shutil.which(name)):
            return found
    install = f"install it (Debian: apt install {BROWSERS[0]})"
    raise NoBrowser(f"No Chromium was found: {install} or set CHROMIUM to its path.")


class Fetched(NamedTuple):
    """One thing that the browser asked for."""

    path: str
    bytes: int


@contextmanager
def site() -> Iterator[str]:
    """The address of a site that runs as long as it is looked at."""
    with servers(postgres=False) as running:
        yield f"http://127.0.0.1:{running.ports[0]}"


def first_load(address: str) -> list[Fetched]:
    """Everything but faces that the builder fetches in a browser with nothing in its cache."""
    from playwright.sync_api import sync_playwright

    path = chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page(base_url=address)
        page.goto("/decks/")
        page.get_by_role("button", name="Build from scratch").click()
        page.wait_for_selector(".builder")
        place, cookies = page.url, page.context.cookies()
        fresh = browser.new_context(service_workers="block")  # what is kept for later is no part of the page
        fresh.add_cookies(cookies)  # type: ignore[arg-type]  # what it gives it also takes
        page = fresh.new_page()
        wire = fresh.new_cdp_session(page)
        asked: dict[str, str] = {}
        fetched: list[Fetched] = []
        wire.send("Network.enable")
        wire.on("Network.requestWillBeSent", lambda it: asked.update({it["requestId"]: it["request"]["url"]}))
        wire.on(
            "Network.loadingFinished",
            lambda it: fetched.append(Fetched(urlsplit(asked[it["requestId"]]).path, int(it["encodedDataLength"]))),
        )
        page.goto(place)
        page.wait_for_selector(".find-row")
        page.wait_for_load_state("networkidle")
        browser.close()
    return [one for one in fetched if one.bytes and not one.path.startswith("/faces/")]


def printed(fetched: list[Fetched]) -> str:
    """The largest things, and all of them."""
    largest = sorted(fetched, key=lambda one: -one.bytes)[:8]
    lines = [f"{one.bytes:>12,}  {one.path}" for one in largest]
    total = sum(one.bytes for one in fetched)
    lines.append(f"{total:>12,}  bytes in {len(fetched)} requests open the builder, faces left out; the aim is {AIM:,}")
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.builder", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print every request as JSON")
    asked = parser.parse_args()
    try:
        with site() as address:
            fetched = first_load(address)
    except NoBrowser as missing:
        sys.stderr.write(f"{missing}\n")
        return 2
    output = json.dumps([one._asdict() for one in fetched], indent=1) + "\n"
    sys.stdout.write(output if asked.json else printed(fetched))
    return 0


if __name__ == "__main__":
    sys.exit(main())
