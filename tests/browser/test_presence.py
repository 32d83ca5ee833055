"""Players who are not here, in a browser: what the others see of it, and what they see themselves when they return."""

import re
import sqlite3
from contextlib import closing
from datetime import timedelta

from django.utils import timezone
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, WIDE
from tests.browser.drafting import Drafter, begin, host, sit_down

SILENT = "UPDATE drafts_seat SET seen = ? WHERE name = ? AND pod_id = (SELECT id FROM drafts_pod WHERE slug = ?)"
DUE = "UPDATE drafts_pod SET due = ? WHERE slug = ?"


def silent_for(server, address, name, seconds):
    """A player was last heard of so long ago."""
    slug, now = address.split("/")[2], timezone.now()
    with closing(sqlite3.connect(server.data_dir / "db.sqlite3", timeout=30)) as database, database:
        database.execute(SILENT, [str((now - timedelta(seconds=seconds)).replace(tzinfo=None)), name, slug])
        database.execute(DUE, [str(now.replace(tzinfo=None)), slug])


def test_the_others_see_the_countdown_and_who_returns_takes_back_what_a_bot_picked(open_page, server):
    ann, ben = open_page(*WIDE), open_page(*WIDE)
    watcher = open_page(*PHONE)
    address = host(ann, "pack", seats="4")
    sit_down(ben, address, "Ben")
    begin(ann, address)
    cards = Drafter(ben).see()["cards"]
    watcher.goto(address)
    ben.close()

    silent_for(server, address, "Ben", 60)
    for page in (ann, watcher):
        page.reload()
        expect(page.locator(".silences")).to_contain_text(re.compile(r"Ben: a bot picks in 1:[0-5]\d"))

    silent_for(server, address, "Ben", 200)
    ann.reload()
    expect(ann.locator(".seat.is-away .seat-picked")).not_to_have_text("0")
    again = ben.context.new_page()
    again.goto(address)
    expect(again.locator(".take-back h2")).to_contain_text("While you were away, a bot made")
    expect(again.locator("[role=option]")).to_have_count(0)
    again.get_by_role("button", name="Take back and choose myself").click()
    expect(ann.locator(".toasts")).to_contain_text(re.compile(r"Ben takes back \d picks? that a bot made"))
    assert Drafter(again).see()["cards"] == cards
