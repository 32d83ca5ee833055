"""What a pod shows to whom: never what a seat may not know. The engine's tests hold its own law; here it is held for
all that the pod adds, and for who gets which view."""

import json

import pytest

from drafts import domain, positions, queries
from engine.epic.catalogue import CARDS
from engine.kernel.random import Rng
from engine.limited import ARBITER, SPECTATOR, asked, view
from engine.limited.views import hidden
from live.errors import Refused
from people.persons import Person
from tests.drafts.players import ANN, BEN, CAT, DAN, NOON, after, fresh, look, picks, play, question, take
from tests.engine.epic.limited.by_chance import TABLES, named

pytestmark = pytest.mark.django_db(transaction=True)

LOOKS = 4  # at which every pod is looked at from all sides


def names_in(content):
    """Names of cards in something that is told, as whole words."""
    text = json.dumps(content)
    return {card.name for card in CARDS if json.dumps(card.name) in text}


def check(pod, people):
    """Everybody sees their own view, and nothing in what they see depends on what they may not see."""
    stored = fresh(pod)
    draft = positions.current(stored)
    last = stored.picks.order_by("-ordinal").first()
    version = (len(draft.picks), None if last is None else last.pk)
    for person, viewer in [*((person, seat) for seat, person in enumerate(people)), (DAN, SPECTATOR)]:
        payload = look(pod, person)
        assert payload["view"] == view(draft, viewer)
        assert not names_in({key: payload[key] for key in payload if key not in ("view", "setup")})
        assert (payload["seed"] is None) == (stored.status == "running")
        assert stored.status != "running" or stored.seed not in json.dumps(payload)
        other = draft.clone()
        other.name_of = draft.name_of[:]
        for card in hidden(draft, viewer):
            other.name_of[card] = "Something else"
        positions.keep(pod.slug, other, *version)
        assert look(pod, person) == payload
        positions.keep(pod.slug, draft, *version)


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_nobody_sees_what_their_seat_may_not_know(new_pod, table):
    key, seats = table
    people = [ANN, *(Person(f"player {seat}") for seat in range(1, seats))]
    rng = Rng(seats)
    screens = {"own_picks": ("always", "end")[seats % 2]} if key in ("dark", "cube", "pack") else {}
    pod = new_pod(key, seats, others=people[1:], setup=screens)
    check(pod, people)
    for _ in range(LOOKS):
        for _ in range(1 + rng.below(10)):
            draft = positions.current(fresh(pod))
            waiting = [seat for seat in range(seats) if asked(draft, seat)]
            if waiting:
                seat = waiting[rng.below(len(waiting))]
                take(pod, people[seat], at=rng.below(len(asked(draft, seat).options)))
        check(pod, people)


def test_before_the_start_nobody_sees_a_card(new_pod):
    pod = new_pod("open", others=[BEN], begin=False, spectators="all", delay=1)
    for person in (ANN, BEN, DAN):
        assert look(pod, person)["view"] is None
        assert not names_in(look(pod, person))


def test_an_own_list_is_known_and_a_ranking_is_not(new_pod):
    pod = new_pod("own", 2, others=[BEN])
    domain.set_absence(slug=pod.slug, person=BEN, absence="ranking", ranking=["Kong"], now=NOON)
    assert "Kong" in look(pod)["setup"]["cards"]
    for person in (ANN, DAN):
        payload = look(pod, person)
        assert not names_in([payload["seats"], payload["mine"]])
    assert names_in(look(pod, BEN)["mine"]) == {"Kong"}


def test_a_host_who_watches_sees_no_more_than_others(new_pod):
    pod = new_pod(seats=2, sits=False, begin=False)
    domain.sit(slug=pod.slug, person=BEN, now=NOON)
    domain.start(slug=pod.slug, person=ANN, now=NOON)
    assert look(pod, ANN)["view"] == view(positions.current(fresh(pod)), SPECTATOR) == look(pod, DAN)["view"]


def everything_after(pod, count):
    return view(positions.after(fresh(pod), count), ARBITER)


def test_spectators_see_everything_so_many_picks_behind_the_slowest_seat(new_pod):
    pod = new_pod(seats=2, others=[BEN], spectators="all", delay=2)
    unbegun, start = (view(positions.current(fresh(pod)), viewer) for viewer in (SPECTATOR, ARBITER))
    week = after(7 * 24 * 60 * 60)  # however long a seat takes
    for person in (ANN, BEN, ANN):
        take(pod, person)
        payload = look(pod, DAN, week)
        assert (payload["view"], payload["behind"], payload["seat"]) == (unbegun, 2, None)
    take(pod, BEN)
    assert look(pod, DAN)["view"] == start
    take(pod, BEN)  # who is faster is shown no sooner
    assert look(pod, DAN)["view"] == start
    take(pod, ANN)
    assert look(pod, DAN)["view"] == everything_after(pod, 2)
    for person in (ANN, BEN):
        assert look(pod, person)["behind"] == 0
        assert look(pod, person)["view"]["seats"][1 - look(pod, person)["seat"]]["pool"] is None


def test_a_pause_and_days_bring_spectators_no_closer(new_pod):
    pod = new_pod(seats=2, others=[BEN], spectators="all", delay=1, clock="days", days=7)
    for person in (ANN, BEN):
        take(pod, person)
    seen, month = everything_after(pod, 0), after(30 * 24 * 60 * 60)
    assert look(pod, DAN, after(6 * 24 * 60 * 60))["view"] == seen
    domain.pause(slug=pod.slug, person=ANN, now=NOON)
    assert look(pod, DAN, month)["view"] == seen
    domain.go_on(slug=pod.slug, person=ANN, now=month)
    assert look(pod, DAN, month)["view"] == seen


def test_spectators_stay_behind_until_the_draft_is_over(new_pod):
    """Ben has taken all that he will take, and Ann thinks about her last card."""
    pod = new_pod(seats=2, others=[BEN], spectators="all", delay=3)
    takes = {0: [], 1: []}
    while fresh(pod).status == "running":
        for person in (ANN, BEN):
            if question(pod, person):
                take(pod, person)
        for at, (seat, _number, _by) in enumerate(picks(pod)):
            takes[seat] += [at] if at not in takes[seat] else []
        if fresh(pod).status == "running" and min(map(len, takes.values())) >= 3:
            assert look(pod, DAN)["view"] == everything_after(pod, min(took[-3] for took in takes.values()))
    assert look(pod, DAN)["behind"] == 0
    assert look(pod, DAN)["view"] == view(positions.current(fresh(pod)), SPECTATOR)


@pytest.mark.parametrize(("readers", "allowed"), [("all", [ANN, BEN, DAN]), ("players", [ANN, BEN]), ("host", [ANN])])
def test_the_log_is_read_when_the_draft_is_over_by_whom_the_host_says(new_pod, readers, allowed):
    pod = new_pod(seats=2, others=[BEN], readers=readers)

    def check_readers(those):
        for person in (ANN, BEN, DAN):
            asks = [
                lambda person=person: queries.log_of(slug=pod.slug, person=person),
                lambda person=person: queries.scores_of(slug=pod.slug, person=person, pick=0),
            ]
            for ask in asks:
                if person in those:
                    ask()
                    continue
                with pytest.raises(Refused) as refusal:
                    ask()
                assert refusal.value.code == "log"

    check_readers([])
    play(pod, [ANN, BEN])
    check_readers(allowed)
    assert [person for person in (ANN, BEN, DAN) if look(pod, person)["log"]] == allowed
    assert look(pod, DAN)["view"] == view(positions.current(fresh(pod)), SPECTATOR)


def test_a_pool_is_its_drafters(new_pod):
    pod = new_pod(seats=2, others=[BEN])
    with pytest.raises(Refused):
        queries.pool_of(slug=pod.slug, person=ANN)
    play(pod, [ANN, BEN])
    assert queries.pool_of(slug=pod.slug, person=BEN) == fresh(pod).log["pools"][1]
    with pytest.raises(Refused) as refusal:
        queries.pool_of(slug=pod.slug, person=CAT)
    assert refusal.value.code == "no_seat"


def test_a_snapshot_is_read_once_and_shows_everybody_their_own(new_pod, django_assert_num_queries):
    pod = new_pod("cube", 3, others=[BEN, CAT])
    payloads = [look(pod, person) for person in (ANN, BEN, CAT, DAN)]
    with django_assert_num_queries(4):  # the pod, its seats, its last pick, and what was picked for those who were away
        snapshot = queries.snapshot(slug=pod.slug, now=NOON)
        assert [snapshot.payload(person) for person in (ANN, BEN, CAT, DAN)] == payloads
    assert [payload["seat"] for payload in payloads] == [0, 1, 2, None]


def test_who_takes_over_a_seat_sees_what_it_has(new_pod):
    pod = new_pod(seats=3, others=[BEN])
    take(pod, BEN)
    pool = look(pod, BEN)["view"]["seats"][1]["pool"]
    domain.leave(slug=pod.slug, person=BEN, now=NOON)
    assert look(pod, BEN)["view"]["seats"][1]["pool"] is None
    domain.sit(slug=pod.slug, person=CAT, now=NOON)
    assert look(pod, CAT)["view"]["seats"][1]["pool"][: len(pool)] == pool
    assert question(pod, BEN) is None
