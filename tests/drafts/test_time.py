"""Clocks, absence and pauses. Every moment is given."""

from datetime import timedelta

import pytest

from drafts import clocks, domain, positions, queries
from drafts.models import Heartbeat, Pod, Seat
from live.errors import Refused
from people.persons import Person
from tests.drafts.players import ANN, BEN, CAT, DAN, NOON, after, fresh, look, picks, question, stay, take

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
    stay(pod, BEN, 0, 91)
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
    stay(pod, ANN, 0, 93)
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
    stay(pod, BEN, 0, 92)
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
    stay(pod, BEN, 0, 170)
    domain.advance(slug=pod.slug, now=after(179))
    assert of(pod, 0) == []
    domain.advance(slug=pod.slug, now=after(180))
    assert of(pod, 0) == ["bot"] * len(of(pod, 0)) != []
    assert look(pod, BEN, after(180))["seats"][0]["away"] is True
    assert of(pod, 1) == []
    domain.present(slug=pod.slug, person=ANN, now=after(181))
    assert look(pod, BEN, after(181))["seats"][0]["away"] is False
    domain.keep(slug=pod.slug, person=ANN)
    count = len(of(pod, 0))
    take(pod, BEN, after(182))
    assert len(of(pod, 0)) == count  # she is asked herself again
    take(pod, ANN, after(183))
    assert of(pod, 0)[-1] == "person"


def test_everybody_sees_when_a_bot_will_take_over(new_pod):
    pod = new_pod(others=[BEN, CAT], away_after=5)
    wait_for_all(pod, CAT)

    def countdowns(now, person=DAN):
        return [one["stands_in"] for one in look(pod, person, now)["seats"][:3]]

    domain.present(slug=pod.slug, person=BEN, now=after(30))
    assert countdowns(after(39)) == [None] * 3
    ends = round(after(300).timestamp() * 1000)
    for person in (ANN, BEN, DAN):
        assert countdowns(after(40), person) == [ends, None, None]  # who lets the others wait is no threat to anybody
    domain.present(slug=pod.slug, person=BEN, now=after(60))
    domain.describe(slug=pod.slug, person=ANN, away_after=1, now=after(60))
    assert (countdowns(after(60)), set(of(pod, 0))) == ([None] * 3, {"bot"})
    for wrong in (0, 2, 4000, True, "3"):
        with pytest.raises(Refused) as refusal:
            domain.describe(slug=pod.slug, person=ANN, away_after=wrong)
        assert refusal.value.code == "away_after"
    domain.present(slug=pod.slug, person=ANN, now=after(61))
    assert (countdowns(after(61)), look(pod)["away_after"]) == ([None] * 3, 1)


def test_while_no_player_is_there_the_draft_waits(new_pod):
    pod = new_pod("cube", others=[BEN], clock="relaxed")
    domain.present(slug=pod.slug, person=BEN, now=after(20))
    domain.advance(slug=pod.slug, now=after(DAY))
    waiting = look(pod, DAN, after(DAY))
    assert (waiting["still"], fresh(pod).due) == (True, None)
    assert [one["left"] for one in waiting["seats"][:2]] == [30, 30]
    assert of(pod, 0) == of(pod, 1) == []
    domain.present(slug=pod.slug, person=ANN, now=after(DAY))
    assert look(pod, DAN, after(DAY))["still"] is False
    assert (left(pod, 0, after(DAY)), left(pod, 1, after(DAY))) == (30, 30)


def test_absences_wait_with_the_draft(new_pod):
    pod = new_pod(others=[BEN])
    stay(pod, BEN, 0, 60)
    domain.advance(slug=pod.slug, now=after(DAY))
    assert of(pod, 0) == of(pod, 1) == []
    stay(pod, BEN, DAY, DAY + 79)  # 100 of 180 seconds had gone by for Ann
    domain.advance(slug=pod.slug, now=after(DAY + 79))
    assert of(pod, 0) == []
    domain.advance(slug=pod.slug, now=after(DAY + 80))
    assert (set(of(pod, 0)), of(pod, 1)) == ({"bot"}, [])


def test_who_is_left_behind_by_the_last_player_has_as_much_time_as_before(new_pod):
    pod = new_pod(others=[BEN], clock="relaxed")
    stay(pod, ANN, 0, 80)
    domain.leave(slug=pod.slug, person=ANN, now=after(81))
    domain.advance(slug=pod.slug, now=after(DAY))
    assert of(pod, 1) == []
    domain.present(slug=pod.slug, person=BEN, now=after(DAY))
    assert left(pod, 1, after(DAY)) == 9


def test_who_is_left_behind_by_a_guest_that_signs_in_has_as_much_time_as_before(new_pod, account):
    """The account sits there already, so the seat of the guest is vacant."""
    pod, user = new_pod(begin=False, clock="relaxed"), account("Annie")
    for person in (BEN, Person("", user)):
        domain.sit(slug=pod.slug, person=person, now=NOON)
    domain.start(slug=pod.slug, person=ANN, now=NOON)
    stay(pod, ANN, 0, 80)
    domain.adopt(person=Person("ann", user), now=after(81))
    domain.present(slug=pod.slug, person=BEN, now=after(DAY))
    assert left(pod, 1, after(DAY)) == 9


def test_who_is_left_behind_by_a_deleted_account_has_as_much_time_as_before(new_pod, account):
    pod, user = new_pod(others=[BEN], clock="relaxed"), account("Annie")
    domain.adopt(person=Person("ann", user), now=NOON)
    stay(pod, Person("", user), 0, 80)
    domain.forget(user=user, now=after(81))
    domain.present(slug=pod.slug, person=BEN, now=after(DAY))
    assert left(pod, 1, after(DAY)) == 9


def test_with_a_clock_absence_takes_nothing_before_a_time_has_run_out(new_pod):
    pod = new_pod(others=[BEN], clock="relaxed", away_after=1)
    stay(pod, BEN, 0, 89)
    domain.advance(slug=pod.slug, now=after(91))
    assert (of(pod, 0), look(pod, BEN, after(91))["seats"][0]["stands_in"]) == ([], None)
    take(pod, BEN, after(91))
    domain.advance(slug=pod.slug, now=after(92))
    assert of(pod, 0)[0] == "clock"
    assert set(of(pod, 0)[1:]) <= {"bot"}
    domain.present(slug=pod.slug, person=ANN, now=after(93))
    assert fresh(pod).seats.get(number=0).lapsed is False


def test_a_pause_counts_for_nobody(new_pod):
    pod = new_pod(others=[BEN])
    domain.pause(slug=pod.slug, person=ANN, now=after(1))
    domain.present(slug=pod.slug, person=BEN, now=after(DAY))
    domain.go_on(slug=pod.slug, person=ANN, now=after(DAY))
    assert of(pod, 0) == []
    assert look(pod, BEN, after(DAY))["seats"][0]["stands_in"] == round(after(DAY + 140).timestamp() * 1000)


def test_by_the_players_own_ranking_while_away(new_pod):
    pod = new_pod(others=[BEN])
    cards = question(pod)["cards"]
    domain.set_absence(slug=pod.slug, person=ANN, absence="ranking", ranking=cards[::-1], now=NOON)
    stay(pod, BEN, 0, 179)
    domain.advance(slug=pod.slug, now=after(180))
    assert pod.picks.get(seat=0, number=0).ranked is True
    domain.keep(slug=pod.slug, person=ANN)
    assert look(pod)["view"]["seats"][0]["pool"][0] == cards[-1]


def test_a_seat_that_waits_holds_up_the_others_only_while_there_is_time(new_pod):
    pod = new_pod(seats=2, others=[BEN], clock="relaxed")
    wait_for_all(pod, BEN)
    now, rounds = NOON, 0
    while fresh(pod).status == "running":
        domain.present(slug=pod.slug, person=ANN, now=now)
        if question(pod, ANN, now):
            take(pod, ANN, now)
        else:
            for _ in range(4):
                now += timedelta(seconds=23)
                domain.present(slug=pod.slug, person=ANN, now=now)
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


def test_over_days_only_the_clock_picks_while_all_are_away(new_pod):
    pod = new_pod(seats=2, others=[BEN], clock="days")
    for days in (1, 2):
        domain.advance(slug=pod.slug, now=after(days * (DAY + 2)))
        assert of(pod, 0) == of(pod, 1) == ["clock"] * days
        assert fresh(pod).due == after((days + 1) * (DAY + 2))
    domain.present(slug=pod.slug, person=BEN, now=after(2 * DAY + 5))
    assert of(pod, 0) == ["clock", "clock", "bot"]  # and Ben need not wait another day
    assert look(pod, now=after(2 * DAY + 5))["mine"]["back"]["number"] == 2


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
    assert look(pod)["mine"] == {
        "absence": "ranking",
        "ranking": ["Kong", "Lash"],
        "made": [],
        "back": None,
        "brings": 0,
        "builds": False,
    }
    mine = {"absence": "bot", "ranking": None, "made": [], "back": None, "brings": 0, "builds": False}
    assert look(pod, BEN)["mine"] == mine
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
    assert (left(pod, 0, after(9) + gone), fresh(pod).due) == (81, after(92) + gone)
    domain.present(slug=pod.slug, person=ANN, now=after(39) + gone)
    assert look(pod, ANN, after(179) + gone)["seats"][1]["away"] is False
    assert look(pod, ANN, after(180) + gone)["seats"][1]["away"] is True
    assert domain.heartbeat(now=NOON) == timedelta(0)  # a clock that was set back
    assert Heartbeat.objects.count() == 1


def test_what_happens_by_itself_follows_from_what_is_stored_and_the_time(new_pod):
    pod = new_pod("cube", others=[BEN], clock="relaxed")
    domain.set_absence(slug=pod.slug, person=ANN, absence="wait", now=NOON)
    stay(pod, ANN, 0, 500)
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
    domain.present(slug=pod.slug, person=BEN, now=after(200))
    domain.advance(slug=pod.slug, now=after(218))
    assert of(pod, 0) == ["person"]
    assert clocks.QUIET_AFTER > 2 * clocks.HEARTBEAT_INTERVAL  # one message may get lost


def test_who_comes_back_is_told_what_was_chosen_meanwhile(new_pod):
    pod = new_pod("pack", 2, others=[BEN], clock="relaxed")
    mine = take(pod)
    for seconds in range(0, 300, 10):
        domain.present(slug=pod.slug, person=BEN, now=after(seconds))
        while question(pod, BEN):
            take(pod, BEN, after(seconds))
        domain.advance(slug=pod.slug, now=after(seconds))
    body = look(pod, now=after(300))
    pool, made = body["view"]["seats"][0]["pool"], body["mine"]["made"]
    assert (pool[0], made[0]["by"], {one["by"] for one in made[3:]}) == (mine, "clock", {"bot"})
    assert [one["number"] for one in made] == list(range(1, 27))  # the last card of each pack is no choice
    assert [one["card"] for one in made] == [card for at, card in enumerate(pool) if at and at % 10 != 9]


def test_a_pick_of_the_clock_is_told_but_not_named_where_own_picks_lie_face_down(new_pod):
    pod = new_pod("pack", 2, others=[BEN], setup={"own_picks": "end"}, clock="relaxed")
    wait_for_all(pod, ANN, BEN)
    stay(pod, BEN, 0, 93)
    domain.advance(slug=pod.slug, now=after(93))
    made = [{"number": 0, "by": "clock", "ranked": False, "card": None}]
    assert look(pod, now=after(93))["mine"]["made"] == made
    assert look(pod, DAN, now=after(93))["mine"] is None
