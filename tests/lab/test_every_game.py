"""Games of bots of whatever game: two that the site has, and one that nobody can know."""

import json
from dataclasses import replace

import pytest

from engine import games
from engine.kernel.usage import OPENING
from lab import cards, field
from lab.cards import DRAWN, OPENING_HAND, PLAYED
from lab.executors import Processes
from lab.experiments.replaying import record_of
from lab.matchups import Contender, Matchup, OtherEngine
from lab.plans import check, field_plan
from lab.requests import BadRequest
from lab.runs import Run, StoppingRule
from lab.storing import BadRun, begun, play_on, store, stored
from tests.engine.made_up_game import GAME, KEY
from tests.lab.fabricated import WON, plan, run_of

every_game = pytest.mark.parametrize("key", [*games.GAMES, KEY])


@pytest.fixture(autouse=True)
def there_is_a_third_game(monkeypatch):
    monkeypatch.setitem(games.GAMES, KEY, GAME)


def decks_of(key):
    return [Contender(one.name, tuple(sorted(one.cards))) for one in games.of(key).construction.READY[:2]]


def matchup_of(key, **asked):
    return Matchup(tuple(decks_of(key)), "random", 4, key, games.of(key).play.VERSION, **asked)


@every_game
def test_a_pair_comes_out_the_same_whoever_watches(key):
    once, watched = matchup_of(key).play(3), matchup_of(key, watched=True).play(3)
    assert once == tuple(replace(one, cards={}, order=None) for one in watched)
    endings = games.of(key).play.ENDINGS
    for game, deck in zip(watched, decks_of(key)[:1] * 2, strict=True):
        assert game.winner in (0, 1, None)
        assert game.reason in endings
        assert set(game.cards) <= set(deck.cards)
        hand = [name for name, turn in game.order.draws if turn == OPENING]
        assert len(hand) >= games.of(key).study.OPENING or key == KEY


@every_game
def test_each_deck_starts_once(key):
    """The record of a game says who began it."""
    firsts = [record_of(matchup_of(key), number)[0]["setup"]["first"] for number in (6, 7)]
    assert firsts == [0, 1]


@every_game
def test_a_game_is_played_once_more_as_it_was_counted(key):
    pair = matchup_of(key).play(3)
    for place, game in enumerate(pair):
        record, winner = record_of(matchup_of(key), 2 * 3 + place)
        assert winner == game.winner
        again = games.of(key).play.record_in(json.loads(json.dumps(record))).replay()
        assert (again.turn, bool(again.reason)) == (game.turns, True)


@every_game
def test_a_worker_with_another_version_of_the_game_refuses(key):
    version = games.of(key).play.VERSION
    with pytest.raises(OtherEngine, match=f"version {version} of the engine, and version {version + 1}"):
        replace(matchup_of(key), version=version + 1).play(0)


@every_game
def test_a_run_is_stored_with_its_game_and_says_the_same(key, tmp_path):
    one, two = decks_of(key)
    asked = field_plan(games.of(key), [one], [two], "random", 5, watched=True)
    check(asked)
    run, path = Run(asked, StoppingRule(3, decided=False)), tmp_path / "run.json"
    play_on(run, Processes(1), path)
    known = stored(path)
    assert (known.plan, known.plan.game) == (asked, key)
    assert field.reports(known) == field.reports(run)
    for found in cards.reports(known):
        assert found.copies == one.cards.count(found.name)
        assert set(found.rates) == set(found.comparisons) == {OPENING_HAND, DRAWN, PLAYED}
        assert found.rates[DRAWN].games >= found.rates[OPENING_HAND].games


def test_a_bot_is_one_of_the_game():
    with pytest.raises(BadRequest, match=r"^There is no bot expert. Choose from greedy, hard, random\.$"):
        field_plan(games.of("epic-tcg"), decks_of("epic-tcg"), [], "expert", 1)


def test_a_run_of_another_game_is_not_written_over(tmp_path):
    path = tmp_path / "run.json"
    store(path, run_of(WON))
    with pytest.raises(BadRun, match="its game is epic, and epic-tcg is asked for"):
        begun(replace(plan(), game="epic-tcg"), StoppingRule(9), path)


def test_a_run_that_names_no_game_is_of_the_first_one(tmp_path):
    """It was stored when there was no other."""
    path = tmp_path / "run.json"
    store(path, run_of(WON))
    said = json.loads(path.read_text())
    del said["game"]
    path.write_text(json.dumps(said))
    assert begun(plan(), StoppingRule(9), path).courses[0].pairs() == [WON]
