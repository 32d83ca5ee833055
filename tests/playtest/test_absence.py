"""Persons for whom others wait in vain: what the host has chosen happens to them, and not before."""

import asyncio
from datetime import timedelta

import pytest
from django.utils import timezone

from engine.epic import decision
from engine.epic.construction import preconstructed
from live.errors import Refused
from people.models import new_slug
from people.persons import Person
from playtest import domain, positions, queries, ticking
from playtest.absence import PATIENCE
from playtest.domain import NewPlayer
from playtest.models import AWAY, Absence, Table
from playtest.watching.queries import showing
from playtest.watching.terms import UNWATCHED, Watch
from tests.playtest.scripted import answer

pytestmark = pytest.mark.django_db(transaction=True)

ANN, BOB = Person("ann"), Person("bob")
KEYS = ("good", "evil", "wild")
SECOND = timedelta(seconds=1)


def begin(absence, *players, watch=UNWATCHED):
    """A table at which Ann is asked first, and everybody was there when it began."""
    players = players or (NewPlayer(ANN, name="Ann"), NewPlayer(BOB, name="Bob"), NewPlayer(bot="random"))
    decks = [preconstructed(key) for key in KEYS[: len(players)]]
    format_ = "free-for-all" if len(players) > 2 else ""
    table = domain.create_table(
        players=players, decks=decks, first=len(players) - 1, format_=format_, absence=absence, watch=watch, game="epic"
    )
    for player in table.seats:
        if player.is_persons:
            hear(table, player.seat, table.created)
    return table


def hear(table, seat, now):
    domain.present(slug=table.slug, seat=seat, now=now)


def advance(table, now, **more):
    domain.advance(slug=table.slug, now=now, **more)


def fresh(table):
    return Table.objects.get(pk=table.pk)


def look(table, seat, **when):
    return queries.table_payload(slug=table.slug, seat=seat, log=0, **when)


def asked(table):
    return decision(positions.current(fresh(table))).seat


def stands_in(table):
    return [player.stand_in for player in fresh(table).seats]


def gone(table, absence_over=PATIENCE):
    """When patience with Ann is over."""
    return table.created + absence_over


def test_a_game_that_waits_waits():
    table = begin(Absence.WAIT)
    assert table.due is None
    advance(table, gone(table) + timedelta(days=1))
    assert not any(stands_in(table))
    assert fresh(table).choices.count() == 0


def test_a_bot_plays_for_who_is_absent_until_they_are_back():
    table = begin(Absence.BOT)
    seat = asked(table)
    assert seat == 0
    assert fresh(table).due == gone(table)
    advance(table, gone(table) - SECOND)
    assert stands_in(table) == [False, False, False]
    advance(table, gone(table))
    assert stands_in(table) == [True, False, False]
    assert fresh(table).due is None
    payload = look(table, 1, now=gone(table))
    assert payload["names"] == ["Ann", "Bob", "Random"]
    assert payload["players"][0] == {"kind": "person", "away": True, "stand_in": True}
    assert payload["absence"] == "bot"
    assert payload["thinking"]
    turn = queries.bot_turn(slug=table.slug)
    assert (turn.seat, turn.bot) == (0, "greedy")
    codes = [decision(positions.current(fresh(table))).options[0]]
    assert domain.play_bot(slug=table.slug, seat=0, at=0, codes=codes)
    hear(table, 0, gone(table) + SECOND)
    assert stands_in(table) == [False, False, False]
    assert not look(table, 1)["players"][0]["stand_in"]


def test_who_comes_back_chooses_at_once_and_the_bot_no_more():
    table = begin(Absence.BOT)
    advance(table, gone(table))
    hear(table, 0, gone(table) + SECOND)
    assert fresh(table).due == gone(table) + SECOND + PATIENCE
    codes = [decision(positions.current(fresh(table))).options[0]]
    assert not domain.play_bot(slug=table.slug, seat=0, at=0, codes=codes)
    assert queries.bot_turn(slug=table.slug) is None
    body = answer(look(table, 0)["view"])
    domain.choose(slug=table.slug, seat=0, at=body.pop("at"), choice=body)
    assert fresh(table).choices.first().seat == 0
    advance(table, gone(table) + SECOND + PATIENCE)  # the other one is asked, or Ann again
    assert stands_in(table)[asked(table)] == fresh(table).seats[asked(table)].is_persons


def test_a_seat_is_given_up_and_the_others_play_on():
    table = begin(Absence.CONCEDE, *(NewPlayer(Person(name), name=name) for name in ("ann", "bob", "cid")))
    advance(table, gone(table))
    game = positions.current(fresh(table))
    assert game.seating.players == (1, 2)
    assert fresh(table).finished is None
    later = fresh(table).due
    assert later == gone(table)
    advance(table, later)
    assert fresh(table).finished is not None
    assert len(fresh(table).winners) == 1


def test_who_has_a_page_open_may_think():
    table = begin(Absence.CONCEDE)
    hear(table, 0, gone(table) - SECOND)
    advance(table, gone(table))
    assert fresh(table).choices.count() == 0
    assert fresh(table).due == gone(table) - SECOND + PATIENCE


def test_who_is_not_asked_may_be_absent():
    table = begin(Absence.CONCEDE)
    hear(table, 0, gone(table))
    advance(table, gone(table) + SECOND)
    assert fresh(table).seats[1].is_away(gone(table) + SECOND)
    assert fresh(table).choices.count() == 0


def test_time_without_a_server_does_not_count():
    table = begin(Absence.CONCEDE)
    again = gone(table) + timedelta(hours=1)
    advance(table, again + SECOND, listening=again)
    assert fresh(table).choices.count() == 0
    assert fresh(table).due == again + PATIENCE
    advance(table, again + PATIENCE, listening=again)
    assert fresh(table).choices.count() > 0


def test_nobody_waits_for_who_plays_against_bots_alone():
    table = begin(Absence.CONCEDE, NewPlayer(ANN, name="Ann"), NewPlayer(bot="random"), NewPlayer(bot="random"))
    assert table.due is None


def test_what_is_due_happens_by_itself():
    table = begin(Absence.BOT)
    long_ago = timezone.now() - PATIENCE - SECOND
    table.players.filter(seat=0).update(seen=long_ago)
    Table.objects.update(due=long_ago)
    asyncio.run(ticking.tick())
    assert stands_in(table) == [True, False, False]
    assert PATIENCE > AWAY  # the others see it before


@pytest.mark.parametrize("absence", [Absence.BOT, Absence.CONCEDE])
def test_a_rematch_waits_no_longer_than_the_game_before(absence):
    table = begin(absence)
    for seat in (0, 1):
        domain.concede(slug=table.slug, seat=seat, at=positions.current(fresh(table)).choices)
    again = domain.rematch(slug=table.slug, seat=1)
    assert (again.absence, again.due is None) == (absence, asked(again) == 2)


def test_whoever_chooses_is_there():
    """A page that comes back may choose before it says that it is there."""
    table = begin(Absence.BOT)
    advance(table, gone(table))
    assert stands_in(table) == [True, False, False]
    back, game = gone(table) + SECOND, positions.current(fresh(table))
    answered = {"codes": [decision(game).options[0]]}
    with pytest.raises(Refused):
        domain.choose(slug=table.slug, seat=0, at=game.choices + 1, choice=answered, now=back)
    assert stands_in(table) == [True, False, False]
    domain.choose(slug=table.slug, seat=0, at=game.choices, choice=answered, now=back)
    assert stands_in(table) == [False, False, False]
    assert fresh(table).seats[0].seen == back


def test_spectators_do_not_read_that_the_game_waits_for_whom_a_bot_plays():
    slug = new_slug()
    table = begin(Absence.BOT, watch=Watch("public", slug=slug))
    now = gone(table)
    assert showing(slug=slug, now=now).live["away"] == [0, 1]
    advance(table, now)
    assert showing(slug=slug, now=now).live["away"] == [1]
