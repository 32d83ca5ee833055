"""What can happen to trials, by whom, and what is kept of them."""

import pytest

from decks import domain as decks
from decks import queries as deck_queries
from engine.games import of
from engine.kernel.versions import UNCOUNTED
from live.errors import Refused
from people.persons import Person
from playtest.models import Trial, TrialPair
from playtest.trials import domain, queries
from playtest.trials.domain import MOST_KEPT, MOST_OPPONENTS, MOST_WAITING
from playtest.trials.opponents import Opponent, offered, opponent
from playtest.trials.playing import play_pair
from tests.playtest.trials.conftest import EVIL, SAGE

pytestmark = pytest.mark.django_db


def play_next():
    """Play and store the next pair as a runner does; its job."""
    job = queries.next_job()
    games, seconds = play_pair(job)
    assert domain.store(slug=job.slug, number=job.number, games=games, seconds=seconds)
    return job


def play_all(trial):
    while queries.next_job() is not None:
        play_next()
    trial.refresh_from_db()
    return trial


# --- from start to end ------------------------------------------------------------------------------------------------


def test_a_trial_is_played_pair_by_pair_to_its_end(start):
    trial = start(against=(EVIL, SAGE), pairs=2)
    assert (trial.total, trial.ended, queries.progress(trial).seconds) == (4, None, None)
    assert [play_next().number for _ in range(3)] == [0, 1, 2]
    progress = queries.progress(trial)
    assert (progress.played, progress.total, progress.percent, progress.waits) == (3, 4, 75, False)
    assert progress.seconds > 0
    play_all(trial)
    assert trial.ending == "done"
    assert queries.progress(trial).seconds is None
    assert queries.next_job() is None


def test_pairs_go_through_the_opponents_and_share_their_seeds(start):
    trial = start(against=(EVIL, SAGE), pairs=2)
    jobs = [queries.job_of(trial, number) for number in range(4)]
    assert [job.match.deities for job in jobs] == [(None, None), (None, "Gareth, Father of Genius")] * 2
    assert [job.at for job in jobs] == [0, 0, 1, 1]
    assert jobs[0].match == jobs[2].match
    assert jobs[0].match.seed != jobs[1].match.seed
    assert sorted(jobs[0].match.decks[0]) == sorted(jobs[1].match.decks[0])


def test_a_pair_is_the_same_whenever_it_is_played(start):
    job = queries.job_of(start(), 1)
    (one, _), (again, _) = play_pair(job), play_pair(job)
    assert one == again
    assert [game.keys() for game in one] == [{"won", "capped", "turns", "drawn", "played"}] * 2
    assert all(game["drawn"] for game in one)


def test_after_a_power_cut_the_missing_pairs_are_played(start):
    trial = start(pairs=3)
    job = queries.job_of(trial, 1)
    games, seconds = play_pair(job)
    domain.store(slug=trial.slug, number=1, games=games, seconds=seconds)
    assert [play_next().number for _ in range(2)] == [0, 2]
    trial.refresh_from_db()
    assert trial.ending == "done"


def test_what_somebody_is_busy_with_is_not_played_again(start):
    trial = start(pairs=2)
    first, second = queries.job_of(trial, 0), queries.job_of(trial, 1)
    assert queries.next_job([first]) == second
    assert queries.next_job([first, second]) is None


def test_a_pair_is_stored_once_and_only_while_the_trial_goes_on(start, ann):
    trial = start(pairs=2)
    job = play_next()
    assert not domain.store(slug=trial.slug, number=job.number, games=[], seconds=1)
    domain.cancel(person=ann, slug=trial.slug)
    assert not domain.store(slug=trial.slug, number=1, games=[], seconds=1)
    assert not domain.store(slug="nowhere", number=0, games=[], seconds=1)
    assert TrialPair.objects.count() == 1


def test_a_trial_keeps_the_cards_as_they_were(start, new_deck, ann):
    deck = new_deck()
    trial = start(deck, number=1)
    decks.save(slug=deck.slug, person=ann, base=deck.revision, cards={"Kong": 3})
    decks.describe(slug=deck.slug, person=ann, name="Something else")
    trial.refresh_from_db()
    assert (trial.number, trial.name, sum(trial.cards.values())) == (1, "Apes", 30)
    assert len(queries.job_of(trial, 0).match.decks[0]) == 30


def test_the_trials_of_a_deck_go_with_it(start, new_deck, ann):
    deck = new_deck()
    start(deck)
    decks.delete(slug=deck.slug, person=ann)
    assert not Trial.objects.exists()
    assert queries.next_job() is None


# --- turns ------------------------------------------------------------------------------------------------------------


def test_of_one_person_one_trial_is_played_at_a_time(start):
    first, second = start(pairs=1), start(pairs=1)
    assert (queries.progress(first).waits, queries.progress(second).waits) == (False, True)
    assert play_next().slug == first.slug
    assert not queries.progress(second).waits
    assert play_next().slug == second.slug


def test_people_take_turns(start, new_deck, bob):
    deck = new_deck(visibility="public")
    mine, theirs = start(deck, pairs=2), start(deck, person=bob, pairs=2)
    other = start(deck, person=Person("another guest"), pairs=1)
    slugs = [play_next().slug for _ in range(5)]
    assert slugs == [mine.slug, theirs.slug, other.slug, mine.slug, theirs.slug]


def test_who_takes_over_a_guests_trial_waits_for_it(start, new_deck, ann):
    guest = Person(ann.guest_key)
    trial = start(new_deck(visibility="public"), person=guest)
    assert domain.adopt(person=ann) == 1
    trial.refresh_from_db()
    assert trial.belongs_to(ann)
    assert not trial.belongs_to(guest)
    assert queries.progress(start()).waits


# --- ends -------------------------------------------------------------------------------------------------------------


def test_a_cancelled_trial_keeps_what_was_played(start, ann):
    trial = start(pairs=3)
    play_next()
    domain.cancel(person=ann, slug=trial.slug)
    domain.cancel(person=ann, slug=trial.slug)
    trial.refresh_from_db()
    assert (trial.ending, queries.next_job(), queries.report_of(trial).score.games) == ("cancelled", None, 2)


def test_a_trial_that_ended_is_not_cancelled(start, ann):
    trial = play_all(start(pairs=1))
    assert domain.cancel(person=ann, slug=trial.slug).ending == "done"


def test_a_trial_that_breaks_off_says_why(start):
    trial = start()
    domain.fail(slug=trial.slug, why="x" * 500)
    domain.fail(slug=trial.slug, why="another")
    trial.refresh_from_db()
    assert (trial.ending, trial.why, queries.next_job()) == ("failed", "x" * 300, None)


def test_trials_of_an_earlier_engine_are_given_up(start):
    old, new = start(), start()
    Trial.objects.filter(pk=old.pk).update(version=UNCOUNTED)
    assert domain.give_up_outdated() == 1
    old.refresh_from_db()
    assert (old.ending, queries.next_job().slug) == ("failed", new.slug)
    assert "have changed" in old.why


def test_the_runner_is_notified_after_the_commit(start, ann, django_capture_on_commit_callbacks):
    heard = []
    listener = lambda: heard.append(Trial.objects.count())  # noqa: E731
    domain.news.subscribe(listener)
    try:
        with django_capture_on_commit_callbacks(execute=True):
            trial = start()
            assert heard == []
        assert heard == [1]
        with django_capture_on_commit_callbacks(execute=True):
            domain.delete(person=ann, slug=trial.slug)
        assert heard == [1, 0]
    finally:
        domain.news.unsubscribe(listener)
    domain.news.notify()
    assert heard == [1, 0]


# --- whose they are ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("verb", [domain.cancel, domain.delete])
def test_a_trial_is_its_owners_alone(start, new_deck, ann, bob, verb):
    trial = start(new_deck(visibility="public"), person=bob)
    for person in (ann, Person("nobody's mark"), Person()):
        with pytest.raises(Refused) as refused:
            verb(person=person, slug=trial.slug)
        assert refused.value.code == "gone"
        with pytest.raises(Refused):
            queries.trial_at(trial.slug, person, game="epic")
    trial.refresh_from_db()
    assert trial.ended is None
    assert list(queries.trials_of(trial.deck, ann)) == []
    assert list(queries.trials_of(trial.deck, bob)) == [trial]
    verb(person=bob, slug=trial.slug)
    assert not Trial.objects.filter(ended=None).exists()


@pytest.mark.parametrize(("visibility", "may"), [("private", False), ("unlisted", True), ("public", True)])
def test_whoever_may_read_a_deck_may_try_it_out(start, new_deck, bob, visibility, may):
    deck = new_deck(visibility=visibility)
    if may:
        assert start(deck, person=bob).belongs_to(bob)
    else:
        with pytest.raises(deck_queries.Refused) as refused:
            start(deck, person=bob)
        assert refused.value.code == "gone"


# --- what is refused --------------------------------------------------------------------------------------------------


def card(count):
    return Opponent("Apes", {"Kong": count})


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"bot": "nobody"}, "bot"),
        ({"against": ()}, "against"),
        ({"against": (EVIL,) * (MOST_OPPONENTS + 1)}, "against"),
        ({"against": (EVIL, card(19))}, "cards"),
        ({"against": (card(201),)}, "cards"),
        ({"pairs": 0}, "pairs"),
        ({"pairs": -5}, "pairs"),
        ({"pairs": 501}, "pairs"),
        ({"pairs": 500, "against": (EVIL,) * 3}, "pairs"),
    ],
)
def test_what_cannot_be_played_is_refused(start, asked, code):
    with pytest.raises(Refused) as refused:
        start(**asked)
    assert refused.value.code == code
    assert not Trial.objects.exists()


def test_a_deck_too_small_and_a_version_that_is_not_there_are_refused(start, new_deck):
    with pytest.raises(Refused) as refused:
        start(new_deck({"Kong": 19}))
    assert str(refused.value) == "This version has 19 cards. Bots need 20 to 200."
    with pytest.raises(deck_queries.Refused):
        start(number=2)


def test_nobody_starts_too_many(start, new_deck):
    deck = new_deck()
    trials = [start(deck) for _ in range(MOST_WAITING)]
    with pytest.raises(Refused) as refused:
        start(deck)
    assert refused.value.code == "too_many"
    domain.fail(slug=trials[0].slug, why="")
    assert start(deck)


def test_nobody_keeps_too_many(start, new_deck):
    deck = new_deck()
    for _ in range(MOST_KEPT):
        domain.fail(slug=start(deck).slug, why="")
    with pytest.raises(Refused) as refused:
        start(deck)
    assert "Delete one first" in str(refused.value)


# --- opponents --------------------------------------------------------------------------------------------------------


def test_ready_made_own_and_public_decks_are_offered(new_deck, ann, bob):
    public, private = new_deck(visibility="public"), new_deck()
    for_ann, for_bob = offered(ann, of("epic")), offered(bob, of("epic"))
    assert [name for _, name in for_ann["Ready-made"]] == [
        f"{one}, ready-made" for one in ("Good", "Evil", "Sage", "Wild")
    ]
    assert {key for key, _ in for_ann["Your decks"]} == {f"deck:{public.slug}", f"deck:{private.slug}"}
    assert (for_ann["Public decks"], for_bob["Your decks"]) == ([], [])
    assert for_bob["Public decks"] == [(f"deck:{public.slug}", "Apes")]
    found = opponent(f"deck:{public.slug}", "Apes", bob, of("epic"))
    assert (found.name, sum(found.cards.values()), found.deity) == ("Apes", 30, "")
    assert opponent(f"deck:{private.slug}", "Apes", bob, of("epic")) is None
    assert opponent("ready:evil", "Evil", bob, of("epic")).cards == EVIL.cards
