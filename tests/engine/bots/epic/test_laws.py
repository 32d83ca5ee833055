"""Laws that hold for every bot in every position: its choice is legal, repeatable and blind to what is hidden."""

import pytest

from engine.bots.epic.observation import Observation
from engine.bots.epic.players import BOTS
from engine.epic import Setup, catalogue, new_game, view
from engine.epic.construction.decklist import deal_random
from engine.epic.positions.pack import digest
from engine.epic.programs.definitions import D
from engine.epic.proofs.copies import permuted
from engine.epic.rules import codes
from engine.epic.rules.machine import apply_trusted
from engine.epic.views.hidden import visible
from engine.kernel.random import Rng

CARDS = [D.card_index_of_name[card.name] for card in catalogue.CARDS]
DEITIES = [None, *(deity.name for deity in catalogue.DEITIES)]


def start(seed):
    decks = deal_random(seed, 2)
    deities = (DEITIES[seed % len(DEITIES)], DEITIES[seed // 2 % len(DEITIES)])
    return new_game(Setup(decks=(tuple(decks[0]), tuple(decks[1])), deities=deities), seed)


SEEDS = range(10, 18)  # of the games in which unseen cards are exchanged
EVERY = dict.fromkeys(BOTS, 4) | {"hard": 8, "expert": 48}  # choices, after which a bot is asked: some think long


def asked(name, seed):
    """Positions in which this bot is asked."""
    return positions(seed, EVERY[name])


def positions(seed, every):
    """Positions of one game in which a bot plays against chance: there things happen."""
    game, rng = start(seed), Rng(seed)
    bots = (BOTS["greedy"](), BOTS["random"]())
    while not game.reason:
        if game.choices % every == seed % every:
            yield game
        apply_trusted(game, bots[game.seat ^ seed & 1].choose(Observation(game, game.seat), rng))


def others_dealt(game, seat, rng):
    """A copy in which the opponent's unknown cards are any other cards."""
    copy = game.clone()
    copy.def_of = game.def_of[:]
    for uid in range(len(copy.def_of)):
        if game.owner_of[uid] != seat and not game.known_of[uid] >> seat & 1 and not visible(game, seat, uid):
            copy.def_of[uid] = CARDS[rng.below(len(CARDS))]
    return copy


@pytest.mark.parametrize("name", sorted(BOTS))
@pytest.mark.parametrize("seed", range(6))
def test_a_choice_is_legal_and_repeatable_and_leaves_the_game_alone(name, seed):
    for game in asked(name, seed):
        before = digest(game)
        choices = [BOTS[name]().choose(Observation(game, game.seat), Rng(seed)) for _ in range(2)]
        assert choices[0] in game.options
        assert choices[0] == choices[1]
        assert digest(game) == before


@pytest.mark.parametrize("name", sorted(BOTS))
@pytest.mark.parametrize("seed", SEEDS)
def test_unseen_cards_do_not_move_a_bot(name, seed):
    chance = Rng(seed)
    for game in asked(name, seed):
        seat = game.seat
        choice = BOTS[name]().choose(Observation(game, seat), Rng(seed))
        for other in (permuted(game, seat, chance), others_dealt(game, seat, chance)):
            assert BOTS[name]().choose(Observation(other, seat), Rng(seed)) == choice


def test_eyes_show_the_view_and_the_decision_of_the_seat():
    game = start(3)
    observation = Observation(game, game.seat)
    assert observation.view() == view(game, game.seat)
    assert (observation.decision().kind, observation.decision().options) == (codes.MULLIGAN, game.options)
    assert observation.describe(codes.STOP)["text"] == "Keep your hand"


def test_eyes_look_at_games_that_the_seat_could_be_in():
    game = start(4)
    seat = game.seat
    possible = Observation(game, seat).determinize(Rng(1))
    assert view(possible, seat) == view(game, seat)
    assert possible.setup.decks[seat] == game.setup.decks[seat]
    assert possible.setup.decks[1 - seat] == ()
    assert [possible.def_of[uid] for uid in game.hand[1 - seat]] != [game.def_of[uid] for uid in game.hand[1 - seat]]


def test_a_bot_is_asked_for_its_own_seat_only():
    game = start(5)
    with pytest.raises(AssertionError, match="its seat decides"):
        Observation(game, 1 - game.seat)
