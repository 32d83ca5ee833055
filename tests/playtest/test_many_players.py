"""Tables of three and more: what the verbs of a table do with so many seats."""

from __future__ import annotations

import pytest
from django.contrib.auth import get_user_model

from engine.epic import BadSetup, decision
from engine.epic.rules import codes
from engine.games import DEFAULT
from live.errors import Refused
from people.persons import Person
from playtest import domain, positions, queries, recent
from playtest.domain import NewPlayer
from playtest.games import finished_games
from playtest.models import Table
from playtest.practice.queries import to_advise

pytestmark = pytest.mark.django_db
DECK = ["Kong", "Wolf's Bite", "Ancient Chant"] * 20


def table_of(*players: NewPlayer, format_: str = "free-for-all") -> Table:
    return domain.create_table(players=players, decks=[DECK] * len(players), first=0, format_=format_, game="epic")


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


def test_a_seat_is_told_who_sits_around_it_and_what_they_are_called():
    named = [NewPlayer(Person(key), name=name) for key, name in (("ann", "Ann"), ("bob", "Bob [[x]]"))]
    table = table_of(*named, NewPlayer(bot="random"), format_="hunter-last-one-standing")
    payload = queries.table_payload(slug=table.slug, seat=1, log=0)
    assert payload["players"] == [
        {"kind": "person", "away": True, "stand_in": False},
        {"kind": "person", "away": True, "stand_in": False},
        {"kind": "bot", "away": False, "stand_in": False},
    ]
    seating = payload["view"]["seating"]
    assert (seating["playing"], seating["attackable"][1], seating["out"]) == ([0, 1, 2], [2], [])
    assert payload["view"]["decision"]["seat"] == 1  # 1.8.4
    waits = queries.table_payload(slug=table.slug, seat=0, log=0)["view"]["decision"]
    assert waits["prompt"] == "Bob x is choosing."
    assert recent.summary(table, Person("ann"))["title"] == "Ann against Bob [[x]] and Random"


def test_who_is_out_watches_and_gives_up_nothing_more():
    """1.2.2."""
    table = table_of(*(NewPlayer(Person(name), name=name.title()) for name in ("ann", "bob", "cyd")))
    domain.concede(slug=table.slug, seat=1, at=0)
    payload = queries.table_payload(slug=table.slug, seat=1, log=0)
    assert payload["view"]["seating"]["out"] == [{"seat": 1, "why": "concession"}]
    assert payload["view"]["decision"]["kind"] == "wait"
    with pytest.raises(Refused) as refused:
        domain.concede(slug=table.slug, seat=1, at=1)
    assert refused.value.code == "over"
    domain.concede(slug=table.slug, seat=2, at=1)
    ended = queries.table_payload(slug=table.slug, seat=1, log=0)
    assert ended["view"]["result"]["text"] == "Ann wins: everybody else is out of the game."
    assert recent.summary(table_again(table), Person("bob"))["state"] == "Ann won"
    assert [game.opponents for game in finished_games(Person("bob"), game=DEFAULT)] == [("Cyd", "Ann")]


def table_again(table: Table) -> Table:
    return Table.objects.get(pk=table.pk)


def test_nobody_has_two_seats():
    with pytest.raises(Refused) as refused:
        table_of(NewPlayer(Person("ann")), NewPlayer(bot="random"), NewPlayer(Person("ann")))
    assert refused.value.code == "same_person"


def test_a_format_says_how_many_may_play():
    with pytest.raises(BadSetup):
        table_of(*(NewPlayer(bot="random") for _ in range(9)))
    with pytest.raises(BadSetup):
        table_of(*(NewPlayer(bot="random") for _ in range(3)), format_="")


def test_who_deletes_an_account_leaves_and_the_others_play_on():
    bob = get_user_model().objects.create_user("bob")
    table = table_of(NewPlayer(Person("ann")), NewPlayer(Person("b", bob)), NewPlayer(Person("cyd")))
    bob.delete()
    game = positions.current(Table.objects.get(pk=table.pk))
    assert not game.reason
    assert game.seating.players == (0, 2)


def test_who_has_given_up_against_bots_plays_again_at_once():
    bots = (NewPlayer(bot="random"), NewPlayer(bot="random"))
    table = table_of(NewPlayer(Person("ann")), *bots)
    with pytest.raises(Refused, match="not over yet"):
        domain.rematch(slug=table.slug, seat=0)
    domain.concede(slug=table.slug, seat=0, at=0)
    assert queries.table_payload(slug=table.slug, seat=0, log=0)["rematch"] is None
    again = domain.rematch(slug=table.slug, seat=0)
    assert [player.bot for player in again.seats] == ["", "random", "random"]
    assert queries.table_payload(slug=table.slug, seat=0, log=0)["rematch"] == {"slug": again.slug, "mine": True}
    assert table_again(table).finished is None


def test_who_is_out_does_not_begin_again_while_another_person_plays():
    table = table_of(NewPlayer(Person("ann")), NewPlayer(Person("bob")), NewPlayer(bot="random"))
    domain.concede(slug=table.slug, seat=0, at=0)
    with pytest.raises(Refused, match="not over yet"):
        domain.rematch(slug=table.slug, seat=0)
    domain.concede(slug=table.slug, seat=1, at=1)
    assert table_again(table).finished


def test_between_people_nobody_gets_a_hint():
    table = table_of(NewPlayer(Person("ann")), NewPlayer(Person("bob")), NewPlayer(bot="greedy"))
    with pytest.raises(Refused) as refused:
        to_advise(slug=table.slug, seat=0, at=0)
    assert refused.value.code == "no_practice"
