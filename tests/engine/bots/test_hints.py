"""What bots of every game say of a hand of which cards go."""

import pytest

from engine.bots.observing import never
from engine.games import of
from engine.kernel.random import Rng

HANDS = {
    "epic": ("turn=5 active=0 first=0 moment=main seat=0 / gold=0 hand={} deck=9*Muse / deck=9*Muse", "Kong", "Lash"),
    "epic-tcg": (
        "turn=5 active=0 moment=end rules=every-window / mojo=9 hand={} deck=9*Hulk / mojo=9 deck=9*Hulk",
        "Apocalypse",
        "Tracker",
    ),
}
LIMIT = {"epic": 7, "epic-tcg": 10}  # cards of a hand at the end of a turn: 4.7.4; rule book of 2009, End Step


def asked_to_discard(key, hand):
    """The game at the discard of the end of the turn, with such a hand."""
    play = of(key).play
    game = play.new_game(play.setup_at(HANDS[key][0].format(hand)), 1)
    while "iscard" not in play.view(game, 0)["decision"]["prompt"]:
        options = play.decision(game).options
        play.apply(game, next(code for code in options if play.describe(game, code)["verb"] == "pass"))
    return game


@pytest.mark.parametrize("others", [1, 2])
@pytest.mark.parametrize("key", HANDS)
def test_as_many_cards_are_named_as_must_be_discarded(key, others):
    """Also where the engine takes the last one by itself, because all that is left is alike."""
    _, many, few = HANDS[key]
    game = asked_to_discard(key, f"{LIMIT[key] + 2 - others}*{many},{others}*{few}")
    assert of(key).play.view(game, 0)["decision"]["prompt"].startswith("Discard two cards")
    bots = of(key).bots
    [idea] = bots.hint(bots.observe(game, 0), Rng(1), never)["ideas"]
    named = [f"{many} and {few}", f"{few} and {many}"] if others == 1 else [f"2 {many}", f"2 {few}"]
    named += [f"{many} and {few}", f"{few} and {many}"] if others == 2 else [f"2 {many}"]
    assert idea["text"] in [f"Discard {cards}." for cards in named]


def test_who_has_no_deck_keeps_the_first_hand():
    """No card comes for one that is put back."""
    game = of("epic-tcg")
    position = "turn=0 active=0 moment=mulligan / hand=5*Hulk deck=- / hand=5*Hulk deck=9*Hulk"
    table = game.play.new_game(game.play.setup_at(position), 1)
    advice = game.bots.hint(game.bots.observe(table, 0), Rng(1), never)
    assert [idea["text"] for idea in advice["ideas"]] == ["Keep this hand."]
    searching = game.bots.bot("hard").choose(game.bots.observe(table, 0), Rng(1))
    assert game.play.describe(table, searching)["text"] == "Keep your hand"
