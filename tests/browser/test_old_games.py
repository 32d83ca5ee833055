"""A server comes back with other rules: the open page of a game that cannot go on says so, and leads to a new one."""

import sqlite3
from contextlib import closing

from playwright.sync_api import expect

from tests.browser import stage

OTHERWISE = """
    UPDATE playtest_checkpoint SET digest = '0000000000000000'
    WHERE table_id = (SELECT id FROM playtest_table WHERE slug = ?)
"""


def test_an_open_page_of_a_game_that_cannot_go_on_leads_to_a_new_game(server, wide_page, console_errors):
    slug = stage.begin(wide_page, first="me")
    wide_page.goto(f"/table/{slug}/")
    expect(wide_page.locator(".table")).to_be_visible()
    server.stop()
    with closing(sqlite3.connect(server.data_dir / "db.sqlite3")) as stored, stored:
        assert stored.execute(OTHERWISE, [slug]).rowcount > 0
    server.start()
    expect(wide_page.get_by_role("heading", name="This game cannot continue")).to_be_visible()
    console_errors.clear()  # the connection was lost on purpose
    expect(wide_page.get_by_role("heading", name="The story so far")).to_be_visible()
    wide_page.get_by_role("button", name="Play again with the same decks").click()
    expect(wide_page.locator(".table")).to_be_visible()
    assert f"/table/{slug}/" not in wide_page.url
    wide_page.goto(f"/table/{slug}/")
    expect(wide_page.get_by_role("link", name="Go to the new game")).to_be_visible()
