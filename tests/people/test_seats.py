"""What goes when somebody leaves a seat for good, and what stays."""

from datetime import UTC, datetime

import pytest
from django.contrib.auth import get_user_model

from drafts.models import Absence, Seat
from engine.epic.limited import plan
from engine.games import DEFAULT
from people.models import AbstractSeat
from people.persons import Person
from playtest.domain import NewPlayer, create_table
from playtest.models import Player, Side

PERSON = Person("somebody")
NOW = datetime(2026, 11, 22, 12, tzinfo=UTC)
CARDS = ["Kong"] * 30


def columns(model: type[AbstractSeat]) -> list[str]:
    return sorted(field.name for field in model._meta.concrete_fields)


@pytest.mark.parametrize("model", [Player, Seat, Side])
def test_each_column_of_a_seat_is_said_to_stay_or_to_leave(model):
    assert sorted((*model.seat_fields, *model.occupant_fields)) == columns(model)


def test_all_seats_are_looked_at():
    assert set(AbstractSeat.__subclasses__()) == {Player, Seat, Side}


@pytest.mark.django_db
def test_a_seat_that_is_left_is_as_one_that_nobody_had():
    from drafts import domain

    pod = domain.create(person=PERSON, setup=plan("cube", seats=2), game=DEFAULT)
    account = get_user_model().objects.create(username="Ann")
    seat, fresh = pod.seats.order_by("number")
    for name, value in {
        "user": account, "bot": True, "absence": Absence.WAIT, "ranking": ["Kong"], "seen": NOW, "lapsed": True,
        "deadline": NOW, "clocked": 3, "left": 7.5,
    }.items():  # fmt: skip
        setattr(seat, name, value)
    seat.save()

    seat.vacate()

    stored = Seat.objects.get(pk=seat.pk)
    assert (stored.pod, stored.number) == (pod, 0)
    assert {name: getattr(stored, name) for name in Seat.occupant_fields} == {
        name: getattr(fresh, name) for name in Seat.occupant_fields
    }
    assert {name: getattr(seat, name) for name in Seat.occupant_fields} == {
        name: getattr(fresh, name) for name in Seat.occupant_fields
    }


@pytest.mark.django_db
def test_a_player_who_leaves_stops_where_new_ones_do():
    table = create_table(
        players=(NewPlayer(PERSON), NewPlayer(bot="random")), decks=(CARDS, CARDS), first=0, game="epic"
    )
    player = table.seats[0]
    player.stops, player.passing, player.pace, player.seen = {"end_offer": False}, True, "slow", NOW
    player.save()

    player.vacate()

    stored = Player.objects.get(pk=player.pk)
    assert (stored.table, stored.seat) == (table, 0)
    assert {name: getattr(stored, name) for name in Player.occupant_fields} == {
        "guest_key": "", "user": None, "name": "", "bot": "", "stops": Player().stops, "passing": False, "seen": None,
        "pace": "normal", "deck": None, "deck_name": "", "hot_seat": False, "stand_in": False,
        "may_concede": False, "hints": False, "warns": False,
    }  # fmt: skip
