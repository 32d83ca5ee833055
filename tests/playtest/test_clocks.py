"""Time between two persons: reserves, what happens when one is used up, and windows that pass after a pause."""

from datetime import timedelta

import pytest

from engine.epic import decision
from engine.epic.construction import preconstructed
from people.persons import Person
from playtest import clocks, domain, positions, queries, ticking
from playtest.domain import NewPlayer
from playtest.models import ALWAYS, STOPS, Choice, Table
from tests.playtest.scripted import answer, is_asked

pytestmark = pytest.mark.django_db(transaction=True)

ANN, BOB = Person("ann"), Person("bob")
DECKS = (preconstructed("good"), preconstructed("evil"))
MINUTES = timedelta(minutes=1)


@pytest.fixture
def new_game():
    def new_game(clock="match"):
        players = (NewPlayer(ANN, name="Ann"), NewPlayer(BOB, name="Bob"))
        return domain.create_table(players=players, decks=DECKS, first=0, clock=clock, game="epic")

    return new_game


def fresh(table):
    return Table.objects.get(pk=table.pk)


def look(table, seat, **when):
    return queries.table_payload(slug=table.slug, seat=seat, log=0, **when)


def asked(table):
    """The seat that is asked."""
    return decision(positions.current(fresh(table))).seat


def act(table, now):
    """Whoever is asked answers at this moment by rule."""
    seat = asked(table)
    body = answer(look(table, seat)["view"])
    domain.choose(slug=table.slug, seat=seat, at=body.pop("at"), choice=body, now=now)
    return seat


def left(table, now):
    return [timedelta(seconds=one) for one in look(table, 0, now=now)["clock"]["left"]]


def test_a_clock_runs_only_while_its_player_is_asked(new_game):
    table = new_game()
    begun, seat = table.created, asked(table)
    free = clocks.RATES["match"].free
    used = [timedelta(0), timedelta(0)]
    used[seat] = 2 * MINUTES
    assert left(table, begun + free + 2 * MINUTES) == [25 * MINUTES - one for one in used]
    act(table, begun + free + 2 * MINUTES)
    seat = asked(table)
    used[seat] += 5 * MINUTES
    assert left(table, begun + 2 * free + 7 * MINUTES) == [25 * MINUTES - one for one in used]


def test_the_first_moments_of_each_decision_are_free(new_game):
    table = new_game("relaxed")
    now = table.created
    for _ in range(6):
        now += 2 * MINUTES
        act(table, now)
    assert left(table, now + 2 * MINUTES) == [20 * MINUTES, 20 * MINUTES]
    assert look(table, 0, now=now + MINUTES)["clock"]["free"] == 60


def test_whose_time_is_up_loses_and_both_are_told(new_game):
    table = new_game()
    seat = asked(table)
    end = table.created + clocks.RATES["match"].free + 25 * MINUTES
    assert fresh(table).due == end
    assert queries.due_slugs(now=end - timedelta(seconds=1)) == []
    domain.advance(slug=table.slug, now=end - timedelta(seconds=1))
    assert fresh(table).finished is None
    assert queries.due_slugs(now=end) == [table.slug]
    domain.advance(slug=table.slug, now=end)
    over = fresh(table)
    assert (over.result["winner"], over.timed_out, over.due) == (1 - seat, seat, None)
    assert [look(table, one)["clock"]["timed_out"] for one in (0, 1)] == [seat, seat]
    assert queries.due_slugs(now=end) == []


def test_what_is_used_is_the_same_after_a_restart(new_game):
    table = new_game()
    now = table.created
    for _ in range(4):
        now += 3 * MINUTES
        act(table, now)
    before, due = left(table, now), fresh(table).due
    positions.forget()
    assert (left(table, now), fresh(table).due) == (before, due)


def test_without_a_clock_nothing_is_due(new_game):
    table = new_game("")
    act(table, table.created + 60 * MINUTES)
    assert fresh(table).due is None
    assert look(table, 0)["clock"] is None


async def test_the_server_lets_happen_what_is_due(new_game):
    from live.broadcast import call

    table = await call(new_game)
    await call(Table.objects.update, due=table.created, created=table.created - 30 * MINUTES)
    await ticking.tick()
    assert (await call(fresh, table)).timed_out is not None


# --- windows that pass by themselves ---------------------------------------------------------------------------------


@pytest.fixture
def paused(new_game, settings):
    """A game in which a window of a seat waits for its pause: the table and the seat."""

    def paused(stops=None):
        settings.PASS_PAUSE = 2
        table = new_game()
        for seat in (0, 1):
            domain.set_stops(slug=table.slug, seat=seat, stops=stops or dict.fromkeys(STOPS, False))
        now = table.created
        while fresh(table).passes_at is None:
            if fresh(table).finished or Choice.objects.count() > 300:
                return table, None
            act(table, now)
        return table, asked(table)

    return paused


def test_a_window_passes_after_a_pause_and_the_opponent_sees_no_difference(paused):
    table, seat = paused()
    count, at = Choice.objects.count(), fresh(table).passes_at
    assert timedelta(seconds=0.5) <= at - clocks.last_choice(table) <= timedelta(seconds=2)
    assert look(table, seat)["pausing"]
    other = look(table, 1 - seat)
    assert not other["pausing"]
    assert other["view"]["decision"]["kind"] == "wait"
    domain.advance(slug=table.slug, now=at - timedelta(seconds=0.1))
    assert Choice.objects.count() == count
    positions.forget()
    domain.advance(slug=table.slug, now=at)
    assert Choice.objects.count() == count + 1
    assert Choice.objects.last().made == at


def test_who_asks_again_does_not_prolong_the_pause(paused):
    table, seat = paused()
    at = fresh(table).passes_at
    domain.set_stops(slug=table.slug, seat=1 - seat, stops={"end_offer": False})
    assert fresh(table).passes_at == at


def test_the_player_may_pass_before(paused):
    table, seat = paused()
    count = Choice.objects.count()
    assert is_asked(look(table, seat)["view"])
    act(table, fresh(table).passes_at)
    assert Choice.objects.count() > count


def test_who_wants_to_be_asked_always_is_asked(paused):
    table, seat = paused(stops={**dict.fromkeys(STOPS, True), ALWAYS: True})
    assert seat is None
    assert fresh(table).passes_at is None


def test_against_a_bot_nothing_waits(new_table, settings):
    settings.PASS_PAUSE = 2
    table = new_table()
    domain.set_stops(slug=table.slug, seat=0, stops=dict.fromkeys(STOPS, False))
    for _ in range(30):
        if is_asked(look(table, 0)["view"]):
            body = answer(look(table, 0)["view"])
            domain.choose(slug=table.slug, seat=0, at=body.pop("at"), choice=body)
        else:
            break
        assert fresh(table).passes_at is None
