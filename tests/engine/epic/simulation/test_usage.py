"""What a game's journal says of the cards that were drawn and played."""

from collections import Counter

import pytest

from engine.bots.match import Match
from engine.epic import Setup, apply, decision, new_game
from engine.epic.catalogue.products import CARDS
from engine.epic.construction.decklist import preconstructed
from engine.epic.programs.definitions import NAME
from engine.epic.prompts.multi_picks import plan
from engine.epic.simulation.playout import play_out
from engine.epic.simulation.usage import Usage, usage
from engine.kernel.random import Rng

WILD, SAGE = tuple(preconstructed("wild")), tuple(preconstructed("sage"))


def in_hand(game, seat):
    return sorted(NAME[game.def_of[uid]] for uid in game.hand[seat])


def test_a_new_game_has_drawn_its_opening_hands():
    game = new_game(Setup((WILD, SAGE), 0), 4)
    for seat in (0, 1):
        assert usage(game, seat) == Usage(tuple(in_hand(game, seat)), ())


def test_what_the_mulligan_puts_back_was_not_drawn():
    game = new_game(Setup((WILD, SAGE), 0), 4)
    before = in_hand(game, 1)
    picks = [option for option in decision(game).options if option][1:4]
    for code in plan(game, {"codes": picks}):
        apply(game, code)
    after = in_hand(game, 1)
    assert sum((Counter(before) & Counter(after)).values()) == 2
    assert usage(game, 1) == Usage(tuple(after), ())


@pytest.mark.parametrize("seed", range(12))
def test_what_a_player_holds_at_the_end_was_drawn_or_played(seed):
    names = [card.name for card in CARDS]
    decks = (tuple(names[seed::9]), tuple(names[seed + 3 :: 9]))
    game = new_game(Setup(decks, seed % 2), seed)
    play_out(game, Rng(seed))
    for seat in (0, 1):
        used = usage(game, seat)
        assert set(used.drawn) | set(used.played) <= set(decks[seat])
        assert {name for name in in_hand(game, seat) if name in decks[seat]} <= {
            *used.drawn,
            *used.played,
            *decks[seat],
        }


def test_watching_changes_nothing():
    match = Match((WILD, None), ("random", "random"), 9)
    result, (mine, theirs) = match.watch(3)
    assert result == match.play(3)
    assert set(mine.drawn) | set(mine.played) <= set(WILD)
    assert mine.played
    assert theirs.played
