"""The game that a page is in: by its address, or, where it belongs to none, the one that was looked at last."""

import re

import pytest
from django.conf import settings
from django.test import Client
from django.urls import reverse

from engine.games import GAMES
from gate.games import COOKIE, home_of, urls_of
from gate.refusals import refusal

pytestmark = pytest.mark.django_db


def game_of(response):
    """The game that the header of a page names."""
    return re.search(r"<summary><span[^>]*>Game: </span>([^<]+)</summary>", response.text)[1]


def sections_of(response):
    """The links of the header of a page: their titles and addresses."""
    navigation = re.search(r'<nav class="site-nav".*?</nav>', response.text, re.DOTALL)[0]
    return {title: address for address, title in re.findall(r'<a href="([^"]+)"[^>]*>([^<]+)</a>', navigation)}


def test_addresses_of_the_first_game_stay_and_those_of_another_lie_under_its_key():
    assert reverse("cards") == "/cards/"
    assert reverse("card", args=["kong"], urlconf=urls_of("epic")) == "/cards/kong/"
    assert reverse("card", args=["djinn"], urlconf=urls_of("epic-tcg")) == "/epic-tcg/cards/djinn/"
    assert [home_of(key) for key in GAMES] == ["/", "/epic-tcg/"]


def test_no_game_has_the_key_of_a_part_of_the_site():
    taken = {path.split("/")[1] for path in (reverse("account"), reverse("decks"), reverse("drafts"), reverse("lobby"))}
    assert not taken & set(GAMES)


def test_a_page_is_in_the_game_of_its_address(client):
    assert game_of(client.get("/cards/")) == "Epic Card Game"
    assert game_of(client.get("/epic-tcg/cards/")) == "Epic TCG"


def test_the_header_leads_to_what_the_game_has(client):
    assert list(sections_of(client.get("/cards/"))) == ["Cards", "Decks", "Collection", "Drafts", "Lobby", "Formats"]
    assert sections_of(client.get("/epic-tcg/cards/")) == {
        "Cards": "/epic-tcg/cards/",
        "Decks": "/epic-tcg/decks/",
        "Collection": "/epic-tcg/collection/",
        "Drafts": "/epic-tcg/drafts/",
        "Lobby": "/epic-tcg/lobby/",
        "Formats": "/epic-tcg/formats/",
    }


@pytest.mark.parametrize("key", GAMES)
def test_every_page_leads_to_the_laboratory_of_its_game_which_lies_among_decks(client, key):
    """The header has no room for it on a phone."""
    home = home_of(key)
    for path in ("", "cards/", "bots/", "nowhere/"):
        assert f'<a href="{home}lab/">Laboratory for decks</a>' in client.get(f"{home}{path}").text
    assert f'<a href="{home}decks/" aria-current="true">Decks</a>' in client.get(f"{home}lab/").text


NAMED_ALIKE = (
    "cards", "syntax", "conformance", "print_cards", "formats", "new_format", "decks", "new_deck", "public_decks",
    "several_decks", "collection", "drafts", "verify_draft", "experiments", "new_experiment", "lobby", "bots",
    "games", "practice", "open_record", "open_position", "hot_seat", "many", "invite", "api:about", "api:docs",
)  # fmt: skip


@pytest.mark.parametrize("name", NAMED_ALIKE)
def test_the_title_of_a_page_that_each_game_has_tells_them_apart(client, name):
    addresses = {key: reverse(name, urlconf=urls_of(key)) for key in GAMES}
    titles = {key: re.search("<title>(.*)</title>", client.get(path).text)[1] for key, path in addresses.items()}
    first = titles["epic"].removesuffix(" · Fourfold")
    assert titles == {"epic": f"{first} · Fourfold", "epic-tcg": f"{first} · Epic TCG · Fourfold"}


def test_a_card_of_both_games_has_two_titles(client):
    titles = [
        re.search("<title>(.*)</title>", client.get(f"{home}cards/aftershock/").text)[1] for home in ("/", "/epic-tcg/")
    ]
    assert titles == ["Aftershock · Fourfold", "Aftershock · Epic TCG · Fourfold"]


def test_a_page_of_no_game_is_in_the_one_that_was_looked_at_last(client):
    assert game_of(client.get("/account/sign-in/")) == "Epic Card Game"
    client.get("/epic-tcg/cards/")
    signing_in = client.get("/account/sign-in/")
    assert game_of(signing_in) == "Epic TCG"
    assert sections_of(signing_in)["Cards"] == "/epic-tcg/cards/"
    client.get("/cards/")
    assert game_of(client.get("/account/sign-in/")) == "Epic Card Game"


def test_choosing_a_game_leads_to_its_first_page_and_is_remembered(client):
    chosen = client.get(reverse("choose_game", args=["epic-tcg"]))
    assert (chosen.status_code, chosen.url) == (302, "/epic-tcg/")
    assert game_of(client.get("/epic-tcg/")) == "Epic TCG"
    assert game_of(client.get("/account/sign-in/")) == "Epic TCG"
    assert client.get(reverse("choose_game", args=["epic"])).url == "/"
    assert game_of(client.get("/account/sign-in/")) == "Epic Card Game"
    assert client.get("/game/chess/").status_code == 404


def test_only_a_page_that_was_looked_at_is_remembered(client):
    for path in ("/epic-tcg/nowhere/", "/epic-tcg/cards/search.json"):
        assert COOKIE not in client.get(path).cookies
    cookie = client.get("/epic-tcg/cards/").cookies[COOKIE]
    assert (cookie.value, cookie["httponly"], cookie["samesite"]) == ("epic-tcg", True, "Lax")
    assert COOKIE not in client.get("/epic-tcg/cards/").cookies  # it is remembered already
    assert COOKIE not in Client().get("/cards/").cookies  # as it is for whoever comes first


@pytest.mark.parametrize("sent", ["chess", "", "epic-tcg\0", "../epic"])
def test_a_cookie_of_no_game_is_as_none(client, sent):
    client.cookies[COOKIE] = sent
    assert game_of(client.get("/account/sign-in/")) == "Epic Card Game"


def test_an_address_that_nobody_serves_is_in_the_game_that_it_names(client):
    client.get("/epic-tcg/cards/")
    assert game_of(client.get("/nowhere/")) == "Epic Card Game"
    assert game_of(client.get("/epic-tcg/nowhere/")) == "Epic TCG"


def test_a_page_that_reads_nothing_of_its_request_is_in_the_first_game():
    page = refusal("/epic-tcg/cards/", 503, "busy", "Very busy", "Wait.")
    page.text = page.content.decode()
    assert game_of(page) == "Epic Card Game"
    assert sections_of(page)["Drafts"] == "/drafts/"


def test_every_game_but_the_first_has_addresses_of_its_own():
    first, *others = GAMES
    assert first not in settings.URLS_OF_GAMES
    assert set(settings.URLS_OF_GAMES) == set(others)
