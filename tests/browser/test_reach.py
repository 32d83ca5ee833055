"""The table for who does not see it, and for who has no pointer: games by names, by keys and by touch."""

import re

import pytest
from playwright.sync_api import expect

from engine.epic.positions import setup_in
from tests.browser import stage
from tests.browser.conftest import PHONE, WIDE
from tests.browser.player import Keys, Touch

# Two attacks of Gold Dragon, which nobody of theirs can block, and between them one of theirs that must be blocked.
NEAR_THE_END = (
    "turn=5 active=0 first=0 moment=main seat=0"
    " / health=10 gold=1 hand=FlameStrike,FlameStrike board=GoldDragon,HillGiant deck=9*HillGiant"
    " / health=12 gold=0 hand=- board=CaveTroll,RagingTRex deck=9*HillGiant"
)


class Listener:
    """Somebody who hears the page and presses what has a name. Whatever is pressed must be there first: a question is
    waited for by its words, and a thing by its name."""

    def __init__(self, page):
        self.page = page
        self.decision = page.get_by_role("region", name="Your decision")
        self.hand = page.get_by_role("region", name=re.compile("^Your hand: "))
        self.mine = page.get_by_role("region", name="Your champions")
        self.theirs = page.get_by_role("region", name="Greedy's champions")
        self.story = page.get_by_role("log", name="What happened")
        self.over = page.get_by_role("dialog", name="The game is over")

    def hears(self, *words):
        """The question, and what can be chosen."""
        for one in words:
            expect(self.decision).to_contain_text(one)

    def is_announced(self, words):
        """What happened, without going to the story."""
        expect(self.page.get_by_role("status").filter(has_text=words)).to_have_count(1)

    def take(self, where, name):
        """Something on the table."""
        where.get_by_role("button", name=re.compile(f"^{name}, ")).first.press("Enter")

    def answer(self, name):
        """A button of the question."""
        self.decision.get_by_role("button", name=name, exact=True).press("Enter")


def test_a_game_is_played_to_its_end_by_roles_and_names_alone(sit):
    page = sit((setup_in(NEAR_THE_END, every_window=True), 1, []), bot="greedy").page
    me = Listener(page)

    me.hears("Your turn", "Your hand: 2 Flame Strike.", "Buttons: Attack; End your turn.")
    me.take(me.hand, "Flame Strike")
    me.hears("Choose", "Greedy's champions: Cave Troll, Raging T-Rex.")
    expect(me.hand.get_by_role("img", name="Flame Strike")).to_be_focused()  # the other one
    me.is_announced("You play Flame Strike.")
    me.take(me.theirs, "Cave Troll")
    me.is_announced("Cave Troll is broken.")
    expect(me.theirs.get_by_role("img", name="Raging T-Rex")).to_be_focused()

    me.answer("Attack")
    me.hears("Your champions: Gold Dragon, Hill Giant.")
    expect(me.decision).to_be_focused()
    me.take(me.mine, "Gold Dragon")
    expect(me.mine.get_by_role("button", name="Gold Dragon", pressed=True)).to_be_focused()
    me.answer("Attack with 1")
    me.hears("Your turn", "End your turn")
    expect(page.get_by_role("img", name="Greedy: 6 health")).to_be_visible()
    me.answer("End your turn")

    me.hears("Before blocks", "Buttons: Pass.")
    me.answer("Pass")
    me.hears("block", "Your champions: Hill Giant.")
    me.take(me.mine, "Hill Giant")
    me.answer("Block with 1")
    me.hears("Before damage")
    me.answer("Pass")
    me.hears("wants to end the turn")
    me.answer("Pass")

    me.hears("Your turn", "Attack")
    me.answer("Attack")  # there is only one that can
    options = page.get_by_role("group", name="Options of Gold Dragon")
    expect(options.get_by_role("status")).to_contain_text("lethal")
    alone = options.get_by_role("button")
    expect(alone).to_be_focused()
    alone.press("Enter")
    me.hears("Before blocks")
    me.answer("Pass")
    me.hears("Before damage")
    me.answer("Pass")
    expect(me.over.get_by_role("heading", name="You won")).to_be_visible()
    me.over.get_by_role("button", name="View the board").press("Enter")
    expect(me.story.get_by_role("listitem").filter(has_text="You play Flame Strike.")).to_have_count(1)


def test_the_table_is_walked_part_by_part_and_says_what_each_is(sit):
    page = sit((setup_in(NEAR_THE_END, every_window=True), 1, []), bot="greedy").page
    walked = ["Greedy", "Their hand: 0 cards, 0 known", "Greedy's champions", "Between the boards", "Your champions"]
    walked += ["You", "Your decision", "Your hand: 2 cards", "Selected card", "Story of the game", "Greedy"]
    for name in walked:
        page.keyboard.press("F6")
        part = page.get_by_role("region", name=name, exact=True)
        part = part.or_(page.get_by_role("group", name=name)).or_(page.get_by_role("complementary", name=name))
        expect(part.first).to_be_focused()
    page.keyboard.press("Shift+F6")
    expect(page.get_by_role("region", name="Story of the game")).to_be_focused()
    for _ in range(7):
        page.keyboard.press("Shift+F6")
    expect(page.get_by_role("region", name="Greedy's champions")).to_be_focused()
    page.keyboard.press("Shift+ArrowRight")  # into the part
    expect(page.get_by_role("img", name="Cave Troll")).to_be_focused()


@pytest.mark.slow
@pytest.mark.parametrize(("size", "hands"), [(WIDE, Keys), (PHONE, Touch)], ids=["keys", "touch"])
def test_a_whole_game_is_won_without_a_pointer(sit, size, hands):
    player = sit(stage.start(), size=size, hands=hands)
    end = player.play()
    assert end.over == "You won"
    assert player.met.keys() >= {"mulligan", "window", "attackers"}
