"""Clocks, absence and pauses. Every moment is given."""

from datetime import timedelta

import pytest

from drafts import clocks, domain, positions, queries
from drafts.models import Heartbeat, Pod, Seat
from live.errors import Refused
from tests.drafts.players import ANN, BEN, CAT, DAN, NOON, after, fresh, look, picks, question, take

pytestmark = pytest.mark.django_db(transaction=True)

DAY = 24 * 60 * 60


def left(pod, seat, now):
    """Seconds until the time of the seat is up."""
    deadline = look(pod, ANN, now)["seats"][seat]["deadline"]
    return None if deadline is None else deadline / 1000 - now.timestamp()


def of(pod, seat):
    """Who made the choices of a seat."""
    return [by for place, _, by in picks(pod) if place == seat]


def wait_for_all(pod, *people):
    for person in people:
        domain.set_absence(slug=pod.slug, person=person, absence="wait", now=NOON)


# --- clocks ----------------------------------------------------------------------------------------------------------


def test_without_a_clock_nobody_is_hurried(new_pod):
    pod = new_pod(others=[BEN])
    wait_for_all(pod, ANN, BEN)
    assert (left(pod, 0, NOON), fresh(pod).due) == (None, None)
    domain.advance(slug=pod.slug, now=after(1000 * DAY))
    assert of(pod, 0) == []


def test_in_a_tournament_time_falls_with_each_pick(new_pod):
    pod = new_pod("cube", 2, clock="tournament")
    seen = []
    while fresh(pod).status == "running":
        asked = question(pod)
        if asked["pack"] == 1:
            seen.append((len(asked["cards"]), round(left(pod, 0, NOON))))
        if asked["kind"] == "review":
            assert left(pod, 0, NOON) == 60
        take(pod)
    assert seen == [(12, 75), (11, 70), (10, 65), (9, 60), (8, 55), (7, 50), (6, 40), (5, 30), (4, 20), (3, 12), (2, 8)]


@pytest.mark.parametrize(("key", "seconds"), [("pack", 65), ("own", 75), ("dark", 30), ("random60", 90)])
def test_packs_of_any_size_have_a_time(new_pod, key, seconds):
    assert left(new_pod(key, 2, clock="tournament"), 0, NOON) == seconds


def test_a_relaxed_clock_and_one_of_days(new_pod):
    assert left(new_pod(clock="relaxed"), 0, NOON) == 90
    assert left(new_pod(clock="days", days=3), 0, NOON) == 3 * DAY
    assert look(new_pod(clock="days"))["clock"] == {"kind": "days", "days": 1, "warning": 6 * 60 * 60}
    assert look(new_pod(clock="tournament"))["clock"]["warning"] == 10
    assert look(new_pod())["clock"]["warning"] == 0


def test_a_pick_of_the_last_instant_counts_and_after_the_grace_the_clock_picks(new_pod):
    pod = new_pod(clock="relaxed", others=[BEN])
    wait_for_all(pod, ANN, BEN)
    assert fresh(pod).due == after(92)
    domain.advance(slug=pod.slug, now=after(91.9))
    assert of(pod, 0) == []
    take(pod, ANN, after(91.9))
    assert of(pod, 0) == ["person"]
    domain.advance(slug=pod.slug, now=after(92))
    assert (of(pod, 0), of(pod, 1)) == (["person"], ["clock"])
    assert left(pod, 1, after(92)) == 90  # the next pack has a time of its own


def test_a_late_pick_is_told_that_the_clock_was_first(new_pod):
    pod = new_pod(clock="relaxed")
    wait_for_all(pod, ANN)
    option = question(pod)["options"][3]
    domain.advance(slug=pod.slug, now=after(93))
    with pytest.raises(Refused) as refusal:
        domain.pick(slug=pod.slug, person=ANN, option=option, now=after(93))
    assert refusal.value.code == "stale"
    assert of(pod, 0) == ["clock"]


def test_the_clock_picks_by_the_players_ranking_if_there_is_one(new_pod):
    pod = new_pod(clock="relaxed", others=[BEN])
    wanted = question(pod)["cards"][7]
    domain.set_absence(slug=pod.slug, person=ANN, absence="wait", ranking=[wanted.upper()], now=NOON)
    wait_for_all(pod, BEN)
    domain.advance(slug=pod.slug, now=after(92))
    assert look(pod)["view"]["seats"][0]["pool"] == [wanted]
    assert list(pod.picks.filter(by="clock").values_list("seat", "ranked")) == [(0, True), (1, False)]


def test_pods_are_due_when_something_happens_and_no_sooner(new_pod):
    pod, other = new_pod(clock="relaxed"), new_pod(clock="days")
    wait_for_all(pod, ANN)
    assert queries.due_slugs(now=after(91)) == []
    assert queries.due_slugs(now=after(92)) == [pod.slug]
    assert queries.due_slugs(now=after(DAY + 2)) == [pod.slug, other.slug]


# --- absence ---------------------------------------------------------------------------------------------------------


def test_a_bot_takes_over_until_the_player_returns(new_pod):
    pod = new_pod(others=[BEN])
    domain.present(slug=pod.slug, person=BEN, now=after(30))
    domain.advance(slug=pod.slug, now=after(39))
    assert of(pod, 0) == []
    domain.advance(slug=pod.slug, now=after(40))
    assert of(pod, 0) == ["bot"] * len(of(pod, 0)) != []
    assert look(pod, BEN, after(40))["seats"][0]["away"] is True
    assert of(pod, 1) == []
    domain.present(slug=pod.slug, person=ANN, now=after(41))
    assert look(pod, BEN, after(41))["seats"][0]["away"] is False
    count = len(of(pod, 0))
    take(pod, BEN, after(42))
    assert len(of(pod, 0)) == count  # she is asked herself again
    take(pod, ANN, after(43))
    assert of(pod, 0)[-1] == "person"


def test_a_draft_whose_players_are_all_away_goes_on_to_its_end(new_pod):
    pod = new_pod("cube", others=[BEN, CAT])
    domain.advance(slug=pod.slug, now=after(40))
    assert fresh(pod).status == "over"


def test_by_the_players_own_ranking_while_away(new_pod):
    pod = new_pod()
    cards = question(pod)["cards"]
    domain.set_absence(slug=pod.slug, person=ANN, absence="ranking", ranking=cards[::-1], now=NOON)
    domain.advance(slug=pod.slug, now=after(40))
    assert pod.picks.get(seat=0, number=0).ranked is True
    assert fresh(pod).log["pools"][0][0] == cards[-1]


def test_a_seat_that_waits_holds_up_the_others_only_while_there_is_time(new_pod):
    pod = new_pod(seats=2, others=[BEN], clock="relaxed")
    wait_for_all(pod, BEN)
    now, rounds = NOON, 0
    while fresh(pod).status == "running":
        domain.present(slug=pod.slug, person=ANN, now=now)
        if question(pod, ANN, now):
            take(pod, ANN, now)
        else:
            now += timedelta(seconds=92)
            domain.advance(slug=pod.slug, now=now)
            rounds += 1
    assert set(of(pod, 1)) == {"clock"}
    assert rounds <= 30


def test_in_a_draft_over_days_nobody_is_away_before_their_time_is_up(new_pod):
    pod = new_pod(others=[BEN], clock="days", days=2)
    domain.advance(slug=pod.slug, now=after(2 * DAY))
    assert of(pod, 0) == []
    assert look(pod, ANN, after(DAY))["seats"][0]["away"] is False
    domain.present(slug=pod.slug, person=BEN, now=after(DAY))
    wait_for_all(pod, BEN)
    domain.advance(slug=pod.slug, now=after(2 * DAY + 2))
    assert of(pod, 0)[0] == "clock"
    assert set(of(pod, 0)[1:]) <= {"bot"}  # and from then on a bot picks at once
    assert of(pod, 1) == ["clock"]  # who waits gets the whole time for each pick
    assert look(pod, ANN, after(2 * DAY + 3))["seats"][0]["away"] is True
    domain.present(slug=pod.slug, person=ANN, now=after(3 * DAY))
    assert look(pod, ANN, after(3 * DAY))["seats"][0]["away"] is False


def test_absence_is_the_players_own_and_a_ranking_is_of_cards(new_pod):
    pod = new_pod(others=[BEN])
    for code, chosen in (
        ("absence", {"absence": "sleep"}),
        ("absence", {"absence": ["wait"]}),
        ("ranking", {"absence": "ranking"}),
        ("ranking", {"absence": "ranking", "ranking": ["No such card"]}),
        ("ranking", {"absence": "ranking", "ranking": ["Kong"] * 5000}),
        ("ranking", {"absence": "ranking", "ranking": [1]}),
        ("ranking", {"absence": "wait", "ranking": "Kong"}),
    ):
        with pytest.raises(Refused) as refusal:
            domain.set_absence(slug=pod.slug, person=ANN, now=NOON, **chosen)
        assert refusal.value.code == code
    domain.set_absence(slug=pod.slug, person=ANN, absence="ranking", ranking=["kong", "Kong", "Lash"], now=NOON)
    assert look(pod)["mine"] == {"absence": "ranking", "ranking": ["Kong", "Lash"], "made": [], "brings": 0}
    assert look(pod, BEN)["mine"] == {"absence": "bot", "ranking": None, "made": [], "brings": 0}
    assert "Lash" not in str(look(pod, BEN)["seats"])


# --- pauses and stops ------------------------------------------------------------------------------------------------


def test_a_pause_keeps_the_time_that_is_left(new_pod):
    pod = new_pod(others=[BEN], clock="relaxed")
    wait_for_all(pod, ANN, BEN)
    domain.pause(slug=pod.slug, person=ANN, now=after(30))
    assert (fresh(pod).status, fresh(pod).due, look(pod)["seats"][0]["left"]) == ("paused", None, 60)
    domain.advance(slug=pod.slug, now=after(DAY))
    option = question(pod)["options"][0]
    for verb, more in ((domain.pick, {"option": option}), (domain.pause, {})):
        with pytest.raises(Refused) as refusal:
            verb(slug=pod.slug, person=ANN, **more)
        assert refusal.value.code == "paused"
    assert of(pod, 0) == []
    domain.go_on(slug=pod.slug, person=ANN, now=after(DAY))
    assert (left(pod, 0, after(DAY)), left(pod, 1, after(DAY)), look(pod)["seats"][0]["left"]) == (60, 60, None)
    assert fresh(pod).due == after(DAY + 62)
    with pytest.raises(Refused) as refusal:
        domain.go_on(slug=pod.slug, person=ANN)
    assert refusal.value.code == "not_paused"


def test_clocks_go_on_after_a_restart_as_if_nothing_had_been(new_pod):
    """While no server is there, nobody loses time and nobody is away."""
    pod = new_pod(others=[BEN], clock="relaxed")
    wait_for_all(pod, ANN)
    assert domain.heartbeat(now=after(0)) == timedelta(0)
    assert domain.heartbeat(now=after(9)) == timedelta(0)
    assert domain.heartbeat(now=after(9)) == timedelta(0)
    gone = timedelta(hours=8)
    assert domain.heartbeat(now=after(9) + gone) == gone
    assert (left(pod, 0, after(9) + gone), fresh(pod).due) == (81, after(40) + gone)
    assert look(pod, ANN, after(10) + gone)["seats"][1]["away"] is False
    domain.advance(slug=pod.slug, now=after(39) + gone)
    assert of(pod, 1) == []
    domain.advance(slug=pod.slug, now=after(40) + gone)
    assert set(of(pod, 1)) == {"bot"}
    assert domain.heartbeat(now=NOON) == timedelta(0)  # a clock that was set back
    assert Heartbeat.objects.count() == 1


def test_what_happens_by_itself_follows_from_what_is_stored_and_the_time(new_pod):
    pod = new_pod("cube", others=[BEN], clock="relaxed")
    rows = list(Seat.objects.filter(pod=pod).values())
    domain.advance(slug=pod.slug, now=after(500))
    first = list(pod.picks.order_by("ordinal").values_list("seat", "option", "by"))
    pod.picks.filter(made=after(500)).delete()
    for row in rows:
        Seat.objects.filter(pk=row["id"]).update(**row)
    Pod.objects.filter(pk=pod.pk).update(status="running", log=None, finished=None)
    positions.forget()
    domain.advance(slug=pod.slug, now=after(500))
    assert list(pod.picks.order_by("ordinal").values_list("seat", "option", "by")) == first
    assert {by for _, _, by in first} == {"bot", "clock"}


def test_who_acts_is_there(new_pod):
    pod = new_pod(others=[BEN])
    take(pod, ANN, after(39))
    domain.advance(slug=pod.slug, now=after(60))
    assert of(pod, 0) == ["person"]
    assert clocks.AWAY_AFTER > 2 * clocks.HEARTBEAT_INTERVAL  # one message may get lost


def test_who_comes_back_is_told_what_was_chosen_meanwhile(new_pod):
    pod = new_pod("pack", 2, others=[BEN], clock="relaxed")
    mine = take(pod)
    domain.advance(slug=pod.slug, now=after(200))
    body = look(pod, now=after(200))
    pool, made = body["view"]["seats"][0]["pool"], body["mine"]["made"]
    assert (pool[0], {one["by"] for one in made}) == (mine, {"bot"})
    assert [one["number"] for one in made] == list(range(1, 27))  # the last card of each pack is no choice
    assert [one["card"] for one in made] == [card for at, card in enumerate(pool) if at and at % 10 != 9]


def test_a_pick_of_the_clock_is_told_but_not_named_where_own_picks_lie_face_down(new_pod):
    pod = new_pod("pack", 2, others=[BEN], setup={"own_picks": "end"}, clock="relaxed")
    wait_for_all(pod, ANN, BEN)
    domain.advance(slug=pod.slug, now=after(93))
    made = [{"number": 0, "by": "clock", "ranked": False, "card": None}]
    assert look(pod, now=after(93))["mine"]["made"] == made
    assert look(pod, DAN, now=after(93))["mine"] is None
