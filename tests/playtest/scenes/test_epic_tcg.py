"""Scenes of the Epic TCG: what is said of another way than the right one."""

import pytest

from playtest.scenes import scene_at
from playtest.scenes.scene import DONE, MISSED, OPEN
from tests.playtest.scenes.playing import played

GAME = "epic-tcg"


@pytest.mark.parametrize(
    ("key", "steps", "words"),
    [
        ("actions", ("Play Drain Essence", "Your opponent"), "Drain Essence took your action"),
        ("actions", ("Play Blast", "Your opponent", "End your Build Step"), "Your Build Step is over"),
        ("actions", ("Play Blast", "You"), "have to hit your opponent"),
        ("actions", ("Play Bolt from the Blue", "You"), "have to hit your opponent"),
        ("arriving", ("End your Pre-Battle Step",), "Your Pre-Battle Step is over"),
        ("arriving", ("Play Charging Serpent", "Attack your opponent"), "one blocker stops all of it"),
        ("arriving", ("Play Charging Serpent",), "one blocker stops all of it"),
        ("arriving", ("Play Stampeding Spirit", "End your Battle Step"), "did not attack"),
        ("flying", ("Do not block",), "Nobody blocked"),
        ("flying", ("Pegasus",), "has no range"),
        ("line", ("Play Bolt from the Blue", "Your opponent", "Pass", "Pass"), "You passed"),
        ("line", ("Play Bolt from the Blue", "Your opponent", "Play Upon Reflection"), "did not hit your opponent"),
        ("line", ("Play Bolt from the Blue", "You", "Pass", "Play Upon Reflection", "Not"), "did not hit"),
        ("line", ("Play Bolt from the Blue", "Your", "Pass", "Play Upon Reflection", "Bolt"), "did not hit"),
        ("line", ("End your Build Step",), "still has 2 Mojo"),
        ("hunting", ("Attack Savage Lurker", "Swooping Wyvern"), "may not hunt"),
        ("hunting", ("Attack your opponent", "Swooping Wyvern"), "may not hunt"),
        ("hunting", ("Attack your opponent", "Tracker", "Attack Muse"), "nobody left to hunt with"),
        ("hunting", ("Attack Muse", "End your Battle Step"), "nobody left to hunt with"),
        ("veiled", ("Play Medusa",), "came into play face up"),
        ("veiled", ("Play Medusa face down",), "stayed face down"),
        ("veiled", ("Play Medusa face down", "Unveil Medusa", "Medusa"), "you chose Medusa"),
        ("veiled", ("End your Build Step",), "still in your hand"),
    ],
)
def test_another_way_is_answered(key, steps, words):
    heard, rest = played(GAME, scene_at(key, GAME), steps)
    assert rest == []
    assert heard[-1].state == MISSED
    assert words in heard[-1].text


@pytest.mark.parametrize(
    ("key", "steps"),
    [
        ("actions", ("Play Bolt from the Blue", "Your opponent", "Play Blast", "Your opponent")),
        ("arriving", ("Play Stampeding Spirit", "Attack your opponent")),
        ("flying", ("Forest Giant", "Pegasus")),
        ("hunting", ("Attack Savage Lurker", "Tracker", "Attack Muse")),
    ],
)
def test_another_way_that_is_as_good_solves_it_too(key, steps):
    heard, rest = played(GAME, scene_at(key, GAME), steps)
    assert (heard[-1].state, rest) == (DONE, [])


def test_medusa_may_wait_until_she_is_attacked_and_is_told_when():
    """Rule book, Game Terms: Veiled."""
    scene = scene_at("veiled", GAME)
    steps = ("Play Medusa face down", "Pass", "End your Build Step", "End your End Step", "Pass", "Pass", "Pass",
             "Unveil Medusa", "Madness Demon")  # fmt: skip
    heard, rest = played(GAME, scene, steps)
    assert (heard[-1].state, rest) == (DONE, [])
    assert any(one.state == OPEN and "This is the moment" in one.text for one in heard)
