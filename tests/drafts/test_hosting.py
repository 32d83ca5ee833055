"""Setting up a pod, sitting down, starting, handing over: who may do what, and what is refused."""

from datetime import timedelta

import pytest
from django.utils import timezone

from drafts import domain, queries
from drafts.models import Pod, Seat
from drafts.reading import Options
from engine.epic.limited import Setup, plan
from engine.games import DEFAULT
from live.errors import Refused
from people.persons import Person
from tests.drafts.players import ANN, BEN, CAT, DAN, NOON, after, fresh, kinds, look, picks, play, question, stay, take

pytestmark = pytest.mark.django_db(transaction=True)


def refused(code, verb, **arguments):
    with pytest.raises(Refused) as refusal:
        verb(**arguments)
    assert (refusal.value.code, str(refusal.value)[-1]) == (code, ".")


# --- setting up ------------------------------------------------------------------------------------------------------


def test_a_new_pod_gathers_and_promises_its_seed(new_pod):
    pod = new_pod("cube", begin=False)
    body = look(pod)
    assert (body["status"], body["host"], body["seat"], body["view"], body["seed"]) == (
        "gathering",
        True,
        0,
        None,
        None,
    )
    assert (body["name"], body["hash"]) == ("Cube Draft", pod.commitment)
    assert kinds(pod) == ["person"] + ["free"] * 7
    assert int(pod.seed).bit_length() > 90
    assert pod.seed not in str(body)


def test_a_host_may_only_watch(new_pod):
    pod = new_pod(sits=False, begin=False)
    assert (look(pod)["host"], look(pod)["seat"], kinds(pod)) == (True, None, ["free"] * 4)


@pytest.mark.parametrize(
    ("code", "options"),
    [
        ("clock", {"clock": "hourglass"}),
        ("clock", {"clock": "days", "days": 0}),
        ("clock", {"clock": "days", "days": 8}),
        ("clock", {"days": True}),
        ("start", {"start": "never"}),
        ("spectators", {"spectators": "some"}),
        ("spectators", {"spectators": "all", "delay": 0}),
        ("spectators", {"delay": 61}),
        ("spectators", {"spectators": "all", "delay": 61}),
        ("readers", {"readers": "nobody"}),
    ],
)
def test_options_that_are_none_are_refused(db, code, options):
    refused(code, domain.create, person=ANN, setup=plan("pack"), options=Options(**options), game=DEFAULT)
    assert not Pod.objects.exists()


def test_a_setup_that_cannot_be_drafted_is_refused(db):
    refused("setup", domain.create, person=ANN, setup=Setup("pack", 9, ("base",)), game=DEFAULT)
    refused("setup", domain.create, person=ANN, setup=Setup("pack", 10**9, ("base",), packs=10**9), game=DEFAULT)
    assert not Pod.objects.exists()


@pytest.mark.parametrize("name", [" \u200b ", "x" * 81])
def test_a_pod_needs_a_name(db, name):
    refused("name", domain.create, person=ANN, setup=plan("pack"), name=name, game=DEFAULT)


def test_nobody_fills_the_site_with_pods(db):
    pods = [domain.create(person=ANN, setup=plan("pack"), sits=False, game=DEFAULT) for _ in range(domain.MOST_PODS)]
    refused("too_many", domain.create, person=ANN, setup=plan("pack"), game=DEFAULT)
    domain.close(slug=pods[0].slug, person=ANN)
    domain.create(person=ANN, setup=plan("pack"), game=DEFAULT)
    domain.create(person=BEN, setup=plan("pack"), game=DEFAULT)
    Pod.objects.update(status="over")
    for _ in range(domain.MOST_A_DAY - domain.MOST_PODS - 1):
        pod = domain.create(person=ANN, setup=plan("sealed"), game=DEFAULT)
        domain.start(slug=pod.slug, person=ANN)
    refused("too_many", domain.create, person=ANN, setup=plan("pack"), game=DEFAULT)
    Pod.objects.update(created=timezone.now() - timedelta(days=2))
    domain.create(person=ANN, setup=plan("pack"), game=DEFAULT)


def test_nobody_sits_everywhere(db):
    for host in range(domain.MOST_SEATS):
        pod = domain.create(person=Person(f"host {host}"), setup=plan("pack"), game=DEFAULT)
        domain.sit(slug=pod.slug, person=ANN)
    pod = domain.create(person=BEN, setup=plan("pack"), game=DEFAULT)
    refused("too_many", domain.sit, slug=pod.slug, person=ANN)
    domain.leave(slug=Seat.objects.of(ANN).first().pod.slug, person=ANN)
    assert domain.sit(slug=pod.slug, person=ANN) == 1


# --- sitting down ----------------------------------------------------------------------------------------------------


def test_whoever_has_the_link_sits_down_once(new_pod):
    pod = new_pod(begin=False)
    assert domain.sit(slug=pod.slug, person=BEN, shown="  Ben\n the \u202e Bold ", number=2) == 2
    assert domain.sit(slug=pod.slug, person=BEN, number=1) == 2
    assert [seat["name"] for seat in look(pod, BEN)["seats"]] == ["Ann", "", "Ben the Bold", ""]
    assert (look(pod, BEN)["seat"], look(pod, BEN)["host"]) == (2, False)


def test_a_seat_that_is_taken_is_refused_and_so_is_a_full_pod(new_pod):
    pod = new_pod("open", begin=False)
    refused("taken", domain.sit, slug=pod.slug, person=BEN, number=0)
    refused("taken", domain.sit, slug=pod.slug, person=BEN, number=7)
    domain.sit(slug=pod.slug, person=BEN)
    refused("taken", domain.sit, slug=pod.slug, person=CAT)


def test_no_two_players_are_shown_alike(new_pod, account):
    pod = new_pod(seats=6, begin=False)
    domain.sit(slug=pod.slug, person=BEN, shown="ANN")
    domain.sit(slug=pod.slug, person=CAT)
    domain.sit(slug=pod.slug, person=DAN)
    domain.sit(slug=pod.slug, person=Person("", account("Eve")))
    seats = look(pod)["seats"]
    assert [seat["name"] for seat in seats] == ["Ann", "ANN 2", "Guest", "Guest 2", "Eve", ""]
    assert [seat["account"] for seat in seats] == [False] * 4 + [True, False]
    domain.rename(slug=pod.slug, person=BEN, shown="Ben")
    domain.rename(slug=pod.slug, person=CAT, shown="Ben")
    assert [seat["name"] for seat in look(pod)["seats"]][1:3] == ["Ben", "Ben 2"]
    refused("name", domain.rename, slug=pod.slug, person=BEN, shown="x" * 31)
    refused("no_seat", domain.rename, slug=pod.slug, person=Person("eve"), shown="Eve")


def test_who_leaves_before_the_start_leaves_a_free_seat(new_pod):
    pod = new_pod(others=[BEN, CAT], begin=False)
    domain.leave(slug=pod.slug, person=BEN)
    refused("no_seat", domain.leave, slug=pod.slug, person=BEN)
    assert kinds(pod) == ["person", "free", "person", "free"]
    assert domain.sit(slug=pod.slug, person=DAN) == 1


# --- starting --------------------------------------------------------------------------------------------------------


def test_the_host_starts_and_bots_sit_down_in_the_seats_that_are_free(new_pod):
    pod = new_pod(others=[BEN], begin=False)
    for person in (BEN, DAN):
        refused("not_yours", domain.start, slug=pod.slug, person=person)
    refused("gathering", domain.pick, slug=pod.slug, person=BEN, option=1)
    domain.start(slug=pod.slug, person=ANN, now=NOON)
    assert kinds(pod) == ["person", "person", "bot", "bot"]
    assert (fresh(pod).status, fresh(pod).started) == ("running", NOON)
    assert len(question(pod, BEN)["cards"]) == 10
    refused("started", domain.start, slug=pod.slug, person=ANN)
    refused("taken", domain.sit, slug=pod.slug, person=DAN)


def test_a_pod_starts_when_it_is_full_if_the_host_likes(new_pod):
    pod = new_pod(seats=3, begin=False)
    domain.sit(slug=pod.slug, person=BEN)
    domain.sit(slug=pod.slug, person=CAT)
    assert fresh(pod).status == "gathering"
    pod = new_pod(seats=3, others=[BEN], begin=False, start="full")
    assert fresh(pod).status == "gathering"
    domain.hand_over(slug=pod.slug, person=ANN, number=2, to="bot")
    assert (fresh(pod).status, kinds(pod)) == ("running", ["person", "person", "bot"])


# --- the host's ------------------------------------------------------------------------------------------------------


def test_only_the_host_may_do_what_is_the_hosts(new_pod):
    pod = new_pod(others=[BEN])
    for person in (BEN, DAN, Person("")):
        for verb, more in (
            (domain.pause, {}),
            (domain.go_on, {}),
            (domain.close, {}),
            (domain.start, {}),
            (domain.describe, {"name": "Mine"}),
            (domain.hand_over, {"number": 2, "to": "open"}),
        ):
            refused("not_yours", verb, slug=pod.slug, person=person, **more)
    assert fresh(pod).status == "running"


def test_what_is_a_players_own_is_nobody_elses(new_pod):
    pod = new_pod(others=[BEN])
    for person in (DAN, Person("")):
        for verb, more in (
            (domain.pick, {"option": question(pod)["options"][0]}),
            (domain.set_absence, {"absence": "wait"}),
            (domain.rename, {"shown": "Eve"}),
            (domain.leave, {}),
        ):
            refused("no_seat", verb, slug=pod.slug, person=person, **more)
    refused("foreign", domain.pick, slug=pod.slug, person=BEN, option=question(pod)["options"][0], now=NOON)
    assert not pod.picks.filter(by="person").exists()


@pytest.mark.parametrize(
    "verb", ["pick", "set_absence", "rename", "leave", "pause", "go_on", "close", "start", "describe", "sit", "advance"]
)
def test_a_pod_that_is_not_there_is_gone(db, verb):
    more = {"pick": {"option": 1}, "set_absence": {"absence": "wait"}, "rename": {"shown": "x"}}.get(verb, {})
    person = {} if verb == "advance" else {"person": ANN}
    refused("gone", getattr(domain, verb), slug="nowhere", **person, **more)


def test_a_seat_is_handed_over_when_its_player_is_away_and_never_while_they_are_there(new_pod):
    pod = new_pod(seats=3, others=[BEN, CAT])
    domain.set_absence(slug=pod.slug, person=BEN, absence="wait", now=NOON)
    hand = {"slug": pod.slug, "person": ANN, "number": 1}
    refused("present", domain.hand_over, **hand, to="bot", now=after(10))
    refused("seat", domain.hand_over, **hand, to="Dan", now=after(60))
    refused("seat", domain.hand_over, **hand | {"number": 3}, to="bot", now=after(60))
    for person in (ANN, CAT):
        stay(pod, person, 10, 180)
    domain.hand_over(**hand, to="open", now=after(180))
    assert kinds(pod) == ["person", "free", "person"]
    assert picks(pod) == [(1, 0, "bot")]  # a vacant seat keeps nobody waiting
    refused("no_seat", domain.pick, slug=pod.slug, person=BEN, option=1)
    assert domain.sit(slug=pod.slug, person=DAN, now=after(181)) == 1
    take(pod, ANN, after(182))
    assert len(question(pod, DAN, after(182))["cards"]) == 9


def test_a_bots_seat_can_be_opened_to_somebody_who_comes_late(new_pod):
    pod = new_pod()
    domain.hand_over(slug=pod.slug, person=ANN, number=2, to="open", now=NOON)
    assert domain.sit(slug=pod.slug, person=BEN, now=NOON) == 2
    play(pod, [ANN, BEN])
    assert len(queries.pool_of(slug=pod.slug, person=BEN)) == 30


def test_who_leaves_a_draft_that_goes_on_is_played_for_by_a_bot(new_pod):
    pod = new_pod(others=[BEN])
    domain.leave(slug=pod.slug, person=BEN, now=NOON)
    assert kinds(pod) == ["person", "free", "bot", "bot"]
    play(pod, [ANN])
    assert [len(pool) for pool in fresh(pod).log["pools"]] == [30] * 4


def test_a_closed_draft_is_closed_for_everybody(new_pod):
    pod = new_pod(others=[BEN], clock="relaxed")
    domain.close(slug=pod.slug, person=ANN, now=after(5))
    assert (fresh(pod).status, fresh(pod).due, look(pod)["seed"]) == ("closed", None, pod.seed)
    refused("over", domain.pick, slug=pod.slug, person=BEN, option=1)
    refused("over", domain.sit, slug=pod.slug, person=DAN)
    refused("over", domain.close, slug=pod.slug, person=ANN)
    refused("over", domain.hand_over, slug=pod.slug, person=ANN, number=1, to="bot")
    refused("log", queries.log_of, slug=pod.slug, person=ANN)
    domain.advance(slug=pod.slug, now=after(10_000))
    assert picks(pod) == [(2, 0, "bot"), (3, 0, "bot"), (3, 1, "bot")]


def test_the_host_renames_a_draft_and_decides_who_reads_its_log(new_pod):
    pod = new_pod(others=[BEN])
    domain.describe(slug=pod.slug, person=ANN, name="Friday", readers="host")
    assert (look(pod, BEN)["name"], look(pod, BEN)["readers"]) == ("Friday", "host")
    refused("name", domain.describe, slug=pod.slug, person=ANN, name="")
    refused("readers", domain.describe, slug=pod.slug, person=ANN, readers="all of them")


# --- accounts --------------------------------------------------------------------------------------------------------


def test_an_account_keeps_what_its_guest_began(new_pod, account):
    pod = new_pod(others=[BEN])
    ann = Person("ann", account("Annie"))
    assert domain.adopt(person=ann) == 1
    assert look(pod, Person("another browser", ann.user))["seat"] == 0
    assert (look(pod, ANN)["seat"], look(pod, ANN)["host"]) == (None, False)
    assert domain.adopt(person=BEN) == 0


def test_nobody_gets_two_seats_by_logging_in(new_pod, account):
    pod = new_pod(others=[BEN])
    user = account("Benny")
    elsewhere = Person("", user)
    domain.hand_over(slug=pod.slug, person=ANN, number=2, to="open", now=NOON)
    domain.sit(slug=pod.slug, person=elsewhere, now=NOON)
    domain.adopt(person=Person("ben", user))
    assert kinds(pod) == ["person", "free", "person", "bot"]
    assert look(pod, Person("ben", user))["seat"] == 2
    assert queries.due_slugs(now=timezone.now()) == [pod.slug]
    domain.advance(slug=pod.slug, now=NOON)
    assert (1, 0, "bot") in picks(pod)


def test_nobody_elses_draft_goes_with_an_account(new_pod, account):
    user = account("Annie")
    pod, alone = new_pod(others=[BEN]), new_pod(others=[])
    domain.adopt(person=Person("ann", user))
    user.delete()
    assert not Pod.objects.filter(pk=alone.pk).exists()
    assert look(pod, BEN)["seats"][0] | {"deadline": None} == {
        "seat": 0, "name": "", "kind": "free", "account": False, "away": False, "absence": None, "brings": False,
        "deadline": None, "left": None, "stands_in": None, "taken_back": 0, "ready": False,
    }  # fmt: skip
    play(pod, [BEN])
    assert fresh(pod).status == "over"
