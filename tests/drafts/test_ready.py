"""The ready check before a draft of strangers begins."""

import threading
from datetime import timedelta

import pytest
from django.contrib.auth import get_user_model
from django.db import connection
from django.utils import timezone

from drafts import bringing, domain, queries, ready, ticking
from drafts.bringing import Origin
from drafts.meeting import open_pods
from drafts.models import Brought, Clock, Heartbeat, Late, Pod, Start
from drafts.reading import Options
from engine.epic.catalogue import CARDS
from engine.games import DEFAULT, of
from live.broadcast import call
from live.errors import Refused
from people.persons import Person
from tests.drafts.players import ANN, BEN, CAT, DAN, NOON, after, fresh, kinds, look

pytestmark = pytest.mark.django_db(transaction=True)

END = int(ready.CHECK.total_seconds()) + 2  # seconds: with the grace


@pytest.fixture
def asked(new_pod):
    """An open draft of three whose last seat was taken at noon."""
    return new_pod(seats=3, others=[BEN, CAT], begin=False, open=True, start=Start.FULL)


def say(pod, *people, seconds=1):
    for person in people:
        domain.say_ready(slug=pod.slug, person=person, now=after(seconds))


def refused(pod, person, seconds=1):
    with pytest.raises(Refused) as caught:
        say(pod, person, seconds=seconds)
    return caught.value.code


def end(pod, seconds=END):
    """What a server does that looks at what is due."""
    if pod.slug in queries.due_slugs(now=after(seconds)):
        domain.advance(slug=pod.slug, now=after(seconds))


def is_asking(pod):
    return look(pod)["ready_by"] is not None


def who_is_ready(pod):
    return [seat["ready"] for seat in look(pod)["seats"]]


def test_all_are_asked_when_the_last_seat_is_taken_and_it_begins_when_all_are_ready(asked):
    assert fresh(asked).status == "gathering"
    assert look(asked)["ready_by"] == (NOON + ready.CHECK).timestamp() * 1000
    say(asked, CAT, ANN)
    say(asked, CAT)  # twice is once
    assert who_is_ready(asked) == [True, False, True]
    assert fresh(asked).status == "gathering"
    say(asked, BEN)
    assert fresh(asked).status == "running"
    assert look(asked)["ready_by"] is None
    assert refused(asked, BEN) == "not_asked"


def test_who_is_not_ready_in_time_loses_the_seat_and_is_told_so(asked):
    say(asked, ANN, CAT)
    end(asked, END - 1)
    assert is_asking(asked)
    assert refused(asked, BEN, END) == "not_asked"
    assert not open_pods(after(END))
    end(asked)
    assert kinds(asked) == ["person", "free", "person"]
    assert (fresh(asked).status, is_asking(asked), who_is_ready(asked)) == ("gathering", False, [False] * 3)
    assert [look(asked, person)["late"] for person in (ANN, BEN, CAT, DAN)] == [False, True, False, False]
    assert [pod.pk for pod in open_pods(after(END))] == [asked.pk]  # it stands in the lobby again


def test_who_sits_down_again_is_asked_again_with_all_others(asked):
    say(asked, ANN, CAT)
    end(asked)
    domain.sit(slug=asked.slug, person=BEN, now=after(60))
    assert look(asked, BEN)["late"] is False
    assert look(asked)["ready_by"] == (after(60) + ready.CHECK).timestamp() * 1000
    assert who_is_ready(asked) == [False] * 3
    say(asked, ANN, BEN, CAT, seconds=61)
    assert fresh(asked).status == "running"
    assert not Late.objects.exists()


def test_if_nobody_is_ready_all_seats_are_free_and_the_host_stays_host(asked):
    end(asked)
    assert kinds(asked) == ["free"] * 3
    assert look(asked, ANN)["host"]
    for person in (ANN, BEN, CAT):
        domain.sit(slug=asked.slug, person=person, now=after(60))
    assert is_asking(asked)


@pytest.mark.parametrize("person", [ANN, BEN])
def test_who_leaves_ends_the_check_and_nobody_else_loses_a_seat(asked, person):
    say(asked, CAT)
    domain.leave(slug=asked.slug, person=person, now=after(5))
    assert not is_asking(asked)
    assert who_is_ready(asked) == [False] * 3
    end(asked)
    assert kinds(asked).count("person") == 2
    domain.sit(slug=asked.slug, person=DAN, now=after(END - 1))
    end(asked)  # the old time
    assert kinds(asked) == ["person"] * 3
    assert is_asking(asked)


def test_a_seat_that_is_freed_ends_the_check_and_one_for_a_bot_does_not(asked):
    say(asked, ANN, CAT)
    domain.hand_over(slug=asked.slug, person=ANN, number=1, to="bot", now=after(5))
    assert fresh(asked).status == "running"  # all people are ready


def test_a_bot_in_place_of_somebody_leaves_the_others_as_much_time_as_before(asked):
    say(asked, ANN)
    domain.hand_over(slug=asked.slug, person=ANN, number=1, to="bot", now=after(5))
    assert look(asked)["ready_by"] == (NOON + ready.CHECK).timestamp() * 1000
    domain.hand_over(slug=asked.slug, person=ANN, number=1, to="open", now=after(6))
    assert not is_asking(asked)


def test_the_host_need_not_wait(asked):
    domain.start(slug=asked.slug, person=ANN, now=after(1))
    assert fresh(asked).status == "running"
    end(asked)
    assert kinds(asked) == ["person"] * 3


def test_a_host_who_only_watches_is_not_asked(new_pod):
    pod = new_pod(seats=2, others=[BEN, CAT], sits=False, begin=False, open=True, start=Start.FULL)
    with pytest.raises(Refused) as caught:
        say(pod, ANN)
    assert caught.value.code == "no_seat"
    say(pod, BEN, CAT)
    assert fresh(pod).status == "running"


@pytest.mark.parametrize(
    ("options", "status"),
    [
        ({"open": False, "start": Start.FULL}, "running"),
        ({"open": True, "start": Start.FULL, "clock": Clock.DAYS}, "running"),
        ({"open": True, "start": Start.HOST}, "gathering"),
    ],
)
def test_other_drafts_begin_as_ever(new_pod, options, status):
    pod = new_pod(seats=2, others=[BEN], begin=False, **options)
    assert fresh(pod).status == status
    assert not is_asking(pod)


def test_whoever_drafts_with_bots_only_is_not_asked(new_pod):
    pod = new_pod(seats=2, begin=False, open=True, start=Start.FULL)
    domain.hand_over(slug=pod.slug, person=ANN, number=1, to="bot", now=NOON)
    assert fresh(pod).status == "running"


def test_who_brings_fewer_cards_than_are_needed_ends_the_check():
    setup, options = bringing.stand_in(of(DEFAULT), "sealed", seats=2), Options(clock="none", start="full", open=True)
    pod = domain.create(
        person=ANN, setup=setup, origin=Origin(brought=Brought.PLAYERS), options=options, now=NOON, game=DEFAULT
    )
    domain.sit(slug=pod.slug, person=BEN, now=NOON)
    assert not is_asking(pod)
    domain.bring(slug=pod.slug, person=BEN, cards={card.name: 2 for card in CARDS}, now=NOON)
    assert is_asking(pod)
    domain.bring(slug=pod.slug, person=BEN, cards=None, now=NOON)
    assert not is_asking(pod)


def test_time_stands_still_while_no_server_is_there(asked):
    Heartbeat.objects.create(pk=1, at=after(1))
    say(asked, ANN)
    domain.heartbeat(now=after(301))
    end(asked, 301)
    assert is_asking(asked)
    assert look(asked)["ready_by"] == (NOON + ready.CHECK + timedelta(seconds=300)).timestamp() * 1000
    say(asked, BEN, CAT, seconds=320)
    assert fresh(asked).status == "running"


def test_an_account_that_is_deleted_ends_the_check(new_pod):
    user = get_user_model().objects.create_user("eve")
    pod = new_pod(seats=3, others=[BEN], begin=False, open=True, start=Start.FULL)
    domain.sit(slug=pod.slug, person=Person("", user), now=NOON)
    say(pod, ANN)
    user.delete()
    assert not is_asking(pod)
    end(pod)
    assert kinds(pod) == ["person", "person", "free"]


def test_who_was_late_as_a_guest_reads_so_by_the_account(asked):
    end(asked)
    account = Person(BEN.guest_key, get_user_model().objects.create_user("ben"))
    domain.adopt(person=account)
    assert look(asked, account)["late"]


def test_of_the_last_word_and_the_end_of_the_time_one_comes_first(asked):
    say(asked, ANN, CAT)
    codes, barrier = [], threading.Barrier(3)

    def race(act):
        try:
            barrier.wait()
            act()
        except Refused as refusal:
            codes.append(refusal.code)
        finally:
            connection.close()

    acts = (lambda: end(asked), lambda: end(asked), lambda: say(asked, BEN, seconds=END - 1))
    racers = [threading.Thread(target=race, args=(act,)) for act in acts]
    for racer in racers:
        racer.start()
    for racer in racers:
        racer.join()
    came = (fresh(asked).status, kinds(asked)[1], codes)
    assert came in [("running", "person", []), ("gathering", "free", ["no_seat"])]


async def test_the_socket_asks_and_tells_who_is_ready(asked, tabs, ann, ben):
    one, two = await tabs(asked, ann), await tabs(asked, ben)
    await call(Pod.objects.update, due=timezone.now() + ready.CHECK)
    said = (await one.ask("ready"))[1]
    assert said["ready_by"] > said["now"]
    assert [seat["ready"] for seat in said["seats"]] == [True, False, False]
    await two.until(lambda payload: payload["seats"][0]["ready"])
    await call(Pod.objects.update, due=timezone.now())
    await ticking.tick()
    await two.until(lambda payload: payload["late"])
    assert two.payload["seat"] is None
    assert await one.refusal("ready") == "not_asked"
    assert not one.payload["late"]
