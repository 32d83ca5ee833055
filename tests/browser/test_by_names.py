"""A whole game through the accessibility tree alone: what has a role and a name is all that this player knows.

Nothing here names a class, an id or a test hook. What is asked is read from the region of the decision, things to choose are
buttons in the regions of the table, and the story is a log.
"""

import re

from playwright.sync_api import expect

from tests.browser import stage
from tests.browser.conftest import WIDE

MOST = 500  # answers
BUTTON = re.compile(r'- button "((?:[^"\\]|\\.)*)"(.*)')


class Listener:
    """Somebody who hears the page and presses what has a name."""

    def __init__(self, page):
        self.page = page
        self.decision = page.get_by_role("region", name="Your decision")
        self.over = page.get_by_role("dialog", name="The game is over")
        self.attacked = self.played = ""  # in which turn

    def names(self, where):
        """The buttons of a region that can be pressed, in their order."""
        found = BUTTON.findall(where.aria_snapshot()) if where.count() else []
        return [re.sub(r"\\(.)", r"\1", name) for name, state in found if "[disabled]" not in state]

    def press(self, where, name):
        where.get_by_role("button", name=name, exact=True).first.press("Enter")

    def turn(self):
        """The heading under which the story goes on."""
        return self.page.get_by_role("log", name="What happened").get_by_role("heading").last.inner_text()

    def act(self):
        """One press at most: the most forward thing there is, else what confirms. Nothing while nothing is asked."""
        asked = self.names(self.decision)
        hand = self.page.get_by_role("region", name=re.compile("^Your hand"))
        for wanted in (r"^A?\s*All \d", r"Do it anyway"):
            if found := [name for name in asked if re.search(wanted, name)]:
                return self.press(self.decision, found[0])
        confirming = [name for name in asked if re.search(r"Attack with [1-9]|Assign|Reveal [1-9]|Discard [1-9]", name)]
        if confirming:
            return self.press(self.decision, confirming[0])
        window = [name for name in asked if re.search(r"\bPass$|End your turn$", name)]
        if window:
            attack = [name for name in asked if re.search(r"\bAttack$", name)]
            if attack and self.attacked != self.turn():
                self.attacked = self.turn()
                return self.press(self.decision, attack[0])
            cards = self.names(hand)
            if cards and self.played != self.turn():
                self.played = self.turn()
                return self.press(hand, cards[0])
            return self.press(self.decision, window[-1])
        for region in (re.compile("'s champions$"), re.compile("^Your champions$"), re.compile("^Your hand")):
            where = self.page.get_by_role("region", name=region)
            if things := [name for name in self.names(where) if "Selected" not in name]:
                if not asked or not re.search(r"No block|Keep this hand", asked[-1]):
                    return self.press(where, things[0])
        if asked:
            self.press(self.decision, asked[-1])


def test_a_game_is_played_by_roles_and_names(open_page, server):
    page = open_page(*WIDE)
    page.goto(f"/table/{stage.begin(page)}/")
    listener = Listener(page)
    expect(listener.decision).to_be_visible()
    for _ in range(MOST):
        before = page.get_by_role("main").aria_snapshot()
        if listener.over.count():
            break
        listener.act()
        expect(page.get_by_role("main")).not_to_match_aria_snapshot(before)
    expect(listener.over).to_be_visible()
    expect(listener.over.get_by_role("heading")).to_have_text(re.compile("won|draw"))
    listener.over.get_by_role("button", name="View the board").press("Enter")
    story = page.get_by_role("log", name="What happened")
    expect(story).to_contain_text("You attack with")
    assert story.get_by_role("listitem").count() > 20
