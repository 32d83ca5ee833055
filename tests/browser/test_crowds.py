"""Many of the same: tokens on piles, copies in hand; and what shows that a champion or a player is not as usual."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser import stage
from tests.browser.conftest import PHONE, WIDE
from tests.browser.player import Pointer, Touch, broken_words

WURMS = ("Burrowing Wurm",) * 30
HUMANS = ("Rabble Rouser",) * 20 + ("Urgent Messengers",) * 10
HEALERS = ("Second Wind",) * 30
CALLERS = ("Keira, Wolf Caller",) * 15 + ("Ethereal Dragon",) * 15
BLINDERS = ("Blind Faith",) * 30
WAVES = ("Wave of Transformation",) * 30
SPITEFUL = ("Spite",) * 15 + ("Muse",) * 15
SIZES = [(WIDE, Pointer), (PHONE, Touch)]


def crowd(kind, count):
    return stage.find_game(
        lambda view: view["decision"]["kind"] == kind and len(view["champions"]) >= count, decks=(HUMANS, HEALERS)
    )


def own_row(page):
    return page.locator(".row.is-mine")


def spread(page):
    """How far the champions of our row reach to the left and right of it."""
    return page.evaluate(
        """() => {
            const row = document.querySelector(".row.is-mine").getBoundingClientRect();
            const champions = [...document.querySelectorAll(".row.is-mine .champion")];
            const boxes = champions.map(champion => champion.getBoundingClientRect());
            return [
                Math.max(...boxes.map(box => row.left - box.left)), Math.max(...boxes.map(box => box.right - row.right))
            ];
        }"""
    )


def test_two_hundred_tokens_stay_in_their_row(sit):
    page = sit(crowd("window", 190)).page
    expect(own_row(page).locator(".badge-pile").first).to_be_visible()
    assert own_row(page).locator(".champion").count() < 15
    assert max(spread(page)) < 20  # those that are turned reach out a little
    piled = [int(text[1:]) for text in own_row(page).locator(".badge-pile").all_text_contents()]
    alone = own_row(page).locator(".champion:not(.is-pile)").count()
    assert sum(piled) + alone >= 190


@pytest.mark.parametrize(("size", "hands"), SIZES)
def test_one_of_a_pile_is_taken_at_a_time_or_all_with_one_button(sit, size, hands):
    player = sit(crowd("attackers", 40), size=size, hands=hands)
    seen, page = player.look(), player.page
    pile = own_row(page).locator(".is-pile.is-choosable").first
    of = re.match(r"(\d+) alike: ", pile.locator(".piece-button").get_attribute("aria-label"))
    player.hands.press(pile.locator(".piece-button"))
    expect(own_row(page).locator(".champion.is-selected")).to_have_count(1)
    expect(own_row(page).locator(".is-pile.is-choosable:not(.is-selected) .badge-pile").first).to_have_text(
        f"×{int(of[1]) - 1}"
    )
    everybody = page.locator(".command", has_text=re.compile(r"All \d+"))
    count = int(re.search(r"All (\d+)", everybody.text_content())[1])
    player.hands.press(everybody)
    attack = page.locator(".command[data-primary]")
    expect(attack).to_contain_text(f"Attack with {count}")
    player.hands.press(attack)
    player.last = seen.at
    assert player.look().at > seen.at
    expect(page.locator(".champion.is-attacking").first).to_be_visible()


def test_any_copy_in_hand_is_played(sit):
    found = stage.find_game(
        lambda view: view["decision"]["kind"] == "window" and view["active"] == 0 and view["players"][0]["gold"],
        decks=(WURMS, WURMS),
    )
    player = sit(found)
    seen, page = player.look(), player.page
    copies = page.locator(".hand-card")
    expect(page.locator(".hand-card.is-choosable")).to_have_count(copies.count())
    copies.last.locator(".piece-button").click()
    player.last = seen.at
    player.look()
    expect(own_row(page).locator(".champion .face-name").first).to_have_text("Burrowing Wurm")


def test_a_champion_without_its_abilities_looks_so_and_reads_so(sit):
    found = stage.find_game(
        lambda view: (
            view["decision"]["kind"] == "window"
            and any(
                one["lost_abilities"] and one["card"] == CALLERS[0] and not one["controller"]
                for one in view["champions"]
            )
        ),
        decks=(CALLERS, BLINDERS),
    )
    page = sit(found).page
    pacified = own_row(page).locator(".champion.has-lost-abilities", has_text="Keira").first
    expect(pacified.locator(".badge-lost-abilities")).to_be_visible()
    expect(pacified.locator(".keyword")).to_have_count(0)
    pacified.hover()
    line = page.locator(".reader .face-text > p").first
    expect(line).to_have_css("text-decoration-line", "line-through")
    expect(page.locator(".reader .condition")).to_contain_text("It has lost its powers and abilities this turn.")


@pytest.mark.parametrize(("size", "hands"), SIZES)
def test_health_to_lose_is_set_step_by_step(sit, size, hands):
    found = stage.find_game(lambda view: view["decision"]["kind"] == "amount", decks=(SPITEFUL, WURMS))
    player = sit(found, size=size, hands=hands)
    seen, page = player.look(), player.page
    less, slider, more = (page.locator(f".is-amount {which}").bounding_box() for which in (
        ".stepper:first-child", ".amount-slider", ".stepper:not(:first-child)"))  # fmt: skip
    assert less["x"] + less["width"] <= slider["x"] <= slider["x"] + slider["width"] <= more["x"]  # on one line
    for _ in range(3):
        player.hands.press(page.get_by_role("button", name="One more"))
    expect(page.locator(".command[data-primary]")).to_contain_text("Lose 3 health")
    player.hands.press(page.locator(".command[data-primary]"))
    player.last = seen.at
    assert player.look().at > seen.at


def test_what_can_be_chosen_is_in_sight_on_a_phone(sit):
    """Of a row of revealed cards, the first that can be chosen may lie far to the right."""

    def hidden(view):
        kinds = [card["card"] for card in view["revealed"]]
        return view["decision"]["kind"] == "target" and set(kinds[:4]) == {"Vanishing"} and kinds[4:] == ["Kong"]

    found = stage.find_game(hidden, decks=(("Mist Guide Herald",) * 8 + ("Vanishing",) * 14 + ("Kong",) * 8, WURMS))
    player = sit(found, size=PHONE, hands=Touch)
    player.look()
    box = player.page.locator(".tray-card.is-choosable").first.bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE[0]


@pytest.mark.parametrize("width", [320, 360])
def test_the_longest_word_of_a_name_stays_whole_in_a_hand_on_a_phone(sit, width):
    found = stage.find_game(lambda view: view["decision"]["kind"] == "window", decks=(WAVES, WAVES))
    page = sit(found, size=(width, 740), hands=Touch).page
    expect(page.locator(".hand .face-name")).not_to_have_count(0)
    assert broken_words(page, ".hand .face-name") == []
