"""All that somebody keeps, out as one file and in again: the same for any account, and all or nothing of any file."""

import json
from collections import Counter
from datetime import UTC, datetime, timedelta

import pytest
from django.contrib.auth.models import User
from django.core.files.uploadedfile import SimpleUploadedFile
from django.utils import timezone
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from decks import backup, domain, folders
from decks.collection import domain as collections
from decks.collection.models import Holding
from decks.cubes import domain as cubes
from decks.cubes.models import Cube
from decks.formats import domain as formats
from decks.formats.models import HouseFormat
from decks.models import Deck, Folder, Version
from decks.versioned import Visibility
from drafts import domain as drafts
from drafts import queries as pods
from engine.epic.catalogue import CARDS, DEITIES
from engine.epic.limited import plan
from engine.games import DEFAULT
from people.persons import Person
from tests.decks.pages import text_of

pytestmark = pytest.mark.django_db
SEVERAL = "/decks/several/"
KONG = {"cards": {"Kong": 1}}
LONG_AGO = datetime(2021, 3, 4, 5, 6, 7, tzinfo=UTC)


def out_of(person):
    """What the person's file says; the addresses of formats are other on each site."""
    said = json.loads(backup.everything(person))
    names = {key: data["name"] for key, data in said["formats"].items()}
    said["formats"] = sorted(said["formats"].values(), key=str)
    for deck in said["decks"]:
        deck["house_format"] = names.get(deck["house_format"], deck["house_format"])
    places = {deck.pop("slug"): at for at, deck in enumerate(said["decks"])}
    for deck in said["decks"]:
        if deck["copied_from"]:
            deck["copied_from"]["deck"] = places.get(deck["copied_from"]["deck"], deck["copied_from"]["deck"])
    return said


def bring(browser, content, do="save"):
    text = content if isinstance(content, str) else json.dumps(content)
    return browser.post(SEVERAL, {"file": SimpleUploadedFile("decks.json", text.encode()), "do": do}, follow=True)


# --- any account -----------------------------------------------------------------------------------------------------

NAMES = st.sampled_from([card.name for card in CARDS[:40]])
WORDS = st.text(st.characters(codec="utf-8", exclude_categories=("C", "Z")), min_size=1, max_size=12)
LINES = st.text(st.sampled_from("ab[]<>#*é\n \t\"'\\"), max_size=40)
COUNTS = st.dictionaries(NAMES, st.integers(1, 4), max_size=6)
VERSION = st.fixed_dictionaries(
    {
        "cards": COUNTS,
        "maybeboard": COUNTS,
        "deity": st.sampled_from(["", DEITIES[0].name]),
        "note": LINES,
        "made": st.integers(0, 10**8).map(lambda seconds: LONG_AGO + timedelta(seconds=seconds)),
        "autosave": st.booleans(),
    }
)
DECK = st.fixed_dictionaries(
    {
        "name": WORDS,
        "format_spec": st.sampled_from(["constructed", "sealed", {"name": "Own rules", "least": 40}, "mine"]),
        "versions": st.lists(VERSION, min_size=1, max_size=4),
        "pool": st.none() | COUNTS,
        "tags": st.lists(WORDS.map(lambda word: word.replace(",", "")).filter(bool), max_size=3),
        "description": LINES,
        "cover": st.sampled_from(["", "Kong"]),
        "visibility": st.sampled_from(Visibility.values),
        "favourite": st.booleans(),
        "built": st.booleans(),
        "discussed": st.booleans(),
        "folder": st.integers(0, 3),
        "copied": st.none() | st.integers(0, 3),  # from one of the decks before it, or of those of others
        "drafted": st.booleans(),
    }
)
CUBE = st.fixed_dictionaries(
    {
        "name": WORDS,
        "versions": st.lists(VERSION, min_size=1, max_size=4),
        "description": LINES,
        "cover": st.sampled_from(["", "Kong"]),
        "visibility": st.sampled_from(Visibility.values),
    }
)
ABOUT_IT = ("versions", "folder", "format_spec", "copied", "drafted")  # told to `create` in other words
ACCOUNT = st.fixed_dictionaries(
    {
        "folders": st.lists(WORDS, max_size=3, unique_by=str.casefold),
        "collection": st.dictionaries(NAMES, st.integers(1, 9), max_size=4),
        "decks": st.lists(DECK, max_size=3),
        "cubes": st.lists(CUBE, max_size=3),
    }
)


def furnish(person, account, others=(), draft=None):
    """Let a person have what an account has; `others` are decks of others, and all have played in the `draft`."""
    sources = list(others)
    mine = formats.define(person=person, data={"name": "Mine", "least": 30, "copies": 2}, game=DEFAULT).key
    made = [folders.make(person=person, name=name) for name in account["folders"]]
    for name, count in account["collection"].items():
        collections.own(person=person, card=name, count=count, game=DEFAULT)
    for about in account["cubes"]:
        *earlier, newest = [{key: version[key] for key in version if key != "deity"} for version in about["versions"]]
        said = {key: value for key, value in about.items() if key != "versions"}
        cubes.create(person=person, game=DEFAULT, earlier=earlier, **newest, **said)
    for about in account["decks"]:
        *earlier, newest = about["versions"]
        said = {key: value for key, value in about.items() if key not in ABOUT_IT}
        format_spec = mine if about["format_spec"] == "mine" else about["format_spec"]
        folder = made[about["folder"]] if about["folder"] < len(made) else None
        if draft is not None and about["drafted"]:
            said |= {"draft": draft, "pool": Counter(pods.pool_of(slug=draft.slug, person=person))}
        if about["copied"] is not None and about["copied"] < len(sources):
            source = sources[about["copied"]]
            said |= {"copied_from": source, "copied_number": source.number}
        sources.insert(
            0, domain.create(person=person, format_spec=format_spec, folder=folder, earlier=earlier, **newest, **said)
        )


def drafted(*people):
    """A draft that is over, in which all of them had the same cards."""
    setup = plan("random30", seats=len(people), cards=[CARDS[0].name] * 30 * len(people))
    pod = drafts.create(person=people[0], setup=setup, game=DEFAULT)
    for person in people[1:]:
        drafts.sit(slug=pod.slug, person=person)
    drafts.start(slug=pod.slug, person=people[0])
    return pod


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(ACCOUNT)
def test_what_goes_out_comes_in_again_the_same(client, account):
    for model in (Deck, Cube, Folder, HouseFormat, Holding, User):
        model.objects.all().delete()
    ann, bob, cat = (Person("", User.objects.create_user(name)) for name in ("ann", "bob", "cat"))
    others = [
        domain.create(person=cat, name="Theirs", format_spec="constructed", cards={"Kong": 1}, visibility=visibility)
        for visibility in Visibility.values
    ]
    furnish(ann, account, others, drafted(ann, bob))
    client.force_login(bob.user)
    response = bring(client, backup.everything(ann))
    assert response.redirect_chain == [("/decks/", 302)]
    assert out_of(bob) == out_of(ann)
    assert backup.everything(ann) == backup.everything(ann)


# --- one account -----------------------------------------------------------------------------------------------------


@pytest.fixture
def rich(new_deck, ann):
    """Ann, who has some of everything."""
    house = formats.define(person=ann, data={"name": "Friday night", "least": 40}, game=DEFAULT)
    folder = folders.make(person=ann, name="Apes")
    deck = new_deck(
        ann, {"Kong": 1}, name="Big", format_spec=house.key, note="first", tags=["fast"], description="# Hi"
    )
    domain.save(slug=deck.slug, person=ann, base=1, cards={"Kong": 3, "Lash": 1}, note="second")
    folders.put(decks=[deck.slug], person=ann, folder=folder.slug)
    domain.favour(slug=deck.slug, person=ann, favourite=True)
    collections.own(person=ann, card="Kong", count=3, game=DEFAULT)
    new_deck(ann, {"Lash": 2}, name="Small", visibility="public")
    Deck.objects.filter(pk=deck.pk).update(created=LONG_AGO, touched=LONG_AGO)
    return ann


def test_everything_comes_along(rich, ann_browser, bob, browser_of):
    file = ann_browser.get("/decks/all.json").content.decode()
    said = "2 decks are saved. 1 of them is public. The file also brought: 1 format, 1 folder, a collection."
    assert said in text_of(bring(browser_of(bob), file))
    small, big = Deck.objects.of(bob)
    assert (small.name, small.visibility) == ("Small", "public")
    assert (big.number, big.created, big.touched, big.favourite) == (2, LONG_AGO, LONG_AGO, True)
    assert [(one.number, one.cards, one.note) for one in big.versions.all()] == [
        (2, {"Kong": 3, "Lash": 1}, "second"),
        (1, {"Kong": 1}, "first"),
    ]
    assert [tag.name for tag in big.tags.all()] == ["fast"]
    assert (big.description, big.folder.name, big.folder.user) == ("# Hi", "Apes", bob.user)
    assert big.house_format == HouseFormat.objects.of(bob).get()
    assert (big.size, big.alignments) == (4, "wild")


@pytest.fixture
def tied(ann, bob, ann_browser):
    """Ann's file with one deck, which says so much more than other decks."""

    def tied(more, cards=KONG, browser=ann_browser):
        bring(browser, {"decks": [cards | more]})
        return Deck.objects.latest("pk")

    return tied


def test_a_deck_is_tied_to_its_draft_for_who_got_its_pool_there(ann, bob, tied):
    pod = drafted(ann, bob)
    pool = dict(Counter(pods.pool_of(slug=pod.slug, person=ann)))
    assert tied({"draft": pod.slug, "pool": pool}).draft == pod
    more = {CARDS[1].name: 1}
    for said in ({}, {"pool": {}}, {"pool": pool | more}, {"pool": dict.fromkeys(pool, 60) | more}):
        assert tied({"draft": pod.slug} | said).draft is None
    assert tied({"draft": "nowhere", "pool": pool}).draft is None
    running = drafts.create(person=ann, setup=plan("pack"), game=DEFAULT)
    assert tied({"draft": running.slug, "pool": pool}).draft is None


def test_strangers_are_tied_to_no_draft(ann, bob, tied, browser_of):
    pod = drafted(ann, bob)
    pool = dict(Counter(pods.pool_of(slug=pod.slug, person=ann)))
    stranger = browser_of(Person("", User.objects.create_user("cat")))
    assert tied({"draft": pod.slug, "pool": pool}, browser=stranger).draft is None


def test_a_copy_is_tied_to_what_who_brings_it_may_read(bob, new_deck, tied):
    secret, shared = new_deck(bob, {"Kong": 1}), new_deck(bob, {"Kong": 1}, visibility="public")
    copied = [tied({"copied_from": {"deck": one.slug, "version": 1}}) for one in (secret, shared)]
    assert [(one.copied_from, one.copied_number) for one in copied] == [(None, None), (shared, 1)]
    assert tied({"copied_from": {"deck": shared.slug, "version": 2}}).copied_from is None
    assert tied({"copied_from": {"deck": "nowhere", "version": 1}}).copied_from is None


def test_no_address_goes_out_of_a_deck_that_is_shared_no_more(ann, bob, new_deck):
    shared = new_deck(bob, {"Kong": 1}, visibility="public")
    domain.copy(slug=shared.slug, person=ann)
    assert shared.slug in backup.everything(ann)
    Deck.objects.update(visibility="private")
    assert shared.slug not in backup.everything(ann)


def test_no_deck_is_a_copy_of_itself(ann_browser, ann):
    decks = [KONG | {"slug": one, "copied_from": {"deck": two, "version": 1}} for one, two in ("aa", "bc", "cb")]
    bring(ann_browser, {"decks": decks})
    a, b, c = Deck.objects.order_by("pk")
    assert (a.copied_from, b.copied_from, c.copied_from) == (None, c, None)


def test_a_second_time_only_the_decks_are_there_twice(rich, ann_browser):
    file = ann_browser.get("/decks/all.json").content.decode()
    bring(ann_browser, file)
    assert (Deck.objects.count(), Version.objects.count()) == (4, 6)
    assert (Folder.objects.count(), HouseFormat.objects.count()) == (1, 1)
    assert [holding.count for holding in Holding.objects.all()] == [3]


def test_of_two_collections_the_larger_counts_stay(rich, ann_browser, bob, browser_of):
    for card, count in (("Kong", 1), ("Lash", 2)):
        collections.own(person=bob, card=card, count=count, game=DEFAULT)
    bring(browser_of(bob), ann_browser.get("/decks/all.json").content.decode())
    found = Counter({one.card: one.count for one in Holding.objects.filter(collection__user=bob.user)})
    assert found == {"Kong": 3, "Lash": 2}


def test_the_collection_of_each_game_comes_along(ann_browser, ann, bob, browser_of):
    collections.own(person=ann, card="Hulk", count=2, game="epic-tcg")
    file = ann_browser.get("/decks/all.json").content.decode()
    assert json.loads(file)["collections"] == {"epic-tcg": [["Hulk", "Core Set", 2]]}
    assert "0 decks are saved. The file also brought: a collection." in text_of(bring(browser_of(bob), file))
    found = Holding.objects.filter(collection__user=bob.user).values_list("collection__game", "card", "count")
    assert list(found) == [("epic-tcg", "Hulk", 2)]


def test_wrong_names_are_put_right_without_losing_the_rest(ann_browser, ann):
    said = {"decks": [{"name": "Apes", "cards": ["3 Kogn"], "tags": ["fast"], "note": "mine"}], "folders": ["A"]}
    content = bring(ann_browser, said, "correct").context["form"]["content"].value()
    ann_browser.post(SEVERAL, {"content": content, "do": "save"})
    deck = Deck.objects.get()
    assert (deck.versions.get().cards, deck.versions.get().note) == ({"Kong": 3}, "mine")
    assert [tag.name for tag in deck.tags.all()] == ["fast"]
    assert Folder.objects.get().name == "A"


def test_a_backup_without_decks_brings_the_rest(ann_browser, ann):
    assert "0 decks are saved." in text_of(bring(ann_browser, {"decks": [], "folders": ["Apes"]}))
    assert Folder.objects.get().name == "Apes"


OLD = {"changed": {"Kong": 1}, "made": "2021-03-04T05:06:07+00:00"}
WRONG = {
    "tags": {"decks": [KONG | {"tags": "fast"}]},
    "a tag": {"decks": [KONG | {"tags": [1]}]},
    "many tags": {"decks": [KONG | {"tags": [str(number) for number in range(13)]}]},
    "copied from nothing": {"decks": [KONG | {"copied_from": "a deck"}]},
    "copied from no version": {"decks": [KONG | {"copied_from": {"deck": "x", "version": 0}}]},
    "copied from a huge version": {"decks": [KONG | {"copied_from": {"deck": "x", "version": 10**20}}]},
    "draft": {"decks": [KONG | {"draft": 1}]},
    "slug": {"decks": [KONG | {"slug": 1}]},
    "favourite": {"decks": [KONG | {"favourite": 1}]},
    "description": {"decks": [KONG | {"description": ["x"]}]},
    "long description": {"decks": [KONG | {"description": "x" * 10_001}]},
    "cover": {"decks": [KONG | {"cover": "Kogn"}]},
    "visibility": {"decks": [KONG | {"visibility": "shared"}]},
    "created": {"decks": [KONG | {"created": "yesterday"}]},
    "a time without a zone": {"decks": [KONG | {"created": "2021-03-04T05:06:07"}]},
    "an impossible time": {"decks": [KONG | {"touched": "2021-13-41T05:06:07+00:00"}]},
    "versions": {"decks": [KONG | {"versions": {}}]},
    "a version": {"decks": [KONG | {"versions": [1]}]},
    "no time": {"decks": [KONG | {"versions": [{"changed": {"Kong": 1}}]}]},
    "a count": {"decks": [KONG | {"versions": [OLD | {"changed": {"Kong": "1"}}]}]},
    "a negative count": {"decks": [KONG | {"versions": [OLD | {"changed": {"Kong": -1}}]}]},
    "a huge count": {"decks": [KONG | {"versions": [OLD | {"changed": {"Kong": 10**40}}]}]},
    "no card": {"decks": [KONG | {"versions": [OLD | {"changed": {"Kogn": 1}}]}]},
    "many cards": {"decks": [KONG | {"versions": [OLD | {"changed": {str(one): 1 for one in range(300)}}, OLD]}]},
    "a maybeboard": {"decks": [KONG | {"maybeboard": {"Kong": 61}}]},
    "no card of a maybeboard": {"decks": [KONG | {"maybeboard": ["2 Kogn"]}]},
    "an old maybeboard": {"decks": [KONG | {"versions": [OLD | {"maybeboard_changed": {"Kogn": 1}}]}]},
    "a count of a maybeboard": {"decks": [KONG | {"versions": [OLD | {"maybeboard_changed": {"Kong": -1}}]}]},
    "many versions": {"decks": [KONG | {"versions": [OLD] * 2000}]},
    "very many versions": {"decks": [KONG | {"versions": [1] * 6000}] * 2},
    "folders": {"decks": [KONG], "folders": "Apes"},
    "a folder": {"decks": [KONG], "folders": [["Apes"]]},
    "a long folder": {"decks": [KONG], "folders": ["x" * 41]},
    "formats": {"decks": [KONG], "formats": ["Friday night"]},
    "a format": {"decks": [KONG], "formats": {"house:x": {"copies": 2}}},
    "collection": {"decks": [KONG], "collection": {"Kong": 3}},
    "a holding": {"decks": [KONG], "collection": [["Kong", 3]]},
    "a wrong holding": {"decks": [KONG], "collection": [["Kong", "Base Set", -1]]},
    "cubes": {"decks": [KONG], "cubes": {}},
    "a cube": {"decks": [KONG], "cubes": [1]},
    "a cube without a name": {"decks": [KONG], "cubes": [KONG]},
    "a cube without cards": {"decks": [KONG], "cubes": [{"name": "Apes"}]},
    "cards of a cube": {"decks": [KONG], "cubes": [{"name": "Apes", "cards": {"Kogn": 1}}]},
    "many copies in a cube": {"decks": [KONG], "cubes": [{"name": "Apes", "cards": {"Kong": 61}}]},
    "visibility of a cube": {"decks": [KONG], "cubes": [KONG | {"name": "Apes", "visibility": "shared"}]},
    "cover of a cube": {"decks": [KONG], "cubes": [KONG | {"name": "Apes", "cover": "Kogn"}]},
    "versions of a cube": {"decks": [KONG], "cubes": [KONG | {"name": "Apes", "versions": [{"changed": {"Kong": 1}}]}]},
    "very many versions of cubes": {"decks": [KONG], "cubes": [KONG | {"versions": [1] * 6000}] * 2},
    "collections": {"decks": [KONG], "collections": [["Hulk", "Core Set", 1]]},
    "a collection of no game": {"decks": [KONG], "collections": {"chess": []}},
    "a card of another game": {"decks": [KONG], "collections": {"epic-tcg": [["Kong", "Base Set", 1]]}},
    "a wrong set": {"decks": [KONG], "collection": [["Kong", "Nowhere", 1]]},
}


@pytest.mark.parametrize("said", WRONG.values(), ids=WRONG)
def test_what_cannot_be_read_is_told_and_nothing_is_stored(ann_browser, said):
    response = bring(ann_browser, said | {"folders": said.get("folders", ["Apes"])})
    assert response.status_code == 200
    assert response.context["form"].errors["content"]
    assert not any(model.objects.exists() for model in (Deck, Cube, Folder, HouseFormat, Holding))


def test_times_to_come_are_now(ann_browser):
    before = timezone.now()
    bring(
        ann_browser,
        {"decks": [KONG | {"created": "2999-01-01T00:00:00+00:00", "touched": "2999-01-01T00:00:00+00:00"}]},
    )
    deck = Deck.objects.get()
    assert before <= deck.created <= timezone.now()
    assert deck.touched <= timezone.now()


def test_parts_that_nobody_knows_are_passed_over(ann_browser):
    assert "1 deck is saved." in text_of(bring(ann_browser, {"decks": [KONG], "of another site": {"x": 1}}))
