"""Games that are kept: replayed exactly, refused where they come out otherwise."""

import json

import pytest

from engine.epic_tcg.positions import footprint
from engine.epic_tcg.proofs.fuzz import setup_for
from engine.epic_tcg.records import Record, play
from engine.epic_tcg.rules import events
from engine.epic_tcg.rules.machine import new_game
from engine.epic_tcg.versions import VERSION
from engine.kernel.random import Rng
from engine.kernel.records import BadRecord, concession


def recorded(number, most=10_000):
    """A random game to its end, or to so many choices, as setup, game and choices."""
    rng = Rng(number)
    setup = setup_for(number, rng, [])
    game, options = new_game(setup, number), []
    while not game.reason and len(options) < most:
        options.append(game.options[rng.below(len(game.options))])
        play(game, options[-1])
    return setup, game, options


@pytest.mark.parametrize("number", [0, 3, 5])
def test_a_record_is_written_read_and_replayed(number):
    setup, game, options = recorded(number)
    record = Record.of(setup, number, options)
    again = Record.from_json(json.loads(json.dumps(record.to_json())))
    assert again == record
    played = again.replay()
    assert (footprint(played), played.journal) == (footprint(game), game.journal)
    assert record.winners == game.winners
    assert record.reason
    assert record.versions == ((0, VERSION),)


def test_a_game_that_goes_on_has_no_winner_yet():
    setup, _, options = recorded(0, most=30)
    record = Record.of(setup, 0, options)
    assert (record.winners, record.reason) == ((), "")
    assert len(record.digests) == 3  # the start, after 20 choices, after the last one


def test_a_concession_stands_among_the_choices():
    setup, _, options = recorded(0, most=30)
    record = Record.of(setup, 0, [*options, concession(0)])
    assert (record.winners, record.reason) == ((1,), "concession")
    assert record.replay().winners == (1,)


def test_a_game_that_went_on_by_other_rules_says_so_in_its_story():
    setup, _, options = recorded(0, most=30)
    game = Record.of(setup, 0, options, ((0, VERSION - 1), (10, VERSION))).replay()
    [changed] = [entry for entry in game.journal if entry[0] == events.RULES_CHANGED]
    assert changed[5] == VERSION


@pytest.mark.parametrize(
    "change",
    [
        {"format": "epic-record-2"}, {"reason": "luck"}, {"reason": "concession"}, {"winners": None}, {"winners": [2]},
        {"winners": [True]}, {"versions": [[0, -1]]},
    ],
)  # fmt: skip
def test_damaged_data_is_refused(change):
    setup, _, options = recorded(0, most=5)
    data = Record.of(setup, 0, options).to_json()
    with pytest.raises(BadRecord):
        Record.from_json(data | change)
