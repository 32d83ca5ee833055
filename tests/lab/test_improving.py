"""Improving a deck: what is kept holds, nothing is kept where nothing is better, and a stopped way goes on alike.

The games are those of a world in which each of the first cards adds something to the chance of winning: so it is known
how good each deck is.
"""

import json
import random
import time
from collections import Counter

import pytest
from django.core.management import call_command

from decks.site_decks import site_decks
from engine.bots.epic.rating import RATING
from engine.epic.construction import by_key, violations
from engine.games import DEFAULT
from lab.beliefs import POINT
from lab.improving import (
    ARMS,
    FEWEST,
    GAMES_USED_UP,
    HEATS,
    KEPT,
    LEAST_GAMES,
    MISSES,
    NOTHING_HELD,
    NOTHING_TO_TRY,
    Way,
    improve,
    looks,
)  # fmt: skip
from lab.keeping import improved
from lab.matchups import Contender
from lab.stages import Games, Setting
from lab.storing import BadRun, in_order
from lab.swaps import Bounds, differences, swapped
from tests.lab.fabricated import EPIC, MUSES, World

CONSTRUCTED = by_key("constructed")
BURN = Contender("burn", in_order(site_decks(DEFAULT)["burn"].cards))
ANYTHING = Bounds(DEFAULT, CONSTRUCTED)
AS_RATED = {name: POINT * rating for name, rating in RATING.items()}
AGAINST_RATINGS = {name: -POINT * rating for name, rating in RATING.items()}


def setting(seed=1, opponents=1, deck=BURN):
    return Setting(deck, tuple(Contender(f"muses {at}", MUSES.cards) for at in range(opponents)), "random", seed, *EPIC)


def way_in(world, most=6000, bounds=ANYTHING, **said):
    return improved(setting(**said), bounds, most, world)[0]


# --- what is found ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_a_better_deck_is_found_and_its_gain_measured(seed):
    world = World(AS_RATED, even=0.45)
    way = way_in(world, seed=seed)
    true = world.chance(way.deck) - world.chance(BURN.cards)
    assert true > 0.15
    assert way.gain.interval[0] < true < way.gain.interval[1]
    assert way.gain.interval[0] > 0
    assert way.before.interval[0] < world.chance(BURN.cards) < way.before.interval[1]
    assert way.after.interval[0] < world.chance(way.deck) < way.after.interval[1]
    assert violations(Counter(way.deck), CONSTRUCTED) == []


def test_the_deck_is_that_of_the_attempts_that_were_kept():
    way = way_in(World(AS_RATED, even=0.45))
    deck = BURN.cards
    for number, attempt in enumerate(way.attempts, 1):
        assert attempt.number == number
        assert len(attempt.arms) <= ARMS
        if attempt.verdict == KEPT:
            assert attempt.gain.interval[0] > 0
            deck = swapped(deck, attempt.swaps)
    assert deck == way.deck != BURN.cards


def test_where_no_card_matters_nothing_is_kept():
    """Of all runs 5 in 100 may keep something, so of 12 hardly more than 2 (2 of 100 such tests)."""
    ways = [way_in(World({}), seed=seed, most=1500) for seed in range(12)]
    kept = [way for way in ways if way.deck != BURN.cards]
    assert len(kept) <= 2
    for way in ways:
        if way not in kept:
            assert (way.after, way.gain) == (None, None)
            assert all(attempt.verdict != KEPT for attempt in way.attempts)
            assert way.before.interval[0] < 0.5 < way.before.interval[1]
            assert way.findable is None or 0 < way.findable < 1
    assert {way.over for way in ways} <= {NOTHING_HELD, GAMES_USED_UP}


def test_it_ends_after_so_many_attempts_in_a_row_that_did_not_hold():
    way = way_in(World({}), most=20_000)
    assert way.over == NOTHING_HELD
    assert [attempt.verdict == KEPT for attempt in way.attempts[-MISSES:]] == [False] * MISSES


def test_games_teach_what_ratings_had_wrong():
    """Here the best cards are the worst by their ratings. Packages by ratings lose, and a way is found all the same."""
    world = World(AGAINST_RATINGS, even=0.45)
    way = way_in(world, most=30_000)
    assert way.attempts[0].verdict != KEPT or way.attempts[0].arms[0].seemed < 0.1
    assert world.chance(way.deck) > world.chance(BURN.cards) + 0.05
    assert way.gain.interval[0] > 0


def test_without_swaps_that_are_allowed_there_is_nothing_to_try():
    way = way_in(World(AS_RATED, even=0.45), bounds=Bounds(DEFAULT, CONSTRUCTED, owned=Counter(BURN.cards)))
    assert (way.over, way.attempts, way.deck, way.findable) == (NOTHING_TO_TRY, [], BURN.cards, None)
    assert way.before.games == 2 * (900 // 4)  # 0.15 of 6,000 games, of which each of two decks could have had half


def test_all_that_is_tried_lies_within_the_collection():
    owned = Counter(BURN.cards) + Counter({"Thought Plucker": 2, "Muse": 1})
    way = way_in(World(AS_RATED, even=0.45), bounds=Bounds(DEFAULT, CONSTRUCTED, owned=owned))
    deck, added = BURN.cards, Counter[str]()
    for attempt in way.attempts:
        for arm in attempt.arms:
            cards = Counter(swapped(deck, arm.swaps))
            assert not cards - owned
            assert violations(cards, CONSTRUCTED) == []
            added.update(swap.add for swap in arm.swaps)
        deck = swapped(deck, attempt.swaps) if attempt.verdict == KEPT else deck
    assert added["Thought Plucker"]


def test_with_one_swap_at_a_time_each_has_its_own_figures():
    world = World({name: 2 * points for name, points in AS_RATED.items()}, even=0.4)
    one_by_one = Setting(BURN, (MUSES,), "random", 1, *EPIC, together=1)
    way, _ = improved(one_by_one, Bounds(DEFAULT, CONSTRUCTED, changes=(BURN.cards, 3)), 12_000, world)
    assert {len(arm.swaps) for attempt in way.attempts for arm in attempt.arms} == {1}
    kept = [attempt for attempt in way.attempts if attempt.verdict == KEPT]
    assert len(kept) >= 1
    assert len(differences(BURN.cards, way.deck)) <= 3


# --- games -----------------------------------------------------------------------------------------------------------


def test_no_more_games_are_played_than_allowed():
    for most in (LEAST_GAMES, 2000):
        world = World(AS_RATED, even=0.45)
        way, games = improved(setting(), ANYTHING, most, world)
        assert 2 * world.pairs == games.played == games.spent <= most
        assert way.attempts  # the fewest games that are allowed are enough for one
        assert way.over
        assert way.before


def test_the_figures_of_the_end_are_from_games_of_their_own():
    games = Games(setting(), 6000, executor=World(AS_RATED, even=0.45))
    way = Way(BURN.cards)
    improve(games, ANYTHING, way)
    final = games.stages["final"]
    assert set(final.quarters) == {BURN.cards, way.deck}
    assert games.setting.seed_of("final") not in {
        games.setting.seed_of(name) for name in games.stages if name != "final"
    }
    assert way.before.of == sum(final.scores(BURN.cards, way.before.rounds)) / way.before.rounds


def test_confirmations_are_fresh():
    games = Games(setting(), 6000, executor=World(AS_RATED, even=0.45))
    improve(games, ANYTHING, way := Way(BURN.cards))
    for attempt in way.attempts:
        if attempt.gain:
            confirmation = games.stages[f"confirmation {attempt.number}"]
            assert len(confirmation.quarters) == 2
            assert attempt.gain.rounds == max(confirmation.asked.values())


def test_heats_drop_the_worse_half():
    way = way_in(World(AS_RATED, even=0.45))
    for attempt in way.attempts:
        rounds = Counter(arm.rounds for arm in attempt.arms)
        unit = min(rounds)
        if len(attempt.arms) == ARMS:
            assert rounds == {unit * HEATS[0]: 4, unit * HEATS[1]: 2, unit * HEATS[2]: 2}
        furthest = [arm for arm in attempt.arms if arm.rounds == max(rounds)]
        assert attempt.arms[0].seemed == max(arm.seemed for arm in furthest)


def test_looks_double():
    assert list(looks(500)) == [31, 62, 124, 248, 496, 500]
    assert list(looks(5)) == [5]
    assert list(looks(FEWEST + 1)) == [FEWEST, FEWEST + 1]


# --- going on --------------------------------------------------------------------------------------------------------


def test_the_same_seed_goes_the_same_way():
    one, same, other = (way_in(World(AS_RATED), seed=seed, most=2000) for seed in (3, 3, 4))
    assert one == same != other


def test_a_way_that_is_interrupted_goes_on_and_is_the_same(tmp_path):
    undisturbed = way_in(World(AS_RATED, even=0.45), opponents=2, most=3000)
    path, lot, pairs, times = tmp_path / "way.json", random.Random(1), 0, 0
    while True:
        times += 1
        world = World(AS_RATED, even=0.45, most=lot.randrange(50, 500))
        try:
            way, games = improved(setting(opponents=2), ANYTHING, 3000, world, path=path)
        except KeyboardInterrupt:
            pairs += world.pairs
        else:
            break
    assert times > 3
    assert way == undisturbed
    assert 2 * (pairs + world.pairs) == games.played  # nothing was played twice


def test_time_that_is_up_leaves_what_was_found(tmp_path):
    path = tmp_path / "way.json"
    way, games = improved(setting(), ANYTHING, 2000, World(AS_RATED, even=0.45), path=path, until=time.monotonic() - 1)
    assert (way.over, way.attempts, way.gain, games.played) == (None, [], None, 2)
    way, _ = improved(setting(), ANYTHING, 2000, World(AS_RATED, even=0.45), path=path)
    assert way == way_in(World(AS_RATED, even=0.45), most=2000)


@pytest.mark.parametrize(
    ("said", "most", "why"),
    [
        ({"seed": 2}, 6000, "it has seed 1, and 2 is asked for"),
        ({"opponents": 2}, 6000, "its field is another one"),
        ({"deck": MUSES}, 6000, "its deck is another one"),
        ({}, 7000, "it has games 6000, and 7000 is asked for"),
    ],
)
def test_a_file_of_another_way_is_not_written_over(tmp_path, said, most, why):
    path = tmp_path / "way.json"
    improved(setting(), ANYTHING, 6000, World({}), path=path, until=time.monotonic() - 1)
    before = path.read_text()
    with pytest.raises(BadRun, match=why):
        improved(setting(**said), ANYTHING, most, World({}), path=path)
    assert path.read_text() == before


@pytest.mark.parametrize("content", ["", "{}", "[1]", '{"request": {"kind": "field"}}'])
def test_a_file_that_holds_no_way_is_named(tmp_path, content):
    path = tmp_path / "way.json"
    path.write_text(content)
    with pytest.raises(BadRun, match="holds no improvement"):
        improved(setting(), ANYTHING, 6000, World({}), path=path)


# --- the command -----------------------------------------------------------------------------------------------------

QUICK = ("--bot", "random", "--workers", "1", "--games-at-most", "500")


def run(capsys, *words):
    call_command("lab", "improve", *words)
    return capsys.readouterr().out


@pytest.mark.slow
def test_the_command_says_what_it_found_and_goes_on(capsys, tmp_path):
    path = tmp_path / "way.json"
    words = ("burn", "--against", "evil", "--format", "constructed", *QUICK, "--write", str(path))
    found = json.loads(run(capsys, *words, "--json"))
    assert (found["deck"], found["seed"], found["most"]) == ("burn", 1, 500)
    assert found["over"] == GAMES_USED_UP
    assert sum(found["cards"].values()) == 60
    assert violations(found["cards"], CONSTRUCTED) == []
    assert (found["gain"] is None) == (not found["swaps"])
    assert json.loads(run(capsys, *words, "--json")) == found  # from the file, without any game
    stored = path.read_text()
    text = run(capsys, *words)
    assert "Attempt 1: " in text
    assert path.read_text() == stored


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("burn", "--against", "evil", "--format", "chess"), 'No format is called "chess"'),
        (("good", "--against", "evil", "--format", "constructed"), "good is not legal in Constructed."),
        (("good", "--against", "evil", "--format", "sealed"), "Name the list of its cards with --cards."),
        (("burn", "--against", "burn", "--format", "constructed"), "Two decks are named burn."),
        (
            ("burn", "--against", "evil", "--format", "constructed", "--cards", "no.txt"),
            "There is no deck file no.txt.",
        ),
        (("burn", "--against", "evil", "--format", "constructed", "--bot", "deep"), "There is no bot deep."),
        (("burn", "--against", "evil", "good", "--format", "constructed", *QUICK), "allow 1000 games or more"),
    ],
)
def test_what_cannot_be_done_is_said(capsys, words, sentence):
    with pytest.raises(SystemExit) as leaving:
        call_command("lab", "improve", *words)
    assert leaving.value.code == 2
    out, err = capsys.readouterr()
    assert (out, sentence in err) == ("", True)


@pytest.mark.django_db
def test_an_account_that_is_not_there_is_said(capsys):
    with pytest.raises(SystemExit) as leaving:
        call_command("lab", "improve", "burn", "--against", "evil", "--format", "constructed", "--owner", "nobody")
    assert leaving.value.code == 2
    assert "There is no account nobody." in capsys.readouterr().err
