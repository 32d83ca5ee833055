"""A person plays the second game through the page: a whole game against a bot, and turns of a game of three."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import FINGER, PHONE, WIDE
from tests.browser.player import Player, Pointer, Touch

FITS = "document.documentElement.scrollWidth <= innerWidth"


class Acting(Player):
    """Plays whatever card glows in hand, attacks with all, and ends its steps otherwise."""

    def act(self, seen):
        hand = seen.in_zone("hand")
        self.hands.thing(hand[0]["ref"]) if hand else self.hands.command(seen.confirm)

    def collect(self, seen):
        """What is one thing is chosen by pressing it."""
        super().collect(seen) if seen.confirm else self.hands.thing(self.best(seen)["ref"])


@pytest.mark.slow
def test_a_whole_game_of_the_second_game_is_played_against_a_bot_and_seen_again(open_page, server):
    page = open_page(*WIDE)
    page.goto(f"{server.url}/epic-tcg/")
    page.get_by_label("Opponent").select_option("random")
    page.get_by_label("Who starts").select_option("me")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector("#table > .table")
    player = Acting(page, Pointer(page))
    end = player.play()
    assert end.over in {"You won", "Random won"}
    assert player.met.keys() >= {"mulligan", "window", "attack", "attackers"}
    page.get_by_role("link", name="Watch the replay").click()
    page.wait_for_selector("#replay .table")
    assert page.locator(".plate").count() == 2


def test_space_asks_in_the_words_of_the_game_before_it_ends_a_step_in_which_cards_can_be_played(open_page, server):
    page = open_page(*WIDE)
    page.goto(f"{server.url}/epic-tcg/")
    page.locator(".deck-tile", has_text="Your own list").click()
    page.locator("[name=my_list]").fill("20 Muse")
    page.get_by_label("Who starts").select_option("me")
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("button", name="Keep").click()
    expect(page.get_by_role("button", name="End your Build Step", exact=True)).to_be_visible()
    page.keyboard.press("Space")
    why = page.get_by_text("You could still do something. Press Space again to end your Build Step.")
    expect(why).to_be_visible()
    page.keyboard.press("Space")
    expect(why).to_have_count(0)


def attack_by_key(page):
    page.keyboard.press("2")


def attack_by_finger(page):
    """Open the strip of whom one attacks, and press the player there."""
    page.locator(".strip-open", has_text="Random 2").tap()
    page.locator(".plate.is-theirs .piece-button").tap()


@pytest.mark.parametrize(
    ("size", "more", "hands", "attack"),
    [(WIDE, {}, Pointer, attack_by_key), (PHONE, FINGER, Touch, attack_by_finger)],
    ids=["desk", "phone"],
)
def test_one_of_two_opponents_is_attacked_in_a_game_of_three(open_page, server, size, more, hands, attack):
    page = open_page(*size, **more)
    page.goto(f"{server.url}/epic-tcg/many/")
    page.get_by_label("Players").select_option("3")
    page.get_by_label("The others are").select_option("random")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector("#table > .table")
    expect(page.locator(".strip-name b")).to_have_text(["Random 1", "Random 2"])
    player = Acting(page, hands(page))
    seen = player.play(until=lambda seen: bool(seen.button("Attack Random 1") and seen.button("Attack Random 2")))
    assert (seen.over, seen.sentence) == (None, "Choose whom to attack, or end your Battle Step.")
    attack(page)
    player.last = seen.at
    player.play(until=lambda seen: seen.kind != "attackers")
    assert page.evaluate(FITS)
    if page.locator(".story-open").is_visible():
        page.locator(".story-open").click()
    expect(page.locator(".story-list")).to_contain_text("You attack Random 2 with")


# Three cards of two players wait on the line.
LINE = (
    "turn=3 active=0 moment=build / hand=Ambush deck=9*Ambush playing=DarkKnight"
    " / deck=9*Ambush playing=FalconerDruid,Archangel"
    " / line=FalconerDruid(by=1,of=playing1.0),Archangel(by=1,of=playing1.1),DarkKnight(by=0,of=playing0.0)"
)
MODES = "turn=3 active=0 moment=build / hand=DawnofTime,Hulk deck=9*Ambush / deck=9*Ambush board=Hulk"
ATTACKING = (
    "turn=5 active=0 moment=attackers attacked=1 rules=every-window"
    " / board=Human,Tracker deck=9*Hulk / mojo=8 board=Hulk deck=9*Hulk"
)
ATTACKED = (
    "turn=5 active=1 moment=blockers attacked=0 rules=every-window"
    " / board=Human,Tracker deck=9*Hulk / board={} deck=9*Hulk"
)
UNKNOWN = "Cards that nobody knows decide what comes of this."
BOX = "(one) => { const box = one.getBoundingClientRect(); return [box.left, box.top, box.right, box.bottom] }"


def play_from(page, server, position):
    page.goto(f"{server.url}/epic-tcg/position/")
    page.get_by_label("Position").fill(position)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".prompt.is-asked")).to_be_visible()


def test_a_long_line_is_scrolled_on_a_phone_and_begins_with_what_resolves_first(open_page, server):
    page = open_page(*PHONE, **FINGER)
    play_from(page, server, LINE)
    line = page.get_by_role("region", name="The line: the first of these resolves first")
    left, _, right, _ = line.evaluate(BOX)
    assert (left >= 0, right <= PHONE[0]) == (True, True)
    assert line.evaluate("(line) => line.scrollWidth > line.clientWidth")
    items = line.locator(".line-item")
    expect(items.first).to_contain_text("Dark Knight")
    expect(items.first).to_be_in_viewport(ratio=1)
    items.last.scroll_into_view_if_needed()
    expect(items.last).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("size", "options"), [(WIDE, {}), (PHONE, FINGER)], ids=["desk", "phone"])
def test_names_of_tokens_stand_above_their_art(open_page, server, size, options):
    page = open_page(*size, **options)
    tokens = "Bird,Demon,Human,Zombie"
    play_from(page, server, f"turn=3 active=0 moment=build / hand=Ambush deck=9*Ambush board={tokens} / deck=9*Ambush")
    tiles = page.locator(".face-tile")
    expect(tiles).to_have_count(4)
    for tile in tiles.all():
        assert tile.locator(".face-head").evaluate(BOX)[3] <= tile.locator(".face-art").evaluate(BOX)[1]


def test_long_texts_of_cards_in_hand_have_the_room_of_their_art(open_page, server):
    page = open_page(*WIDE)
    hand = "Brute,Djinn,Hydra,Jason,Puppeteer,SpawningQueen,TheHerald"
    play_from(page, server, f"turn=3 active=0 moment=build / hand={hand} deck=9*Ambush / deck=9*Ambush")
    texts = page.locator(".hand-card .face-text")
    expect(texts).to_have_count(7)
    hidden = texts.evaluate_all("(all) => all.map((text) => text.scrollHeight - text.clientHeight)")
    assert [cut for cut in hidden if cut > 1] == []


@pytest.mark.parametrize(("size", "options"), [(WIDE, {}), (PHONE, FINGER)], ids=["desk", "phone"])
def test_long_answers_leave_the_cards_in_hand_whole(open_page, server, size, options):
    page = open_page(*size, **options)
    play_from(page, server, MODES)
    page.get_by_role("button", name="Dawn of Time").first.click()
    if options:
        page.get_by_role("dialog").get_by_role("button", name="Play", exact=False).first.tap()
    expect(page.get_by_role("button", name="Draw two cards.")).to_be_visible()
    _, top, _, bottom = page.locator(".hand-card", has_text="Hulk").evaluate(BOX)
    end = page.locator(".prompt").evaluate(BOX)[1] if options else size[1]
    assert bottom - top > 60
    assert bottom <= end


def champion(page, name):
    """The reference of a champion of ours."""
    return page.locator(".piece", has=page.get_by_label(re.compile(f"^{name}, "))).get_attribute("data-ref")


@pytest.mark.parametrize(("size", "more", "hands"), [(WIDE, {}, Pointer), (PHONE, FINGER, Touch)])
def test_an_attack_has_a_forecast_that_follows_each_pick(open_page, server, size, more, hands):
    """A Human and a Tracker: 1 and 7 of 8 Mojo."""
    page = open_page(*size, **more)
    play_from(page, server, ATTACKING)
    player = Player(page, hands(page))
    line, marks = page.locator(".forecast"), page.locator(".fate:visible")
    expect(line).to_have_text("")
    player.hands.thing(champion(page, "Human"))
    expect(line).to_have_text(re.compile(r"If nobody blocks: 1 damage to \w+, 7 left\."))
    expect(marks).to_have_count(1)
    player.hands.thing(champion(page, "Tracker"))
    expect(line).to_have_text(re.compile(r"If nobody blocks: 8 damage to \w+, lethal\."))
    expect(page.locator(".forecast.is-lethal")).to_be_visible()
    expect(marks).to_have_count(2)
    assert page.evaluate(FITS)


@pytest.mark.parametrize(
    ("attacker", "before", "after", "marks"),
    [
        ("Hulk(attacking,expended)", "If nobody blocks: 9 damage to you, 21 left.",
         "If both pass: 8 damage through blockers to you, 22 left (without blocks: 9 damage to you, 21 left).", 2),
        ("Medusa(attacking,expended,face-down)", UNKNOWN, UNKNOWN, 0),
    ],
    ids=["face up", "face down"],
)  # fmt: skip
def test_a_block_has_a_forecast_unless_the_attacker_lies_face_down(open_page, server, attacker, before, after, marks):
    """A Hulk with breakthrough, 9 against the defense 1 of a Human."""
    page = open_page(*WIDE)
    play_from(page, server, ATTACKED.format(attacker))
    player = Player(page, Pointer(page))
    line = page.locator(".forecast")
    expect(line).to_have_text(before)
    player.hands.thing(champion(page, "Human"))
    expect(page.locator(".piece.is-selected")).to_have_count(1)
    expect(line).to_have_text(after)
    expect(page.locator(".fate:visible")).to_have_count(marks)


@pytest.mark.parametrize(
    ("size", "more", "hands"), [(WIDE, {}, Pointer), (PHONE, FINGER, Touch)], ids=["desk", "phone"]
)
def test_harm_to_ones_own_champion_is_asked_once(open_page, server, size, more, hands):
    page = open_page(*size, **more)
    board = "board=Hulk deck=9*Hulk"
    play_from(page, server, f"turn=3 active=0 moment=build / hand=Decay {board} / {board}")
    player = Player(page, hands(page))
    player.hands.thing(page.locator(".hand-card").get_attribute("data-ref"))
    mine = page.locator(".row.is-mine .piece.is-choosable", has_text="Hulk").locator(".piece-button").first
    expect(mine).to_be_visible()
    seen = page.locator(".table").get_attribute("data-at")
    mine.press("Enter")
    expect(page.get_by_role("alert").filter(has_text="This would break your own Hulk.")).to_be_visible()
    assert page.locator(".table").get_attribute("data-at") == seen
    assert page.evaluate(FITS)
    player.hands.insist()
    expect(page.locator(".table")).not_to_have_attribute("data-at", seen)


@pytest.mark.parametrize(
    ("size", "more", "hands"), [(WIDE, {}, Pointer), (PHONE, FINGER, Touch)], ids=["desk", "phone"]
)
def test_a_newcomer_answers_on_the_line_fails_and_begins_once_more(open_page, server, size, more, hands):
    page = open_page(*size, **more)
    page.goto(f"{server.url}/epic-tcg/")
    page.get_by_role("link", name="Learn it by playing").click()
    page.get_by_role("button", name="Play “The last answer comes first”").click()
    scene, over = page.get_by_role("region", name="Scene"), page.get_by_role("dialog", name="The scene is over")

    def begin():
        if size == PHONE:  # there is no room for the text beside the board
            page.get_by_role("dialog", name="The last answer comes first").get_by_role("button", name="Begin").tap()
        return Player(page, hands(page))

    def bolt(player):
        """Play it at the partner, who answers."""
        play("Bolt from the Blue", player)
        seen = player.look(player.last)
        player.hands.thing(seen.in_zone("opponent")[0]["ref"])
        expect(scene).to_contain_text("Answer it before you pass.")
        return player.look(seen.at)

    def play(name, player):
        seen = player.look(player.last)
        player.last = seen.at
        player.hands.thing(next(one["ref"] for one in seen.in_zone("hand") if name in one["label"]))

    player = begin()
    first = page.url
    player.hands.command(bolt(player).button("Pass"))
    expect(over).to_contain_text(
        "Not Today was the last on the line. It happened first, and stopped Bolt from the Blue."
    )
    over.get_by_role("button", name="Start again").click()
    page.wait_for_url(lambda url: url != first)
    player = begin()
    player.last = bolt(player).at - 1
    play("Upon Reflection", player)
    seen = player.look(player.last)
    player.hands.thing(next(one["ref"] for one in seen.things if "Not Today" in one["label"]))
    expect(over).to_contain_text("Then Bolt from the Blue dealt its damage.")
    assert page.evaluate(FITS)
    again = page.url
    over.get_by_role("button", name="Next scene").click()
    page.wait_for_url(lambda url: url != again)
    expect(scene).to_contain_text("Break Muse and Savage Lurker this turn.")
    page.goto(f"{server.url}/epic-tcg/learn/")
    expect(page.get_by_role("button", name="Play “The last answer comes first” again")).to_be_visible()
    page.goto(f"{server.url}/learn/")
    expect(page.get_by_role("button", name=re.compile("again$"))).to_have_count(0)
