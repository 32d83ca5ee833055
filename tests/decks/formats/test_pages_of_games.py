"""The pages of formats of the Epic TCG: those of the game, and those that people define."""

import pytest

from decks.formats.models import HouseFormat
from decks.models import Deck
from engine.epic_tcg.construction import CardLists, Format

pytestmark = pytest.mark.django_db


def test_all_formats_stand_on_one_page_with_nothing_of_the_first_game(client):
    page = client.get("/epic-tcg/formats/").text
    for name in ("Designed Deck", "Pack War", "Sealed Pack 6", "Draft 2"):
        assert f">{name}</a>" in page
    assert "Your formats" in page
    assert "<summary>Gift cards: 47 cards</summary>" in page
    for part in ("of-constructed", "of-limited", "many"):
        assert f'<a class="button" href="#{part}">' in page
        assert page.count(f'id="{part}"') == 1
    for of_the_first in ("Hydra", "Preconstructed"):
        assert of_the_first not in page


def test_a_format_says_its_lists_and_leads_to_their_cards(client):
    page = client.get("/epic-tcg/formats/designed/").text
    assert "At most 9 gift cards, over deck and sideboard together." in page
    assert 'href="/epic-tcg/cards/' in page
    assert "<summary>Gift cards" not in page
    assert '<a href="/epic-tcg/decks/new/">Create one</a> to see whether it is legal' in page
    assert 'href="/epic-tcg/formats/"' in page


@pytest.mark.parametrize("slug", ["constructed", "nothing"])
def test_a_format_that_the_game_has_not_is_not_there(client, slug):
    assert client.get(f"/epic-tcg/formats/{slug}/").status_code == 404
    assert client.get("/formats/designed/").status_code == 404


def test_the_page_of_a_card_leads_to_the_formats_of_its_game(client):
    assert 'href="/epic-tcg/formats/designed/"' in client.get("/epic-tcg/cards/djinn/").text


# --- those of people -------------------------------------------------------------------------------------------------

TYPED = {
    "name": "Featherweight", "least": "40", "most": "", "copies": "2", "free": "10", "gifts": "", "sideboard": "5",
    "sets": "Core Set", "lists": "1", "do": "save",
    "list0-name": "Ours", "list0-banned": "Hulk\nvampire lord", "list0-restricted": "", "list0-gifts": "Djinn",
}  # fmt: skip
OURS = CardLists("Ours", ("Hulk", "Vampire Lord"), gifts=("Djinn",))


def define(client, **typed):
    return client.post("/epic-tcg/formats/new/", TYPED | typed)


def test_a_new_form_begins_as_designed_deck_is(client):
    form = client.get("/epic-tcg/formats/new/").context["form"]
    values = {name: form[name].value() for name in ("least", "copies", "free", "gifts", "sideboard", "published")}
    assert values == {
        "least": 60, "copies": 3, "free": 18, "gifts": 9, "sideboard": 15,
        "published": ["Rule book of 2009", "Lists of 2010"],
    }  # fmt: skip
    assert "ratio" not in form.fields
    assert "These are the rules of Designed Deck." in client.get("/epic-tcg/formats/new/").text


def test_a_format_of_the_game_is_defined_and_judges_decks(client):
    response = define(client)
    made = HouseFormat.objects.get()
    assert (response.status_code, response["Location"]) == (302, f"/epic-tcg/formats/{made.slug}/")
    rules = Format("house", "Featherweight", 40, None, 2, ("Core Set",), (OURS,), sideboard=5, free=10)
    assert (made.game, made.format) == ("epic-tcg", rules)
    page = client.get(f"/epic-tcg/formats/{made.slug}/").text
    for said in (
        "At most 10 free cards, over deck and sideboard together.", "The sideboard: none or exactly 5 cards.",
        "Only cards from Core Set.", "Up to two copies of each card, over deck and sideboard together.",
    ):  # fmt: skip
        assert said in page
    typed = {"name": "Giants", "format": made.key, "lines": "3 Hulk", "do": "save"}
    created = client.post("/epic-tcg/decks/new/", typed)
    deck = Deck.objects.get()
    assert (created.status_code, deck.house_format, deck.game) == (302, made, "epic-tcg")
    assert "Featherweight allows 2 of each card" in client.get(f"/epic-tcg/decks/{deck.slug}/").text
    assert "None of 1 is legal today." in client.get(f"/epic-tcg/formats/{made.slug}/").text


def test_a_limit_on_gifts_needs_a_list_that_names_them(client):
    form = define(client, gifts="4", **{"list0-gifts": ""}).context["form"]
    assert form.errors["gifts"] == ["No list of this format says which cards are gifts. Add one, or do not limit them."]
    assert define(client, gifts="4").status_code == 302


def test_a_format_stays_in_its_game(client):
    define(client)
    made = HouseFormat.objects.get()
    assert client.get(f"/formats/{made.slug}/")["Location"] == f"/epic-tcg/formats/{made.slug}/"
    assert client.post(f"/formats/{made.slug}/delete/").status_code == 404
    assert "Featherweight" not in client.get("/formats/").text
    assert "Featherweight" not in client.get("/decks/new/").text
    assert "Featherweight" in client.get("/epic-tcg/formats/").text
    assert made.key in client.get("/epic-tcg/decks/new/").text


def test_it_goes_out_as_json_and_comes_in_again(client):
    define(client)
    made = HouseFormat.objects.get()
    out = client.get(f"/epic-tcg/formats/{made.slug}/format.json")
    form = client.post("/epic-tcg/formats/new/", {"do": "bring", "json": out.text}).context["form"]
    assert [form[name].value() for name in ("name", "free", "gifts", "sideboard")] == ["Featherweight", 10, None, 5]
    assert [row["gifts"].value() for row in form.rows] == ["Djinn"]
    wrong = client.post("/formats/new/", {"do": "bring", "json": out.text}).context["bring"]
    assert wrong.errors["json"][0].startswith("free: There is no such field.")


def test_it_is_copied_changed_and_deleted(client):
    define(client)
    made = HouseFormat.objects.get()
    client.post(f"/epic-tcg/formats/{made.slug}/copy/")
    copied = HouseFormat.objects.exclude(pk=made.pk).get()
    assert (copied.game, copied.name, copied.format.free) == ("epic-tcg", "Copy of Featherweight", 10)
    client.post(f"/epic-tcg/formats/{made.slug}/edit/", TYPED | {"free": "3"})
    made.refresh_from_db()
    assert made.format.free == 3
    client.post(f"/epic-tcg/formats/{made.slug}/delete/")
    assert HouseFormat.objects.get() == copied


def test_the_api_tells_and_takes_it(client):
    define(client)
    made = HouseFormat.objects.get()
    data = client.get(f"/epic-tcg/api/formats/{made.key}/").json()
    assert (data["key"], data["least"], data["limits"][0]["most"]) == (made.key, 40, 10)
    assert made.key in [one["key"] for one in client.get("/epic-tcg/api/formats/").json()]
    assert client.get(f"/api/formats/{made.key}/").status_code == 404
    body = {"cards": {"Hulk": 3}, "house": {"name": "Tiny", "least": 1, "copies": 2, "sideboard": 0}}
    checked = client.post("/epic-tcg/api/check/", body, content_type="application/json").json()
    assert [one["rule"] for one in checked["violations"]] == ["copies"]
    refused = client.post("/api/check/", body, content_type="application/json")
    assert (refused.status_code, "sideboard: There is no such field." in refused.text) == (400, True)


def test_a_backup_brings_it_back(client):
    define(client)
    made = HouseFormat.objects.get()
    client.post("/epic-tcg/decks/new/", {"name": "Giants", "format": made.key, "lines": "2 Hulk", "do": "save"})
    file = client.get("/epic-tcg/decks/all.json").text
    HouseFormat.objects.all().delete()
    Deck.objects.all().delete()
    client.post("/epic-tcg/decks/several/", {"content": file, "do": "save"})
    again = HouseFormat.objects.get()
    assert (again.game, again.data) == ("epic-tcg", made.data)
    assert Deck.objects.get().house_format == again
