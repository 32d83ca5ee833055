"""Two people at one device: whose table it is, when the device is handed over, and what follows a game."""

import pytest
from django.contrib.auth import get_user_model
from django.db import IntegrityError, transaction

from engine.epic import decision, view
from engine.epic.rules import WINDOW
from live.errors import Refused
from people.persons import Person
from playtest import domain, passing, positions, queries
from playtest.domain import NewPlayer
from playtest.hot_seat import looking
from playtest.models import Player, Table
from tests.playtest.scripted import answer

pytestmark = pytest.mark.django_db(transaction=True)

DEVICE = Person("device")


@pytest.fixture
def table(hot_seat):
    return hot_seat()


@pytest.fixture
def account(db):
    return get_user_model().objects.create_user("Kim")


def fresh(table):
    return Table.objects.get(pk=table.pk)


def seats_of(table, person):
    return queries.seats_of(fresh(table), person)


def act(table):
    """Whoever is asked answers by rule; the seat."""
    game = positions.current(fresh(table))
    seat = decision(game).seat
    body = answer(view(game, seat))
    domain.choose(slug=table.slug, seat=seat, at=body.pop("at"), choice=body)
    return seat


def play(table, most=10_000):
    """Seats that were asked, in their order, until the game is over."""
    asked = []
    while fresh(table).finished is None and len(asked) < most:
        asked.append(act(table))
    return asked


def end(table):
    domain.concede(slug=table.slug, seat=0, at=positions.current(fresh(table)).choices)


# --- whose it is ----------------------------------------


def test_one_person_has_both_seats_and_nobody_else_has_one(table):
    assert table.is_hot_seat
    assert table.names == ["Ann", "Bob"]
    assert [seats_of(table, person) for person in (DEVICE, Person("eve"), Person())] == [[0, 1], [], []]
    assert not fresh(table).clock


def test_signing_in_moves_both_seats(table, account):
    assert domain.adopt(person=Person("device", account)) == 1
    assert seats_of(table, Person("", account)) == [0, 1]
    assert seats_of(table, DEVICE) == []
    assert domain.adopt(person=Person("device", account)) == 0


def test_signing_in_concedes_no_game_of_the_account(hot_seat, account):
    ours, mine = hot_seat(Person("", account)), hot_seat(Person("device"))
    assert domain.adopt(person=Person("device", account)) == 1
    assert [seats_of(table, Person("", account)) for table in (ours, mine)] == [[0, 1], [0, 1]]
    assert [fresh(table).finished for table in (ours, mine)] == [None, None]


def test_deleting_the_account_deletes_such_tables(hot_seat, account):
    running, over, others = hot_seat(Person("", account)), hot_seat(Person("", account)), hot_seat(DEVICE)
    end(over)
    account.delete()
    assert list(Table.objects.all()) == [others]
    assert not Player.objects.filter(table__in=[running.pk, over.pk]).exists()


def test_the_database_still_holds_to_one_seat_for_an_account_elsewhere(account):
    bob = NewPlayer(Person("bob"))
    table = domain.create_table(
        players=(NewPlayer(Person("", account)), bob), decks=(["Kong"] * 30,) * 2, first=0, game="epic"
    )
    with pytest.raises(IntegrityError), transaction.atomic():
        Player.objects.filter(table=table).update(user=account)


def test_such_a_game_counts_once_for_how_many_are_begun(hot_seat, monkeypatch):
    monkeypatch.setattr(domain, "MOST_AN_HOUR", 2)
    hot_seat()
    hot_seat()
    with pytest.raises(Refused, match="at most 2 games per hour"):
        hot_seat()


def test_nobody_is_away_and_nothing_waits_for_a_pause(table, settings):
    settings.PASS_PAUSE = 60
    domain.present(slug=table.slug, seat=0)
    assert not Player.objects.exclude(seen=None).exists()
    play(table, 40)
    assert fresh(table).passes_at is None


# --- when the device is handed over ----------------------------------------


def test_a_seat_that_can_only_pass_is_asked_unless_it_has_no_card_or_is_skipped(hot_seat):
    """A device that is not handed over would tell that its player can do nothing, which is private (1.10.2)."""
    table, only_passes = hot_seat(), 0
    while not only_passes:
        game = positions.current(fresh(table))
        asked = decision(game)
        if len(asked.options) == 1 and asked.seat != game.active:
            only_passes += 1
            assert view(game, asked.seat)["players"][asked.seat]["hand_count"] > 0
        act(table)
    skipping = hot_seat(skips=True)
    for _ in range(60):
        game = positions.current(fresh(skipping))
        asked = decision(game)
        assert len(asked.options) > 1 or queries.table_payload(slug=skipping.slug, seat=asked.seat, log=0)["take_back"]
        act(skipping)


def test_whoever_has_the_device_is_not_asked_where_only_passing_is_possible(hot_seat):
    players = NewPlayer(DEVICE, name="Ann", hot_seat=True, asked_always=True), NewPlayer(DEVICE, hot_seat=True)
    table = domain.create_table(players=players, decks=(["Kong"] * 30,) * 2, first=0, game="epic")
    game = positions.current(table)
    assert {passing.passes_by_itself(table, game, holder) for holder in (0, 1)} == {None}  # they mulligan
    while decision(game).kind != WINDOW or len(decision(game).options) > 1 or game.active == decision(game).seat:
        act(table)
        game = positions.current(fresh(table))
    seat = decision(game).seat
    assert passing.passes_by_itself(table, game, 1 - seat) is None
    assert passing.passes_by_itself(table, game, seat) == (seat, decision(game).options[0])


def test_stops_of_each_seat_say_where_it_is_asked(table):
    for seat in (0, 1):
        domain.set_stops(slug=table.slug, seat=seat, stops={"end_offer": False})
    asked = set()
    for _ in range(60):
        game = positions.current(fresh(table))
        seen = view(game, decision(game).seat)
        asked.add((seen["decision"]["kind"], seen["step"]))
        act(table)
    assert ("window", "before_blocks") in asked
    assert ("window", "end_offer") not in asked


def test_who_did_something_takes_it_back_as_long_as_the_other_has_not_looked(hot_seat):
    for _ in range(6):
        table = hot_seat()
        while fresh(table).finished is None:
            seat = act(table)
            if fresh(table).finished is not None or looking.seat_to_show(fresh(table)) != seat:
                continue
            payload = queries.table_payload(slug=table.slug, seat=seat, log=0)
            if payload["take_back"]:
                with pytest.raises(Refused):
                    domain.take_back(slug=table.slug, seat=1 - seat, at=payload["at"])
                domain.take_back(slug=table.slug, seat=seat, at=payload["at"])
                assert looking.seat_to_show(fresh(table)) == seat
                return
    raise AssertionError("nothing could be taken back in six games")


# --- what follows a game ----------------------------------------


def test_a_rematch_keeps_who_plays_what_and_how_they_are_asked(hot_seat):
    table = hot_seat(skips=True)
    end(table)
    again = domain.rematch(slug=table.slug, seat=1)
    assert (again.is_hot_seat, again.names, again.setup) == (True, ["Ann", "Bob"], table.setup)
    assert [player.stops["always"] for player in again.seats] == [False, False]
    assert [player.deck_name for player in again.seats] == ["Good", "Evil"]
    assert domain.rematch(slug=table.slug, seat=0, change_sides=True) == again


def test_changed_sides_are_each_others_decks_and_the_same_deck_begins(hot_seat):
    table = hot_seat(first=None)
    play(table, 10)
    end(table)
    began = fresh(table).views[0]["first"]
    again = domain.rematch(slug=table.slug, seat=0, change_sides=True)
    assert (again.names, again.setup["decks"]) == (["Bob", "Ann"], table.setup["decks"])
    assert [player.deck_name for player in again.seats] == ["Good", "Evil"]
    assert again.setup["first"] == began


def test_sides_are_changed_against_a_bot_and_not_with_another_person(new_table):
    alone, two = new_table(visitor="ann"), new_table(visitor="ann", other="bob")
    for table in (alone, two):
        end(table)
    again = domain.rematch(slug=alone.slug, seat=0, change_sides=True)
    assert again.names == ["Random", "You"]
    assert queries.seat_of(again, Person("ann")) == 1
    assert again.setup["decks"] == alone.setup["decks"]
    assert queries.table_payload(slug=alone.slug, seat=0, log=0)["rematch"] == {"slug": again.slug, "mine": True}
    with pytest.raises(Refused, match="Change sides against a bot or in a hot seat"):
        domain.rematch(slug=two.slug, seat=0, change_sides=True)
