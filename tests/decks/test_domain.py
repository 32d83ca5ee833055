"""The verbs of decks against the real database: what they store, whom they refuse, and how."""

import threading

import pytest
from django.db import connection
from django.utils import timezone

from decks import domain, saving
from decks.models import Deck, Tag, Version
from engine.epic.catalogue import CARDS as ALL_CARDS
from engine.epic.construction import HOUSE_FORMATS
from engine.games import DEFAULT
from live.errors import Refused
from people.persons import Person
from tests.decks.conftest import CARDS

pytestmark = pytest.mark.django_db

FURIOS = "Furios, Father of Nature"
GUEST, OTHER_GUEST, STRANGER = Person("guest"), Person("other"), Person()
HOUSE = {"name": "Friday night", "least": 40, "copies": 2}


def refused(verb, **arguments):
    """The code with which a verb refuses; nothing is stored of it."""
    before = everything()
    with pytest.raises(Refused) as refusal:
        verb(**arguments)
    assert everything() == before
    assert str(refusal.value).endswith((".", "?"))
    return refusal.value.code


def everything():
    return [list(model.objects.order_by("pk").values()) for model in (Deck, Version, Tag)]


def fresh(deck):
    return Deck.objects.get(pk=deck.pk)


def tags(deck):
    return list(deck.tags.values_list("name", flat=True))


# --- making and saving -----------------------------------------------------------------------------------------------


def test_a_new_deck_is_private_and_has_one_version(ann):
    deck = fresh(
        domain.create(
            person=ann, name=" The  apes ", format_spec="constructed", cards=CARDS, deity=FURIOS, note="First\r\ntry"
        )
    )
    assert (deck.name, deck.format_key, deck.house, deck.visibility, deck.built) == (
        "The apes",
        "constructed",
        None,
        "private",
        False,
    )
    assert (deck.user, deck.guest_key) == (ann.user, ann.guest_key)
    assert (deck.number, deck.size, deck.alignments) == (1, 8, "wild")
    (version,) = deck.versions.all()
    assert (version.number, version.cards, version.deity, version.note) == (1, CARDS, FURIOS, "First\ntry")


def test_a_guest_makes_decks_too(new_deck):
    deck = fresh(new_deck(GUEST))
    assert (deck.user, deck.guest_key) == (None, "guest")


def test_a_deck_may_be_empty(new_deck):
    deck = new_deck(GUEST, {})
    assert (deck.size, deck.alignments) == (0, "")


def test_names_of_cards_are_stored_as_printed(new_deck):
    deck = new_deck(GUEST, {"kong": 1, "KONG ": 2, "the peoples champion": 1}, deity="furios father of nature")
    version = deck.versions.get()
    assert (version.cards, version.deity) == ({"Kong": 3, "The People's Champion": 1}, FURIOS)


def test_each_save_is_a_version_and_the_old_ones_stay(new_deck):
    deck = new_deck(GUEST)
    domain.save(slug=deck.slug, person=GUEST, base=1, cards={"Apocalypse": 2, "Kong": 1}, note="darker")
    domain.save(slug=deck.slug, person=GUEST, base=2, cards={}, deity=FURIOS)
    deck = fresh(deck)
    assert (deck.number, deck.size, deck.alignments) == (3, 0, "")
    assert [(version.number, version.cards, version.deity, version.note) for version in deck.versions.all()] == [
        (3, {}, FURIOS, ""),
        (2, {"Apocalypse": 2, "Kong": 1}, "", "darker"),
        (1, CARDS, "", ""),
    ]


def test_the_deck_says_what_its_newest_version_has(new_deck):
    deck = new_deck(GUEST)
    domain.save(slug=deck.slug, person=GUEST, base=1, cards={"Kong": 2, "Apocalypse": 1, "Angel of Light": 1})
    assert (fresh(deck).size, fresh(deck).alignments) == (4, "good evil wild")


def test_what_is_as_it_was_makes_no_version(new_deck):
    deck = new_deck(GUEST, deity=FURIOS)
    same = {"person": GUEST, "base": 1, "slug": deck.slug, "cards": dict(reversed(CARDS.items())), "deity": FURIOS}
    assert domain.save(**same).number == 1
    assert Version.objects.count() == 1
    assert domain.save(**same, note="Played four games.").number == 2


def test_an_old_version_can_be_saved_again(new_deck):
    deck = new_deck(GUEST)
    domain.save(slug=deck.slug, person=GUEST, base=1, cards={"Kong": 1})
    assert domain.save(slug=deck.slug, person=GUEST, base=2, cards=deck.versions.get(number=1).cards).number == 3


# --- autosaves ---------------------------------------------------------------------------------------------------


def autosave(deck, base, cards, **more):
    return domain.save(slug=deck.slug, person=GUEST, base=base, cards=cards, autosave=True, **more).number


def said(deck):
    return [(version.number, version.cards, version.note) for version in deck.versions.all()]


def test_saves_as_you_go_make_one_version(new_deck):
    deck = new_deck(GUEST)
    assert [autosave(deck, base, {"Kong": base}) for base in (1, 2, 3)] == [2, 2, 2]
    assert said(deck) == [(2, {"Kong": 3}, ""), (1, CARDS, "")]
    assert (fresh(deck).number, fresh(deck).revision, fresh(deck).size) == (2, 4, 3)


def test_a_new_deck_can_be_autosaved_from_its_first_version_on(db):
    deck = domain.create(person=GUEST, name="Apes", format_spec="constructed", cards={}, autosave=True)
    autosave(deck, 1, {"Kong": 1})
    assert said(deck) == [(1, {"Kong": 1}, "")]


def test_a_note_a_whole_save_and_a_rest_each_end_a_sitting(new_deck):
    deck = new_deck(GUEST)
    autosave(deck, 1, {"Kong": 1}, note="One ape")
    assert autosave(deck, 2, {"Kong": 2}) == 3
    domain.annotate(slug=deck.slug, person=GUEST, number=3, note="Two apes")
    assert autosave(deck, 3, {"Kong": 3}) == 4
    assert domain.save(slug=deck.slug, person=GUEST, base=4, cards={"Kong": 3}).number == 4
    assert autosave(deck, 4, {"Lash": 1}) == 5
    deck.versions.filter(number=5).update(made=timezone.now() - saving.AUTOSAVE_WINDOW)
    assert autosave(deck, 5, {"Lash": 2}) == 6
    assert [number for number, *_ in said(deck)] == [6, 5, 4, 3, 2, 1]


def test_a_maybeboard_is_kept_with_each_version_and_does_not_count(new_deck):
    deck = new_deck(GUEST, {"Kong": 3})
    said = {"slug": deck.slug, "person": GUEST, "cards": {"Kong": 3}}
    domain.save(base=1, maybeboard={"lash": 2, "Apocalypse": 1}, **said)
    assert (fresh(deck).size, fresh(deck).alignments, fresh(deck).revision) == (3, "wild", 2)
    domain.save(base=2, note="the maybeboard stays", **said)
    domain.save(base=3, maybeboard={}, **said)
    boards = [{"Lash": 2, "Apocalypse": 1}, {"Lash": 2, "Apocalypse": 1}, {}]
    assert [one.maybeboard for one in deck.versions.order_by("number")] == [{}, *boards]
    assert domain.copy(slug=deck.slug, person=GUEST, number=2).versions.get().maybeboard == boards[0]


def test_autosaves_of_a_maybeboard_make_one_version(new_deck):
    deck = domain.begin(person=GUEST, cards={}, game=DEFAULT)
    for base, maybeboard in enumerate([{"Kong": 1}, {"Kong": 2}, {"Kong": 2}], start=1):
        domain.save(slug=deck.slug, person=GUEST, base=base, cards={}, maybeboard=maybeboard, autosave=True)
    assert (deck.versions.get().maybeboard, fresh(deck).revision) == ({"Kong": 2}, 3)
    assert domain.add(slug=deck.slug, person=GUEST, cards={"Lash": 1}, game=DEFAULT).maybeboard == {"Kong": 2}


@pytest.mark.parametrize(
    "maybeboard", [{"Kogn": 1}, {FURIOS: 1}, {"Kong": 0}, {"Kong": True}, {"Kong": 61}, {"Kong": 40, "kong": 21}]
)
def test_what_cannot_be_a_maybeboard_is_refused(new_deck, maybeboard):
    deck = new_deck(GUEST)
    said = {"slug": deck.slug, "person": GUEST, "base": 1, "cards": CARDS, "maybeboard": maybeboard}
    assert refused(domain.save, **said) == "cards"


def test_a_maybeboard_has_as_many_cards_as_a_deck(new_deck):
    deck = new_deck(GUEST)
    many = {card.name: 60 for card in ALL_CARDS[:4]}
    assert refused(domain.save, slug=deck.slug, person=GUEST, base=1, cards=CARDS, maybeboard=many) == "cards"
    assert refused(domain.create, person=GUEST, name="x", format_spec="constructed", cards={}, maybeboard=many) == (
        "cards"
    )


def test_an_autosave_is_made_from_the_newest_revision_only(new_deck):
    deck = new_deck(GUEST)
    autosave(deck, 1, {"Kong": 1})
    autosave(deck, 2, {"Kong": 2})
    assert refused(autosave, deck=deck, base=2, cards={"Lash": 1}) == "stale"
    assert said(deck)[0] == (2, {"Kong": 2}, "")


def test_an_autosave_of_what_it_is_changes_nothing(new_deck):
    deck = new_deck(GUEST)
    autosave(deck, 1, {"Kong": 1})
    assert autosave(deck, 2, {"Kong": 1}) == 2
    assert fresh(deck).revision == 2


@pytest.mark.parametrize("base", [1, 3, 0, -1])
def test_a_save_from_a_version_that_is_not_the_newest_is_refused(new_deck, base):
    deck = new_deck(GUEST)
    domain.save(slug=deck.slug, person=GUEST, base=1, cards={"Kong": 1})
    assert refused(domain.save, slug=deck.slug, person=GUEST, base=base, cards={"Lash": 1}) == "stale"


@pytest.mark.django_db(transaction=True)
def test_of_two_saves_at_once_one_is_stale(new_deck):
    deck = new_deck(GUEST)
    answers, ready = [], threading.Barrier(2)

    def save(card):
        ready.wait()
        try:
            answers.append(domain.save(slug=deck.slug, person=GUEST, base=1, cards={card: 1}).number)
        except Refused as refusal:
            answers.append(refusal.code)
        finally:
            connection.close()

    threads = [threading.Thread(target=save, args=[card]) for card in ("Kong", "Lash")]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answers, key=str) == [2, "stale"]
    assert Version.objects.count() == 2


@pytest.mark.parametrize(
    "cards",
    [
        {"Kogn": 1}, {"": 1}, {"x" * 10_000: 1}, {FURIOS: 1}, {"Wolf": 1}, {"Kong": 0}, {"Kong": -1}, {"Kong": 61},
        {"Kong": True}, {"Kong": 1.0}, {"Kong": "1"}, {"Kong": 10**30}, {"Kong": 60, "kong": 1},
        {card.name: 1 for card in ALL_CARDS[:201]},
    ],
    ids=lambda cards: f"{len(cards)} {str(cards)[:20]}",
)  # fmt: skip
def test_what_cannot_be_a_deck_is_refused(new_deck, cards):
    deck = new_deck(GUEST)
    assert refused(domain.create, person=GUEST, name="Apes", format_spec="constructed", cards=cards) == "cards"
    assert refused(domain.save, slug=deck.slug, person=GUEST, base=1, cards=cards) == "cards"


@pytest.mark.parametrize(
    ("code", "wrong"),
    [
        ("deity", {"deity": "Kong"}), ("deity", {"deity": "x" * 10_000}), ("note", {"note": "x" * 100_001}),
        ("name", {"name": ""}), ("name", {"name": " \0\n"}), ("name", {"name": "x" * 81}),
        ("format", {"format_spec": "chess"}), ("format", {"format_spec": ""}), ("format", {"format_spec": "house"}),
        ("format", {"format_spec": {"name": ""}}),
    ],
)  # fmt: skip
def test_what_cannot_be_said_of_a_deck_is_refused(new_deck, code, wrong):
    right = {"person": GUEST, "name": "Apes", "format_spec": "constructed", "cards": CARDS}
    assert refused(domain.create, **right | wrong) == code
    deck = new_deck(GUEST)
    if code in ("name", "format"):
        assert refused(domain.describe, slug=deck.slug, person=GUEST, **wrong) == code
    else:
        assert refused(domain.save, slug=deck.slug, person=GUEST, base=1, cards=CARDS, **wrong) == code


def test_nobody_has_decks_without_end(new_deck, monkeypatch):
    monkeypatch.setattr(domain, "MOST_DECKS", 2)
    deck = new_deck(GUEST)
    new_deck(OTHER_GUEST)
    domain.copy(slug=deck.slug, person=GUEST)
    assert refused(domain.copy, slug=deck.slug, person=GUEST) == "too_many"
    assert refused(domain.create, person=GUEST, name="Third", format_spec="constructed", cards={}) == "too_many"


def test_a_deck_has_versions_but_not_without_end(new_deck, monkeypatch):
    monkeypatch.setattr(saving, "MOST_VERSIONS", 2)
    deck = new_deck(GUEST)
    domain.save(slug=deck.slug, person=GUEST, base=1, cards={})
    assert refused(domain.save, slug=deck.slug, person=GUEST, base=2, cards=CARDS) == "too_many"


# --- what is said of a deck ------------------------------------------------------------------------------------------


def test_a_deck_is_described(new_deck):
    deck = new_deck(GUEST)
    about = {
        "name": "<b>Zoo</b>",
        "format_spec": "pack",
        "visibility": "public",
        "tags": ["Fast ", "fast", "two, three"],
        "built": True,
    }
    domain.describe(slug=deck.slug, person=GUEST, **about)
    deck = fresh(deck)
    assert (deck.name, deck.format_key, deck.visibility, deck.built) == ("<b>Zoo</b>", "pack", "public", True)
    assert tags(deck) == ["fast", "two three"]
    assert (deck.number, Version.objects.count()) == (1, 1)


def test_what_is_not_said_stays(new_deck):
    deck = new_deck(GUEST, format_spec="pack", visibility="unlisted", tags=["fast"], built=True)
    domain.describe(slug=deck.slug, person=GUEST, name="Zoo")
    deck = fresh(deck)
    assert (deck.name, deck.format_key, deck.visibility, deck.built, tags(deck)) == (
        "Zoo",
        "pack",
        "unlisted",
        True,
        ["fast"],
    )


def test_tags_are_replaced(new_deck):
    deck = new_deck(GUEST, tags=["fast", "wild"])
    domain.describe(slug=deck.slug, person=GUEST, tags=["wild", "big"])
    assert tags(deck) == ["big", "wild"]
    domain.describe(slug=deck.slug, person=GUEST, tags=[])
    assert tags(deck) == []


@pytest.mark.parametrize("wrong", [["x" * 31], [f"tag {number}" for number in range(13)]])
def test_tags_have_their_limits_and_nothing_else_is_changed_then(new_deck, wrong):
    deck = new_deck(GUEST, tags=["fast"])
    assert refused(domain.describe, slug=deck.slug, person=GUEST, name="Zoo", tags=wrong) == "tags"


def test_a_visibility_that_is_none_is_refused(new_deck):
    deck = new_deck(GUEST)
    assert refused(domain.describe, slug=deck.slug, person=GUEST, visibility="secret") == "visibility"


def test_a_deck_may_be_made_for_a_house_format(new_deck):
    deck = fresh(new_deck(GUEST, format_spec=HOUSE))
    assert deck.format_key == "house"
    assert (deck.format.name, deck.format.least, deck.format.copies) == ("Friday night", 40, 2)
    assert deck.house == HOUSE_FORMATS.as_data(deck.format)
    domain.describe(slug=deck.slug, person=GUEST, format_spec="sealed")
    assert (fresh(deck).format_key, fresh(deck).house, fresh(deck).format.name) == ("sealed", None, "Sealed")


def test_a_note_is_changed_and_nothing_else_of_its_version(new_deck):
    deck = new_deck(GUEST)
    domain.save(slug=deck.slug, person=GUEST, base=1, cards={})
    domain.annotate(slug=deck.slug, person=GUEST, number=1, note=" Won twice.\n")
    assert [(version.number, version.note) for version in deck.versions.all()] == [(2, ""), (1, "Won twice.")]
    assert refused(domain.annotate, slug=deck.slug, person=GUEST, number=3, note="") == "gone"
    assert refused(domain.annotate, slug=deck.slug, person=GUEST, number=1, note="x" * 100_001) == "note"


# --- copying and deleting --------------------------------------------------------------------------------------------


def test_a_copy_is_a_private_deck_of_who_copies(new_deck, ann):
    deck = new_deck(GUEST, deity=FURIOS, format_spec=HOUSE, visibility="public", tags=["fast"], built=True)
    domain.save(slug=deck.slug, person=GUEST, base=1, cards={"Kong": 1})
    copy = fresh(domain.copy(slug=deck.slug, person=ann))
    assert (copy.name, copy.user, copy.visibility, copy.built, tags(copy)) == (
        "Copy of Apes",
        ann.user,
        "private",
        False,
        [],
    )
    assert (copy.format_key, copy.house) == (deck.format_key, deck.house)
    assert (copy.number, copy.versions.get().cards) == (1, {"Kong": 1})
    assert copy.versions.get().note == "Copied from version 2 of “Apes”."
    older = domain.copy(slug=deck.slug, person=ann, number=1)
    assert (older.versions.get().cards, older.versions.get().deity) == (CARDS, FURIOS)


def test_a_version_that_is_not_there_is_not_copied(new_deck):
    deck = new_deck(GUEST)
    assert refused(domain.copy, slug=deck.slug, person=GUEST, number=2) == "gone"


def test_a_long_name_is_cut_in_a_copy(new_deck):
    assert len(domain.copy(slug=new_deck(GUEST, name="x" * 80).slug, person=GUEST).name) == 80


def test_a_deleted_deck_is_gone_with_all_that_was_its(new_deck):
    deck, other = new_deck(GUEST, tags=["fast"]), new_deck(GUEST, name="Other")
    domain.delete(slug=deck.slug, person=GUEST)
    assert list(Deck.objects.all()) == [other]
    assert (Version.objects.count(), Tag.objects.count()) == (1, 0)
    assert refused(domain.delete, slug=deck.slug, person=GUEST) == "gone"


# --- who may do what -------------------------------------------------------------------------------------------------

CHANGES = {
    "save": (domain.save, {"base": 1, "cards": {"Lash": 1}}),
    "annotate": (domain.annotate, {"number": 1, "note": "mine"}),
    "rename": (domain.describe, {"name": "mine"}),
    "make public": (domain.describe, {"visibility": "public"}),
    "tag": (domain.describe, {"tags": ["mine"]}),
    "build": (domain.describe, {"built": True}),
    "set format": (domain.describe, {"format_spec": "sealed"}),
    "delete": (domain.delete, {}),
}


@pytest.fixture
def people(ann, bob):
    """Everybody who could ask; the mark of a guest says nothing about the decks of an account."""
    return {
        "ann": ann, "ann elsewhere": Person("another mark", ann.user), "bob": bob, "guest": GUEST,
        "other guest": OTHER_GUEST, "ann's browser": Person(ann.guest_key),
        "bob at ann's": Person(ann.guest_key, bob.user),
        "stranger": STRANGER,
    }  # fmt: skip


OWNERS = {"ann": {"ann", "ann elsewhere"}, "guest": {"guest"}}
EVERYBODY = ("ann", "ann elsewhere", "bob", "guest", "other guest", "ann's browser", "bob at ann's", "stranger")


@pytest.mark.parametrize("owner", OWNERS)
@pytest.mark.parametrize("who", EVERYBODY)
@pytest.mark.parametrize("visibility", ["private", "unlisted", "public"])
@pytest.mark.parametrize("change", CHANGES)
def test_a_deck_is_changed_by_its_owner_only(new_deck, people, owner, who, visibility, change):
    deck = new_deck(people[owner], visibility=visibility)
    verb, arguments = CHANGES[change]
    if who in OWNERS[owner]:
        verb(slug=deck.slug, person=people[who], **arguments)
    else:
        code = "gone" if visibility == "private" else "not_yours"
        assert refused(verb, slug=deck.slug, person=people[who], **arguments) == code


@pytest.mark.parametrize("owner", OWNERS)
@pytest.mark.parametrize("who", EVERYBODY[:-1])
@pytest.mark.parametrize("visibility", ["private", "unlisted", "public"])
def test_a_deck_is_copied_by_whoever_may_read_it(new_deck, people, owner, who, visibility):
    deck = new_deck(people[owner], visibility=visibility)
    if visibility == "private" and who not in OWNERS[owner]:
        assert refused(domain.copy, slug=deck.slug, person=people[who]) == "gone"
    else:
        copy = domain.copy(slug=deck.slug, person=people[who])
        assert (copy.guest_key, copy.user) == (people[who].guest_key, people[who].user)


@pytest.mark.parametrize("change", CHANGES)
def test_what_is_not_there_is_gone(db, change):
    verb, arguments = CHANGES[change]
    for slug in ("nowhere", "", "x" * 200, "../1"):
        assert refused(verb, slug=slug, person=GUEST, **arguments) == "gone"


def test_an_account_adopts_the_decks_of_its_guest(new_deck, ann, bob):
    mine, bobs, guests = new_deck(Person(ann.guest_key)), new_deck(Person(ann.guest_key, bob.user)), new_deck(GUEST)
    assert domain.adopt(person=ann) == 1
    assert domain.adopt(person=ann) == 0
    assert [fresh(deck).user for deck in (mine, bobs, guests)] == [ann.user, bob.user, None]
    assert refused(domain.delete, slug=mine.slug, person=Person(ann.guest_key)) == "gone"
    domain.delete(slug=mine.slug, person=ann)


# --- games -----------------------------------------------------------------------------------------------------------


def test_a_deck_has_one_game_and_is_copied_within_it(ann):
    deck = domain.create(
        person=ann, name="Giants", game="epic-tcg", format_spec="designed", cards={"hulk": 2, "Aftershock": 1}
    )
    assert (fresh(deck).game, deck.format.name) == ("epic-tcg", "Designed Deck")
    assert deck.versions.get().cards == {"Hulk": 2, "Aftershock": 1}
    assert domain.copy(slug=deck.slug, person=ann).game == "epic-tcg"
    assert domain.begin(person=ann, cards={}, game="epic-tcg").format_key == "designed"
    assert domain.begin(person=ann, cards={}, game=DEFAULT).game == "epic"


def test_cards_formats_and_covers_of_another_game_are_refused(ann):
    about = {"person": ann, "name": "Giants", "game": "epic-tcg", "format_spec": "designed", "cards": {"Hulk": 2}}
    assert refused(domain.create, **{**about, "cards": {"Fire Shaman": 1}}) == "cards"
    assert refused(domain.create, **{**about, "format_spec": "constructed"}) == "format"
    assert refused(domain.create, **{**about, "format_spec": {**HOUSE, "ratio": True}}) == "format"
    assert refused(domain.create, **about, deity=FURIOS) == "deity"
    deck = domain.create(**about)
    saved = {"slug": deck.slug, "person": ann, "base": deck.revision, "cards": {"Fire Shaman": 1}}
    assert refused(domain.save, **saved) == refused(domain.save, **saved, game="epic-tcg") == "cards"
    assert refused(domain.save, **saved, game="epic") == "gone"
    assert refused(domain.add, slug=deck.slug, person=ann, cards={"Fire Shaman": 1}, game=DEFAULT) == "gone"
    assert refused(domain.describe, slug=deck.slug, person=ann, cover="Fire Shaman") == "cover"
    assert refused(domain.describe, slug=deck.slug, person=ann, format_spec="sealed") == "format"
