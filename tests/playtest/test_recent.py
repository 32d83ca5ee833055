"""The own tables on the first page: what tells one from another."""

from datetime import timedelta

import pytest
from django.utils import timezone

from people.persons import Person
from playtest import domain, positions, recent
from playtest.domain import NewPlayer
from playtest.models import Table
from tests.playtest.scripted import answer, is_asked
from tests.visitors import browser_of, read_by_people

pytestmark = pytest.mark.django_db(transaction=True)

ANN = Person("ann")


def play_to_turn(table, turn):
    """Answer for both until that turn has begun."""
    while (game := positions.current(table)).turn < turn:
        seat = table.play.decision(game).seat
        seen = table.play.view(game, seat)
        assert is_asked(seen)
        choice = {key: value for key, value in answer(seen).items() if key in ("codes", "amounts")}
        domain.choose(slug=table.slug, seat=seat, at=game.choices, choice=choice)


def test_tables_against_the_same_bot_are_told_apart_by_decks_turn_and_time(new_table):
    early, late = new_table("ann"), new_table("ann", mine="wild", theirs="sage")
    for table, names in ((early, ("Good", "Evil")), (late, ("Wild", "Sage"))):
        for player, name in zip(table.seats, names, strict=True):
            player.deck_name = name
            player.save()
    play_to_turn(late, 3)
    Table.objects.filter(pk=early.pk).update(touched=timezone.now() - timedelta(hours=2))
    page = read_by_people(browser_of(ANN).get("/"))
    assert "You against Random Wild against Sage In progress · turn 3 · just now" in page
    assert "You against Random Good against Evil In progress · 2 hours ago" in page


def test_a_finished_table_says_in_which_turn_it_ended(new_table):
    table = new_table("ann")
    play_to_turn(table, 2)
    domain.concede(slug=table.slug, seat=0, at=positions.current(table).choices)
    said = recent.summary(Table.objects.get(), ANN)
    assert (said["state"], said["turn"]) == ("Random won", 2)


def test_the_deck_of_another_person_is_not_named(new_table):
    table = new_table("ann", other="bob")
    for player, name in zip(table.seats, ("Apes", "Secret Angels"), strict=True):
        player.deck_name = name
        player.save()
    assert recent.summary(Table.objects.get(), ANN)["decks"] == "With Apes"
    assert recent.summary(Table.objects.get(), Person("bob"))["decks"] == "With Secret Angels"


def test_where_more_play_the_format_is_named():
    decks = [("Kong",) * 30] * 3
    players = (NewPlayer(ANN, name="You", deck_name="Apes"), NewPlayer(bot="random"), NewPlayer(bot="random"))
    domain.create_table(players=players, decks=decks, first=0, format_="free-for-all", game="epic")
    assert recent.summary(Table.objects.get(), ANN)["decks"] == "Free-for-all with Apes"
