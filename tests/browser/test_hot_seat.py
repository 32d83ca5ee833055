"""Two people at one device: it is covered between their looks, and nothing of one is on the page of the other."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import FINGER, PHONE, WIDE

ANN = "6 Hill Giant\n6 Rampaging Wurm\n6 Kong\n6 Fire Shaman\n6 Surprise Attack"
BOB = "6 White Knight\n6 Dark Knight\n6 Resurrection\n6 Inner Peace\n6 Plentiful Dead"
PLAYED = re.compile("Hill Giant|Rampaging Wurm|Dark Knight")  # they ask nothing when they are played
NAMES = tuple(line.partition(" ")[2] for line in f"{ANN}\n{BOB}".splitlines())
KEPT = "JSON.stringify([{...localStorage}, {...sessionStorage}, document.title, location.href, history.state])"


class Device:
    """A page of two people, with all that the server has sent to it since it was loaded."""

    def __init__(self, page):
        self.page, self.frames = page, []
        page.on("websocket", self.listen)

    def listen(self, socket):
        self.frames = []
        socket.on("framereceived", self.hear)

    def hear(self, frame):
        self.frames.append(frame)

    @property
    def cover(self):
        return self.page.locator("#cover")

    def begin(self):
        """A table of Ann, who starts, and Bob, each with a list of their own."""
        self.page.goto("/hot-seat/")
        for which, name, cards in (("First", "Ann", ANN), ("Second", "Bob", BOB)):
            part = self.page.get_by_role("region", name=f"{which} player")
            part.get_by_label(f"{which} player’s name").fill(name)
            part.locator(".deck-tile", has_text="Your own list").click()
            part.get_by_label(f"{which} player’s list").fill(cards)
        self.page.get_by_label("Who starts").select_option("The first player")
        self.page.get_by_role("button", name="Play", exact=True).click()
        expect(self.cover).to_be_visible()

    def next_name(self):
        return self.cover.get_by_role("heading").inner_text().removeprefix("Hand the device to ")

    def look(self):
        """Lift the cover; who looks, and what they see."""
        name = self.next_name()
        self.cover.get_by_role("button", name=f"I am {name}: show my cards").click()
        expect(self.page.locator("#table > .table")).to_be_visible()
        return name, self.view()

    def view(self):
        """The last view that the page was sent."""
        said = [payload for command, _, payload in map(json.loads, self.frames) if command == "table"]
        return said[-1]["view"]

    def act(self):
        """Play a champion, or else press the main button; then the page asks again, or is covered."""
        page = self.page
        at = page.locator("#table > .table").get_attribute("data-at")
        champions = page.locator(".prompt[data-asks=window] ~ .hand .piece.is-choosable", has_text=PLAYED)
        if champions.count():
            champions.first.locator(".piece-button").click()
            page.locator("dialog.sheet .sheet-commands .primary").click()
        else:
            page.locator(".commands [data-primary]").click()
        asked = page.locator(f'#table > .table:not([data-at="{at}"]) .prompt.is-asked')
        expect(self.cover.or_(asked)).to_be_visible()

    def names(self):
        """The cards of the two whose names are on the page, are kept by it, or were sent to it."""
        everything = "\n".join([self.page.content(), self.page.evaluate(KEPT), *map(str, self.frames)])
        return {name for name in NAMES if name in everything}


def open_names(view):
    """The cards that both may know of."""
    zones = [view["champions"], *(player[zone] for player in view["players"] for zone in ("discard", "supplemental"))]
    return {card["card"] for zone in zones for card in zone}


def own_names(view):
    return {card["card"] for card in view["players"][view["seat"]]["hand"]}


@pytest.fixture
def phone(open_page):
    return Device(open_page(*PHONE, **FINGER))


@pytest.fixture
def desk(open_page):
    return Device(open_page(*WIDE))


def test_between_two_looks_the_page_holds_nothing_of_the_one_before(phone):
    phone.begin()
    held, looked = {}, []
    while len(looked) < 6:
        assert phone.frames == []
        assert phone.names() == set()
        assert phone.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        name, view = phone.look()
        looked.append(name)
        held[name] = own_names(view)
        (other,) = {"Ann", "Bob"} - {name}
        if other in held:
            assert phone.names() & held[other] <= open_names(view) | own_names(view)
        since = "What happened so far" if looked.count(name) == 1 else "Since you last looked"
        expect(phone.page.get_by_role("status", name=since)).to_be_visible()
        phone.page.evaluate("window.memory = 'of the one who looked'")
        while not phone.cover.count():
            held[name] = own_names(phone.view())
            phone.act()
        assert phone.page.evaluate("window.memory ?? null") is None
        phone.frames = []
    assert looked == ["Bob", "Ann"] * 3  # who starts has the last mulligan


def test_no_way_back_shows_cards(phone, open_page, console_errors):
    phone.begin()
    address = phone.page.url
    name, view = phone.look()
    cards = own_names(view)
    assert phone.names() >= cards
    for leave in (lambda: phone.page.goto("/learn/"), phone.page.reload):
        leave()
        if phone.page.url != address:
            phone.page.go_back()
        expect(phone.cover).to_be_visible()
        phone.frames = []
        assert phone.names() == set()
        assert phone.next_name() == name
        phone.look()
    phone.page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', {persisted: true}))")
    phone.frames = []
    assert phone.names() == set()  # what a browser would keep to come back to
    phone.page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}))")
    expect(phone.cover).to_be_visible()
    stranger = open_page(*WIDE)
    stranger.goto(address)
    expect(stranger.get_by_text("This table belongs to other players.")).to_be_visible()
    console_errors.clear()  # the browser calls a 403 an error


def test_the_keyboard_lifts_the_cover_only_where_it_was_led_to(desk):
    desk.begin()
    page = desk.page
    heading, button = desk.cover.get_by_role("heading"), desk.cover.get_by_role("button")
    expect(heading).to_be_focused()
    expect(button).to_be_enabled()
    for key in ("Space", "Enter", "Escape"):
        page.keyboard.press(key)
    expect(desk.cover).to_be_visible()
    page.keyboard.press("Tab")
    expect(button).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".prompt.is-asked")).to_be_visible()
    page.keyboard.press("Space")  # nothing to mulligan: the other one is asked
    expect(desk.cover.get_by_role("heading", name="Hand the device to")).to_be_focused()
    desk.look()
    since = page.get_by_role("status", name="What happened so far")
    expect(since).to_be_visible()
    page.keyboard.press("Escape")
    expect(since).to_have_count(0)


def test_after_the_game_each_way_on_is_one_press(desk):
    desk.begin()
    page = desk.page
    loser, _ = desk.look()
    (winner,) = {"Ann", "Bob"} - {loser}
    page.get_by_label("More", exact=True).click()
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("dialog").get_by_role("button", name="Concede").click()
    dialog, table = page.get_by_role("dialog", name="The game is over"), page.url
    expect(dialog.get_by_role("heading", name=f"{winner} won")).to_be_visible()
    expect(dialog.get_by_text(f"{loser} conceded.")).to_be_visible()
    expect(dialog.get_by_role("button", name="Rematch")).to_be_visible()
    dialog.get_by_role("link", name="Change decks").click()
    expect(page.get_by_label("First player’s name")).to_have_value("Ann")
    expect(page.get_by_label("Second player’s list")).to_have_value(BOB)
    page.goto(table)
    dialog.get_by_role("button", name="Change sides").click()
    expect(desk.cover).to_be_visible()
    assert page.url != table
    expect(page).to_have_title("Bob against Ann · Fourfold")
