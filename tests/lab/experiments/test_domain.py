"""What can happen to experiments: beginning, storing, pausing, ends, and whose they are."""

import pytest
from django.contrib.auth.models import User
from django.db import IntegrityError, transaction

from engine.epic.versions import VERSION
from engine.games import DEFAULT
from lab import background
from lab.experiments import domain, queries
from lab.experiments.models import Experiment, ExperimentMatchup, ExperimentPair
from lab.experiments.playing import play
from lab.field import each_with_each
from lab.matchups import Contender, Order
from lab.plans import LONGEST_NAME
from live.errors import Refused
from people.persons import Person
from tests.lab.experiments.conftest import (
    ANN,
    BEN,
    EVIL,
    GOOD,
    LOST,
    SAGE,
    SPLIT,
    WILD,
    WON,
    fresh,
    shorten,
    store,
    views,
)  # fmt: skip

pytestmark = pytest.mark.django_db


def refused(code, verb, *decks, **asked):
    with pytest.raises(Refused) as refusal:
        verb(*decks, **asked)
    assert refusal.value.code == code
    return str(refusal.value)


def numbers(experiment, place=0):
    return list(experiment.matchups.get(place=place).played.values_list("number", flat=True))


def far(experiment, place=0):
    """How many pairs count, and why no more are played."""
    matchup = experiment.matchups.get(place=place)
    return matchup.length, matchup.stopped


# --- beginning -------------------------------------------------------------------------------------------------------


def test_decks_meet_a_field_or_each_other(start):
    field = start((GOOD, EVIL), (SAGE, WILD))
    assert field.plan.meetings == ((0, 2), (0, 3), (1, 2), (1, 3))
    assert [one.name for one in field.plan.contenders] == ["Good", "Evil", "Sage", "Wild"]
    square = start((GOOD, EVIL, SAGE), ())
    assert square.plan.meetings == each_with_each(3)
    assert (square.matchups.count(), square.version, square.belongs_to(ANN)) == (3, VERSION, True)
    assert square.plan.contenders[0].cards == GOOD.cards


def test_decks_of_one_name_are_numbered(start):
    twins = (Contender("Apes", GOOD.cards), Contender("Apes", EVIL.cards), Contender("  ", SAGE.cards))
    names = [one["name"] for one in start(twins, (Contender("Apes (2)", WILD.cards),)).decks]
    assert names == ["Apes", "Apes (2)", "Deck", "Apes (2) (2)"]
    assert len(start((Contender("A" * 500, GOOD.cards),)).decks[0]["name"]) == LONGEST_NAME


@pytest.mark.parametrize(
    ("code", "decks", "field", "asked"),
    [
        ("test", (), (EVIL,), {}),
        ("test", (GOOD,), (), {}),
        ("test", (GOOD,) * 6, (EVIL,) * 7, {}),
        ("test", (Contender("Few", GOOD.cards[:19]),), (EVIL,), {}),
        ("test", (GOOD,), (Contender("Many", GOOD.cards * 7),), {}),
        ("test", (Contender("Unknown", ("Nobody",) * 30),), (EVIL,), {}),
        ("bot", (GOOD,), (EVIL,), {"bot": "nobody"}),
        ("games", (GOOD,), (EVIL,), {"games": 101}),
        ("games", (GOOD,) * 6, (EVIL,) * 6, {"games": 5000}),
        ("within", (GOOD,), (EVIL,), {"within": 4}),
    ],
)
def test_what_cannot_be_played_is_refused(start, code, decks, field, asked):
    assert refused(code, start, decks, field, **asked)
    assert not Experiment.objects.exists()


def test_nobody_begins_too_many(start):
    begun = [start() for _ in range(domain.MOST_WAITING)]
    assert "not finished yet" in refused("too_many", start)
    domain.pause(person=ANN, slug=begun[0].slug)
    assert "not finished yet" in refused("too_many", start)
    assert start(person=BEN)
    domain.fail(slug=begun[0].slug, why="")
    assert start()
    Experiment.objects.update(ended="2030-01-01T12:00Z")
    rows = [Experiment(guest_key=ANN.guest_key, decks=[], tested=0, bot="random", seed=1, games=100, within=5,
                       decided=True, version=VERSION, ended="2030-01-01T12:00Z")
            for _ in range(domain.MOST_KEPT)]  # fmt: skip
    Experiment.objects.bulk_create(rows)
    assert "Delete one first" in refused("too_many", start)


# --- storing ---------------------------------------------------------------------------------------------------------


def test_pairs_count_in_the_order_of_their_numbers(start):
    experiment = start()
    assert store(experiment, SPLIT, at=1) == 1
    assert far(experiment) == (0, "")
    assert store(experiment, WON) == 1
    assert far(experiment) == (2, "")
    assert experiment.matchups.get().counts == [0, 0, 1, 0, 1]
    assert (fresh(experiment).pairs, fresh(experiment).seconds) == (2, 4.0)


def test_no_pair_counts_twice(start):
    experiment = start()
    assert store(experiment, WON, WON) == 2
    assert store(experiment, LOST, LOST) == 0
    assert store(experiment, LOST, LOST, SPLIT) == 1
    assert (far(experiment), numbers(experiment)) == ((3, ""), [0, 1, 2])
    assert experiment.matchups.get().counts == [0, 0, 1, 0, 2]
    with pytest.raises(IntegrityError), transaction.atomic():
        ExperimentPair.objects.create(matchup=experiment.matchups.get(), number=2, games=[], cards=[])
    with pytest.raises(IntegrityError), transaction.atomic():
        ExperimentMatchup.objects.create(experiment=experiment, place=0)


def test_it_stops_where_it_is_decided_and_keeps_nothing_beyond(start):
    experiment = start(games=200)
    assert store(experiment, *[WON] * 3, at=30) == 3
    assert store(experiment, *[WON] * 30) == 9  # as many wins decide it
    assert (far(experiment), numbers(experiment)) == ((9, "decided"), list(range(9)))
    assert fresh(experiment).ending == "done"
    assert store(experiment, WON, at=9) == 0


def test_it_goes_on_until_it_is_narrow_where_that_is_asked_for(start):
    experiment = start(decided=False, games=200)
    store(experiment, *[WON] * 100)
    length, stopped = far(experiment)
    assert (stopped, length % 10) == ("narrow", 0)
    assert length > 9


def test_it_stops_at_the_limit(start):
    experiment = start(games=100, within=3)
    store(experiment, *[SPLIT] * 60)
    assert (far(experiment), fresh(experiment).ending) == ((50, "limit"), "done")


def test_it_ends_with_its_last_matchup(start):
    experiment = shorten(start((GOOD,), (EVIL, SAGE)), 4)
    store(experiment, SPLIT, SPLIT, place=1)
    assert (far(experiment, 1), fresh(experiment).ended) == ((2, "limit"), None)
    store(experiment, SPLIT, SPLIT)
    assert fresh(experiment).ending == "done"


def test_what_has_ended_takes_no_more(start):
    experiment = start()
    domain.cancel(person=ANN, slug=experiment.slug)
    assert store(experiment, WON) == 0
    domain.delete(person=ANN, slug=experiment.slug)
    assert store(experiment, WON) == 0


def test_cards_are_kept_of_both_decks(start):
    experiment = start()
    one, two = EVIL.cards[0], GOOD.cards[0]
    store(
        experiment,
        views(0, 1, first=({two: (0, 3)}, {}), second=({one: (4, None)}, {})),
        views(1, None, second=({}, {one: (2, 2)})),
    )
    assert [[dict(game.cards) for game in pair] for pair in queries.run_with_cards(experiment, 0).courses[0].pairs()] \
        == [[views(0, 0, first=({two: (0, 3)}, {}))[0][0].cards, {}], [{}, {}]]  # fmt: skip
    theirs = queries.run_with_cards(experiment, 1)
    assert [[game.winner for game in pair] for pair in theirs.courses[0].pairs()] == [[0, 1], [None, 0]]
    assert [[sorted(game.cards) for game in pair] for pair in theirs.courses[0].pairs()] == [[[one], []], [[], [one]]]
    assert theirs.plan.contenders[theirs.plan.meetings[0][0]].name == "Evil"
    assert dict(theirs.courses[0].counts) == {0.5: 1, 0.75: 1}
    assert refused("gone", queries.run_with_cards, experiment, 2) == queries.NO_DECK


def test_what_is_read_is_what_was_played(start):
    experiment = start()
    block = queries.block_of(experiment)
    played = play(block)
    domain.store(slug=experiment.slug, place=block.place, played=played)
    first, second = played.pairs[0]
    assert first == experiment.plan.matchup(0).play(0)
    assert queries.run_with_cards(experiment, 0).courses[0].pairs() == [first]
    assert queries.run_with_cards(experiment, 1).courses[0].pairs() == [second]
    assert [[game.winner, game.turns] for game in queries.run_of(experiment).courses[0].pairs()[0]] == [
        [game.winner, game.turns] for game in first
    ]
    assert first[0].cards
    assert second[0].cards


# --- whose turn it is ------------------------------------------------------------------------------------------------


def test_people_take_turns_and_one_of_theirs_after_the_other(start):
    first, second, bens = start(), start(), start(person=BEN)
    order = []
    for _ in range(4):
        block = queries.next_block()
        order.append(block.slug)
        domain.store(slug=block.slug, place=block.place, played=type(play(block))({block.numbers[0]: SPLIT}, 1.0))
    assert order == [first.slug, bens.slug, first.slug, bens.slug]
    assert queries.progress(second).waits
    domain.pause(person=ANN, slug=first.slug)
    assert not queries.progress(second).waits
    assert {queries.next_block().slug, bens.slug} == {second.slug, bens.slug}


def test_paused_ones_are_not_played_and_lose_nothing(start):
    experiment = start()
    domain.pause(person=ANN, slug=experiment.slug)
    assert queries.next_block() is None
    assert store(experiment, WON) == 1  # it was on its way
    domain.go_on(person=ANN, slug=experiment.slug)
    assert queries.next_block().numbers == (1,)


def test_matchups_take_turns_and_blocks_that_are_on_their_way_are_left_out(start):
    experiment = start((GOOD,), (EVIL, SAGE))
    first = queries.next_block()
    second = queries.next_block([first])
    third = queries.next_block([first, second])
    assert [(one.place, one.numbers) for one in (first, second, third)] == [(0, (0,)), (1, (0,)), (0, (1,))]
    assert first.matchup == experiment.plan.matchup(0)


def test_a_block_takes_about_a_second(start):
    experiment = start()
    store(experiment, SPLIT, seconds=0.1)
    assert queries.block_of(fresh(experiment)).numbers == tuple(range(1, 11))
    Experiment.objects.update(seconds=0.001)
    assert len(queries.block_of(fresh(experiment)).numbers) == min(background.MOST_OF_BLOCK, 49)
    Experiment.objects.update(seconds=7)
    assert queries.block_of(fresh(experiment)).numbers == (1,)


def test_nothing_is_played_beyond_the_limit(start):
    experiment = shorten(start(), 4)
    first = queries.block_of(experiment)
    second = queries.block_of(experiment, [first])
    assert (first.numbers, second.numbers) == ((0,), (1,))
    assert queries.block_of(experiment, [first, second]) is None


def test_progress_counts_games_and_answered_matchups(start):
    experiment = start((GOOD,), (EVIL, SAGE), games=100)
    assert queries.progress(experiment).seconds is None
    store(experiment, SPLIT, SPLIT, seconds=4.0)
    store(experiment, *[WON] * 9, place=1, seconds=18.0)
    found = queries.progress(fresh(experiment))
    assert (found.games, found.most, found.answered, found.matchups, found.waits) == (22, 200, 1, 2, False)
    assert found.seconds == pytest.approx(48 * 2.0)
    assert found.done == 1000 * (2 + 50) // 100


def test_those_of_an_earlier_engine_are_given_up_with_a_sentence(start):
    experiment = start()
    Experiment.objects.update(version=VERSION - 1)
    assert domain.give_up_outdated() == 1
    assert (fresh(experiment).ending, fresh(experiment).why) == ("failed", domain.OUTDATED)
    assert queries.next_block() is None


# --- whose they are --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("verb", [domain.cancel, domain.delete, domain.pause, domain.go_on])
def test_an_experiment_is_its_owners_alone(start, verb):
    experiment = start()
    for person in (BEN, Person()):
        assert refused("gone", verb, person=person, slug=experiment.slug) == queries.GONE
        assert refused("gone", queries.experiment_at, experiment.slug, person, game=DEFAULT) == queries.GONE
        assert queries.experiments_of(person, game=DEFAULT) == []
    assert refused("gone", verb, person=ANN, slug="nowhere") == queries.GONE
    verb(person=ANN, slug=experiment.slug)


def test_what_has_ended_is_not_paused(start):
    experiment = start()
    domain.cancel(person=ANN, slug=experiment.slug)
    domain.pause(person=ANN, slug=experiment.slug)
    assert (fresh(experiment).paused, fresh(experiment).ending) == (None, "cancelled")


def test_an_account_keeps_what_its_guest_began(start):
    experiment = start()
    eve = Person(ANN.guest_key, User.objects.create_user("eve"))
    assert domain.adopt(person=eve) == 1
    assert (fresh(experiment).belongs_to(eve), fresh(experiment).belongs_to(ANN)) == (True, False)


def test_the_runner_is_notified_after_the_commit(start, django_capture_on_commit_callbacks):
    heard = []
    listener = lambda: heard.append(Experiment.objects.count())  # noqa: E731
    domain.news.subscribe(listener)
    try:
        with django_capture_on_commit_callbacks(execute=True):
            experiment = start()
            assert heard == []
        assert heard == [1]
        with django_capture_on_commit_callbacks(execute=True):
            domain.pause(person=ANN, slug=experiment.slug)
            domain.go_on(person=ANN, slug=experiment.slug)
        assert heard == [1, 1, 1]
    finally:
        domain.news.unsubscribe(listener)


# --- both sides ------------------------------------------------------------------------------------------------------


def test_a_pair_is_the_same_from_both_sides(start):
    matchup = start().plan.matchup(0)
    first, second = matchup.watch(3)
    for game, (one, two) in zip((6, 7), zip(first, reversed(second), strict=True), strict=True):
        result, (mine, theirs) = matchup.match.watch(game)
        assert (one.winner, one.turns, one.reason) == (result.winner, result.turns, result.reason)
        assert (two.turns, two.reason) == (one.turns, one.reason)
        assert two.winner == {0: 1, 1: 0, None: None}[one.winner]
        for seen, usage in ((one, mine), (two, theirs)):
            assert {name: use.drawn for name, use in seen.cards.items() if use.drawn is not None} == usage.drawn
            assert {name: use.played for name, use in seen.cards.items() if use.played is not None} == usage.played
            assert seen.order == Order(usage.draws, usage.plays)


def test_what_is_stored_of_a_pair_is_read_the_same_by_both_decks(start):
    experiment = shorten(start(), 2)
    block = queries.block_of(experiment)
    played = play(block)
    domain.store(slug=block.slug, place=block.place, played=played)
    for deck, seen in enumerate(played.pairs[0]):
        assert queries.run_with_cards(fresh(experiment), deck).courses[0].pairs() == [seen]
        assert all(game.order for game in seen)
