"""The pages of formats of the Epic TCG, of which this site has no decks yet."""

import pytest

pytestmark = pytest.mark.django_db


def test_all_formats_stand_on_one_page_with_nothing_of_the_first_game(client):
    page = client.get("/epic-tcg/formats/").text
    for name in ("Designed Deck", "Pack War", "Sealed Pack 6", "Draft 2"):
        assert f">{name}</a>" in page
    for of_the_first in ("Your formats", "More than two players", "Preconstructed", "New format"):
        assert of_the_first not in page


def test_a_format_says_its_lists_and_leads_to_their_cards(client):
    page = client.get("/epic-tcg/formats/designed/").text
    assert "At most 9 gift cards, over deck and sideboard together." in page
    assert 'href="/epic-tcg/cards/' in page
    assert '<a href="/epic-tcg/decks/new/">Create one</a> to see whether it is legal' in page
    assert 'href="/epic-tcg/formats/"' in page


@pytest.mark.parametrize("slug", ["constructed", "new", "nothing"])
def test_a_format_that_the_game_has_not_is_not_there(client, slug):
    assert client.get(f"/epic-tcg/formats/{slug}/").status_code == 404
    assert client.get("/formats/designed/").status_code == 404


def test_the_page_of_a_card_leads_to_the_formats_of_its_game(client):
    assert 'href="/epic-tcg/formats/designed/"' in client.get("/epic-tcg/cards/djinn/").text
