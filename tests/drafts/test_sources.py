"""Where the cards of a draft come from, as it is typed: a cube, one's collection, what the players bring."""

from collections import Counter

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from decks.collection import domain as collections
from decks.cubes import domain as cubes
from decks.cubes import of_the_site
from decks.cubes.models import Cube
from drafts import bringing
from drafts.models import Pod, Pull
from engine.epic.catalogue import CARDS
from engine.epic.limited import PROCEDURES, plan
from engine.games import DEFAULT, GAMES
from engine.limited import Shape
from tests.drafts.players import ANN, fresh
from tests.visitors import browser_of

pytestmark = pytest.mark.django_db
NAMES = [card.name for card in CARDS]
MANY = dict.fromkeys(NAMES, 2)
FORMATS = [one.key for one in PROCEDURES]


@pytest.fixture
def cube(db):
    """A private cube of Ann with two copies of each card."""
    return cubes.create(person=ANN, game=DEFAULT, name="Everything", cards=MANY)


@pytest.fixture
def ann():
    return browser_of(ANN)


def own(person, names, count):
    for name in names:
        collections.own(person=person, card=name, count=count, game=DEFAULT)


def host(browser, key="cube", **typed):
    return browser.post("/drafts/", {"format": key, **typed})


def shown(browser, pod):
    return browser.get(f"/drafts/{pod.slug}/").content.decode()


# --- a cube ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", FORMATS)
def test_every_format_can_be_dealt_from_a_cube(ann, cube, key):
    assert host(ann, key, source="cube", cube=cube.slug).status_code == 302
    pod = Pod.objects.get()
    assert pod.plan == plan(key, cards=list(Counter(MANY).elements()))
    assert (pod.cube, pod.cube_number, pod.brought, pod.commitment != "") == (cube, 1, "", True)


def test_draft_this_leads_to_the_form_with_the_cube(ann, cube):
    page = ann.get(f"/cubes/{cube.slug}/").content.decode()
    assert f'href="/drafts/?cube={cube.slug}"' in page
    form = ann.get(f"/drafts/?cube={cube.slug}").context["form"]
    assert (form["source"].value(), form["cube"].value(), form.opens_more) == ("cube", cube.slug, True)
    assert list(form.fields["cube"].choices) == [(cube.slug, f"Everything ({len(NAMES) * 2})")]


def test_the_newest_version_is_dealt_and_stays_what_it_was(ann, cube):
    cubes.save(slug=cube.slug, person=ANN, base=1, cards=MANY | {"Kong": 9}, game=DEFAULT)
    host(ann, source="cube", cube=cube.slug)
    cubes.save(slug=cube.slug, person=ANN, base=2, cards={"Kong": 1}, game=DEFAULT)
    pod = Pod.objects.get()
    assert (pod.cube_number, Counter(pod.plan.cards)["Kong"]) == (2, 9)
    cubes.delete(slug=cube.slug, person=ANN)
    assert (fresh(pod).cube, fresh(pod).plan) == (None, pod.plan)


def test_a_cube_is_named_to_those_who_may_read_it(ann, client, cube):
    host(ann, source="cube", cube=cube.slug)
    pod = Pod.objects.get()
    assert "Everything, version 1" in shown(ann, pod)
    assert "Everything" not in shown(client, pod)
    Cube.objects.update(visibility="unlisted")
    assert "Everything, version 1" in shown(client, pod)


@pytest.mark.parametrize("slug", ["", "nowhere", "\0", "x" * 99])
def test_a_cube_that_is_not_there_is_refused(client, cube, slug):
    for chosen in (slug, cube.slug):  # somebody else's private one is not there either
        response = host(client, source="cube", cube=chosen)
        assert response.context["form"].errors["cube"]
    assert client.get(f"/drafts/?cube={slug}").status_code == 200
    assert not Pod.objects.exists()


def test_the_host_of_a_cube_gets_a_list_of_what_was_dealt(ann, client, cube):
    host(ann, "sealed", source="cube", cube=cube.slug, start="now", seats="2")
    pod = Pod.objects.get()
    assert (pod.status, pod.brought) == ("over", "")
    assert Counter(bringing.pull_of(pod, ANN)) == sum(map(Counter, pod.log["dealt"]), Counter())
    address = f"/drafts/{pod.slug}/cards/"
    assert "Bring these <b>90</b> cards to the table" in ann.get(address).content.decode()
    assert "You bring no cards to this draft." in client.get(address).content.decode()
    cubes.delete(slug=cube.slug, person=ANN)
    assert "Bring these <b>90</b> cards" in ann.get(address).content.decode()


def test_lists_that_may_name_the_same_card_make_no_list_to_bring(ann, cube):
    host(ann, "random60", source="cube", cube=cube.slug)
    assert ann.get(f"/drafts/{Pod.objects.get().slug}/cards/").status_code == 404
    assert not Pull.objects.exists()


def test_too_small_a_cube_says_what_is_missing(ann, db):
    small = cubes.create(person=ANN, game=DEFAULT, name="Small", cards={"Kong": 60})
    errors = host(ann, source="cube", cube=small.slug).context["form"].errors
    assert "needs 288 cards; the list has 60. Add 228 or seat fewer players." in errors["cube"][0]


def test_the_official_cube_is_offered_to_everybody(client):
    of_the_site.keep()
    form = client.get("/drafts/").context["form"]
    assert list(form.fields["cube"].choices) == [("site-official", "The official cube (304)")]
    host(client, source="cube", cube="site-official")
    assert sorted(Pod.objects.get().plan.cards) == sorted(plan("cube").collection())


@pytest.mark.parametrize(("cards", "seats"), [(MANY, 8), ({"Kong": 60, "Lash": 60}, 3)])
def test_a_cube_is_practised_with_as_many_bots_as_it_is_enough_for(ann, db, cards, seats):
    made = cubes.create(person=ANN, game=DEFAULT, name="Apes", cards=cards)
    assert host(ann, practice="cube", source="cube", cube=made.slug).status_code == 302
    pod = Pod.objects.get()
    assert (pod.plan.seats, pod.cube, pod.status) == (seats, made, "running")


def test_a_cube_is_practised_with_as_many_bots_as_the_form_says(ann, cube):
    assert host(ann, practice="cube", source="cube", cube=cube.slug, seats="4").status_code == 302
    assert Pod.objects.get().plan == plan("cube", seats=4, cards=list(Counter(MANY).elements()))


def test_practice_with_too_small_a_cube_says_why(ann, db):
    small = cubes.create(person=ANN, game=DEFAULT, name="Small", cards={"Kong": 60})
    response = ann.post("/drafts/", {"practice": "cube", "source": "cube", "cube": small.slug}, follow=True)
    assert "for 2 players needs 72 cards; the list has 60" in response.content.decode()
    assert not Pod.objects.exists()


# --- real cards ------------------------------------------------------------------------------------------------------


def test_a_draft_is_dealt_from_ones_collection(ann):
    own(ANN, NAMES[:100], 4)
    collections.own(person=ANN, card="Furios, Father of Nature", count=1, game=DEFAULT)
    host(ann, "sealed", source="collection", copies="1", seats="2", start="now")
    pod = Pod.objects.get()
    pull = Pull.objects.get()
    assert (pod.brought, pod.status, pull.belongs_to(ANN), sum(pull.cards.values())) == ("host", "over", True, 90)
    assert set(pull.cards) <= set(NAMES[:100])
    assert set(pull.cards.values()) == {1}
    assert "collection." in str(ann.get(f"/drafts/{pod.slug}/").context["plan"]["sentences"][0])


def test_a_collection_that_is_too_small_says_so(ann):
    errors = host(ann, "sealed", source="collection").context["form"].errors
    assert "Your collection has no cards yet" in errors["source"][0]
    own(ANN, NAMES[:50], 2)
    errors = host(ann, source="collection").context["form"].errors
    assert "for 8 players needs 288 cards; your collection has 100." in errors["source"][0]
    errors = host(ann, "sealed", source="collection", copies="1").context["form"].errors
    assert "your collection has 50 with so few copies of each." in errors["source"][0]
    assert host(ann, "random60", source="collection").context["form"].errors["source"]
    assert not Pod.objects.exists()


def test_a_large_collection_asks_for_fewer_copies(ann):
    own(ANN, NAMES[:3], 999)
    assert "limit the copies" in host(ann, "sealed", source="collection").context["form"].errors["source"][0]


def test_a_collection_is_practised(ann):
    own(ANN, NAMES[:100], 1)
    host(ann, practice="cube", source="collection")
    pod = Pod.objects.get()
    assert (pod.plan.seats, pod.brought, pod.status) == (2, "host", "running")
    assert sum(Pull.objects.get().cards.values()) == 72


@pytest.mark.parametrize("key", [one.key for one in PROCEDURES if one.shape is not Shape.LISTED])
def test_every_format_but_lists_gathers_what_players_bring(ann, key):
    assert host(ann, key, source="players").status_code == 302
    pod = Pod.objects.get()
    assert (pod.brought, pod.commitment, pod.plan) == ("players", "", bringing.stand_in(GAMES[DEFAULT], key))
    assert "The cards come from what the players bring" in shown(ann, pod)


def test_what_players_bring_cannot_be_drafted_at_once_or_as_lists(client):
    assert host(client, "sealed", source="players", start="now").context["form"].errors["start"]
    assert host(client, "random60", source="players").context["form"].errors["source"]
    assert not Pod.objects.exists()


def test_what_the_host_chooses_holds_for_what_players_bring(client):
    host(client, "own", source="players", packs="4", pack_size="9", seats="3", directions="left right left left")
    chosen = Pod.objects.get().plan
    assert (chosen.packs, chosen.pack_size, chosen.seats, chosen.directions[3]) == (4, 9, 3, "left")
    assert host(client, "own", source="players", packs="30", pack_size="60").context["form"].errors


def test_the_page_asks_as_often_for_many_cubes_as_for_few(ann):
    def asked():
        with CaptureQueriesContext(connection) as found:
            assert ann.get("/drafts/").status_code == 200
        return len(found)

    cubes.create(person=ANN, game=DEFAULT, name="One", cards={"Kong": 1})
    few = asked()
    for number in range(30):
        cubes.create(person=ANN, game=DEFAULT, name=f"More {number}", cards={"Kong": 1})
    assert asked() == few <= 8
