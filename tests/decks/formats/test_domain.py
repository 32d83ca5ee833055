"""House formats: who may do what with them, and what becomes of the decks that are made for them."""

from datetime import date

import pytest
from django.contrib.auth.models import User

from decks import domain as decks
from decks.formats import domain, queries
from decks.formats.models import HOUSE_AT, HouseFormat
from decks.models import Deck
from engine.epic.construction import HOUSE_FORMATS, BadFormat
from engine.games import DEFAULT
from live.errors import Refused
from people.persons import Person

pytestmark = pytest.mark.django_db

GUEST, STRANGER, NOBODY = Person("guest"), Person("stranger"), Person()
FEW = {"name": "Few", "least": 4, "copies": 2, "ratio": False, "lists": ["Bans of 2017"]}
MANY = {"name": "Many", "least": 90, "lists": [{"name": "Ours", "banned": ["Kong"], "since": "2024-05-01"}]}
WRONG = [
    {}, {"name": ""}, {"name": "x", "least": 0}, {"name": "x", "least": 9, "most": 8}, {"name": "x" * 61}, {"nam": "x"},
    {"name": "x", "lists": [{"name": "y", "banned": ["Kogn"]}]}, {"name": "x", "sets": ["Uprisin"]},
    {"name": "x\ud800"}, {"name": "x", "ratio": 1}, {"name": "\0"},
]  # fmt: skip


@pytest.fixture
def few():
    return domain.define(person=GUEST, data=FEW, game=DEFAULT)


def test_a_format_is_kept_as_it_was_told(few):
    assert (few.name, few.format, few.data) == (
        "Few",
        HOUSE_FORMATS.read(FEW),
        HOUSE_FORMATS.as_data(HOUSE_FORMATS.read(FEW)),
    )
    assert few.belongs_to(GUEST)
    assert list(queries.formats_of(GUEST, game=DEFAULT)) == [few]
    assert list(queries.formats_of(STRANGER, game=DEFAULT)) == list(queries.formats_of(NOBODY, game=DEFAULT)) == []


def test_whoever_has_the_address_reads_it(few):
    assert queries.house_format_at(few.slug, DEFAULT) == few
    for slug in ("nowhere", "", "constructed", "x" * 300):
        with pytest.raises(Refused, match="format does not exist") as refusal:
            queries.house_format_at(slug, DEFAULT)
        assert refusal.value.code == "gone"


def test_it_is_changed(few):
    domain.change(slug=few.slug, person=GUEST, data=MANY)
    few.refresh_from_db()
    assert (few.name, few.format) == ("Many", HOUSE_FORMATS.read(MANY))


@pytest.mark.parametrize("wrong", WRONG)
def test_what_is_no_format_is_refused_and_nothing_is_saved(few, wrong):
    with pytest.raises(BadFormat):
        HOUSE_FORMATS.read(wrong)
    for verb in (lambda: domain.define(person=GUEST, data=wrong, game=DEFAULT),
                 lambda: domain.change(slug=few.slug, person=GUEST, data=wrong)):  # fmt: skip
        with pytest.raises(Refused) as refusal:
            verb()
        assert refusal.value.code == "format"
    assert HouseFormat.objects.get().data == HOUSE_FORMATS.as_data(HOUSE_FORMATS.read(FEW))


@pytest.mark.parametrize("by_account", [True, False])
def test_only_its_owner_changes_and_deletes_it(ann, bob, by_account):
    owner = ann if by_account else GUEST
    few = domain.define(person=owner, data=FEW, game=DEFAULT)
    for person in (ann, bob, GUEST, STRANGER, NOBODY, Person(ann.guest_key)):
        if person == owner:
            continue
        for verb in (lambda: domain.change(slug=few.slug, person=person, data=MANY),  # noqa: B023 (called at once)
                     lambda: domain.delete(slug=few.slug, person=person)):  # noqa: B023  # fmt: skip
            with pytest.raises(Refused, match="somebody else") as refusal:
                verb()
            assert refusal.value.code == "not_yours"
    assert HouseFormat.objects.get().name == "Few"
    domain.delete(slug=few.slug, person=owner)
    assert not HouseFormat.objects.exists()


@pytest.mark.parametrize(
    "verb", [lambda: domain.change(slug="x", person=GUEST, data=FEW), lambda: domain.copy(slug="x", person=GUEST),
             lambda: domain.delete(slug="x", person=GUEST)],
)  # fmt: skip
def test_what_is_not_there_is_gone(verb):
    with pytest.raises(Refused, match="format does not exist") as refusal:
        verb()
    assert refusal.value.code == "gone"


def test_others_copy_it(few):
    copy = domain.copy(slug=few.slug, person=STRANGER)
    assert (copy.name, copy.format.least, copy.slug == few.slug) == ("Copy of Few", 4, False)
    assert copy.belongs_to(STRANGER)
    domain.change(slug=few.slug, person=GUEST, data=MANY)
    copy.refresh_from_db()
    assert copy.format.least == 4
    domain.change(slug=few.slug, person=GUEST, data={"name": "x" * 60})
    assert domain.copy(slug=few.slug, person=GUEST).name == "Copy of " + "x" * 52


def test_there_is_a_most_of_them(few, monkeypatch):
    monkeypatch.setattr(domain, "MOST_FORMATS", 1)
    with pytest.raises(Refused, match="Delete one first") as refusal:
        domain.define(person=GUEST, data=MANY, game=DEFAULT)
    assert refusal.value.code == "too_many"
    with pytest.raises(Refused, match="Delete one first"):
        domain.copy(slug=few.slug, person=GUEST)
    domain.define(person=STRANGER, data=MANY, game=DEFAULT)


def test_an_account_keeps_the_formats_of_its_guest_and_their_decks_follow_still(few):
    deck = decks.create(person=GUEST, name="Apes", format_spec=f"{HOUSE_AT}{few.slug}", cards={"Kong": 2})
    user = User.objects.create_user("ann")
    person = Person("guest", user)
    assert (domain.adopt(person=person), domain.adopt(person=Person("guest", None))) == (1, 0)
    decks.adopt(person=person)
    domain.change(slug=few.slug, person=person, data=MANY)
    deck.refresh_from_db()
    assert deck.format.name == "Many"


# --- decks -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def deck(few):
    return decks.create(person=GUEST, name="Apes", format_spec=f"{HOUSE_AT}{few.slug}", cards={"Kong": 2, "Lash": 2})


def fresh(deck):
    return Deck.objects.get(pk=deck.pk)


def test_a_deck_of_the_owner_follows_its_format(few, deck):
    assert (deck.format_key, deck.house, deck.house_format, deck.format) == ("house", few.data, few, few.format)
    touched = fresh(deck).touched
    domain.change(slug=few.slug, person=GUEST, data=MANY)
    assert (fresh(deck).format.name, fresh(deck).touched) == ("Many", touched)


def test_a_deck_keeps_the_rules_of_a_format_that_is_deleted(few, deck):
    domain.delete(slug=few.slug, person=GUEST)
    assert (fresh(deck).format, fresh(deck).house_format) == (few.format, None)


def test_a_copy_of_ones_own_follows_and_that_of_another_keeps_the_rules(few, deck):
    decks.describe(slug=deck.slug, person=GUEST, visibility="unlisted")
    own, others = decks.copy(slug=deck.slug, person=GUEST), decks.copy(slug=deck.slug, person=STRANGER)
    domain.change(slug=few.slug, person=GUEST, data=MANY)
    assert (fresh(own).format.name, fresh(own).house_format) == ("Many", few)
    assert (fresh(others).format.name, fresh(others).house_format) == ("Few", None)


def test_another_format_lets_it_go(few, deck):
    decks.describe(slug=deck.slug, person=GUEST, format_spec="sealed")
    assert (fresh(deck).format_key, fresh(deck).house, fresh(deck).house_format) == ("sealed", None, None)
    decks.describe(slug=deck.slug, person=GUEST, format_spec=f"{HOUSE_AT}{few.slug}")
    decks.describe(slug=deck.slug, person=GUEST, name="Zoo")
    assert fresh(deck).house_format == few
    decks.describe(slug=deck.slug, person=GUEST, format_spec=MANY)
    assert (fresh(deck).format.name, fresh(deck).house_format) == ("Many", None)


@pytest.mark.parametrize("slug", ["", "nowhere", "\0", "x" * 500])
def test_a_format_that_one_does_not_have_is_no_choice(few, deck, slug):
    for person, address in ((GUEST, slug), (STRANGER, few.slug)):
        with pytest.raises(Refused, match="not one of your house formats") as refusal:
            decks.create(person=person, name="Zoo", format_spec=f"{HOUSE_AT}{address}", cards={})
        assert refusal.value.code == "format"
    assert Deck.objects.count() == 1


def test_decks_are_judged_by_a_format(few):
    for name, count in (("legal", 2), ("too many", 3)):
        decks.create(person=GUEST, name=name, format_spec="constructed", cards={"Kong": count, "Lash": 2})
    decks.create(person=STRANGER, name="another's", format_spec="constructed", cards={"Kong": 2, "Lash": 2})
    legal, illegal = queries.decks_in(few.format, GUEST, on=date(2024, 1, 1), game=DEFAULT)
    assert [one.deck.name for one in legal] == ["legal"]
    assert [(one.deck.name, [each.rule for each in one.violations]) for one in illegal] == [("too many", ["copies"])]
    ours = HOUSE_FORMATS.read(MANY | {"least": 1, "ratio": False})
    for day, count in ((date(2024, 4, 30), 2), (date(2024, 5, 1), 0)):
        assert len(queries.decks_in(ours, GUEST, on=day, game=DEFAULT)[0]) == count
