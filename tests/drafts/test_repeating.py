"""The same packs again: who may draft them, what is dealt, who reads the log of it, and what is left when an account
goes."""

import pytest
from django.db import IntegrityError

from drafts import domain, queries
from drafts.bringing import Origin
from drafts.matches import domain as matches
from drafts.models import Pod, Readers
from engine.epic.catalogue import CARDS
from engine.epic.limited import plan
from engine.games import DEFAULT
from live.errors import Refused
from people.persons import Person
from tests.drafts.logs.reading import drafted
from tests.drafts.matches.conftest import concede
from tests.drafts.players import ANN, BEN, CAT, DAN, NOON, fresh, kinds, look, play, take
from tests.engine.epic.limited.by_chance import TABLES, named

pytestmark = pytest.mark.django_db(transaction=True)


def again(pod, person=ANN, **options):
    return fresh(domain.repeat(slug=pod.slug, person=person, now=NOON, **options))


def refusal(pod, person=ANN, **options):
    """Why this person cannot repeat the draft, which leaves nothing behind."""
    before = Pod.objects.count()
    with pytest.raises(Refused) as refused:
        again(pod, person, **options)
    assert Pod.objects.count() == before
    return refused.value.code


def log_of(pod, person=ANN):
    return queries.log_of(slug=pod.slug, person=person)


def first_packs(pod, person):
    view = look(pod, person)["view"]
    return [(seat["pack"], seat["pool"]) for seat in view["seats"]], view["question"], view["layout"]


@pytest.fixture
def small(new_pod):
    """A draft of Ann and Ben with a bot, that is over."""

    def small(**options):
        return drafted(new_pod("pack", 3, others=[BEN], **options), [ANN, BEN])

    return small


# --- what is dealt ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", [one for one in TABLES if one[1] == 2 or one == ("team", 4)], ids=named)
def test_in_every_format_the_same_picks_lead_to_the_same_log(new_pod, table):
    key, seats = table
    pod = new_pod(key, seats, others=[BEN], readers="all")
    if pod.status == "running":
        before = first_packs(pod, ANN), first_packs(pod, BEN)
    pod = drafted(pod, [ANN, BEN])
    repeat = again(pod, BEN)
    domain.sit(slug=repeat.slug, person=ANN, number=0, now=NOON)
    domain.start(slug=repeat.slug, person=BEN, now=NOON)
    if repeat.plan.procedure.shape.value != "dealt":
        assert (first_packs(repeat, ANN), first_packs(repeat, BEN)) == before
    repeat = drafted(repeat, [ANN, BEN])
    assert repeat.log == pod.log
    assert (repeat.seed, repeat.commitment, repeat.repeats) == (pod.seed, pod.commitment, pod)


def test_other_picks_lead_to_other_packs_and_the_first_ones_are_the_same(small):
    pod = small()
    repeat = drafted(again(pod, number=0, alone=True), seed=2)
    assert repeat.log["dealt"] == pod.log["dealt"]
    assert repeat.log["pools"][0] != pod.log["pools"][0]


def test_the_draft_stands_as_it_was_while_it_is_repeated(small):
    pod = small()
    before = log_of(pod)
    take(again(pod, alone=True))
    assert log_of(pod) == before


# --- how it goes -----------------------------------------------------------------------------------------------------


def test_alone_it_begins_at_once_against_bots_in_the_seat_that_one_had(small):
    repeat = again(small(clock="relaxed"), BEN, alone=True)
    assert (repeat.status, repeat.clock) == ("running", "none")
    assert kinds(repeat) == ["bot", "person", "bot"]
    assert repeat.belongs_to(BEN)
    assert look(repeat, BEN)["mine"]["absence"] == "wait"


def test_with_friends_everybody_sits_where_they_like(small):
    repeat = again(small(clock="relaxed"), ANN, number=2)
    assert (repeat.status, repeat.clock, repeat.start, repeat.open) == ("gathering", "relaxed", "host", False)
    assert domain.sit(slug=repeat.slug, person=DAN, number=1, now=NOON) == 1
    with pytest.raises(Refused, match="This seat is taken"):
        domain.sit(slug=repeat.slug, person=CAT, number=2, now=NOON)
    assert kinds(repeat) == ["free", "person", "person"]


def test_who_had_no_seat_gets_the_first_one_and_a_repeat_of_a_repeat_is_one_of_the_first_draft(small):
    pod = small()
    repeat = drafted(again(pod, BEN, number=2, alone=True), [BEN])
    assert look(repeat, BEN)["seat"] == 2
    second = again(repeat, DAN)
    assert second.repeats == pod
    assert look(second, DAN)["seat"] == 0
    assert look(again(repeat, BEN), BEN)["seat"] == 2  # in the one that is repeated
    assert look(again(repeat, ANN), ANN)["seat"] == 0  # in the first draft
    assert second.name == "Pack Draft, again"


def test_a_long_name_leaves_room_for_what_it_is(new_pod):
    pod = new_pod("sealed", 2)
    domain.describe(slug=pod.slug, person=ANN, name="a" * 80)
    assert again(pod).name == "a" * 73 + ", again"


def test_spectators_of_a_repeat_see_what_everybody_may(small):
    assert again(small(spectators="all", delay=3)).spectators == "public"


def test_a_repeat_cannot_be_put_in_the_lobby(small):
    pod = small(open=True)
    repeat = again(pod)
    assert not repeat.open
    with pytest.raises(IntegrityError):
        Pod.objects.filter(pk=repeat.pk).update(open=True)


def test_the_limits_are_those_of_other_drafts(small, monkeypatch):
    pod = small()
    monkeypatch.setattr(domain, "MOST_PODS", 1)
    again(pod)
    assert refusal(pod) == "too_many"
    monkeypatch.setattr(domain, "MOST_SEATS", 1)
    drafted(new := again(pod, BEN, alone=True), [BEN])
    assert fresh(new).status == "over"
    again(pod, BEN)
    monkeypatch.setattr(domain, "MOST_PODS", 9)
    assert refusal(pod, BEN) == "too_many"


# --- who may ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("readers", "people"), [("all", {ANN, BEN, DAN}), ("players", {ANN, BEN}), ("host", {ANN})])
def test_who_may_not_read_the_log_cannot_draft_the_packs_again(small, readers, people):
    pod = small(readers=readers)
    for person in (ANN, BEN, DAN):
        if person in people:
            assert again(pod, person).readers == readers
        else:
            assert refusal(pod, person) == "log"


def test_no_packs_are_given_out_that_somebody_still_plays_with(new_pod):
    pod = new_pod("dark", others=[BEN], sits=True)
    play(pod, [ANN, BEN])
    assert refusal(pod) == "log"
    table = matches.play(slug=pod.slug, person=ANN, number=1)
    concede(table, 0)
    matches.settle(slug=pod.slug)
    assert again(pod).readers == "match"


def test_where_one_has_played_and_others_have_not_nobody_draws_them_into_the_same_packs(new_pod):
    pod = new_pod("random30", 4, others=[BEN, CAT, DAN], readers="match")
    table = matches.play(slug=pod.slug, person=ANN, number=1)
    concede(table, 0)
    matches.settle(slug=pod.slug)
    assert look(pod)["log"]
    assert refusal(pod) == "log"
    table = matches.play(slug=pod.slug, person=CAT, number=3)
    concede(table, 0)
    matches.settle(slug=pod.slug)
    again(pod)


def test_a_host_who_watches_reads_before_the_match_and_still_waits_with_the_packs(new_pod):
    pod = new_pod("dark", others=[BEN, CAT], sits=False)
    play(pod, [BEN, CAT])
    assert look(pod)["log"]
    assert refusal(pod) == "log"


@pytest.mark.parametrize("status", ["gathering", "running", "paused", "closed"])
def test_only_a_draft_that_is_over_can_be_repeated(new_pod, status):
    pod = new_pod("pack", 2, begin=status != "gathering")
    if status in ("paused", "closed"):
        {"paused": domain.pause, "closed": domain.close}[status](slug=pod.slug, person=ANN, now=NOON)
    assert refusal(pod) == ("closed" if status == "closed" else "not_over")


def test_what_players_brought_is_not_dealt_again(new_pod):
    pod = drafted(new_pod("pack", 2))
    Pod.objects.update(brought="players")
    assert refusal(pod) == "brought"


def test_cards_of_the_hosts_collection_are_dealt_again_for_the_host_alone(db):
    cards = {card.name: 1 for card in CARDS}
    setup, origin = (
        plan("own", seats=2, cards=list(cards), packs=2, pack_size=15),
        Origin(brought="host", declared=cards),
    )
    pod = drafted(domain.create(person=ANN, setup=setup, origin=origin, alone=True, now=NOON, game=DEFAULT))
    assert refusal(pod, BEN) == "brought"
    repeat = again(pod, alone=True)
    assert repeat.brought == "host"
    assert [one.cards for one in repeat.pulls.all()] == [one.cards for one in pod.pulls.all()]
    assert look(repeat)["setup"]["cards"] == {}


def test_packs_that_would_be_others_now_are_not_dealt(small):
    pod = small()
    log = pod.log
    for change in (
        {"setup": pod.setup | {"rules": 0}},
        {"setup": pod.setup | {"fingerprint": "0" * 16}},
        {"seed": str(int(pod.seed) + 1)},
        {"log": log | {"dealt": log["dealt"][::-1]}},
    ):
        kept = {key: getattr(pod, key) for key in change}
        Pod.objects.filter(pk=pod.pk).update(**change)
        assert refusal(pod) == "changed"
        Pod.objects.filter(pk=pod.pk).update(**kept)
    again(pod)


@pytest.mark.parametrize("number", [-1, 3, 999])
def test_a_seat_that_is_none_is_refused(small, number):
    assert refusal(small(), number=number) == "seat"


def test_a_draft_that_is_none_is_refused(db):
    with pytest.raises(Refused) as refused:
        domain.repeat(slug="nowhere", person=ANN)
    assert refused.value.code == "gone"


# --- who reads -------------------------------------------------------------------------------------------------------


def readers(pod, *people):
    """Who of them may read the log."""
    found = []
    for person in people:
        payload = look(pod, person)
        if payload["log"]:
            log_of(pod, person)
            found.append(person)
        else:
            with pytest.raises(Refused):
                log_of(pod, person)
    return found


def test_the_log_of_a_repeat_has_no_other_readers_than_the_first(small):
    pod = small(readers="players")
    repeat = drafted(again(pod, BEN, alone=True), [BEN])
    assert readers(repeat, ANN, BEN, DAN) == [BEN]
    for wider in ("all", "match"):
        with pytest.raises(Refused, match="Choose no more than those"):
            domain.describe(slug=repeat.slug, person=BEN, readers=wider)
    domain.describe(slug=repeat.slug, person=BEN, readers="host")
    domain.describe(slug=pod.slug, person=ANN, readers="all")
    assert readers(repeat, ANN, BEN, DAN) == [BEN]
    domain.describe(slug=repeat.slug, person=BEN, readers="all")
    assert readers(repeat, ANN, BEN, DAN) == [ANN, BEN, DAN]


@pytest.mark.parametrize("kept", Readers.values)
def test_whoever_closes_the_first_log_closes_those_of_its_repeats(small, kept):
    pod = small()
    repeat = drafted(again(pod, BEN, alone=True), [BEN])
    domain.describe(slug=repeat.slug, person=BEN, readers=kept)
    domain.describe(slug=pod.slug, person=ANN, readers="host")
    assert readers(repeat, ANN, BEN, DAN) == [BEN]
    assert look(repeat)["readers"] == "host"


# --- accounts --------------------------------------------------------------------------------------------------------


@pytest.fixture
def eves(account):
    """Eve, and a draft that she alone drafted, among bots."""
    eve = Person("", account("Eve"))
    pod = domain.create(person=eve, setup=plan("pack", seats=2), alone=True, now=NOON, game=DEFAULT)
    return eve, drafted(pod, [eve])


def test_with_an_account_the_draft_stays_that_somebody_else_repeats(eves):
    eve, pod = eves
    repeat = again(pod, BEN, alone=True)
    own = drafted(again(pod, eve, alone=True), [eve])
    eve.user.delete()
    assert [one.pk for one in Pod.objects.order_by("pk")] == [pod.pk, repeat.pk]
    assert not Pod.objects.filter(pk=own.pk).exists()
    assert fresh(repeat).repeats == pod
    take(repeat, BEN)
    assert log_of(pod, BEN)["names"][0] == queries.FORMER


def test_with_an_account_a_draft_goes_that_it_alone_repeats(eves):
    eve, pod = eves
    again(pod, eve, alone=True)
    eve.user.delete()
    assert not Pod.objects.filter(pk=pod.pk).exists()
    assert Pod.objects.count() == 0
