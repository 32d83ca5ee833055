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
from engine.epic.simulation.usage import usage
from engine.kernel.random import Rng
from engine.kernel.usage import OPENING, Usage

WILD, SAGE = tuple(preconstructed("wild")), tuple(preconstructed("sage"))


def in_hand(game, seat):
    return sorted(NAME[game.def_of[uid]] for uid in game.hand[seat])


def test_a_new_game_has_drawn_its_opening_hands():
    game = new_game(Setup((WILD, SAGE), 0), 4)
    for seat in (0, 1):
        draws = tuple((NAME[game.def_of[uid]], OPENING) for uid in game.hand[seat])
        assert usage(game, seat) == Usage(dict.fromkeys(in_hand(game, seat), OPENING), {}, draws, ())


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
        assert usage(game, seat).draws[5:] == ((top[seat], turn),)


def test_of_several_copies_the_first_one_counts():
    deck = ("Kong",) * 30
    game = new_game(Setup((deck, deck), 0), 4)
    while game.turn < 3:
        leave_be(game)
    draws = (("Kong", OPENING),) * 5 + (("Kong", 3),)
    assert usage(game, 0) == Usage({"Kong": OPENING}, {}, draws, ())


def test_each_card_has_the_turn_in_which_it_was_played():
    game = new_game(Setup((WILD, SAGE), 0), 4)
    while not any(option & codes.VERB_MASK == codes.PLAY for option in game.options) or game.turn < 3:
        leave_be(game)
    before, seat, turn = in_hand(game, game.seat), game.seat, game.turn
    apply(game, next(option for option in game.options if option & codes.VERB_MASK == codes.PLAY))
    (played,) = Counter(before) - Counter(in_hand(game, seat))
    assert turn >= 3
    assert (usage(game, seat).played, usage(game, seat).plays) == ({played: turn}, ((played, turn),))
    assert (usage(game, 1 - seat).played, usage(game, 1 - seat).plays) == ({}, ())


def test_what_the_mulligan_puts_back_was_not_drawn():
    game = new_game(Setup((WILD, SAGE), 0), 4)
    before = in_hand(game, 1)
    picks = [option for option in decision(game).options if option][1:4]
    for code in plan(game, {"codes": picks}):
        apply(game, code)
    after = in_hand(game, 1)
    assert sum((Counter(before) & Counter(after)).values()) == 2
    used = usage(game, 1)
    assert used.drawn == dict.fromkeys(after, OPENING)
    came = Counter(name for name, _ in used.draws)
    assert came == Counter(before) + (
        Counter(after) - Counter(before)
    )  # the five, and those drawn for what was put back
    assert [turn for _, turn in used.draws] == [OPENING] * 8


def test_cards_come_off_the_deck_in_the_order_in_which_it_was_shuffled():
    """Whatever was put below it meanwhile, and whatever became of them. What was revealed first has no turn (5.19)."""
    names, revealed = [card.name for card in CARDS], 0
    for seed in range(24):
        decks = (tuple(names[seed % 9 :: 9]), tuple(names[(seed + 3) % 9 :: 9]))
        game = new_game(Setup(decks, seed % 2), seed)
        orders = [[NAME[game.def_of[uid]] for uid in (*game.hand[seat], *game.deck[seat][::-1])] for seat in (0, 1)]
        play_out(game, Rng(seed))
        for seat, order in enumerate(orders):
            draws = usage(game, seat).draws
            assert [name for name, _ in draws] == order[: len(draws)]
            revealed += sum(turn is None for _, turn in draws)
    assert revealed


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
