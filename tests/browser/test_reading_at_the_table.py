"""Reading at the table: piles, cards, their words, the story and the position."""

import re
import subprocess
import sys

from playwright.sync_api import expect

from tests.browser import stage
from tests.browser.conftest import PHONE, ROOT
from tests.browser.player import Touch


def discarded(view):
    return view["turn"] > 4 and view["decision"]["kind"] == "window" and all(p["discard"] for p in view["players"])


def test_a_discard_pile_opens_and_closes(sit):
    page = sit(stage.find_game(discarded)).page
    count = page.get_by_role("region", name="You", exact=True).get_by_role("button", name="Discard")
    cards = int(count.locator("b").inner_text())
    count.click()
    expect(page.get_by_role("heading", name=f"Your discard pile ({cards})")).to_be_visible()
    faces = page.locator("dialog .pile li .face")
    expect(faces).to_have_count(cards)
    assert len({round(face.bounding_box()["height"]) for face in faces.all()}) == 1
    assert all(art.bounding_box()["height"] > 10 for art in page.locator("dialog .pile .face-art").all())
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def test_a_card_is_read_by_pointing_at_it_and_by_walking_to_it(sit):
    page = sit(stage.find_game(discarded)).page
    read = page.locator(".reader .face-name")
    for piece in (page.locator(".hand-card").first, page.locator(".row .champion").first):
        name = piece.locator(".face-name").inner_text()
        piece.hover()
        expect(read).to_have_text(name, use_inner_text=True)
    page.mouse.move(5, 5)
    page.keyboard.press("Shift+ArrowDown")
    focused = page.evaluate(
        "document.activeElement.closest('.piece').querySelector('.face-name, .crest-name').innerText"
    )
    if page.evaluate("!document.activeElement.closest('.crest')"):
        expect(read).to_have_text(focused, use_inner_text=True)


def test_words_on_a_card_are_explained_to_whom_asks(sit):
    page = sit(stage.find_game(discarded)).page
    cards = page.request.get("/cards.json").json()
    named = page.locator(".hand-card .face-name, .row .face-name").all_inner_texts()
    name = next(name for name in cards if name in named and cards[name]["reminders"])
    meant = page.locator(".side .reminders dt")
    piece = page.locator(".hand-card, .row .champion", has=page.get_by_text(name, exact=True)).first
    piece.hover()
    expect(meant).to_have_count(0)
    page.keyboard.press("w")
    expect(meant).to_have_count(len(cards[name]["reminders"]))
    page.mouse.move(5, 5)
    page.get_by_label("Explain the words").uncheck()
    piece.hover()
    expect(meant).to_have_count(0)


def test_a_long_press_reads_a_card_and_does_not_play_it(sit):
    player = sit(stage.find_game(discarded), size=PHONE, hands=Touch)
    page, seen = player.page, player.look()
    piece = page.locator(".hand-card").first
    name = piece.locator(".face-name").inner_text()
    box = piece.bounding_box()
    finger = {"x": box["x"] + 30, "y": box["y"] + 30}
    devices = page.context.new_cdp_session(page)
    devices.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    sheet = page.locator("dialog.sheet")
    sheet.wait_for()
    devices.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert sheet.locator(".face-name").inner_text() == name
    sheet.get_by_role("button", name="Close").tap()
    expect(sheet).to_have_count(0)
    assert player.look() == seen


def test_the_story_shows_its_cards_and_its_rules_to_whom_asks(sit):
    page = sit(stage.find_game(discarded)).page
    name = page.locator(".story .card-name").last
    name.hover()
    expect(page.locator(".reader .face-name")).to_have_text(name.inner_text(), use_inner_text=True)
    expect(page.locator(".entry-rule")).to_have_count(0)
    page.get_by_role("button", name="Rule numbers").click()
    page.locator(".entry-rule").first.wait_for()
    rules = page.locator(".entry-rule").all_inner_texts()
    assert rules
    assert all(re.fullmatch(r"§ \d+(\.\d+)*[a-z]?", rule) for rule in rules)


def test_an_amount_of_health_is_chosen_with_the_slider(sit):
    decks = (["Spite", "Kong"] * 15, ["Kong", "Cave Troll"] * 15)
    found = stage.find_game(lambda view: view["champions"] and view["decision"]["kind"] == "amount", decks=decks)
    page = sit(found).page
    page.get_by_role("button", name="One more").click()
    page.get_by_label("Amount", exact=True).press("ArrowRight")
    expect(page.get_by_label("Chosen")).to_contain_text("2")
    health = int(page.locator("[data-health='0'] b").inner_text())
    page.get_by_label("Amount", exact=True).press("Enter")
    expect(page.locator("[data-health='0'] b")).to_have_text(str(health - 2))


def test_a_copied_position_is_read_by_the_command(sit):
    page = sit(stage.find_game(lambda view: discarded(view) and view["active"] == 0)).page
    page.get_by_label("More", exact=True).click()
    page.get_by_role("button", name="Copy position").click()
    text = page.get_by_label("Position", exact=True).input_value()
    looked = subprocess.run(
        [sys.executable, "manage.py", "position", text], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (looked.returncode, looked.stderr) == (0, "")
    for champion in page.locator(".row.is-mine .champion:not(.is-token) .face-name").all_inner_texts():
        assert champion in looked.stdout
