"""Cubes of the second game in live pods, never of the first: chosen, drafted by people and bots, and looked back on."""

import json
from collections import Counter

import pytest

from decks.collection import domain as collections
from decks.cubes import domain as cubes
from decks.models import Deck
from drafts import bringing, domain
from drafts.models import Pod
from engine import games
from engine.epic_tcg.catalogue import CARDS
from engine.games import DEFAULT
from live.errors import Refused
from tests.drafts.players import ANN, BEN, fresh, look, play, question
from tests.visitors import browser_of, read_by_people

pytestmark = pytest.mark.django_db

TCG = "epic-tcg"
LIMITED = games.of(TCG).limited
NAMES = [card.name for card in CARDS]
ONCE = dict.fromkeys(NAMES[-180:], 1)  # with all prize and precon cards, which come in no booster
EIGHT = dict.fromkeys(NAMES[:360], 1)


def made(cards, game=TCG, person=ANN, **about):
    return cubes.create(person=person, name="Mine", game=game, cards=cards, **about)


def host(browser, key="cube", game=TCG, **typed):
    prefix = "" if game == DEFAULT else f"/{game}"
    return browser.post(f"{prefix}/drafts/", {"format": key, **typed})


def hosted(browser, cube, **typed):
    answer = host(browser, source="cube", cube=cube.slug, **typed)
    assert answer.status_code == 302, read_by_people(answer)
    return Pod.objects.latest("pk")


@pytest.fixture
def ann(db):
    return browser_of(ANN)


# --- choosing it -----------------------------------------------------------------------------------------------------


def test_draft_this_leads_to_the_form_with_the_format_and_the_cube(ann):
    cube = made(ONCE)
    assert f'href="/{TCG}/drafts/?cube={cube.slug}"' in ann.get(f"/{TCG}/cubes/{cube.slug}/").content.decode()
    form = ann.get(f"/{TCG}/drafts/?cube={cube.slug}").context["form"]
    assert [form[name].value() for name in ("format", "source", "cube")] == ["cube", "cube", cube.slug]
    assert list(form.fields["cube"].choices) == [(cube.slug, "Mine (180)")]
    assert [key for key, _ in form.fields["source"].choices] == ["cube", "list", "collection", "players"]
    assert form.opens_more is False  # all of it is in sight


@pytest.mark.parametrize(("typed", "packs", "seats"), [({}, 3, 4), ({"packs": "2", "seats": "6"}, 2, 6)])
def test_a_pod_is_dealt_from_the_cube_and_called_by_its_packs(ann, typed, packs, seats):
    cube = made(ONCE)
    pod = hosted(ann, cube, **typed)
    assert pod.plan == LIMITED.plan("cube", seats=seats, packs=packs, cards=list(ONCE))
    assert (pod.game, pod.name, pod.cube, pod.cube_number) == (TCG, f"Cube Draft {packs}", cube, 1)
    shown = ann.get(f"/{TCG}/drafts/{pod.slug}/").content.decode()
    assert f"/{TCG}/cubes/{cube.slug}/" in shown
    assert "Mine, version 1" in shown


@pytest.mark.parametrize(
    ("cards", "typed", "said"),
    [
        (180, {"seats": "5"}, "for 5 players with 3 packs each needs 225 cards; the list has 180. Add 45, or"),
        (180, {"packs": "4"}, "for 4 players with 4 packs each needs 240 cards; the list has 180. Add 60, or"),
        (59, {"packs": "2", "seats": "2"}, "needs 60 cards; the list has 59. Add 1, or"),
        (180, {"packs": "1"}, "In Cube Draft each player has 2 to 6 packs, not 1."),
    ],
)
def test_too_small_a_cube_says_what_is_missing(ann, cards, typed, said):
    cube = made(dict.fromkeys(NAMES[:cards], 1))
    answer = host(ann, source="cube", cube=cube.slug, **typed)
    assert said in read_by_people(answer)
    assert list(answer.context["form"].errors) == ["packs" if "In Cube" in said else "cube"]
    assert not Pod.objects.exists()


@pytest.mark.parametrize("visibility", ["private", "unlisted", "public"])
def test_a_cube_of_one_game_is_drafted_in_no_other(ann, visibility):
    giants, apes = made(ONCE, visibility=visibility), made({"Kong": 60, "Lash": 60}, DEFAULT, visibility=visibility)
    for game, cube in ((TCG, apes), (DEFAULT, giants)):
        answer = host(ann, game=game, source="cube", cube=cube.slug, seats="2")
        assert "This cube does not exist, or it is not shared with you." in read_by_people(answer)
        prefix = "" if game == DEFAULT else f"/{game}"
        form = ann.get(f"{prefix}/drafts/?cube={cube.slug}").context["form"]
        assert cube.slug not in dict(form.fields["cube"].choices)
    assert not Pod.objects.exists()


@pytest.mark.parametrize("slug", ["", "nowhere", "\0", "x" * 99])
def test_a_cube_that_is_not_there_is_refused(client, slug):
    private = made(ONCE)
    for chosen in (slug, private.slug):
        assert host(client, source="cube", cube=chosen).context["form"].errors["cube"]
    assert client.get(f"/{TCG}/drafts/?cube={slug}").status_code == 200
    assert not Pod.objects.exists()


@pytest.mark.parametrize("source", ["cube", "list", "collection", "players"])
@pytest.mark.parametrize("key", ["draft", "sealed", "packwar"])
def test_boosters_are_opened_whatever_is_said_of_own_cards(ann, key, source):
    cube = made(ONCE)
    host(ann, key, source=source, cube=cube.slug, cards="60 Hulk", products=["Time Wars"])
    pod = Pod.objects.get()
    assert (set(pod.plan.products), pod.plan.cards, pod.cube, pod.brought) == ({"Time Wars"}, (), None, "")


@pytest.mark.parametrize(("cards", "seats"), [(EIGHT, 4), (ONCE, 4), ({"Hulk": 60, "Muse": 60}, 2)])
def test_a_cube_is_practised_with_bots_at_once(ann, cards, seats):
    cube = made(cards)
    page = ann.get(f"/{TCG}/cubes/{cube.slug}/").content.decode()
    assert '<input type="hidden" name="practice" value="cube">' in page
    ann.post(f"/{TCG}/drafts/", {"practice": "cube", "source": "cube", "cube": cube.slug})
    pod = Pod.objects.get()
    assert (pod.plan.seats, pod.cube, pod.status, pod.game) == (seats, cube, "running", TCG)


# --- drafting it -----------------------------------------------------------------------------------------------------


def test_a_cube_is_drafted_with_bots_to_the_deck_and_the_list_of_what_was_dealt(ann):
    cube = made(ONCE)
    pod = hosted(ann, cube, seats="4", start="now")
    assert look(pod)["view"]["direction"] == "left"
    assert len(question(pod)["cards"]) == 15
    play(pod, [ANN])
    pod = fresh(pod)
    assert (pod.status, [len(pack) for pack in pod.log["dealt"]]) == ("over", [15] * 12)
    assert Counter(name for pack in pod.log["dealt"] for name in pack) == Counter(ONCE)  # none comes twice
    assert [len(pool) for pool in pod.log["pools"]] == [45] * 4
    deck_page = read_by_people(ann.get(f"/{TCG}/drafts/{pod.slug}/deck/"))
    assert "Your deck from Cube Draft 3" in deck_page
    assert Counter(bringing.pull_of(pod, ANN)) == Counter(ONCE)
    assert "Bring these 180 cards to the table" in read_by_people(ann.get(f"/{TCG}/drafts/{pod.slug}/cards/"))
    assert ann.get(f"/drafts/{pod.slug}/cards/").url == f"/{TCG}/drafts/{pod.slug}/cards/"
    logged = json.loads(ann.get(f"/{TCG}/drafts/{pod.slug}/log.json").content)
    assert (logged["game"], LIMITED.differences(logged)) == (TCG, [])
    for rest in ("log/", "log/1/", "log/coach/", "again/"):
        assert ann.get(f"/{TCG}/drafts/{pod.slug}/{rest}").status_code == 200, rest


def test_a_deck_of_a_cube_is_built_as_one_of_a_draft(ann):
    pod = hosted(ann, made(ONCE), seats="2", start="now")
    play(pod, [ANN])
    ann.post(f"/{TCG}/drafts/{pod.slug}/deck/", {"do": "suggestion"})
    deck = Deck.objects.get()
    assert (deck.game, deck.format_key, deck.draft) == (TCG, "draft-3", pod)
    assert Counter(deck.versions.get().cards) <= Counter(deck.pool)
    assert (deck.format.least, deck.format.sideboards, sum(deck.pool.values())) == (30, (0, 15), 45)


def test_what_becomes_of_the_cube_changes_no_draft_that_was_set_up(ann):
    cube = made(ONCE)
    pod = hosted(ann, cube, seats="2", start="now")
    first, plan = question(pod)["cards"], pod.plan
    cubes.save(slug=cube.slug, person=ANN, base=1, cards={"Hulk": 1}, game=TCG)
    assert (fresh(pod).plan, question(pod)["cards"], fresh(pod).cube_number) == (plan, first, 1)
    cubes.delete(slug=cube.slug, person=ANN)
    play(pod, [ANN])
    assert (fresh(pod).status, fresh(pod).cube) == ("over", None)
    again = domain.repeat(slug=pod.slug, person=ANN, alone=True)
    assert question(again)["cards"] == first


def test_a_cube_is_named_to_those_who_may_read_it(ann, client):
    pod = hosted(ann, made(ONCE))
    assert "Mine, version 1" in ann.get(f"/{TCG}/drafts/{pod.slug}/").content.decode()
    assert "Mine" not in client.get(f"/{TCG}/drafts/{pod.slug}/").content.decode()


# --- other cards of one's own ----------------------------------------------------------------------------------------


def test_a_list_is_drafted_and_what_is_wrong_stands_at_its_line(ann):
    host(ann, source="list", cards="\n".join(NAMES[:60]), seats="2", packs="2")
    assert Pod.objects.get().plan == LIMITED.plan("cube", seats=2, packs=2, cards=NAMES[:60])
    shown = read_by_people(host(ann, source="list", cards="60 Hulk\nWolf\nSB: Muse", seats="2", packs="2"))
    assert "Wolf is a token, and tokens are no cards." in shown
    assert "This line is outside the main list" in shown
    assert Pod.objects.count() == 1


def test_the_collection_of_the_game_is_drafted(ann):
    for name in NAMES[:70]:
        collections.own(person=ANN, card=name, count=1, game=TCG)
    collections.own(person=ANN, card="Kong", count=9, game=DEFAULT)
    assert "your collection has 70" in read_by_people(host(ann, source="collection", seats="2"))
    assert host(ann, source="collection", seats="2", packs="2").status_code == 302
    pod = Pod.objects.get()
    assert (pod.brought, len(pod.plan.cards), set(pod.plan.cards) <= set(NAMES[:70])) == ("host", 60, True)


def test_players_bring_the_cards(ann):
    assert host(ann, source="players", seats="2", packs="2").status_code == 302
    pod = Pod.objects.get()
    domain.sit(slug=pod.slug, person=BEN, shown="Ben")
    with pytest.raises(Refused) as refusal:
        domain.bring(slug=pod.slug, person=BEN, cards={"Kong": 30})
    assert refusal.value.code == "cards"
    for person in (ANN, BEN):
        browser = browser_of(person)
        page = f"/{TCG}/drafts/{pod.slug}/cards/"
        assert browser.get(page).status_code == 200
        browser.post(page, {"source": "list", "cards": "30 Hulk"})
    domain.start(slug=pod.slug, person=ANN)
    play(pod, [ANN, BEN])
    assert (fresh(pod).plan.cards, fresh(pod).status) == (("Hulk",) * 60, "over")
    assert bringing.pull_of(fresh(pod), BEN) == {"Hulk": 30}
