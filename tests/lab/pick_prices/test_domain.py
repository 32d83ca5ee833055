"""What can happen to prices of picks: asking, playing on, ends, and whose they are."""

import pytest
from django.contrib.auth.models import User

from drafts.models import Pod
from engine.epic.versions import VERSION
from lab.pick_prices import domain, queries
from lab.pick_prices.domain import MOST_KEPT, MOST_WAITING
from lab.pick_prices.measuring import UNCHANGED, Compared, plan_of, play_comparison
from lab.pick_prices.models import PickPrice
from lab.pick_prices.playing import ToPlay, play
from lab.pick_prices.worlds import Recorded, worlds
from live.errors import Refused
from people.persons import Person
from tests.drafts.logs.reading import drafted
from tests.drafts.players import ANN, BEN
from tests.lab.pick_prices.conftest import compare, draft, others

pytestmark = pytest.mark.django_db

WON, EVEN = Compared(0.0, 1.0), Compared(0.5, 0.5)


def refused(code, verb, **asked):
    with pytest.raises(Refused) as refusal:
        verb(**asked)
    assert refusal.value.code == code
    return str(refusal.value)


# --- asking ----------------------------------------------------------------------------------------------------------


def test_a_price_is_asked_for_once_and_everybody_reads_it(pod, start):
    first, again, theirs = start(pod), start(pod), start(pod, person=BEN)
    assert first == again == theirs
    assert theirs.belongs_to(ANN)
    assert (first.name, first.seat, first.version) == (others(pod)[0].name, pod.picks.get(ordinal=0).seat, VERSION)
    assert start(pod, at=1) != first
    assert start(pod, pick=1) != first


def test_what_is_answered_is_not_played_again(pod, start):
    shown = compare(start(pod, games=200), *[WON] * 12)
    assert shown.ending == "done"
    assert start(pod, games=4000).ended == shown.ended
    limited = start(pod, at=1, games=200)
    compare(limited, *[EVEN] * 50)
    assert limited.ending == "done"
    assert limited.comparisons.count() == 200 // 4
    assert start(pod, at=1, games=200).ended == limited.ended


def test_more_games_go_on_where_it_stopped(pod, start):
    price = compare(start(pod, games=200), *[EVEN] * 50)
    more = start(pod, games=1000, person=BEN)
    assert (more, more.ended, more.games, more.comparisons.count()) == (price, None, 1000, 50)
    assert more.belongs_to(BEN)
    assert start(pod, games=200).games == 1000


def test_what_was_cancelled_can_be_asked_for_again(pod, start):
    price = compare(start(pod), EVEN)
    domain.cancel(person=ANN, slug=price.slug)
    again = start(pod, person=BEN)
    assert (again, again.ended, again.ending, again.comparisons.count()) == (price, None, "", 1)


def test_what_cannot_be_chosen_is_refused(pod, start):
    other = others(pod)[0].code
    ask = {"person": ANN, "slug": pod.slug, "pick": 0, "option": other, "games": 200}
    assert refused("option", domain.start, **ask | {"option": other + 1_000_000}) == domain.NOT_OFFERED
    assert refused("option", domain.start, **ask | {"option": pod.picks.get(ordinal=0).option}) == domain.TAKEN
    assert "Choose one of 200, 1000, 4000 games." in refused("games", domain.start, **ask | {"games": 201})
    refused("no_pick", domain.start, **ask | {"pick": 5000})
    refused("gone", domain.start, **ask | {"slug": "nowhere"})
    assert not PickPrice.objects.exists()


def test_who_may_not_read_the_log_asks_for_nothing(new_pod, start):
    private = drafted(new_pod("pack", 2, readers="host"))
    refused("log", start, pod=private, person=BEN)
    running = new_pod("pack", 2)
    refused("log", domain.start, person=ANN, slug=running.slug, pick=0, option=0, games=200)
    assert start(private).belongs_to(ANN)


def test_a_review_leaves_nothing_to_choose(new_pod):
    cube = drafted(new_pod("cube", 2))
    reviews = [number for number in range(cube.picks.count()) if is_review(cube, number)]
    assert len(reviews) == 4  # both seats, twice


def is_review(pod, number):
    try:
        queries.asked(slug=pod.slug, person=ANN, pick=number)
    except Refused as refusal:
        return "looked through the pool" in str(refusal)
    return False


def test_a_draft_whose_cards_have_changed_is_told(pod, start):
    price = start(pod)
    setup = pod.setup | {"rules": 0}
    Pod.objects.filter(pk=pod.pk).update(setup=setup)
    assert "It cannot continue." in refused("changed", start, pod=pod)
    with pytest.raises(Refused):
        queries.job_of(PickPrice.objects.get(pk=price.pk))


def test_nobody_asks_for_too_many(pod, start):
    prices = [start(pod, at=at) for at in range(MOST_WAITING)]
    assert "not finished yet" in refused("too_many", start, pod=pod, at=MOST_WAITING)
    assert start(pod, at=0) == prices[0]
    assert start(pod, at=MOST_WAITING, person=BEN)
    domain.fail(slug=prices[0].slug, why="")
    assert start(pod, at=MOST_WAITING + 1)
    PickPrice.objects.all().delete()
    row = {"pod": pod, "seat": 0, "kind": "pick", "option": 1, "name": "a", "taken": "b", "games": 200}
    row |= {"version": VERSION, "guest_key": ANN.guest_key, "ended": pod.finished, "ending": "done"}
    PickPrice.objects.bulk_create([PickPrice(pick=number, **row) for number in range(MOST_KEPT)])
    assert "Delete one first" in refused("too_many", start, pod=pod)


# --- playing ---------------------------------------------------------------------------------------------------------


def test_both_worlds_are_drafted_then_comparisons_are_played(pod, start):
    price = start(pod)
    drafted_ = draft(price)
    picks = tuple(pod.picks.values_list("seat", "option"))
    made = worlds(Recorded(pod.game, pod.plan, int(pod.seed), picks, pod.bots), 0, price.option)
    assert queries.worlds_of(drafted_) == made
    job = queries.job_of(price)
    assert (type(job), job.number) == (ToPlay, 0)
    plan = plan_of(made, price.seat, pod.room)
    assert job.matchups == (plan.matchup(0), plan.matchup(1))
    compared, seconds = play(job)
    assert compared == play_comparison(job.matchups, 0)
    assert domain.store(slug=price.slug, number=0, compared=compared, seconds=seconds)
    assert queries.job_of(price).number == 1
    assert price.compared() == [compared]


def test_an_option_that_changes_no_deck_has_the_price_zero(pod, start):
    price = start(pod)
    job = queries.job_of(price)
    domain.keep_worlds(slug=price.slug, worlds=worlds(job.draft, 0, pod.picks.get(ordinal=0).option))
    price.refresh_from_db()
    assert (price.ending, price.alike, queries.price_of(price)) == ("done", True, UNCHANGED)
    assert start(pod, games=4000).ended == price.ended


def test_a_comparison_is_stored_once_in_order_and_only_while_it_goes_on(pod, start):
    price = start(pod)
    assert domain.store(slug=price.slug, number=0, compared=EVEN, seconds=1)
    assert not domain.store(slug=price.slug, number=0, compared=EVEN, seconds=1)
    assert not domain.store(slug=price.slug, number=2, compared=EVEN, seconds=1)
    assert not domain.store(slug="nowhere", number=0, compared=EVEN, seconds=1)
    domain.cancel(person=ANN, slug=price.slug)
    assert not domain.store(slug=price.slug, number=1, compared=EVEN, seconds=1)
    assert price.comparisons.count() == 1


def test_who_waits_longest_is_next(pod, start):
    first, second = start(pod), start(pod, at=1)
    order = []
    for _ in range(4):
        price = queries.next_price()
        order.append(price)
        compare(price, EVEN)
    assert order == [first, second, first, second]


def test_progress_is_counted_in_games(pod, start):
    price = start(pod)
    assert queries.progress(price).seconds is None
    progress = queries.progress(compare(price, EVEN, EVEN))
    assert (progress.played, progress.most, progress.percent, progress.seconds) == (8, 200, 4, 48 * 2.0)


def test_prices_of_an_earlier_engine_are_given_up_and_asked_for_anew(pod, start):
    old = start(pod)
    PickPrice.objects.filter(pk=old.pk).update(version=VERSION - 1)
    assert domain.give_up_outdated() == 1
    assert queries.next_price() is None
    new = start(pod)
    assert new != old
    assert queries.known_prices(pod, 0) == {new.option: new}


# --- whose they are --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("verb", [domain.cancel, domain.delete])
def test_only_who_asked_cancels_and_deletes(pod, start, verb):
    """Whoever may read it reads that it is not theirs; for all others it is not there."""
    price = start(pod)
    for person in (BEN, Person()):
        assert refused("not_yours", verb, person=person, slug=price.slug) == queries.NOT_YOURS
        assert refused("gone", verb, person=person, slug="nowhere") == queries.GONE
    Pod.objects.filter(pk=pod.pk).update(readers="players")
    for person in (BEN, Person()):
        assert refused("gone", verb, person=person, slug=price.slug) == queries.GONE
    verb(person=ANN, slug=price.slug)
    assert not PickPrice.objects.filter(ended=None).exists()
    assert queries.next_price() is None


def test_an_account_keeps_what_its_guest_asked_for(pod, start):
    price = start(pod)
    eve = Person(ANN.guest_key, User.objects.create_user("eve"))
    assert domain.adopt(person=eve) == 1
    price.refresh_from_db()
    assert (price.belongs_to(eve), price.belongs_to(ANN)) == (True, False)


def test_prices_go_with_their_draft(pod, start):
    compare(start(pod), EVEN)
    pod.delete()
    assert not PickPrice.objects.exists()


def test_the_runner_is_notified_after_the_commit(pod, start, django_capture_on_commit_callbacks):
    heard = []
    listener = lambda: heard.append(PickPrice.objects.count())  # noqa: E731
    domain.news.subscribe(listener)
    try:
        with django_capture_on_commit_callbacks(execute=True):
            start(pod)
            assert heard == []
        assert heard == [1]
    finally:
        domain.news.unsubscribe(listener)
