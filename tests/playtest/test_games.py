"""Your games: which there are, how they are filtered, and what came of them by deck and opponent."""

from datetime import timedelta

import pytest
from django.test import Client

from decks import domain as decks
from engine.epic.construction import preconstructed
from engine.games import DEFAULT
from people.persons import Person
from playtest import domain, games, positions, recent
from playtest.domain import NewPlayer
from playtest.models import Player, Table
from tests.visitors import browser_of, read_by_people

pytestmark = pytest.mark.django_db(transaction=True)

ANN = Person("ann")


def end(table, loser):
    domain.concede(slug=table.slug, seat=loser, at=positions.current(table).choices)


def test_games_are_listed_with_the_latest_first_and_without_running_ones(new_table):
    lost, won, _running = new_table("ann"), new_table("ann", first=1, bot="greedy"), new_table("ann")
    end(lost, 0)
    end(won, 1)
    end(new_table("ben"), 0)
    found = games.finished_games(ANN, game=DEFAULT)
    assert [(game.slug, game.result, game.opponent, game.began) for game in found] == [
        (won.slug, "won", "Greedy", False),
        (lost.slug, "lost", "Random", True),
    ]


def test_figures_count_with_the_first_turn_and_without(new_table):
    for first, loser in ((0, 1), (0, 0), (1, 1)):
        end(new_table("ann", first=first), loser)
    [figure] = games.by_opponent(games.finished_games(ANN, game=DEFAULT))
    assert figure == games.Figure("Random", played=3, won=2, lost=1, drawn=0, first=2, first_won=1)
    assert (figure.second, figure.second_won) == (1, 1)


def test_a_game_is_counted_for_the_saved_deck_it_was_started_with():
    browser = browser_of(ANN)
    cards = dict.fromkeys(preconstructed("wild"), 1)
    deck = decks.create(person=ANN, name="Apes", format_spec="constructed", cards=cards)
    form = {"my_deck": f"deck:{deck.slug}", "my_list": "", "bot": "random", "bot_deck": "evil", "bot_list": ""}
    browser.post("/", form | {"first": "me"})
    table = Table.objects.get()
    assert [player.deck_name for player in table.seats] == ["Apes", "Evil"]
    end(table, 1)
    again = domain.rematch(slug=table.slug, seat=0)
    assert again.seats[0].deck == deck
    page = read_by_people(browser.get("/games/", {"deck": deck.slug}))
    assert "Apes against Random with Evil" in page
    assert f'name="my_deck" value="deck:{deck.slug}"' in browser.get(f"/decks/{deck.slug}/").content.decode()
    deck.delete()
    assert Player.objects.get(table=table, seat=0).deck is None
    assert [game.deck for game in games.finished_games(ANN, game=DEFAULT)] == ["Apes"]


@pytest.mark.parametrize(
    ("asked", "count"),
    [({}, 2), ({"result": "won"}, 1), ({"opponent": "Greedy"}, 1), ({"deck": "nothing"}, 0), ({"result": "<b>"}, 0)],
)
def test_games_are_filtered(new_table, asked, count):
    end(new_table("ann"), 0)
    end(new_table("ann", bot="greedy"), 1)
    response = browser_of(ANN).get("/games/", asked)
    assert response.context["page"].paginator.count == count


def test_a_stranger_has_no_games_and_is_told_where_to_begin(new_table):
    end(new_table("ann"), 0)
    assert "You have not finished a game yet." in read_by_people(Client().get("/games/"))


@pytest.mark.parametrize(
    ("losers", "result", "state"), [((1, 3), "won", "Your team won"), ((0, 2), "lost", "B and D won")]
)
def test_a_game_of_teams_is_won_and_lost_by_all_of_a_team(losers, result, state):
    bots = [NewPlayer(bot="random", name=name) for name in "BCD"]
    decks = [preconstructed(key) for key in ("good", "evil", "sage", "wild")]
    players = (NewPlayer(ANN, name="You"), *bots)
    table = domain.create_table(players=players, decks=decks, first=0, format_="hydra", teams=2, game="epic")
    for loser in losers:
        end(table, loser)
    table = Table.objects.get()
    assert table.finished
    [game] = games.finished_games(ANN, game=DEFAULT)
    assert (game.result, game.opponents) == (result, ("B", "D"))
    assert recent.summary(table, ANN)["state"] == state


@pytest.mark.parametrize(("seconds", "length"), [(7, "under a minute"), (80, "1 min"), (1500, "25 min")])
def test_a_game_of_seconds_is_not_said_to_have_taken_a_minute(new_table, seconds, length):
    table = new_table("ann")
    end(table, 0)
    Table.objects.update(created=Table.objects.get().finished - timedelta(seconds=seconds))
    assert f"· {length} ·" in read_by_people(browser_of(ANN).get("/games/"))
