"""The chance of winning: which numbers of a position go into it, and what was learned of them."""

import pytest

from engine.bots.epic.data.winning import BY_CARD, BY_NAME
from engine.bots.epic.greedy import values_of
from engine.bots.epic.observation import Observation
from engine.bots.epic.players import BOTS
from engine.bots.epic.weights import WEIGHTS
from engine.bots.epic.winning import COLUMNS, FITTED, NAMES, OF_A_CARD, OF_A_HAND, log_odds, numbers
from engine.bots.odds import chance
from engine.epic import Setup, new_game
from engine.epic.construction import deal_random
from engine.epic.programs import NAME
from engine.epic.rules import apply_trusted, codes
from engine.kernel.random import Rng
from tests.engine.epic.scenario import Side, set_table

VALUES = values_of(WEIGHTS)
CARDS = [name for name in NAMES if "hand" in name]


def starts_of_turns(seed, most=12):
    """Games of greedy at the start of a turn."""
    decks = deal_random(seed, 2)
    game, rng, bot, turn = (
        new_game(Setup((tuple(decks[0]), tuple(decks[1]))), seed).clone(),
        Rng(seed),
        BOTS["greedy"](),
        0,
    )
    while not game.reason and turn < most:
        if game.kind == codes.WINDOW and game.turn != turn:
            turn = game.turn
            yield game
        apply_trusted(game, bot.choose(Observation(game, game.seat), rng))


def public(game, seat):
    """The numbers that both players know."""
    found, hidden = {}, {NAMES.index(name) for name in CARDS}
    first = len(NAMES) + OF_A_CARD.index("in hand on own turn") * len(NAME)
    hidden |= set(range(first, first + 2 * len(NAME)))
    counted = numbers(game, seat, VALUES, frozenset(game.hand[seat]))
    for column, value in zip(counted.columns, counted.values, strict=True):
        if column not in hidden:
            found[column] = found.get(column, 0) + value
    return found


@pytest.mark.parametrize("seed", range(3))
def test_what_is_good_for_one_is_as_bad_for_the_other(seed):
    for game in starts_of_turns(seed):
        mine, theirs = public(game, 0), public(game, 1)
        assert mine.keys() == theirs.keys()
        assert all(mine[column] == pytest.approx(-theirs[column]) for column in mine)


def test_each_number_has_its_name():
    """Counted by hand; a Wolf has offense 2 and defense 2."""
    mine = Side(health=17, board=["Wolf", "Wolf"], hand=["Kong", "Wither"], deck=["Brave Squire"] * 5)
    game = set_table(mine, Side(health=8, deck=["Brave Squire"] * 20), first="opponent").game
    found = numbers(game, 0, VALUES, frozenset())
    named = {NAMES[at]: value for at, value in zip(found.columns, found.values, strict=True) if at < len(NAMES)}
    assert named == pytest.approx(
        {
            "own turn: health to 5": 1, "own turn: health to 10": 1, "own turn: health to 20": 0.7,
            "own turn: champions": 2, "own turn: offense": 0.4, "own turn: defense": 0.4,
            "own turn: largest defense": 0.2, "own turn: awake": 2, "own turn: awake offense": 0.4,
            "own turn: deck": 0.5, "own turn: low deck": 0.6, "own turn: card 1": 1, "own turn: card 2": 1,
            "other turn: health to 5": -1, "other turn: health to 10": -0.6, "other turn: deck": -2,
            "turn": 1, "attack": 0.5, "half of health": 1,
        }
    )  # fmt: skip


def test_faces_count_of_the_cards_that_one_had_only():
    game = set_table(Side(hand=["Kong", "Wither"]), Side(hand=["Flame Strike"])).game
    kong = len(NAMES) + OF_A_CARD.index("in hand on own turn") * len(NAME) + NAME.index("Kong")
    assert kong in numbers(game, 0, VALUES, frozenset(game.hand[0])).columns
    assert kong not in numbers(game, 0, VALUES, frozenset()).columns
    strike = NAME.index("Flame Strike")
    assert not any(column >= len(NAMES) and (column - len(NAMES)) % len(NAME) == strike
                   for column in numbers(game, 0, VALUES, frozenset(game.hand[0])).columns)  # fmt: skip


def test_every_weight_belongs_to_a_number_that_there_is():
    assert len(FITTED) == COLUMNS
    assert set(BY_NAME) <= set(NAMES)
    assert set(BY_CARD) <= set(NAME)
    assert len(OF_A_HAND) * 2 == len(CARDS)
    assert all(len(own) == len(OF_A_CARD) for own in BY_CARD.values())


def odds(mine, theirs):
    game = set_table(mine, theirs).game
    return log_odds(game, 0, VALUES, frozenset(game.hand[0]), FITTED)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (Side(health=30), Side(health=10)),
        (Side(board=["Kong"]), Side()),
        (Side(hand=["Kong", "Flame Strike", "Wither"]), Side(hand=["Kong"])),
    ],
)
def test_more_is_better(better, worse):
    other = Side(health=30, board=["Dark Knight"])
    assert odds(better, other) > odds(worse, other)


def test_odds_are_read_as_a_chance():
    assert chance(0) == 0.5
    assert chance(1.0986122886681098) == pytest.approx(0.75)  # the logarithm of 3 to 1
    assert (chance(-5000), chance(5000)) == (0, 1)
