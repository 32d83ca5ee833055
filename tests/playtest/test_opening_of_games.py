"""Positions of the second game in its notation: what is typed is checked, and played from to the end."""

import pytest

from engine import games
from engine.epic_tcg.positions import new_game, setup_at
from people.persons import Person
from playtest import domain, positions, queries, replays
from playtest.games import finished_games
from playtest.models import Table
from playtest.opening import LONGEST, PositionForm
from playtest.practice.terms import Practice, practice_at
from playtest.replays import FinishedGame
from tests.engine.made_up_game import GAME as MADE_UP
from tests.playtest.scripted import answer
from tests.visitors import browser_of

pytestmark = pytest.mark.django_db(transaction=True)

OPEN = "/epic-tcg/position/"
POSITION = (
    "turn=5 active=1 moment=build"
    " / mojo=12 hand=Muse board=Hulk deck=9*Archangel"
    " / mojo=9 actions=1 hand=Hulk,AngelofMercy board=- deck=9*Hydra"
)
ANN = Person("ann")


def opened(text=POSITION, **asked):
    return browser_of(ANN).post(OPEN, {"text": text, "seat": "1", "bot": "random"} | asked)


def game_of(table):
    return positions.current(Table.objects.get(pk=table.pk))


@pytest.mark.parametrize("seat", [0, 1])
def test_a_position_is_played_from_in_either_seat(seat):
    response = opened(seat=str(seat))
    table = Table.objects.get()
    assert response["Location"] == f"/epic-tcg/table/{table.slug}/"
    assert (table.game, table.setup["position"]) == ("epic-tcg", POSITION)
    assert [player.bot for player in table.seats] == (["", "random"] if seat == 0 else ["random", ""])
    positions.forget()  # as after a restart: what is stored leads there
    game = game_of(table)
    assert (game.mojo, game.turn, game.active, game.seat) == ([12, 9], 5, 1, 1)
    wanted = new_game(setup_at(POSITION), 0)
    assert [wanted.board[one] == game.board[one] for one in (0, 1)] == [True, True]
    assert game.setup.every_window is True


def test_it_is_played_to_its_end_and_seen_again():
    """Hulk, who is prepared, can attack; whoever has given up has lost, and who began is whose turn it was."""
    opened(seat="both")
    table = Table.objects.get()
    assert (table.names, table.is_hot_seat) == (["Player 1", "Player 2"], True)
    for _ in range(30):
        found = Table.objects.get(pk=table.pk)
        if found.finished is not None:
            break
        seat = found.play.decision(game_of(table)).seat
        seen = queries.table_payload(slug=table.slug, seat=seat, log=0)["view"]
        choice = answer(seen)
        domain.choose(slug=table.slug, seat=seat, at=choice.pop("at"), choice=choice)
    else:
        domain.concede(slug=table.slug, seat=0, at=game_of(table).choices)
    over = Table.objects.get(pk=table.pk)
    assert over.views[0]["first"] == 1
    assert len(finished_games(ANN, "epic-tcg")) == 1
    seen = replays.replay(FinishedGame.of(over), seen_by="0", seat=0)
    assert (seen["steps"][0]["view"]["players"][0]["mojo"], seen["steps"][0]["view"]["turn"]) == (12, 5)
    assert domain.rematch(slug=table.slug, seat=0).setup["position"] == POSITION


def test_what_a_table_gives_as_a_position_is_opened_again():
    opened()
    text = queries.position_text(slug=Table.objects.get().slug, seat=1)
    assert opened(text).status_code == 302
    assert Table.objects.count() == 2


def test_the_page_of_a_table_leads_there_and_the_form_keeps_what_was_typed():
    opened()
    browser = browser_of(ANN)
    assert f'data-open-position="{OPEN}"' in browser.get(f"/epic-tcg/table/{Table.objects.get().slug}/").text
    assert '"begun_positions": true' in browser.get(f"/epic-tcg/table/{Table.objects.get().slug}/").text
    page = browser.get(OPEN, {"text": "turn=5 <b>"})
    assert "turn=5 &lt;b&gt;</textarea>" in page.text


def test_the_form_asks_for_help_where_the_game_has_it(monkeypatch):
    monkeypatch.setitem(games.GAMES, MADE_UP.KEY, MADE_UP)
    wished, plain = (set(PositionForm(game=game).fields) for game in (games.of("epic-tcg"), MADE_UP))
    assert wished - plain == {"hints", "warns"}
    opened(seat="0", hints="on")
    assert practice_at(Table.objects.get(), 0) == Practice(hints=True)


CROWD = POSITION.replace("board=Hulk", "board=21*Hulk").replace("board=-", "board=20*Muse")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "Fill this in."),
        ("Hulk", "At character 1 of the position"),
        (POSITION.replace("hand=Muse", "hand=Kong"), "the name of a card was expected"),
        (POSITION.replace("9*Hydra", "9999*Hydra"), "was expected"),
        (POSITION.replace("mojo=12", "mojo=0"), "The game is over in this position."),
        (f"players=3 {POSITION} / mojo=30 hand=- board=- deck=Muse", "one of 3 players, and tables here have two."),
        (CROWD, "This position has 41 champions and objects in play. At most 40 can be played."),
        (POSITION + " " * LONGEST + "x", "The maximum is 20000."),
    ],
)  # fmt: skip
def test_what_is_no_position_is_answered_in_words_and_stays_as_it_was_typed(text, sentence):
    response = opened(text)
    assert response.status_code == 200
    assert sentence in response.text.replace("&quot;", '"')
    assert text[:30] in response.text
    assert Table.objects.count() == 0


@pytest.mark.parametrize("asked", [{"seat": "2"}, {"bot": "expert"}])
def test_seats_and_bots_that_there_are_not_are_refused(asked):
    assert "Choose one of those that are offered." in opened(**asked).text
    assert Table.objects.count() == 0
