"""Scenes of the Epic Card Game: what is said of another way than the right one."""

import pytest

from playtest.scenes import scene_at
from playtest.scenes.scene import MISSED, OPEN
from tests.playtest.scenes.playing import played

GAME = "epic"


@pytest.mark.parametrize(
    ("key", "steps", "words"),
    [
        ("attack", ("End your turn",), "Kong alone would have been enough"),
        ("attack", ("Attack", "Cave Troll"), "Kong alone would have been enough"),
        ("blocks", ("Hill Giant",), "One blocker was not enough"),
        ("both-turns", ("Play Burrowing Wurm", "End your turn"), "Banishment could have stopped it"),
        ("both-turns", ("Play Banishment", "End your turn"), "Burrowing Wurm in your hand"),
        ("powers", ("Play Flame Strike", "Your opponent", "End your turn"), "more to do"),
        ("powers", ("Attack",), "its power is used up"),
        ("powers", ("{expend}", "Hill Giant"), "its power is used up"),
        ("battle", ("Attack",), "your turn is over"),
    ],
)
def test_another_way_is_answered(key, steps, words):
    heard, rest = played(GAME, scene_at(key, GAME), steps)
    assert rest == []
    assert heard[-1].state == MISSED
    assert words in heard[-1].text


def test_what_is_said_on_the_way_leads_on():
    heard, _ = played(GAME, scene_at("both-turns", GAME), ("Play Banishment",))
    assert any(one.state == OPEN and "has to wait" in one.text for one in heard)
