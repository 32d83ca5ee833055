"""What a game's journal says of the cards that were drawn and played."""

from collections import Counter

import pytest

from engine.bots.epic.match import Match
from engine.epic import Setup, apply, decision, new_game
from engine.epic.catalogue.products import CARDS
from engine.epic.construction.decklist import preconstructed
from engine.epic.programs.definitions import NAME
from engine.epic.prompts.multi_picks import plan
from engine.epic.rules import codes
from engine.epic.simulation.playout import play_out
from engine.epic.simulation.usage import OPENING, Usage, usage
from engine.kernel.random import Rng

WILD, SAGE = tuple(preconstructed("wild")), tuple(preconstructed("sage"))


def in_hand(game, seat):
    return sorted(NAME[game.def_of[uid]] for uid in game.hand[seat])


def test_a_new_game_has_drawn_its_opening_hands():
    game = new_game(Setup((WILD, SAGE), 0), 4)
    for seat in (0, 1):
        assert usage(game, seat) == Usage(dict.fromkeys(in_hand(game, seat), OPENING), {})


def leave_be(game):
    """Pass or decline; where something must be chosen, the first option."""
    quiet = [option for option in (codes.PASS, codes.NO, codes.STOP) if option in game.options]
    apply(game, (quiet or game.options)[0])


def test_each_card_has_the_turn_in_which_it_was_drawn():
    """The second player draws in turn 2, the first, who draws none in turn 1, in turn 3 (1.6.3, 1.6.4)."""
    game = new_game(Setup((WILD, SAGE), 0), 4)
    top = [NAME[game.def_of[game.deck[seat][-1]]] for seat in (0, 1)]
    while game.turn < 3:
        leave_be(game)
    for seat, turn in ((0, 3), (1, 2)):
        drawn = usage(game, seat).drawn
        assert {name for name in drawn if drawn[name] != OPENING} == {top[seat]}
        assert drawn[top[seat]] == turn
        assert len(drawn) == 6


def test_of_several_copies_the_first_one_counts():
    deck = ("Kong",) * 30
    game = new_game(Setup((deck, deck), 0), 4)
    while game.turn < 3:
        leave_be(game)
    assert usage(game, 0) == Usage({"Kong": OPENING}, {})


def test_each_card_has_the_turn_in_which_it_was_played():
    game = new_game(Setup((WILD, SAGE), 0), 4)
    while not any(option & codes.VERB_MASK == codes.PLAY for option in game.options) or game.turn < 3:
        leave_be(game)
    before, seat, turn = in_hand(game, game.seat), game.seat, game.turn
    apply(game, next(option for option in game.options if option & codes.VERB_MASK == codes.PLAY))
    (played,) = Counter(before) - Counter(in_hand(game, seat))
    assert turn >= 3
    assert usage(game, seat).played == {played: turn}
    assert usage(game, 1 - seat).played == {}


def test_what_the_mulligan_puts_back_was_not_drawn():
    game = new_game(Setup((WILD, SAGE), 0), 4)
    before = in_hand(game, 1)
    picks = [option for option in decision(game).options if option][1:4]
    for code in plan(game, {"codes": picks}):
        apply(game, code)
    after = in_hand(game, 1)
    assert sum((Counter(before) & Counter(after)).values()) == 2
    assert usage(game, 1) == Usage(dict.fromkeys(after, OPENING), {})


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
