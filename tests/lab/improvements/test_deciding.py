"""How a way is decided in pieces: as at one stretch, wherever it is asked, and however much is remembered."""

import pytest

from engine.epic.construction import by_key
from lab.improvements import deciding
from lab.improvements.deciding import Question, decide
from lab.improvements.ways import read_way, way_data
from lab.keeping import improved, stage_data
from lab.stages import Ledger, OtherWay, Setting, quarters_of
from lab.swaps import Bounds
from tests.lab.fabricated import EPIC, MUSES
from tests.lab.improvements.conftest import BURN, better_world, even_world

SETTING = Setting(BURN, (MUSES,), "random", 1, *EPIC)
BOUNDS = Bounds(by_key("constructed"))
MOST = 3000


def question(stages):
    return Question("slug", SETTING, BOUNDS, MOST, stages)


def in_pieces(world, between=lambda stages: None):
    """The whole way, of which each step is decided anew from what was played."""
    ledger, stages, ways = Ledger(SETTING, MOST), {}, []
    while True:
        answer = decide(question(dict(stages)))
        ways.append(answer.way)
        if answer.asked is None:
            return ways, ledger, stages
        asked = ledger.ask(answer.asked.stage, answer.asked.decks, answer.asked.rounds)
        stage = ledger.stages[asked.stage]
        for unit, pair in world.results(ledger.plan(asked.stage), list(ledger.missing(asked))):
            assert stage.fill(unit, quarters_of(pair))
        stages[asked.stage] = stage_data(BURN.cards, stage)
        between(stages)


@pytest.mark.parametrize("world", [better_world, even_world])
@pytest.mark.parametrize(
    "between", [lambda stages: None, lambda stages: deciding.forget()], ids=["remembered", "forgotten"]
)
def test_pieces_make_the_same_way_as_one_stretch(world, between):
    way, games = improved(SETTING, BOUNDS, MOST, world())
    ways, ledger, _ = in_pieces(world(), between)
    assert ways[-1] == way
    assert ledger.played == games.played
    assert {name: stage.quarters for name, stage in ledger.stages.items()} == {
        name: stage.quarters for name, stage in games.stages.items()
    }


def test_what_is_answered_changes_no_more():
    ways, _, _ = in_pieces(better_world())
    counts = [len(way.attempts) for way in ways]
    assert counts == sorted(counts)
    assert counts[0] == 0
    assert counts[-1] > 0


def test_who_asks_too_early_is_told_the_same_again():
    first = decide(question({}))
    assert decide(question({})) == first
    ledger = Ledger(SETTING, MOST)
    ledger.ask(first.asked.stage, first.asked.decks, first.asked.rounds)
    half = {first.asked.stage: stage_data(BURN.cards, ledger.stages[first.asked.stage])}
    assert decide(question(half)) == first


def test_who_asks_about_an_earlier_moment_is_told_what_was_asked_then():
    asked = []

    def note(stages):
        question_then = question(dict(stages))
        asked.append((question_then, decide(question_then)))

    in_pieces(better_world(), note)
    for question_then, answer in reversed(asked):
        assert decide(question_then) == answer


def test_a_way_that_is_over_stays_so():
    _, _, stages = in_pieces(better_world())
    again = decide(question(stages))
    assert again.asked is None
    deciding.forget()
    assert decide(question(stages)) == again


def test_games_of_other_decks_are_no_part_of_it():
    first = decide(question({}))
    ledger = Ledger(SETTING, MOST)
    ledger.ask(first.asked.stage, [MUSES.cards * 2], 8)
    deciding.forget()
    with pytest.raises(OtherWay):
        decide(question({first.asked.stage: stage_data(BURN.cards, ledger.stages[first.asked.stage])}))


def test_ways_are_read_as_they_were_written():
    ways, _, _ = in_pieces(better_world())
    for way in ways:
        assert read_way(way_data(way)) == way
