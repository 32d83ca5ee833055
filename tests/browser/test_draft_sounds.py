"""What is heard of a draft. The browser says which sounds the page plays."""

import sqlite3
from contextlib import closing
from datetime import timedelta

import pytest
from django.utils import timezone
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, WIDE
from tests.browser.drafting import Drafter, begin, host, sit_down

RECORDS = """
window.heard = [];
HTMLMediaElement.prototype.play = async function () { window.heard.push(this.src.match(/(\\w+)[.\\w]*[.]wav$/)[1]); };
"""
DEADLINE = "UPDATE drafts_seat SET deadline = ? WHERE name = ? AND pod_id = (SELECT id FROM drafts_pod WHERE slug = ?)"


def switch_on(page):
    expect(page.locator(".pod > .bar")).to_be_visible()
    page.keyboard.press("s")
    dialog = page.get_by_role("dialog", name="Sounds")
    dialog.get_by_label("Sounds").check()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def hears(page, *names):
    page.wait_for_function("names => String(window.heard) === String(names)", arg=list(names))


@pytest.fixture
def listener(open_page):
    """A page of which it is recorded what it plays."""

    def listener(size=WIDE):
        page = open_page(*size)
        page.add_init_script(RECORDS)
        return page

    return listener


def test_a_player_hears_the_pack_they_waited_for_and_that_time_is_short(listener, open_page, server):
    ann, ben, watcher = listener(), open_page(*PHONE), listener(PHONE)
    address = host(ann, "pack", seats="2", clock="relaxed")
    sit_down(ben, address, "Ben")
    begin(ann, address)
    player, other = Drafter(ann), Drafter(ben)
    player.take()
    expect(ann.locator("#asked")).to_contain_text("You have no pack")
    other.take()
    player.see()
    hears(ann)  # nobody has switched sounds on
    switch_on(ann)
    hears(ann, "pack")  # so it will sound
    watcher.goto(address)
    switch_on(watcher)
    player.take()
    expect(ann.locator("#asked")).to_contain_text("You have no pack")
    other.take()
    hears(ann, "pack", "pack")

    slug, soon = address.split("/")[2], timezone.now() + timedelta(seconds=15)
    with closing(sqlite3.connect(server.data_dir / "db.sqlite3", timeout=30)) as database, database:
        database.execute(DEADLINE, [str(soon.replace(tzinfo=None)), "Ann", slug])
    ann.reload()
    hears(ann, "soon")  # the choice was kept
    hears(watcher, "pack")


def test_the_end_is_heard_by_players_and_by_who_watches(listener):
    ann, watcher = listener(), listener(PHONE)
    address = host(ann, "sealed", seats="2")
    switch_on(ann)
    watcher.goto(address)
    switch_on(watcher)
    begin(ann, address)
    for page in (ann, watcher):
        hears(page, "pack", "over")
