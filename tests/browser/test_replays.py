"""A game is played to its end, then watched again: by keys, by slider, by story line, by the other's eyes."""

import json
import re
import sqlite3
from contextlib import closing

import pytest
from playwright.sync_api import expect

from tests.browser import stage
from tests.browser.conftest import FINGER, PHONE, WIDE

LONG = 150  # choices


@pytest.fixture(scope="module")
def long_game():
    """A game of so many choices or more."""
    return stage.find_game(lambda view: view["choices"] >= LONG and view["decision"]["kind"] == "window")


def staged(page, server, found):
    """The address of a table of the visitor at that moment."""
    slug = stage.begin(page)
    return stage.seat(server, slug, found, name=f"{slug}-staged")


def finish(page, address):
    page.goto(address)
    page.wait_for_selector("#table > .table")
    page.get_by_label("More", exact=True).click()
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("dialog").get_by_role("button", name="Concede").click()


def watch(page, server, found):
    """The page of the replay of a game that the visitor has just conceded."""
    finish(page, staged(page, server, found))
    page.get_by_role("dialog").get_by_role("link", name="Watch the replay").click()
    page.wait_for_selector("#replay > .table")
    return page


def at(page):
    """The step in the address. Asked of the page itself: `page.url` follows a little later."""
    return int(page.evaluate("new URLSearchParams(location.search).get('step')"))


@pytest.mark.parametrize(("size", "options"), [(WIDE, {}), (PHONE, FINGER)], ids=["desk", "phone"])
def test_a_game_is_watched_again(open_page, server, long_game, size, options):
    page = watch(open_page(*size, **options), server, long_game)
    expect(page.locator(".replay-step")).to_have_text(re.compile(r"^0 / \d+$"))
    last = int(page.locator(".replay-step").inner_text().split(" / ")[1])
    assert last >= LONG

    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    assert at(page) == 1
    page.keyboard.press("End")
    assert at(page) == last
    expect(page.locator(".turn strong")).to_have_text("Game over")
    expect(page.get_by_role("button", name="Step forward")).to_be_disabled()
    page.keyboard.press("[")
    assert 0 < at(page) < last
    page.keyboard.press("Home")
    page.keyboard.press("]")
    page.keyboard.press("]")
    moment = at(page)
    expect(page.locator(".turn-number")).to_contain_text("2")

    curve = page.get_by_role("img", name=re.compile("^Chance of winning, You: turn 1 [0-9]+%, turn 2 "))
    expect(page.locator(".replay-chance")).to_have_text(re.compile("^You [0-9]+% to win$"))
    box = curve.bounding_box()
    page.mouse.click(box["x"] + box["width"] - 1, box["y"] + box["height"] / 2)
    assert at(page) >= last - 1  # where one pixel is more than a step
    page.keyboard.press("End")
    expect(page.locator(".replay-chance")).to_have_text("You 0% to win")  # conceded
    page.mouse.click(box["x"] + 1, box["y"] + box["height"] / 2)
    assert at(page) <= 1
    page.keyboard.press("]")
    page.keyboard.press("]")
    moment = at(page)

    page.get_by_label("Seen by").select_option("open")
    expect(page.locator(".known-card").first).to_be_visible()
    page.reload()
    page.wait_for_selector("#replay > .table")
    assert at(page) == moment
    expect(page.get_by_label("Seen by")).to_have_value("open")
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]

    more = page.get_by_label("More", exact=True)
    more.click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Copy position")).to_be_hidden()
    expect(more).to_be_focused()
    more.click()
    page.get_by_role("button", name="Copy position").click()
    expect(page.get_by_role("textbox", name="Position")).not_to_have_value("")
    expect(page.get_by_role("link", name="Open in a new tab")).to_have_attribute(
        "href", re.compile("^/position/.text=")
    )
    page.keyboard.press("Escape")
    controls = page.locator(".replay-controls").bounding_box()
    assert controls["height"] < 0.2 * page.viewport_size["height"]


def test_a_link_to_a_moment_is_copied_also_where_pages_have_no_clipboard(open_page, server, long_game):
    page = watch(open_page(*WIDE), server, long_game)
    page.evaluate("Object.defineProperty(navigator, 'clipboard', {value: undefined})")  # as over HTTP in a network
    page.keyboard.press("]")
    more = page.get_by_label("More", exact=True)
    more.click()
    page.get_by_role("button", name="Copy link to this moment").click()
    expect(page.get_by_text("Link copied.")).to_be_visible()
    expect(more).to_be_focused()
    page.keyboard.press("n")
    box = page.get_by_role("dialog", name="Your notes").get_by_role("textbox")
    box.press("Control+V")
    expect(box).to_have_value(re.compile(rf"/replay/\?step={at(page)}&seen_by=0$"))


def test_a_line_of_the_story_leads_to_its_moment(open_page, server, long_game):
    page = watch(open_page(*WIDE), server, long_game)
    page.keyboard.press("End")
    end = at(page)
    page.get_by_role("button", name=re.compile("^Go to: ")).first.click()
    assert at(page) < end


def test_a_replay_plays_until_it_is_paused(open_page, server, long_game):
    page = watch(open_page(*WIDE), server, long_game)
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page.locator(".replay-step")).to_have_text(re.compile(r"^3 /"))
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_running_game_cannot_be_watched(open_page, server, long_game):
    page = open_page(*WIDE)
    address = staged(page, server, long_game)
    assert page.request.get(f"{address}replay/").status == 409
    assert page.request.get(f"{address}replay/steps.json?eyes=open").status == 409


def test_the_game_is_listed_among_ones_own(open_page, server, long_game):
    page = open_page(*PHONE, **FINGER)
    finish(page, staged(page, server, long_game))
    page.get_by_role("dialog").wait_for()
    page.goto("/games/")
    expect(page.get_by_role("status")).to_have_text("1 game")
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]
    page.get_by_label("Result").select_option("won")
    page.get_by_role("button", name="Filter").click()
    expect(page.get_by_role("status")).to_have_text("0 games")
    page.get_by_role("link", name="Show all your games").click()
    page.get_by_role("link", name=re.compile("^Replay")).click()
    page.wait_for_selector("#replay > .table")


def test_a_game_is_played_on_from_a_moment(open_page, server, long_game):
    page = watch(open_page(*WIDE), server, long_game)
    for _ in range(3):
        page.keyboard.press("]")
    expect(page.locator(".turn-number")).to_contain_text("3")
    expect(page.locator(".turn strong")).to_have_text("Your turn")  # in its own turn the bot would play at once
    turn = page.locator(".turn-number").inner_text()
    health = page.locator("[data-health]").all_inner_texts()
    page.get_by_label("More", exact=True).click()
    page.get_by_role("button", name="As yourself").click()
    page.wait_for_selector("#table > .table")
    assert page.locator(".turn-number").inner_text() == turn
    assert page.locator("[data-health]").all_inner_texts() == health


def test_a_record_is_kept_and_opened_again(open_page, server, long_game, tmp_path, console_errors):
    page = watch(open_page(*WIDE), server, long_game)
    page.get_by_label("More", exact=True).click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download record").click()
    kept = tmp_path / "game.json"
    download.value.save_as(kept)
    other = open_page(*PHONE, **FINGER)
    other.goto("/replay/")
    wrong = tmp_path / "wrong.json"
    wrong.write_text("{}")
    other.get_by_label("Record file").set_input_files(wrong)
    expect(other.get_by_role("alert")).to_have_text("This is no record of a game of Epic.")
    console_errors.clear()  # the browser notes that the file was refused
    other.get_by_label("Record file").set_input_files(kept)
    other.wait_for_selector("#replay > .table")
    other.keyboard.press("End")
    expect(other.locator(".turn strong")).to_have_text("Game over")


@pytest.mark.parametrize(("size", "options"), [(WIDE, {}), (PHONE, FINGER)], ids=["desk", "phone"])
def test_a_note_is_written_found_changed_and_deleted(open_page, server, long_game, size, options):
    page = watch(open_page(*size, **options), server, long_game)
    page.keyboard.press("]")
    page.keyboard.press("]")
    moment = at(page)
    page.keyboard.press("n")
    window = page.get_by_role("dialog", name="Your notes")
    window.get_by_label("Your note at turn 2").fill("Attack <b>here</b>,\nbefore the dragon comes.")
    window.get_by_role("button", name="Save").click()
    here = page.get_by_role("button", name="Your note: Attack <b>here</b>, before the dragon comes.")
    expect(here).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]
    page.keyboard.press("End")
    expect(here).to_have_count(0)
    page.reload()
    page.get_by_role("button", name="Your notes, 1").click()
    window.get_by_role("button", name=f"Go to turn 2, step {moment}").click()
    expect(window).to_have_count(0)
    assert at(page) == moment
    here.click()
    window.get_by_label("Your note at turn 2").fill("Wait.")
    window.get_by_role("button", name="Save").click()
    page.get_by_role("button", name="Your note: Wait.").click()
    window.get_by_role("button", name="Delete").click()
    expect(page.get_by_role("button", name="Your notes", exact=True)).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Your notes", exact=True)).to_be_visible()


def test_a_note_that_cannot_be_kept_stays_as_it_was_typed(open_page, server, long_game, console_errors):
    page = watch(open_page(*WIDE), server, long_game)
    page.keyboard.press("n")
    window = page.get_by_role("dialog", name="Your notes")
    box = window.get_by_role("textbox")
    page.context.set_offline(True)
    box.fill("Kept.")
    window.get_by_role("button", name="Save").click()
    expect(window.get_by_role("alert")).to_have_text(
        "The server could not be reached. Check your connection and try again."
    )
    page.context.set_offline(False)
    expect(box).to_have_value("Kept.")
    window.get_by_role("button", name="Save").click()
    expect(page.get_by_role("button", name="Your note: Kept.")).to_be_visible()
    console_errors.clear()  # the browser notes that it could not send


def think_of(server, slug, games=12, options=4321, *, stopped=True):
    """Let the bot of a finished game have thought of one of its choices; the number of that choice."""
    with closing(sqlite3.connect(server.data_dir / "db.sqlite3", timeout=30)) as database, database:
        table = database.execute("SELECT id FROM playtest_table WHERE slug = ?", [slug]).fetchone()[0]
        choices = "SELECT number, code FROM playtest_choice WHERE table_id = ? AND seat = 1 AND number > 20"
        number, code = database.execute(choices, [table]).fetchone()
        ideas = [{"option": code, "refs": [], "chance": chance, "games": games} for chance in (0.613, 0.4)]
        thought = json.dumps({"ideas": ideas, "options": options, "stopped": stopped})
        keep = "UPDATE playtest_choice SET thought = ? WHERE table_id = ? AND number = ?"
        database.execute(keep, [thought, table, number])
    return number


@pytest.mark.parametrize(("size", "options"), [(WIDE, {}), (PHONE, FINGER)], ids=["desk", "phone"])
def test_what_a_bot_thought_is_read_with_its_hand(open_page, server, long_game, size, options):
    page = open_page(*size, **options)
    address = staged(page, server, long_game)
    finish(page, address)
    expect(page.get_by_role("link", name="Watch the replay")).to_be_visible()  # the concession is stored
    slug = address.rstrip("/").rpartition("/")[2]
    moment = think_of(server, slug)
    page.goto(f"{address.rstrip('/')}/replay/?step={moment}&seen_by=0")
    page.wait_for_selector("#replay > .table")
    thought = page.get_by_role("button", name="saw 2 ideas")
    expect(thought).to_have_count(0)  # seen by the other player

    page.get_by_label("Seen by").select_option("open")
    expect(thought).to_contain_text("saw 2 ideas. Chosen, 61%: ")  # before the text, which is cut where it is long
    thought.click()
    window = page.get_by_role("dialog", name="What Random thought")
    expect(window.locator("tbody tr")).to_have_count(2)
    expect(window.get_by_role("row").nth(1)).to_contain_text("61%")
    expect(window).to_contain_text("It looked at 4,321 options until its time was up.")
    box = window.bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= page.viewport_size["width"]
    page.keyboard.press("Escape")
    expect(window).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(thought).to_have_count(0)


def test_of_ideas_that_needed_no_games_none_are_told(wide_page, server, long_game):
    """As of the first hands of `hard` in the Epic TCG."""
    page = wide_page
    address = staged(page, server, long_game)
    finish(page, address)
    expect(page.get_by_role("link", name="Watch the replay")).to_be_visible()  # the concession is stored
    moment = think_of(server, address.rstrip("/").rpartition("/")[2], games=0, options=0, stopped=False)
    page.goto(f"{address.rstrip('/')}/replay/?step={moment}&seen_by=open")
    page.get_by_role("button", name="saw 2 ideas").click()
    window = page.get_by_role("dialog", name="What Random thought")
    expect(window.get_by_role("columnheader")).to_have_text(["Idea", "Wins"])
    expect(window.get_by_role("row").nth(1)).to_have_text(re.compile("61%$"))
    expect(window.locator("p.muted")).to_have_text(
        "Random judged each idea by one look ahead, by what it could know, and played none of them on: "
        "how likely it would win."
    )
