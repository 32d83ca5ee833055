"""Picks: stored once, seen afterwards, the same after a restart; bots in all seats that nobody has."""

import json
import threading
import time

import pytest
from django.db import IntegrityError, connection, transaction

from drafts import domain, positions, queries
from drafts.models import Pick
from engine.epic.limited import PROCEDURES, differences, plan, replay
from engine.games import DEFAULT
from engine.kernel.seeds import seed_data
from engine.limited import ARBITER, commitment, view
from live.errors import Refused
from tests.drafts.players import ANN, BEN, CAT, NOON, fresh, look, picks, play, question, take

pytestmark = pytest.mark.django_db(transaction=True)

FORMATS = [one.key for one in PROCEDURES]


def refused(pod, person, option):
    with pytest.raises(Refused) as refusal:
        domain.pick(slug=pod.slug, person=person, option=option, now=NOON)
    return refusal.value.code


def test_a_pick_is_one_row_and_bots_answer_it_at_once(new_pod):
    pod = new_pod(others=[BEN])
    name = take(pod, ANN)
    assert [row for row in picks(pod) if row[2] == "person"] == [(0, 0, "person")]
    assert look(pod)["view"]["seats"][0]["pool"] == [name]
    assert look(pod, BEN)["view"]["seats"][1]["packs"] == 2  # the first one, and the one that Ann passed on
    stored = list(pod.picks.order_by("ordinal").values_list("ordinal", flat=True))
    assert stored == list(range(len(stored)))


def test_a_pick_that_is_stored_cannot_be_stored_twice(new_pod):
    pod = new_pod()
    take(pod)
    for number, ordinal in ((0, 999), (99, 0)):
        with pytest.raises(IntegrityError), transaction.atomic():
            Pick.objects.create(pod=pod, seat=0, number=number, ordinal=ordinal, option=1, by="person", made=NOON)


@pytest.mark.parametrize(
    ("option", "code"),
    [(-1, "malformed"), ("1", "malformed"), (True, "malformed"), (None, "malformed"), (2**80, "foreign")],
)
def test_an_option_that_is_none_is_refused(new_pod, option, code):
    pod = new_pod()
    before = picks(pod)
    assert refused(pod, ANN, option) == code
    assert picks(pod) == before


def test_a_click_that_comes_late_never_lands_on_the_next_pack(new_pod):
    pod = new_pod(others=[BEN])
    first = question(pod)["options"]
    take(pod)
    for option in first:
        assert refused(pod, ANN, option) == "stale"
    take(pod, ANN)
    take(pod, ANN)
    assert question(pod) is None  # Ben holds up the packs that come round
    assert refused(pod, ANN, first[0]) == "stale"
    assert refused(pod, BEN, first[0]) == "foreign"


@pytest.mark.parametrize("key", ["pack", "dark", "random60"])
def test_of_two_picks_at_once_one_is_stored_and_the_other_is_told(new_pod, key):
    pod = new_pod(key, others=[BEN])
    options = question(pod)["options"]
    results = []
    barrier = threading.Barrier(4)

    def race(option):
        barrier.wait()
        try:
            domain.pick(slug=pod.slug, person=ANN, option=option, now=NOON)
        except Refused as refusal:
            results.append(refusal.code)
        else:
            results.append(option)
        finally:
            connection.close()

    racers = [threading.Thread(target=race, args=(options[at % 2],)) for at in range(4)]
    for racer in racers:
        racer.start()
    for racer in racers:
        racer.join()
    assert sorted(map(str, results))[1:] == ["stale"] * 3
    (stored,) = [one for one in results if one != "stale"]
    assert list(pod.picks.filter(seat=0).values_list("option", "by")) == [(stored, "person")]


def test_neighbours_who_pick_at_once_are_all_stored(new_pod):
    people = [ANN, BEN, CAT]
    pod = new_pod(seats=3, others=people[1:])
    barrier = threading.Barrier(3)

    def draft(person):
        try:
            barrier.wait()
            while question(pod, person):
                take(pod, person)
        finally:
            connection.close()

    racers = [threading.Thread(target=draft, args=(person,)) for person in people]
    for racer in racers:
        racer.start()
    for racer in racers:
        racer.join()
    play(pod, people)
    assert differences(fresh(pod).log) == []
    assert [len(pool) for pool in fresh(pod).log["pools"]] == [30] * 3


# --- restarts --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", [key for key in FORMATS if key not in ("random30", "sealed", "team")])
def test_a_draft_built_from_the_database_is_the_remembered_one(new_pod, key):
    pod = new_pod(key, 2, others=[BEN])
    looks = 0
    while fresh(pod).status == "running":
        remembered = positions.current(fresh(pod))
        positions.forget()
        rebuilt = positions.current(fresh(pod))
        assert rebuilt is not remembered
        assert [view(rebuilt, viewer) for viewer in (0, 1, ARBITER)] == [
            view(remembered, viewer) for viewer in (0, 1, ARBITER)
        ]
        for person in (ANN, BEN):
            if fresh(pod).status == "running" and question(pod, person):
                take(pod, person)
        looks += 1
    assert looks


def test_a_remembered_draft_that_is_not_the_stored_one_is_dropped(new_pod):
    pod, other = new_pod(), new_pod()
    take(pod)
    take(other)
    right = look(pod)["view"]
    count = pod.picks.count()
    positions.keep(pod.slug, positions.current(fresh(other)), count, other.picks.last().pk)
    assert look(pod)["view"] == right
    positions.keep(pod.slug, positions.current(fresh(other)), 0, None)
    assert look(pod)["view"] == right


def test_a_draft_of_other_cards_is_gone_and_says_so(new_pod):
    pod = new_pod()
    pod.setup["fingerprint"] = "0" * 16
    pod.save()
    positions.forget()
    assert refused(pod, ANN, 1) == "gone"
    with pytest.raises(Refused, match="The cards of this draft have changed since it began"):
        look(pod)


# --- the end ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", [key for key in FORMATS if key != "continuous"])
def test_bots_alone_draft_every_format_to_its_end_at_once(new_pod, key):
    began = time.thread_time()
    pod = new_pod(key, sits=False)
    assert time.thread_time() - began < 2
    assert (pod.status, pod.finished, pod.due) == ("over", NOON, None)
    assert {by for _, _, by in picks(pod)} <= {"bot"}
    assert differences(pod.log) == []
    assert replay(pod.log).picks == [tuple(pair) for pair in pod.log["picks"]]
    body = look(pod, BEN)
    assert (body["seed"], body["view"]["over"]) == (pod.seed, True)
    assert commitment(pod.plan, int(body["seed"])) == body["hash"] == pod.log["hash"]
    assert json.loads(json.dumps(body)) == body


def test_people_draft_to_the_end_and_the_log_says_who_picked_what(new_pod):
    pod = new_pod("cube", 3, others=[BEN])
    play(pod, [ANN, BEN])
    log = queries.log_of(slug=pod.slug, person=CAT)
    assert log["names"] == ["Ann", "Ben", "Bot 3"]
    rows = {row.ordinal: row for row in pod.picks.all()}
    for step in log["steps"]:
        if step["forced"]:
            assert (step["choice"], step["by"]) == (None, None)
            continue
        row = rows[step["choice"]]
        assert (
            (row.seat, row.by) == (step["seat"], step["by"]) == (step["seat"], "bot" if step["seat"] == 2 else "person")
        )
        if step["by"] == "bot":
            scores = queries.scores_of(slug=pod.slug, person=CAT, pick=step["choice"])
            assert [score.card for score in scores] == step["cards"]
            assert max(scores, key=lambda score: score.total).card == step["taken"]
            assert all(score.total == pytest.approx(sum(score.parts.values())) for score in scores)
    assert queries.pool_of(slug=pod.slug, person=ANN) == log["pools"][0]
    assert log["seed"] == seed_data(int(pod.seed))
    assert differences(log) == []


def test_the_log_can_be_read_when_cards_have_changed(new_pod):
    pod = new_pod()
    play(pod, [ANN])
    pod = fresh(pod)
    pod.setup["fingerprint"] = "0" * 16
    pod.save()
    positions.forget()
    assert look(pod)["view"] is None
    assert queries.log_of(slug=pod.slug, person=ANN)["pools"][0] == queries.pool_of(slug=pod.slug, person=ANN)
    with pytest.raises(Refused) as refusal:
        queries.scores_of(slug=pod.slug, person=ANN, pick=0)
    assert refusal.value.code == "gone"


def test_my_drafts_are_those_that_i_host_and_those_that_i_sit_in(new_pod):
    hosted, seated, other = new_pod(sits=False, begin=False), new_pod(others=[BEN]), new_pod()
    assert {pod.pk for pod in queries.pods_of(ANN, game=DEFAULT)} == {hosted.pk, seated.pk, other.pk}
    (mine,) = queries.pods_of(BEN, game=DEFAULT)
    assert mine == seated
    draft = positions.current(mine)
    assert queries.is_asked(mine, BEN, draft)
    assert not queries.is_asked(mine, CAT, draft)
    take(seated, BEN)
    assert queries.pods_of(ANN, game=DEFAULT)[0] == seated
    assert queries.pods_of(CAT, game=DEFAULT) == []


def test_a_plan_is_kept_as_it_was(new_pod):
    pod = new_pod("own", 4, setup={"review": True, "own_picks": "review"})
    assert pod.plan == plan(
        "own", seats=4, review=True, own_picks="review", cards=pod.plan.cards, packs=2, pack_size=15
    )
