"""Persons and bots who meet in a room for a game of more than two, from the form to the table."""

from playwright.sync_api import expect

from tests.browser.conftest import FINGER, PHONE, WIDE

FITS = "document.documentElement.scrollWidth <= innerWidth"


def host(page, game, **chosen):
    """The link of a room whose form is filled in so; each choice is named by its label."""
    page.goto("/many/")
    page.get_by_role("link", name="send them a link").click()
    page.get_by_label("Your name").fill("Ann")
    expect(page.get_by_label("Who starts")).to_be_hidden()
    page.get_by_label("Game", exact=True).select_option(game)
    for label, value in chosen.items():
        page.get_by_label(label, exact=True).select_option(value)
    assert page.evaluate(FITS)
    page.get_by_role("button", name="Get the link").click()
    return page.get_by_label("Link to this invitation").input_value()


def sit(page, link, name, seat):
    page.goto(link)
    page.get_by_label(seat, exact=True).check()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".challenge-sides .is-me")).to_contain_text(name)
    assert page.evaluate(FITS)


def let_a_bot_play(page, seat):
    page.get_by_role("button", name=f"Let a bot play in seat {seat}").click()
    expect(page.get_by_role("button", name=f"Let a bot play in seat {seat}")).to_have_count(0)


def begin(*pages):
    for page in pages:
        page.get_by_role("button", name="Ready", exact=True).click()
    for page in pages:
        page.wait_for_url("**/table/*/")
        expect(page.locator("#table > .table")).to_be_visible()


def test_three_meet_with_a_bot_in_a_free_for_all(open_page):
    pages = {name: open_page(*WIDE) for name in ("Ann", "Bob", "Cid")}
    ann, bob, cid = pages.values()
    link = host(ann, "free-for-all", Players="4")
    sit(bob, link, "Bob", "Seat 2")
    let_a_bot_play(ann, 3)
    sit(cid, link, "Cid", "Seat 4")
    expect(ann.get_by_role("heading", name="All seats are taken")).to_be_visible()
    begin(ann, bob, cid)
    for name, page in pages.items():
        others = [*(pages.keys() - {name}), "Greedy"]
        expect(page.locator(".strip-name b")).to_have_count(len(others))
        assert sorted(page.locator(".strip-name b").all_inner_texts()) == sorted(others)


def test_two_meet_with_two_bots_in_teams_at_a_phone(open_page):
    ann, bob = open_page(*PHONE, **FINGER), open_page(*PHONE, **FINGER)
    link = host(ann, "hydra", **{"Players and teams": "4-2"})
    let_a_bot_play(ann, 2)
    sit(bob, link, "Bob", "Seat 3, team A")
    let_a_bot_play(ann, 4)
    begin(ann, bob)
