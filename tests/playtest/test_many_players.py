"""Tables of three and more: what the verbs of a table do with so many seats."""

from __future__ import annotations

import pytest

from engine.epic import BadSetup, decision
from engine.epic.rules import codes
from live.errors import Refused
from people.persons import Person
from playtest import domain, positions
from playtest.domain import NewPlayer
from playtest.models import Table

pytestmark = pytest.mark.django_db
DECK = ["Kong", "Wolf's Bite", "Ancient Chant"] * 20


def table_of(*players: NewPlayer, format_: str = "free-for-all") -> Table:
    return domain.create_table(players=players, decks=[DECK] * len(players), first=0, format_=format_)


def test_each_seat_is_told_its_own_story():
    table = table_of(NewPlayer(Person("ann")), NewPlayer(Person("bob")), NewPlayer(bot="random"))
    assert [player.seat for player in table.seats] == [0, 1, 2]
    assert len(table.checkpoints.get().stories) == 3


def test_who_gives_up_leaves_and_the_others_play_on():
    """1.2.2."""
    table = table_of(*(NewPlayer(Person(name)) for name in ("ann", "bob", "cyd")))
    domain.concede(slug=table.slug, seat=1, at=0)
    game = positions.current(table)
    assert not game.reason
    assert game.seating.players == (0, 2)
    asked = decision(game)
    assert asked is not None
    assert asked.seat in (0, 2)
    domain.concede(slug=table.slug, seat=0, at=1)
    table.refresh_from_db()
    assert table.result == {"winner": 2, "reason": table.result["reason"]}
    assert positions.current(table).reason == codes.BY_ELIMINATION
    assert len(table.views) == 3


def test_nobody_has_two_seats():
    with pytest.raises(Refused) as refused:
        table_of(NewPlayer(Person("ann")), NewPlayer(bot="random"), NewPlayer(Person("ann")))
    assert refused.value.code == "same_person"


def test_a_format_says_how_many_may_play():
    with pytest.raises(BadSetup):
        table_of(*(NewPlayer(bot="random") for _ in range(9)))
    with pytest.raises(BadSetup):
        table_of(*(NewPlayer(bot="random") for _ in range(3)), format_="")
