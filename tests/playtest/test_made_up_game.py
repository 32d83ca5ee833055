"""Tables of a game that nobody can know: whatever a table does, it does by the contract of games."""

import pytest

from engine import games
from engine.kernel.names import Unknown
from live.errors import Refused
from people.persons import Person
from playtest import domain, positions, queries, replays
from playtest.coach import domain as coach
from playtest.domain import NewPlayer
from playtest.games import finished_games
from playtest.models import ALWAYS, Table
from playtest.practice.terms import Practice
from playtest.replays import FinishedGame
from playtest.workers import think
from tests.engine.made_up_game import GAME, KEY

pytestmark = pytest.mark.django_db
ANN = Person("ann")


@pytest.fixture(autouse=True)
def there_is_a_third_game(monkeypatch):
    monkeypatch.setitem(games.GAMES, KEY, GAME)


@pytest.fixture
def table():
    decks = [ready.cards for ready in GAME.construction.READY]
    return domain.create_table(
        players=(NewPlayer(ANN, name="Ann"), NewPlayer(bot="random")), decks=decks, first=0, game=KEY
    )


def lay(table):
    """Ann lays her first stone, and the bot answers."""
    at = positions.current(Table.objects.get(pk=table.pk)).choices
    domain.choose(slug=table.slug, seat=0, at=at, choice={"codes": [1]})
    turn = queries.bot_turn(slug=table.slug)
    if turn is not None:
        answer = think(turn.bot, turn.seat, turn.setup, turn.seed, turn.codes, game_key=turn.game)
        assert domain.play_bot(slug=table.slug, seat=turn.seat, at=turn.at, codes=answer.codes)


def test_a_game_is_played_against_a_bot_to_its_end_and_seen_again(table):
    assert table.seats[0].stops == {"theirs": False, ALWAYS: False}
    while Table.objects.get(pk=table.pk).finished is None:
        lay(table)
        positions.forget()  # each time as after a server was killed
    over = Table.objects.get(pk=table.pk)
    assert over.result["reason"] == "three"
    shown = replays.replay(FinishedGame.of(over), seen_by="0", seat=0)
    assert [step["view"]["choices"] for step in shown["steps"]] == list(range(len(over.record["options"]) + 1))
    assert [game.slug for game in finished_games(ANN, KEY)] == [table.slug]
    assert domain.rematch(slug=table.slug, seat=0).game == KEY


def test_a_seat_is_told_its_own_hand_and_not_the_other_one(table):
    payload = queries.table_payload(slug=table.slug, seat=0, log=0)
    assert [len(player["hand"]) for player in payload["view"]["players"]] == [4, 0]
    assert [entry["text"] for entry in payload["log"]] == ["Player 0 begins."]
    assert payload["take_back"] is None


def test_a_card_of_another_game_is_refused():
    with pytest.raises(Unknown):
        domain.create_table(
            players=(NewPlayer(ANN), NewPlayer(bot="random")), decks=(["Kong"], ["Small Red"]), first=0, game=KEY
        )


def test_a_game_without_a_coach_has_none_and_no_chances(table):
    domain.concede(slug=table.slug, seat=0, at=0)
    over = Table.objects.get(pk=table.pk)
    with pytest.raises(Refused) as refused:
        coach.start(slug=table.slug, seat=0, person=ANN)
    assert refused.value.code == "illegal"
    assert replays.chances_over(over, 0) == []


def test_practice_is_refused_where_a_game_has_none():
    decks = [ready.cards for ready in GAME.construction.READY]
    practised = NewPlayer(ANN, name="Ann", practice=Practice(hints=True))
    with pytest.raises(Refused) as refused:
        domain.create_table(players=(practised, NewPlayer(bot="random")), decks=decks, first=0, game=KEY)
    assert refused.value.code == "no_practice"
