"""Cubes of the second game on the site, never mixed with those of the first."""

import json

import pytest

from decks import search
from decks.cubes import domain, of_the_site, queries
from decks.cubes.models import Cube, CubeVersion
from decks.errors import OfAnotherGame
from decks.versioned import Visibility
from engine.games import DEFAULT, GAMES
from live.errors import Refused
from people.persons import Person
from tests.decks.pages import text_of

pytestmark = pytest.mark.django_db

TCG = "epic-tcg"
CARDS = {"Forest Giant": 3, "Muse": 2}
READ = ("", "edit/", "details/", "delete/", "versions/", "versions/1/", "versions/1/note/", "cube.json?version=1")
CHANGED = ("edit/", "details/", "copy/", "delete/", "report/", "versions/1/note/", "versions/1/restore/")


@pytest.fixture
def giants(new_cube, ann):
    """A public cube of the second game."""
    return new_cube(ann, CARDS, name="Giants", game=TCG, visibility="public")


@pytest.fixture
def apes(new_cube, ann):
    """One of the first."""
    return new_cube(ann, {"Kong": 2}, name="Apes", visibility="public")


def at(cube, rest="", game=None):
    game = cube.game if game is None else game
    return f"{'' if game == DEFAULT else f'/{game}'}/cubes/{cube.slug}/{rest}"


def cards_of(cube):
    return CubeVersion.objects.filter(cube=cube).order_by("-number")[0].cards


def refused(code, verb, **arguments):
    with pytest.raises(Refused) as refusal:
        verb(**arguments)
    assert refusal.value.code == code
    return str(refusal.value)


# --- making and changing ---------------------------------------------------------------------------------------------


def test_a_list_becomes_a_cube_of_the_game_in_which_it_is_pasted(ann_browser):
    said = {"name": "", "lines": "3 forest giant\n2 Muse\n60 Hulk", "do": "save"}
    answer = ann_browser.post(f"/{TCG}/cubes/new/", said)
    cube = Cube.objects.get()
    assert answer.url == at(cube)
    assert (cube.game, cube.size, cube.alignments, cards_of(cube)) == (
        TCG,
        65,
        "good wild unaligned",
        CARDS | {"Hulk": 60},
    )
    shown = text_of(ann_browser.get(at(cube)))
    assert "Version 1 is saved: 65 cards." in shown
    assert "A Cube Draft for 4 players needs 180 cards: <b>115 are missing</b>." in shown
    assert f'href="/{TCG}/cards/forest-giant/"' in shown
    assert f'href="/{TCG}/drafts/?cube={cube.slug}"' in shown
    assert "Practise the format" not in shown  # there is but one that deals cubes


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("Wolf", "Wolf is a token, and tokens are no cards."),
        ("61 Hulk", "61 copies are too many: at most 60 on one line."),
        ("kong", 'No card is called "kong". It is a card of the Epic Card Game.'),
        ("SB: Hulk", "This line is set apart, under a heading or after “SB:”, but a cube is one list."),
        ("Sideboard\nHulk", "This line is set apart"),
    ],
)
def test_what_is_no_card_of_a_cube_is_told_at_its_line(ann_browser, line, said):
    shown = text_of(ann_browser.post(f"/{TCG}/cubes/new/", {"lines": f"2 Muse\n{line}", "do": "save"}))
    assert said in shown
    assert not Cube.objects.exists()


def test_every_card_of_the_game_may_be_in_a_cube_whatever_packs_it_came_in(ann_browser):
    """Prize and precon cards come in no booster; gifts, restricted and banned cards are limited in no cube."""
    names = list(search.of(TCG).by_name)
    lines = "\n".join(f"3 {name}" for name in names)
    ann_browser.post(f"/{TCG}/cubes/new/", {"name": "All", "lines": lines, "do": "save"})
    assert cards_of(Cube.objects.get()) == dict.fromkeys(names, 3)


def test_a_cube_is_edited_described_copied_and_its_versions_are_compared(ann_browser, browser_of, bob, giants):
    base = {"base": giants.revision, "seen": 1, "note": "", "do": "save"}
    ann_browser.post(at(giants, "edit/"), base | {"lines": "2 Muse\n1 Hulk"})
    assert cards_of(giants) == {"Muse": 2, "Hulk": 1}
    said = {"name": "Great giants", "visibility": "public", "cover": "Hulk", "description": "[[Muse]] helps."}
    assert ann_browser.post(at(giants, "details/"), said).url == at(giants)
    shown = text_of(ann_browser.get(at(giants)))
    assert f'href="/{TCG}/cards/muse/"' in shown
    compared = text_of(ann_browser.get(at(giants, "versions/1..2/")))
    assert "Forest Giant" in compared
    answer = browser_of(bob).post(at(giants, "copy/"), {"version": "1"})
    copied = Cube.objects.of(bob).get()
    assert (answer.url, copied.game, cards_of(copied)) == (at(copied), TCG, CARDS)


def test_what_is_said_and_saved_of_a_cube_are_cards_of_its_game(ann, giants, apes):
    assert "Kong" in refused("cover", domain.describe, slug=giants.slug, person=ann, cover="Kong")
    assert domain.describe(slug=giants.slug, person=ann, cover="hulk").cover == "Hulk"
    for game, cards in ((DEFAULT, {"Kong": 1}), (TCG, {"Hulk": 1})):
        other = apes if game == TCG else giants
        refused("gone", domain.save, slug=other.slug, person=ann, base=1, cards=cards, game=game)
        refused("gone", domain.add, slug=other.slug, person=ann, cards=cards, game=game)
    refused("cards", domain.save, slug=giants.slug, person=ann, base=1, cards={"Kong": 1}, game=TCG)
    assert (cards_of(giants), cards_of(apes)) == (CARDS, {"Kong": 2})


# --- kept apart ------------------------------------------------------------------------------------------------------


def test_each_game_lists_its_own_cubes(ann_browser, client, giants, apes):
    of_the_site.keep()
    for prefix, mine, other in (("", "Apes", "Giants"), (f"/{TCG}", "Giants", "Apes")):
        for browser in (ann_browser, client):
            shown = text_of(browser.get(f"{prefix}/cubes/"))
            assert f">{mine}</a>" in shown
            assert f">{other}</a>" not in shown
            assert ("The official cube" in shown) is (prefix == "")
        assert f'<a class="button" href="{prefix}/cubes/">Cubes</a>' in text_of(ann_browser.get(f"{prefix}/decks/"))
    assert [cube.name for cube in queries.offered(Person(), TCG)] == []


@pytest.mark.parametrize("visibility", Visibility.values)
def test_a_cube_is_found_at_the_address_of_its_game_only(ann_browser, client, giants, apes, visibility):
    Cube.objects.update(visibility=visibility)
    for cube, other in ((giants, DEFAULT), (apes, TCG)):
        for rest in READ:
            assert ann_browser.get(at(cube, rest, other)).url == at(cube, rest), rest
        for rest in CHANGED:
            assert ann_browser.post(at(cube, rest, other), {"lines": "2 Muse", "base": "1"}).status_code == 404, rest
        stranger = client.get(at(cube, game=other))
        assert stranger.status_code == (404 if visibility == "private" else 302)
        with pytest.raises(OfAnotherGame):
            queries.cube_at(cube.slug, Person("ann's mark", cube.user), game=other)
    assert (Cube.objects.count(), CubeVersion.objects.count()) == (2, 2)


def test_a_list_of_the_other_game_says_so(ann_browser, giants, apes):
    first, second = GAMES[DEFAULT].NAME, GAMES[TCG].NAME
    file = ann_browser.get(at(giants, "cube.json")).content.decode()
    assert json.loads(file)["game"] == TCG
    assert "game" not in json.loads(ann_browser.get(at(apes, "cube.json")).content)
    for page, lines, of in (
        ("/cubes/new/", f"http://testserver{at(giants)}", second),
        ("/decks/new/", f"http://testserver{at(giants)}", second),
        ("/cubes/new/", file, second),
        (f"/{TCG}/cubes/new/", f"http://testserver{at(apes)}", first),
    ):
        shown = text_of(ann_browser.post(page, {"format": "constructed", "lines": lines, "do": "save"}))
        assert f"This list is of another game, the {of}." in shown
    ann_browser.post(f"/{TCG}/cubes/new/", {"lines": file, "do": "save"})
    assert [cube.name for cube in queries.cubes_of(Person("", giants.user), TCG)] == ["Giants", "Giants"]


def test_a_card_is_added_to_cubes_of_its_game_only(ann_browser, giants, apes):
    page = text_of(ann_browser.get(f"/{TCG}/cards/hydra/"))
    assert f'<option value="{giants.slug}">' in page
    assert f'<option value="{apes.slug}">' not in page
    shared = next(name for name in search.of(DEFAULT).by_name if name in search.of(TCG).by_name)
    slug = search.of(TCG).by_name[shared].slug
    ann_browser.post(f"/{TCG}/cards/{slug}/cube/", {"cube": apes.slug, "count": "2"})
    assert cards_of(apes) == {"Kong": 2}
    ann_browser.post(f"/{TCG}/cards/{slug}/cube/", {"cube": giants.slug, "count": "2"})
    assert cards_of(giants) == CARDS | {shared: 2}
    ann_browser.post(f"/{TCG}/cards/{slug}/cube/", {"cube": "new"})
    assert (Cube.objects.latest("pk").game, cards_of(Cube.objects.latest("pk"))) == (TCG, {shared: 1})


def test_a_backup_has_the_cubes_of_all_games_and_brings_them_back(ann_browser, browser_of, ann, bob, giants, apes):
    domain.save(slug=giants.slug, person=ann, base=giants.revision, cards={"Hulk": 9}, note="More.", game=TCG)
    file = ann_browser.get("/decks/all.json").content.decode()
    browser_of(bob).post(f"/{TCG}/decks/several/", {"content": file, "do": "save"})
    mine = {cube.name: cube for cube in Cube.objects.of(bob)}
    assert {name: cube.game for name, cube in mine.items()} == {"Giants": TCG, "Apes": DEFAULT}
    assert [one.cards for one in mine["Giants"].versions.order_by("number")] == [CARDS, {"Hulk": 9}]


@pytest.mark.parametrize(
    ("about", "said"),
    [
        ({"game": "chess", "cards": {"Hulk": 1}}, "This site has no game “chess”."),
        ({"game": {}, "cards": {"Hulk": 1}}, 'No card is called "Hulk".'),  # no game is named: it is the first one
        ({"game": DEFAULT, "cards": {"Hulk": 1}}, 'No card is called "Hulk".'),
        ({"game": TCG, "cards": {"Kong": 1}}, 'No card is called "Kong".'),
    ],
)
def test_a_backup_with_a_cube_of_the_wrong_game_is_refused(ann_browser, about, said):
    file = json.dumps({"cubes": [{"name": "Mine", **about}], "decks": []})
    assert said in text_of(ann_browser.post("/decks/several/", {"content": file, "do": "save"}))
    assert not Cube.objects.exists()


def test_the_number_of_cubes_is_of_all_games(new_cube, ann, giants, monkeypatch):
    monkeypatch.setattr(domain, "MOST_CUBES", 1)
    refused("too_many", new_cube, person=ann)
    refused("too_many", new_cube, person=ann, cards=CARDS, game=TCG)


# --- the API ---------------------------------------------------------------------------------------------------------


def post_json(browser, address, body):
    return browser.post(address, json.dumps(body), content_type="application/json")


def test_the_api_of_a_game_makes_lists_and_changes_its_cubes(ann_browser, giants, apes):
    made = post_json(ann_browser, f"/{TCG}/api/cubes/", {"name": "New", "cards": {"hulk": 9}})
    assert (made.status_code, made.json()["cards"], made.json()["url"]) == (
        201,
        {"Hulk": 9},
        at(Cube.objects.latest("pk")),
    )
    assert made["Location"] == f"/{TCG}/api/cubes/{made.json()['slug']}/"
    found = ann_browser.get(f"/{TCG}/api/cubes/?mine=true").json()["results"]
    assert [one["name"] for one in found] == ["New", "Giants"]
    assert [one["name"] for one in ann_browser.get("/api/cubes/").json()["results"]] == ["Apes"]
    assert ann_browser.get(f"/{TCG}/api/cubes/?card=muse").json()["count"] == 1
    assert ann_browser.get(f"/{TCG}/api/cubes/?card=kong").status_code == 400
    save = {"base": 1, "cards": {"Hulk": 1}, "note": "One."}
    address = f"/{TCG}/api/cubes/{giants.slug}/"
    assert post_json(ann_browser, f"{address}versions/", save).json()["number"] == 2
    assert post_json(ann_browser, f"{address}versions/", save).json()["code"] == "stale"
    assert ann_browser.get(f"{address}comparison/?one=1").json()["changes"][0] == {
        "card": "Forest Giant",
        "one": 3,
        "two": 0,
    }
    assert json.loads(ann_browser.get(f"{address}file/?kind=json").json()["text"])["game"] == TCG
    assert post_json(ann_browser, f"{address}copy/", {}).json()["cards"] == {"Hulk": 1}


@pytest.mark.parametrize(
    ("verb", "rest", "body"),
    [
        ("get", "", None),
        ("patch", "", {"name": "Mine"}),
        ("delete", "", None),
        ("post", "copy/", {}),
        ("get", "versions/", None),
        ("post", "versions/", {"base": 1, "cards": {}}),
        ("get", "versions/1/", None),
        ("patch", "versions/1/", {"note": "Mine"}),
        ("get", "file/?kind=txt", None),
        ("get", "comparison/?one=1", None),
    ],
)
def test_the_api_of_one_game_knows_no_cube_of_the_other(ann_browser, giants, apes, verb, rest, body):
    for cube, prefix in ((giants, ""), (apes, f"/{TCG}")):
        more = {} if body is None else {"data": json.dumps(body), "content_type": "application/json"}
        answer = getattr(ann_browser, verb)(f"{prefix}/api/cubes/{cube.slug}/{rest}", **more)
        assert (answer.status_code, answer.json()["code"]) == (404, "gone")
    assert [(cube.name, cube.number) for cube in Cube.objects.order_by("name")] == [("Apes", 1), ("Giants", 1)]
    assert CubeVersion.objects.exclude(note="").count() == 0
