"""A record replays to the same game, tells its story without replaying, and refuses what it cannot play."""

import json
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.epic import IllegalOption, Setup, new_game
from engine.epic.positions.pack import digest
from engine.epic.proofs.fuzz import setup_for
from engine.epic.records.record import Record, play
from engine.epic.views.story import entries
from engine.kernel.random import Rng
from engine.kernel.records import EVERY, BadRecord, concession


def played(seed, most=10_000):
    """The setup and the options of a random game, and the game."""
    rng = Rng(seed)
    setup = setup_for(seed, rng, [])
    game, options = new_game(setup, seed), []
    while not game.reason and len(options) < most:
        options.append(game.options[rng.below(len(game.options))])
        play(game, options[-1])
    return setup, options, game


@pytest.fixture(scope="module")
def finished():
    setup, options, _ = played(11)
    return Record.of(setup, 11, options)


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 2**63 - 1))
def test_a_replay_gives_the_same_game(seed):
    setup, options, game = played(seed)
    record = Record.from_json(json.loads(json.dumps(Record.of(setup, seed, options).to_json())))
    again = record.replay()
    assert digest(again) == digest(game)
    assert again.journal == game.journal


def test_a_record_keeps_a_digest_every_few_choices_and_the_story_of_both_seats(finished):
    again = finished.replay()
    assert len(finished.digests) == 1 + -(-len(finished.options) // EVERY)
    assert finished.stories == (entries(again, 0), entries(again, 1))
    assert finished.stories[0] != finished.stories[1]
    assert finished.result[0]["winner"] == finished.result[1]["winner"] == again.winner
    assert Record.from_json(finished.to_json()) == finished


def test_a_game_that_goes_on_has_no_result_and_tells_nothing_yet():
    setup, options, game = played(4, most=25)
    record = Record.of(setup, 4, options)
    assert (record.result, record.stories) == (None, ())
    assert Record.from_json(record.to_json()) == record
    assert digest(record.replay()) == digest(game)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_concession_ends_the_record(seat):
    setup, options, _ = played(4, most=25)
    record = Record.of(setup, 4, [*options, concession(seat)])
    assert record.result[seat]["text"] == "Your opponent wins: you conceded."
    assert record.result[1 - seat]["winner"] == 1 - seat
    assert record.replay().winner == 1 - seat
    with pytest.raises(BadRecord, match="The game is over"):
        Record.of(setup, 4, [*options, concession(seat), concession(seat)])


def test_a_finished_game_can_be_read_when_rules_have_changed(finished):
    old = replace(finished, versions=((0, 1000),), digests=(*finished.digests[:-1], "0" * 16))  # of a later engine
    again = Record.from_json(old.to_json())
    assert (again.result, again.stories) == (finished.result, finished.stories)
    with pytest.raises(BadRecord, match="comes out otherwise now: it can be read, not replayed") as refused:
        again.replay()
    assert refused.value.code == "record_version"


def test_a_record_of_the_first_form_can_be_read_and_not_replayed(finished):
    data = finished.to_json() | {"format": "epic-record-1", "definitions": "0123456789abcdef"}
    del data["versions"]
    old = Record.from_json(data)
    assert (old.result, old.stories) == (finished.result, finished.stories)
    with pytest.raises(BadRecord, match="before versions of the engine were counted") as refused:
        old.replay()
    assert refused.value.code == "record_version"
    assert Record.from_json(old.to_json()) == old


def test_the_story_says_where_the_rules_changed():
    setup, options, game = played(11)
    versions = ((0, 0), (30, 1))
    record = Record.of(setup, 11, options, versions)
    for story in record.stories:
        (entry,) = (entry for entry in story if entry["kind"] == "rules")
        assert entry["text"] == (
            "The rules of this site changed on 22 November 2026: Versions are counted from here on. "
            "From here on this game goes by the new rules."
        )
    assert replace(record, versions=((0, 1),)).replay().journal == game.journal  # and nothing else is different
    assert Record.from_json(record.to_json()).versions == versions


def test_a_game_by_other_rules_is_not_replayed(finished):
    old = Record.from_json(finished.to_json() | {"rules": "2015-06-01"})
    assert old.to_json()["rules"] == "2015-06-01"
    with pytest.raises(BadRecord, match="2015-06-01") as refused:
        old.replay()
    assert refused.value.code == "record_rules"


@pytest.mark.parametrize(
    "change",
    [
        {"format": "epic-tcg-record-1"},
        {"result": 5},
        {"result": [{}]},
        {"result": None},
        {"stories": []},
        {"versions": [[0, -2]]},
    ],
    ids=str,
)
def test_what_is_no_record_is_refused(finished, change):
    with pytest.raises(BadRecord, match=r"\.$") as refused:
        Record.from_json(finished.to_json() | change)
    assert refused.value.code == "record_corrupt"


@pytest.mark.parametrize("data", [None, [], "record", {}, 7], ids=str)
def test_what_is_not_even_an_object_is_refused(data):
    with pytest.raises(BadRecord, match="no record of a game of Epic"):
        Record.from_json(data)


def test_no_option_can_be_taken_for_a_concession():
    game = new_game(Setup(decks=(("Kong",) * 30, ("Lash",) * 30)), 1)
    with pytest.raises(IllegalOption):
        play(game, -3)
    assert concession(0) != concession(1)
    assert max(concession(0), concession(1)) < 0
