"""Laws that hold for every bot of the Epic TCG in every position: its choice is legal, repeatable and blind to what is
hidden."""

import pytest

from engine.bots.epic_tcg import LEVELS, bot, observe
from engine.epic_tcg import view
from engine.epic_tcg.positions.pack import pack
from engine.epic_tcg.programs.definitions import TAKES_DAMAGE
from engine.epic_tcg.proofs.fuzz import setup_for
from engine.epic_tcg.rules import codes
from engine.epic_tcg.rules.machine import apply_trusted, new_game
from engine.kernel.random import Rng
from tests.engine.bots.epic_tcg.positions import others_dealt, permuted, positions

NAMES = [level.key for level in LEVELS]
SEEDS = range(10, 16)  # of the games in which unseen cards are exchanged


def asked(name, seed):
    """Positions in which each bot is asked."""
    return positions(seed, 3)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", range(3))
def test_a_choice_is_legal_and_repeatable_and_leaves_the_game_alone(name, seed):
    for game in positions(seed, 4):
        before = pack(game)
        choices = [bot(name).choose(observe(game, game.seat), Rng(seed)) for _ in range(2)]
        assert choices[0] in game.options
        assert choices[0] == choices[1]
        assert pack(game) == before


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_unseen_cards_do_not_move_a_bot(name, seed):
    chance = Rng(seed)
    for game in asked(name, seed):
        seat = game.seat
        choice = bot(name).choose(observe(game, seat), Rng(seed))
        for other in (permuted(game, seat, chance), others_dealt(game, seat, chance)):
            assert view(other, seat) == view(game, seat)
            assert bot(name).choose(observe(other, seat), Rng(seed)) == choice


def test_every_kind_of_question_is_answered():
    """Random games with all kinds of decks, among them some with champions that take damage in place of others, until
    each kind of decision was asked three times."""
    wanted = dict.fromkeys(range(len(codes.KIND_NAMES)), 3)
    takers = [card for card, condition in enumerate(TAKES_DAMAGE) if condition >= 0]
    rng, greedy, number = Rng(7), bot("greedy"), 0
    while any(left > 0 for left in wanted.values()):
        assert number < 200, [codes.KIND_NAMES[kind] for kind, left in wanted.items() if left > 0]
        game = new_game(setup_for(number, rng, takers), number)
        while not game.reason:
            if wanted[game.kind] > 0:
                wanted[game.kind] -= 1
                assert greedy.choose(observe(game, game.seat), Rng(number)) in game.options
            apply_trusted(game, game.options[rng.below(len(game.options))])
        number += 1


@pytest.mark.parametrize("seed", range(4))
def test_bots_look_at_games_that_the_seat_could_be_in(seed):
    for game in positions(seed, 5):
        seat = game.seat
        possible = observe(game, seat).determinize(Rng(1))
        assert view(possible, seat) == view(game, seat)
        assert (possible.seat, possible.kind, possible.options) == (seat, game.kind, game.options)


def test_what_others_have_in_their_decks_is_not_known():
    game = next(positions(0))
    seat = game.seat
    own, theirs = (sorted(game.def_of[uid] for uid in game.deck[one] + game.hand[one]) for one in (seat, 1 - seat))
    possible = observe(game, seat).determinize(Rng(1))
    assert sorted(possible.def_of[uid] for uid in game.deck[seat] + game.hand[seat]) == own
    assert sorted(possible.def_of[uid] for uid in game.deck[1 - seat] + game.hand[1 - seat]) != theirs


def test_observations_show_the_view_and_the_decision_of_the_seat():
    game = next(positions(3))
    observation = observe(game, game.seat)
    assert observation.view() == view(game, game.seat)
    assert (observation.decision().kind, observation.decision().options) == (codes.MULLIGAN, game.options)
    with pytest.raises(AssertionError, match="its seat decides"):
        observe(game, 1 - game.seat)
