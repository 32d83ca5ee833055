"""Two friends who let others watch: what they are told, what spectators see on a desk and on a phone, and how those
come from one game to the next."""

import os
import re

from playwright.sync_api import expect

from tests.browser import stage
from tests.browser.conftest import FINGER, PHONE, WIDE
from tests.browser.player import Player, Pointer, Touch

MOVED_ON = "at => Number(document.querySelector('.table')?.dataset.at ?? -1) > at"


def look(page, name):
    if folder := os.environ.get("SHOTS"):
        page.wait_for_timeout(400)
        page.screenshot(path=f"{folder}/{name}.png")


def fits(page):
    return page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def at_of(page):
    return int(page.locator(".table").get_attribute("data-at"))


def agree(ann, bob):
    """Ann invites Bob to a game that is seen as both players see it; the links for Bob and for spectators."""
    ann.goto("/play/")
    ann.get_by_label("Your name").fill("Ann")
    ann.get_by_label("Spectators see").select_option("What all players may see")
    expect(ann.get_by_label("How much later")).to_be_hidden()
    look(ann, "invite-wide")
    ann.get_by_role("button", name="Get the link").click()
    link = ann.get_by_label("Link to this invitation").input_value()
    watch = ann.get_by_label("Link for spectators").input_value()
    bob.goto(link)
    expect(bob.get_by_text("sees what both players may see")).to_be_visible()
    bob.locator(".deck-tile", has_text="Evil").tap()
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Sit down").tap()
    expect(bob.get_by_label("Link for spectators")).to_have_value(watch)
    look(bob, "agreed-phone")
    return link, watch


def begin(ann, bob):
    """Both are ready, and sit at the table of the game that begins."""
    for page, press in ((bob, "tap"), (ann, "click")):
        getattr(page.get_by_role("button", name=re.compile("^(Ready|Rematch)$")), press)()
    for page in (ann, bob):
        page.wait_for_url("**/table/*/")
        expect(page.locator("#table > .table")).to_be_visible()


def play(ann, bob, answers, watcher=None):
    """Whoever is asked answers, so many times; the watcher is shown each of them."""
    players, after = {ann: Player(ann, Pointer(ann)), bob: Player(bob, Touch(bob))}, -1
    for _ in range(answers):
        for page in (ann, bob):
            page.wait_for_function(MOVED_ON, arg=after)
        asked = ann if ann.locator(".prompt.is-asked").count() else bob
        seen = players[asked].look(after)
        if watcher:
            watcher.wait_for_function(MOVED_ON, arg=seen.at - 1)
            expect(watcher.locator(".prompt-sentence")).to_have_text(f"{'Ann' if asked == ann else 'Bob'} is choosing.")
        players[asked].answer_whatever_comes(seen)
        after = seen.at


def concede(bob):
    bob.get_by_label("More", exact=True).tap()
    bob.get_by_role("button", name="Concede").tap()
    bob.get_by_role("dialog").get_by_role("button", name="Concede").tap()
    expect(bob.get_by_role("heading", name="Ann won")).to_be_visible()


def test_friends_let_others_watch_on_a_desk_and_on_a_phone(open_page, console_errors):
    ann, bob = open_page(*WIDE), open_page(*PHONE, **FINGER)
    desk, phone = open_page(*WIDE, locale="en-GB"), open_page(*PHONE, **FINGER, locale="en-GB")
    link, watch = agree(ann, bob)
    for page in (desk, phone):
        page.goto(watch)
        expect(page.get_by_text("There is nothing to see yet.")).to_be_visible()
        assert fits(page)
    look(phone, "waiting-phone")
    expect(ann.get_by_text("2 watching now")).to_be_visible()
    begin(ann, bob)
    for page in (ann, bob):
        expect(page.get_by_label("Spectators: 2 people are watching")).to_be_visible()
    look(bob, "table-phone")
    play(ann, bob, 12, desk)
    watch_in_public(desk, phone)
    come_back(desk, ann, bob, console_errors)
    go_on_with_everything(ann, bob, desk, phone, link)


def watch_in_public(desk, phone):
    """Both hands are backs, sides can be switched by a key and a button, and the story is told by names."""
    for page in (desk, phone):
        page.wait_for_function(MOVED_ON, arg=at_of(desk) - 1)
        assert fits(page)
        expect(page.locator(".hand")).to_have_count(0)
        expect(page.locator(".their-hand")).to_have_count(2)
        expect(page.locator(".piece-button")).to_have_count(0)
        expect(page.locator(".plate.is-mine .crest-name")).to_contain_text("Ann")
    look(desk, "watch-wide")
    look(phone, "watch-phone")
    desk.keyboard.press("s")
    phone.get_by_role("button", name="Switch sides").tap()
    for page in (desk, phone):
        expect(page.locator(".plate.is-mine .crest-name")).to_contain_text("Bob")
    expect(desk.get_by_role("log")).to_contain_text("goes first.")
    desk.keyboard.press("h")
    expect(desk.get_by_role("button", name="Pace: Quick")).to_be_visible()
    desk.keyboard.press("l")
    expect(desk.get_by_role("dialog", name="plays")).to_be_visible()
    desk.keyboard.press("Escape")
    desk.keyboard.press("?")
    expect(desk.get_by_role("heading", name="How to watch")).to_be_visible()
    desk.keyboard.press("Escape")
    phone.get_by_label("Open the story").tap()
    look(phone, "story-phone")
    phone.get_by_label("Close the story").tap()


def come_back(desk, ann, bob, console_errors):
    """A spectator whose network was away is shown how the game stands."""
    at = at_of(desk)
    desk.context.set_offline(True)
    desk.evaluate("0")
    play_one(ann, bob)
    desk.context.set_offline(False)
    desk.reload()
    desk.wait_for_function(MOVED_ON, arg=at)
    console_errors.clear()


def play_one(ann, bob):
    asked = ann if ann.locator(".prompt.is-asked").count() else bob
    player = Player(asked, Pointer(ann) if asked == ann else Touch(bob))
    player.answer_whatever_comes(player.look(-1))


def go_on_with_everything(ann, bob, desk, phone, link):
    """The game ends; the host lets spectators see everything a turn later, Bob agrees, and the spectators go on with
    the next game."""
    concede(bob)
    for page in (desk, phone):
        expect(page.get_by_role("heading", name="Ann won")).to_be_visible()
        expect(page.get_by_text("Ann wins: Bob conceded.").first).to_be_visible()
        expect(page.get_by_role("link", name="Replay")).to_have_count(0)
    expect(ann.get_by_role("dialog")).to_contain_text("Next game: Anyone with the link for spectators sees what both")
    look(desk, "over-wide")
    look(phone, "over-phone")
    bob.goto(link)
    ann.goto(link)
    ann.get_by_text("Change what spectators see").click()
    ann.get_by_label("Spectators see").select_option("Everything, some turns later")
    ann.get_by_label("How much later").select_option("1 turn later")
    look(ann, "change-wide")
    ann.get_by_role("button", name="Save").click()
    expect(bob.get_by_text("sees everything, both hands too, 1 turn later")).to_be_visible()
    begin(ann, bob)
    for page in (desk, phone):
        page.get_by_role("dialog").get_by_role("button", name="Watch the next game").click()
        expect(page.get_by_text("You see it from its start, 1 turn later")).to_be_visible()
    while not re.search(
        r"[2-9]", ann.locator(".turn-number").inner_text() if ann.locator(".turn-number").count() else ""
    ):
        at = at_of(ann)
        play_one(ann, bob)
        for page in (ann, bob):
            page.wait_for_function(MOVED_ON, arg=at)
    for page in (desk, phone):
        expect(page.locator(".hand .hand-card").first).to_be_visible()
        expect(page.locator(".their-hand .known-card").first).to_be_visible()
        expect(page.get_by_text("you see everything, 1 turn later")).to_be_visible()
        assert fits(page)
    look(desk, "everything-wide")
    look(phone, "everything-phone")
    concede(bob)
    for page in (desk, phone):
        skip = page.get_by_role("button", name="Skip ahead")  # which is there until all has been shown
        skip.evaluate_all("buttons => buttons.forEach(button => button.click())")
        expect(page.get_by_role("dialog").get_by_role("link", name="Watch the replay")).to_be_visible()
    desk.get_by_role("dialog").get_by_role("link", name="Watch the replay").click()
    expect(desk.locator("#replay > .table")).to_be_visible()
    expect(desk.get_by_role("log")).to_contain_text("goes first.")


def test_a_player_lets_others_watch_a_game_against_a_bot_and_closes_it_again(open_page, console_errors):
    player, watcher = open_page(*PHONE, **FINGER), open_page(*WIDE)
    player.goto(f"/table/{stage.begin(player)}/")
    player.get_by_label("More", exact=True).tap()
    look(player, "menu-phone")
    player.get_by_role("button", name="Let others watch").tap()
    dialog = player.get_by_role("dialog")
    dialog.get_by_label("Your name for spectators").fill("Ann")
    dialog.get_by_label("Spectators see").select_option("What both players may see")
    expect(dialog.get_by_label("How much later")).to_be_hidden()
    look(player, "open-phone")
    dialog.get_by_role("button", name="Get the link").tap()
    watcher.goto(dialog.get_by_label("Link for spectators").input_value())
    expect(watcher.get_by_role("region", name="Ann", exact=True)).to_be_visible()
    expect(watcher).to_have_title("Watching Ann against Random · Fourfold")
    expect(dialog.get_by_text("1 person is watching now.")).to_be_visible()
    expect(player.get_by_text("Somebody is watching now.")).to_be_visible()
    look(player, "opened-phone")
    player.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
    look(player, "opened-wide")
    dialog.get_by_role("button", name="Let nobody watch").tap()
    expect(player.get_by_label("Spectators: 1 person is watching")).to_have_count(0)
    expect(watcher.get_by_text("This game cannot be watched.")).to_be_visible()
    address = watcher.url
    player.goto(address)
    expect(player.get_by_text("you cannot watch in this browser")).to_be_visible()
    console_errors.clear()  # the browser calls a 403 an error
    player.get_by_role("link", name="Go to your table").tap()
    expect(player.locator("#table > .table")).to_be_visible()
