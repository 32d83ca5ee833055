"""Pods whose draft is over, and games of theirs that end as a test wants."""

import pytest

from drafts.matches import domain, queries
from drafts.models import Match
from engine.epic import decision
from people.persons import Person
from playtest import domain as tables
from playtest import positions
from playtest.models import Table
from tests.drafts.players import ANN, NOON

EVE = Person("eve")


@pytest.fixture(autouse=True)
def no_game_is_remembered():
    positions.forget()
    yield
    positions.forget()


@pytest.fixture
def over(new_pod):
    """A draft of random decks that is over as it begins: Ann, who hosts, sits in seat 0, others in the next ones,
    bots in the rest."""

    def over(seats=4, **options):
        return new_pod("random30", seats, **options)

    return over


def see(pod, person=ANN, now=NOON):
    return queries.games_page(slug=pod.slug, person=person, now=now)


def lines(pod, person=ANN, now=NOON):
    """All matches of the pairings as this person sees them."""
    return [line for part in see(pod, person, now).pairing.rounds for line in part.lines]


def mine(pod, person=ANN, now=NOON):
    return [line for line in lines(pod, person, now) if line.mine]


def concede(table, seat):
    game = positions.current(Table.objects.get(pk=table.pk))
    tables.concede(slug=table.slug, seat=seat, at=game.choices)


def lose(pod, person, match):
    """This person sits down and concedes, and the result is entered."""
    table = domain.sit_down(slug=pod.slug, person=person, match=match)
    concede(table, table.seats[0].belongs_to(person) is False)
    domain.settle(slug=pod.slug)


def draw(match):
    """The game of this match ends in a draw."""
    table = Match.objects.get(pk=match).table
    Table.objects.filter(pk=table.pk).update(finished=NOON, result={"winner": None, "reason": "both"})


def bots_lose_to_first(pod):
    """Matches of two bots end at once, by a concession of the second one."""
    while waiting := queries.bots_turn(most=1):
        slug = domain.let_bots_play(match=waiting[0])
        concede(Table.objects.get(slug=slug), 1)
        domain.settle(slug=pod.slug)


def asked(table):
    return decision(positions.current(Table.objects.get(pk=table.pk))).seat
