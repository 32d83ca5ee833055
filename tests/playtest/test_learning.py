"""How a game is played, on a page of each game."""

import pytest
from django.test import Client

from engine.games import GAMES
from gate.games import home_of
from tests.visitors import read_by_people

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("key", GAMES)
def test_the_first_page_of_a_game_leads_to_how_that_game_is_played(key):
    home = home_of(key)
    assert f'href="{home}learn/"' in Client().get(home).content.decode()
    assert GAMES[key].play.WORDS["life"]["name"] in read_by_people(Client().get(f"{home}learn/"))


def test_the_page_of_a_game_without_a_bot_for_beginners_leads_to_its_rules_and_to_a_game():
    page = Client().get("/epic-tcg/learn/").content.decode()
    assert "/learn/first-game/" not in page
    assert Client().post("/epic-tcg/learn/first-game/").status_code == 404
    assert 'href="/epic-tcg/rules/"' in page
    assert 'href="/epic-tcg/"' in page
