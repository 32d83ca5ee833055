"""A person plays the second game through the page: a whole game against a bot."""

import pytest

from tests.browser.conftest import WIDE
from tests.browser.player import Player, Pointer


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
