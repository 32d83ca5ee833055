"""What can happen to improvements: beginning, storing, deciding, pausing, saving a better deck, and whose they are."""

from collections import Counter
from dataclasses import replace

import pytest
from django.contrib.auth.models import User
from django.db import IntegrityError, transaction

from decks import domain as decks
from decks.collection import domain as collections
from decks.models import Deck
from decks.saving import LONGEST_NAME
from decks.site_decks import site_decks
from engine.bots.epic.rating import RATING
from engine.epic.catalogue import CARD_OF
from engine.epic.construction import by_key, violations
from engine.epic.versions import VERSION
from engine.games import DEFAULT, of
from lab.improvements import domain, queries
from lab.improvements.bases import base_of
from lab.improvements.deciding import Block, Question, decide
from lab.improvements.models import Improvement, ImprovementStage
from lab.improving import KEPT, NOTHING_TO_TRY
from lab.matchups import Contender
from live.errors import Refused
from people.persons import Person
from tests.lab.fabricated import KONGS, LASHES, MUSES
from tests.lab.improvements.conftest import (
    ANN,
    BEN,
    BURN,
    better_world,
    do,
    even_world,
    fresh,
    play,
    results_of,
    shorten,
)  # fmt: skip

pytestmark = pytest.mark.django_db
WORST = sorted(CARD_OF, key=lambda name: (RATING[name], name))
BEST = sorted(CARD_OF, key=lambda name: (-RATING[name], name))


def refused(code, verb, *values, **asked):
    with pytest.raises(Refused) as refusal:
        verb(*values, **asked)
    assert refusal.value.code == code
    return str(refusal.value)


@pytest.fixture
def apes():
    """A deck of a person's own, of the cards of Burn unless other ones are given."""

    def apes(person=ANN, cards=None, format_spec="constructed", **about):
        cards = cards or Counter(BURN.cards)
        return decks.create(person=person, name="Apes", format_spec=format_spec, cards=cards, **about)

    return apes


# --- beginning -------------------------------------------------------------------------------------------------------


def test_it_is_of_a_deck_and_a_field_as_they_are(start):
    found = start(field=(MUSES, KONGS))
    assert found.setting.deck.cards == BURN.cards
    assert [one.name for one in found.setting.field] == ["muses", "kongs"]
    assert (found.format.key, found.bounds.owned, found.version) == ("constructed", None, VERSION)
    assert (found.source, found.number, found.belongs_to(ANN)) == ("site:burn", 0, True)


def test_decks_of_one_name_are_numbered(start):
    found = start(field=(replace(MUSES, name="Burn Deck (first shot)"), MUSES, MUSES), games=2000)
    assert [one["name"] for one in found.decks] == [
        "Burn Deck (first shot)",
        "Burn Deck (first shot) (2)",
        "muses",
        "muses (2)",
    ]


@pytest.mark.parametrize(
    ("code", "asked"),
    [
        ("against", {"field": ()}),
        ("against", {"field": (MUSES,) * 9, "games": 60_000}),
        ("against", {"field": (Contender("Few", ("Kong",) * 19),)}),
        ("against", {"field": (Contender("Many", ("Kong",) * 201),)}),
        ("against", {"field": (Contender("Unknown", ("Nobody",) * 30),)}),
        ("bot", {"bot": "nobody"}),
        ("games", {"games": 999}),
        ("games", {"games": 1000, "field": (MUSES, KONGS, LASHES)}),
        ("format", {"format_key": "preconstructed"}),
        ("format", {"format_key": "sealed"}),
        ("format", {"format_key": "chess"}),
        ("cards", {"collection": True}),
    ],
)
def test_what_cannot_be_asked_is_refused(start, code, asked):
    assert refused(code, start, **asked)
    assert not Improvement.objects.exists()


def test_a_deck_that_is_not_legal_is_to_be_repaired_first(start, apes):
    deck = apes(cards={"Kong": 60})
    said = refused("format", start, f"deck:{deck.slug}")
    assert said.startswith("“Apes” is not legal in Constructed.")
    assert said.endswith("Repair it first.")
    small = apes(cards={"Kong": 3})
    assert "Bots need 20 to 200." in refused("deck", start, f"deck:{small.slug}")


def test_nobody_begins_too_many(start):
    begun = [start() for _ in range(domain.MOST_WAITING)]
    assert "5 of your improvements are not finished yet." in refused("too_many", start)
    domain.pause(person=ANN, slug=begun[0].slug)
    assert refused("too_many", start)
    assert start(person=BEN)
    domain.fail(slug=begun[0].slug, why="")
    assert start()


# --- within what it may have -----------------------------------------------------------------------------------------


def test_a_collection_gives_the_cards_that_lie_in_no_other_built_deck(start, apes):
    deck = apes(built=True)
    other = apes(cards={BEST[0]: 1} | dict.fromkeys(WORST[:29], 1), built=True)
    owned = Counter(BURN.cards) + Counter(dict.fromkeys(BEST[:20], 2))
    for name, copies in owned.items():
        collections.own(person=ANN, card=name, count=copies, game=DEFAULT)
    found = start(f"deck:{deck.slug}", collection=True)
    free = owned - Counter({BEST[0]: 1}) - Counter(dict.fromkeys(WORST[:29], 1))
    assert found.owned == dict(free)
    assert other.built
    way = play(shorten(found, 2000), better_world()).course()
    assert way.deck != BURN.cards
    assert not Counter(way.deck) - Counter(BURN.cards) - Counter(found.owned)


def test_a_deck_from_a_pool_keeps_to_its_pool(start, apes):
    cards = dict.fromkeys(WORST[:30], 1)
    pool = cards | dict.fromkeys(BEST[:20], 1)
    deck = apes(cards=cards, format_spec="sealed", pool=pool)
    found = start(f"deck:{deck.slug}", collection=True)
    assert found.owned == dict(sorted(pool.items()))
    way = play(shorten(found, 2000), better_world()).course()
    swapped = Counter(way.deck) - Counter(cards)
    assert swapped
    assert set(swapped) <= set(BEST[:20])
    assert violations(Counter(way.deck), by_key("sealed"), pool=pool) == []


def test_a_house_format_is_one_of_the_deck_alone(start, apes):
    house = {"name": "Pairs", "least": 60, "most": 60, "copies": 3}
    deck = apes(format_spec=house)
    base = base_of(f"deck:{deck.slug}", ANN, of(DEFAULT))
    assert [found.name for _, found in base.formats][:2] == ["Pairs", "Constructed"]
    assert start(f"deck:{deck.slug}").format == base.format
    assert start(f"deck:{deck.slug}", format_key="constructed").format.key == "constructed"


# --- storing and deciding --------------------------------------------------------------------------------------------


def test_it_asks_first_what_to_play_and_then_plays_that(start):
    improvement = start()
    first = queries.next_job()
    assert isinstance(first, Question)
    assert queries.next_job([first]) is None
    do(first, better_world())
    assert fresh(improvement).stage == "race 1"
    block = queries.next_job()
    assert isinstance(block, Block)
    assert (block.stage, len(block.units)) == ("race 1", 1)  # nobody knows how long a pair takes
    other = queries.next_job([block])
    assert other.units != block.units
    do(block, better_world())
    assert fresh(improvement).pairs == 1
    assert len(queries.next_job().units) == 50


def test_no_pair_counts_twice(start):
    improvement = start()
    play(improvement, even_world(), most=1)
    block = queries.next_job()
    assert do(block, even_world()) == 1
    assert do(block, even_world()) == 0
    assert fresh(improvement).pairs == 1
    improvement.stages.get()
    with pytest.raises(IntegrityError), transaction.atomic():
        ImprovementStage.objects.create(improvement=improvement, name="race 1")


def test_pairs_of_a_stage_that_is_over_come_too_late(start):
    improvement = shorten(start())
    play(improvement, better_world(), most=1)
    block = queries.next_job()
    while fresh(improvement).stage == "race 1":
        play(improvement, better_world(), most=1)
    before = fresh(improvement).pairs
    assert do(block, better_world()) == 0
    assert fresh(improvement).pairs == before


def test_a_decision_that_comes_twice_changes_nothing(start):
    improvement = start()
    question = queries.next_job()
    do(question, even_world())
    block = queries.next_job()
    do(block, even_world())
    stage = improvement.stages.get().decks
    do(question, even_world())
    assert improvement.stages.get().decks == stage
    assert fresh(improvement).pairs == 1


def test_all_that_is_left_may_be_on_its_way(start):
    improvement = start()
    play(improvement, even_world(), most=1)
    Improvement.objects.update(pairs=1, seconds=0.001)
    busy = []
    while (job := queries.job_of(fresh(improvement), busy)) is not None:
        assert isinstance(job, Block)
        busy.append(job)
    units = [unit for block in busy for unit in block.units]
    assert len(units) == len(set(units)) == sum(1 for _ in improvement.stages.get().read(BURN.cards).missing())


def test_it_ends_with_its_way(start):
    improvement = play(shorten(start(), 2000), better_world())
    assert (improvement.ending, improvement.stage) == ("done", "")
    way = improvement.course()
    assert way.over
    assert way.gain.interval[0] > 0
    assert any(attempt.verdict == KEPT for attempt in way.attempts)
    assert queries.next_job() is None
    progress = queries.progress(improvement)
    assert (progress.done, progress.games, progress.seconds) == (1000, 2 * improvement.pairs, None)


def test_where_nothing_is_better_nothing_is_swapped(start):
    improvement = play(shorten(start(), 2000), even_world())
    way = improvement.course()
    assert (improvement.ending, way.deck, way.gain) == ("done", BURN.cards, None)
    assert way.before.interval[0] < 0.5 < way.before.interval[1]


def test_where_no_swap_is_legal_it_says_so(start):
    improvement = play(start("site:good"), even_world())
    assert improvement.course().over == NOTHING_TO_TRY


def test_what_has_ended_takes_no_more(start):
    improvement = start()
    question = queries.next_job()
    play(improvement, even_world(), most=1)
    block = queries.next_job()
    domain.cancel(person=ANN, slug=improvement.slug)
    assert do(block, even_world()) == 0
    do(question, even_world())
    assert fresh(improvement).ending == "cancelled"
    domain.delete(person=ANN, slug=improvement.slug)
    assert do(block, even_world()) == 0
    assert do(question, even_world()) is None
    assert not ImprovementStage.objects.exists()


def test_paused_ones_are_not_played_and_lose_nothing(start):
    improvement = start()
    play(improvement, even_world(), most=1)
    block = queries.next_job()
    domain.pause(person=ANN, slug=improvement.slug)
    assert queries.next_job() is None
    assert do(block, even_world()) == 1  # it was on its way
    domain.go_on(person=ANN, slug=improvement.slug)
    assert block.units[0] not in queries.next_job().units


def test_people_take_turns_and_one_of_theirs_after_the_other(start):
    first, second, bens = start(), start(), start(person=BEN)
    order = []
    for _ in range(4):
        job = queries.next_job()
        order.append(job.slug)
        do(job, even_world())
    assert order == [first.slug, bens.slug, first.slug, bens.slug]
    assert queries.progress(second).waits


def test_progress_counts_games_and_those_of_the_step(start):
    improvement = start()
    assert (queries.progress(improvement).seconds, queries.progress(improvement).step_most) == (None, 0)
    play(improvement, even_world(), most=1)
    block = queries.next_job()
    domain.store(slug=block.slug, stage=block.stage, played=replace(results_of(block, even_world()), seconds=2.0))
    found = queries.progress(fresh(improvement))
    assert (found.games, found.most, found.step, found.done) == (2, 1000, 2, 2)
    assert found.step_most == 2 * 9 * 8  # eight packages and the deck as it is, in eight rounds
    assert found.seconds == pytest.approx(499 * 2.0)


def test_those_of_an_earlier_engine_are_given_up_with_a_sentence(start):
    improvement = start()
    Improvement.objects.update(version=VERSION - 1)
    assert domain.give_up_outdated() == 1
    assert (fresh(improvement).ending, fresh(improvement).why) == ("failed", domain.OUTDATED)
    assert queries.next_job() is None


# --- the better deck -------------------------------------------------------------------------------------------------


def better(start, *asked, **named):
    """An improvement that has found something."""
    improvement = play(shorten(start(*asked, **named), 2000), better_world())
    assert improvement.course().deck != improvement.cards
    return improvement


def test_a_better_deck_becomes_the_next_version_with_a_note(start, apes):
    deck = apes()
    improvement = better(start, f"deck:{deck.slug}")
    version = domain.save_version(person=ANN, slug=improvement.slug, revision=deck.revision)
    way = improvement.course()
    assert (version.number, version.cards) == (2, dict(sorted(Counter(way.deck).items())))
    assert version.note.startswith("Improved in the laboratory by ")
    added = Counter(way.deck) - Counter(BURN.cards)
    assert all(f"{copies} {name}" in version.note for name, copies in added.items())
    assert "points" in version.note


def test_a_version_that_was_saved_meanwhile_is_not_written_over_unseen(start, apes):
    deck = apes()
    improvement = better(start, f"deck:{deck.slug}")
    decks.save(slug=deck.slug, person=ANN, base=deck.revision, cards={"Kong": 3})
    assert refused("stale", domain.save_version, person=ANN, slug=improvement.slug, revision=deck.revision)
    now = Deck.objects.get(pk=deck.pk)
    assert domain.save_version(person=ANN, slug=improvement.slug, revision=now.revision).number == 3


def test_a_better_deck_becomes_a_new_deck(start):
    improvement = better(start)
    deck = domain.save_new(person=ANN, slug=improvement.slug)
    assert (deck.name, deck.format_key, deck.belongs_to(ANN)) == (
        "Burn Deck (first shot), improved",
        "constructed",
        True,
    )
    assert deck.versions.get().cards == dict(sorted(Counter(improvement.course().deck).items()))


def test_a_new_deck_keeps_pool_and_origin(start, apes):
    cards = dict.fromkeys(WORST[:30], 1)
    pool = cards | dict.fromkeys(BEST[:20], 1)
    source = apes(BEN, cards, "sealed", pool=pool, visibility="public")
    improvement = better(start, f"deck:{source.slug}")
    deck = domain.save_new(person=ANN, slug=improvement.slug)
    assert (deck.pool, deck.copied_from, deck.copied_number) == (dict(sorted(pool.items())), source, 1)
    assert refused("not_yours", domain.save_version, person=ANN, slug=improvement.slug, revision=0)
    Deck.objects.filter(pk=source.pk).delete()
    assert domain.save_new(person=ANN, slug=improvement.slug).copied_from is None


def test_a_long_name_stays_a_name(start, apes):
    deck = apes()
    decks.describe(slug=deck.slug, person=ANN, name="A" * LONGEST_NAME)
    improvement = better(start, f"deck:{deck.slug}")
    assert len(domain.save_new(person=ANN, slug=improvement.slug).name) == LONGEST_NAME


def test_there_must_be_something_to_save(start, apes):
    deck = apes()
    going_on = start(f"deck:{deck.slug}")
    for verb, asked in ((domain.save_new, {}), (domain.save_version, {"revision": deck.revision})):
        assert refused("changed", verb, person=ANN, slug=going_on.slug, **asked) == domain.NOT_STILL
    domain.cancel(person=ANN, slug=going_on.slug)
    assert refused("changed", domain.save_new, person=ANN, slug=going_on.slug) == domain.NOTHING
    assert Deck.objects.count() == 1


def test_the_deck_of_a_draft_is_improved_within_its_pool():
    assert base_of("draft:nowhere", ANN, of(DEFAULT)) is None
    assert base_of("deck:nowhere", ANN, of(DEFAULT)) is None
    assert base_of("nonsense", ANN, of(DEFAULT)) is None
    assert base_of("site:good", Person(), of(DEFAULT)).format_key == site_decks(DEFAULT)["good"].format_key


# --- whose they are --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("verb", [domain.cancel, domain.delete, domain.pause, domain.go_on])
def test_an_improvement_is_its_owners_alone(start, verb):
    improvement = start()
    for person in (BEN, Person()):
        assert refused("gone", verb, person=person, slug=improvement.slug) == queries.GONE
        assert refused("gone", domain.save_new, person=person, slug=improvement.slug) == queries.GONE
        assert refused("gone", queries.improvement_at, improvement.slug, person, game=DEFAULT) == queries.GONE
        assert queries.improvements_of(person, game=DEFAULT) == []
    verb(person=ANN, slug=improvement.slug)


def test_an_account_keeps_what_its_guest_began(start):
    improvement = start()
    eve = Person(ANN.guest_key, User.objects.create_user("eve"))
    assert domain.adopt(person=eve) == 1
    assert (fresh(improvement).belongs_to(eve), fresh(improvement).belongs_to(ANN)) == (True, False)


def test_the_runner_is_notified_after_the_commit(start, django_capture_on_commit_callbacks):
    heard = []
    listener = lambda: heard.append(Improvement.objects.count())  # noqa: E731
    domain.news.subscribe(listener)
    try:
        with django_capture_on_commit_callbacks(execute=True):
            start()
            assert heard == []
        assert heard == [1]
        with django_capture_on_commit_callbacks(execute=True):
            question = queries.next_job()
            domain.follow(slug=question.slug, answer=decide(question))
            assert heard == [1]
        assert heard == [1, 1]
    finally:
        domain.news.unsubscribe(listener)
