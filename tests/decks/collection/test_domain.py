"""The verbs of collections against the real database: what they store, whom they refuse, and how they are undone."""

import threading

import pytest
from django.db import IntegrityError, connection, transaction
from hypothesis import given
from hypothesis import strategies as st

from decks.collection import domain, queries
from decks.collection.counting import Printing
from decks.collection.models import Change, Collection, Holding
from engine.games import DEFAULT
from live.errors import Refused
from people.persons import Person
from tests.decks.collection.conftest import EPIC, FURIOS, GUEST, KONG, LASH, OTHER_GUEST, PRINTINGS, PROMO, TELEPORT

pytestmark = pytest.mark.django_db


def held(person):
    return queries.counts_of(queries.collection_of(person, game=DEFAULT))


def everything():
    return [list(model.objects.order_by("pk").values()) for model in (Collection, Holding, Change)]


def refused(verb, **arguments):
    """The code with which a verb refuses; nothing is stored of it."""
    before = everything()
    with pytest.raises(Refused) as refusal:
        verb(**arguments)
    assert everything() == before
    assert str(refusal.value).endswith((".", "?"))
    return refusal.value.code


def revision(person):
    return queries.collection_of(person, game=DEFAULT).revision


# --- one card --------------------------------------------------------------------------------------------------------


def test_nobody_has_a_collection_until_they_own_something(ann):
    assert queries.collection_of(ann, game=DEFAULT) is None
    assert queries.owned(ann, game=DEFAULT) == {}
    assert domain.own(person=ann, card="kong", count=2, game=DEFAULT) == 2
    assert held(ann) == {KONG: 2}
    assert queries.collection_of(ann, game=DEFAULT).user == ann.user


def test_an_empty_collection_can_be_started(ann):
    domain.start(person=ann, game=DEFAULT)
    domain.start(person=ann, game=DEFAULT)
    assert Collection.objects.count() == 1
    assert held(ann) == {}


def test_a_card_without_a_set_is_of_the_set_that_it_belongs_to(ann):
    domain.own(person=ann, card="Teleport", count=1, game=DEFAULT)
    assert domain.own(person=ann, card="Teleport", set_name="Season 1 Promo", count=2, game=DEFAULT) == 3
    assert held(ann) == {TELEPORT: 1, PROMO: 2}
    assert queries.owned(ann, game=DEFAULT) == {"Teleport": 3}


def test_gods_are_owned_as_cards_are(ann):
    assert domain.own(person=ann, card="Furios, Father of Nature", count=1, game=DEFAULT) == 1
    assert held(ann) == {FURIOS: 1}


def test_copies_come_and_go_one_by_one_but_never_below_none(ann):
    assert domain.move(person=ann, card="Kong", by=1, game=DEFAULT) == 1
    assert domain.move(person=ann, card="Kong", by=2, game=DEFAULT) == 3
    assert domain.move(person=ann, card="Kong", by=-1, game=DEFAULT) == 2
    assert domain.move(person=ann, card="Kong", by=-5, game=DEFAULT) == 0
    assert held(ann) == {}
    assert Holding.objects.count() == 0


def test_what_changes_nothing_is_no_change(ann):
    domain.own(person=ann, card="Kong", count=2, game=DEFAULT)
    before = revision(ann)
    domain.own(person=ann, card="Kong", count=2, game=DEFAULT)
    assert revision(ann) == before
    domain.own(person=ann, card="Kong", count=3, game=DEFAULT)
    assert revision(ann) == before + 1


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("cards", {"card": "Kongg", "count": 1}),
        ("cards", {"card": "\0", "count": 1}),
        ("cards", {"card": "K" * 1000, "count": 1}),
        ("cards", {"card": "Human", "count": 1}),  # a token is no card that one owns
        ("printing", {"card": "Kong", "set_name": "Tyrants: Draka's Rage", "count": 1}),
        ("printing", {"card": "Kong", "set_name": "\0" * 500, "count": 1}),
        ("count", {"card": "Kong", "count": -1}),
        ("count", {"card": "Kong", "count": 1000}),
        ("count", {"card": "Kong", "count": 10**30}),
        ("count", {"card": "Kong", "count": True}),
    ],
)
def test_what_cannot_be_owned_is_refused(ann, code, said):
    domain.own(person=ann, card="Lash", count=1, game=DEFAULT)
    assert refused(domain.own, person=ann, **said, game=DEFAULT) == code


def test_nobody_owns_more_than_can_be_counted(ann):
    domain.own(person=ann, card="Kong", count=999, game=DEFAULT)
    assert refused(domain.move, person=ann, card="Kong", by=1, game=DEFAULT) == "count"
    assert refused(domain.move, person=ann, card="Kong", by=10**9, game=DEFAULT) == "count"
    assert held(ann) == {KONG: 999}


def test_the_database_keeps_no_holding_of_nothing(ann):
    collection = domain.start(person=ann, game=DEFAULT)
    with pytest.raises(IntegrityError), transaction.atomic():
        Holding.objects.create(collection=collection, card="Kong", set_name="Base Set", count=0)


# --- by product ------------------------------------------------------------------------------------------------------


def test_three_boxes_are_three_copies_of_every_card(ann):
    change = domain.own_products(person=ann, copies={"Base Set": 3}, game=DEFAULT)
    assert held(ann) == {Printing(name, "Base Set"): 3 for name in EPIC.products["Base Set"].names}
    assert (change.added, change.removed) == (360, 0)


def test_a_pack_of_pantheon_has_its_gods(ann):
    domain.own_products(person=ann, copies={FURIOS.set_name: 1}, game=DEFAULT)
    assert len(held(ann)) == 14
    assert held(ann)[FURIOS] == 1


def test_saying_it_twice_is_saying_it_once_and_loose_cards_stay(ann):
    domain.own(person=ann, card="Kong", count=2, game=DEFAULT)
    domain.own_products(person=ann, copies={"Base Set": 3}, game=DEFAULT)
    assert held(ann)[KONG] == 5
    assert domain.own_products(person=ann, copies={"Base Set": 3}, game=DEFAULT) is None
    assert held(ann)[KONG] == 5
    domain.own_products(person=ann, copies={"Base Set": 1}, game=DEFAULT)
    assert (held(ann)[KONG], held(ann)[LASH]) == (3, 1)
    domain.own_products(person=ann, copies={"Base Set": 0}, game=DEFAULT)
    assert held(ann) == {KONG: 2}


@pytest.mark.parametrize(
    ("code", "copies"),
    [("printing", {"Tyrants": 1}), ("printing", {"\0": 1}), ("count", {"Base Set": -1}), ("count", {"Base Set": 1000})],
)
def test_what_is_no_product_is_refused(ann, code, copies):
    assert refused(domain.own_products, person=ann, copies=copies, game=DEFAULT) == code


# --- lists -----------------------------------------------------------------------------------------------------------


def test_a_list_is_added_or_takes_the_place_of_everything(ann, own):
    own(ann, {KONG: 1, LASH: 2})
    domain.bring(person=ann, counts={KONG: 3}, base=revision(ann), game=DEFAULT)
    assert held(ann) == {KONG: 4, LASH: 2}
    change = domain.bring(
        person=ann, counts={KONG: 3}, base=revision(ann), replace=True, left_out=["3 Xyz"], game=DEFAULT
    )
    assert held(ann) == {KONG: 3}
    assert (change.added, change.removed, change.left_out) == (0, 3, ["3 Xyz"])


def test_the_first_list_needs_no_collection(ann):
    preview = queries.preview(ann, {KONG: 3}, replace=False, game=DEFAULT)
    domain.bring(person=ann, counts={KONG: 3}, base=preview.base, game=DEFAULT)
    assert held(ann) == {KONG: 3}


def test_a_preview_says_what_will_be(ann, own):
    own(ann, {KONG: 1, LASH: 2})
    for replace in (False, True):
        preview = queries.preview(ann, {KONG: 3}, replace=replace, game=DEFAULT)
        before = held(ann)
        change = domain.bring(person=ann, counts={KONG: 3}, base=preview.base, replace=replace, game=DEFAULT)
        assert [[*one.printing, one.before, one.after] for one in preview.changes] == change.counts
        assert (preview.added, preview.removed) == (change.added, change.removed)
        domain.undo(person=ann, number=change.number, game=DEFAULT)
        assert held(ann) == before


def test_what_was_seen_must_be_what_there_is(ann, own):
    preview = queries.preview(ann, {KONG: 3}, replace=True, game=DEFAULT)
    own(ann, {LASH: 1})
    said = {"person": ann, "counts": {KONG: 3}, "base": preview.base, "replace": True}
    assert refused(domain.bring, **said, game=DEFAULT) == "stale"


def test_a_list_is_checked_before_anything_is_stored(ann):
    said = {"person": ann, "base": 0}
    assert refused(domain.bring, counts={KONG: 1, Printing("Kong", "Tyrants"): 1}, **said, game=DEFAULT) == "printing"
    assert refused(domain.bring, counts={KONG: 1, LASH: 1000}, **said, game=DEFAULT) == "count"
    assert refused(domain.bring, counts={KONG: 1, Printing("Xyz", ""): 1}, **said, game=DEFAULT) == "cards"


# --- undo ------------------------------------------------------------------------------------------------------------


def test_undoing_keeps_what_was_changed_since(ann, own):
    own(ann, {KONG: 1})
    change = domain.bring(person=ann, counts={KONG: 3, LASH: 2}, base=revision(ann), game=DEFAULT)
    domain.move(person=ann, card="Kong", by=1, game=DEFAULT)
    domain.move(person=ann, card="Teleport", by=1, game=DEFAULT)
    domain.undo(person=ann, number=change.number, game=DEFAULT)
    assert held(ann) == {KONG: 2, TELEPORT: 1}
    assert refused(domain.undo, person=ann, number=change.number, game=DEFAULT) == "gone"


def test_what_went_with_a_replacement_comes_back(ann, own):
    own(ann, {KONG: 3, PROMO: 1})
    before = held(ann)
    change = domain.bring(person=ann, counts={LASH: 1}, base=revision(ann), replace=True, game=DEFAULT)
    assert held(ann) == {LASH: 1}
    domain.undo(person=ann, number=change.number, game=DEFAULT)
    assert held(ann) == before


def test_only_the_last_changes_are_kept(ann):
    for count in range(1, domain.CHANGES_KEPT + 3):
        domain.own_products(person=ann, copies={"Base Set": count}, game=DEFAULT)
    numbers = [change.number for change in queries.changes_of(queries.collection_of(ann, game=DEFAULT))]
    assert numbers == list(range(domain.CHANGES_KEPT + 2, 2, -1))
    assert refused(domain.undo, person=ann, number=1, game=DEFAULT) == "gone"


some_counts = st.dictionaries(st.sampled_from(PRINTINGS[:6] + PRINTINGS[-4:]), st.integers(1, 999), max_size=8)


@given(first=some_counts, then=some_counts, replace=st.booleans())
def test_whatever_is_brought_undo_takes_it_back(first, then, replace):
    with transaction.atomic():
        person = Person("somebody")
        if first:
            domain.bring(person=person, counts=first, base=0, game=DEFAULT)
        before = held(person)
        base = queries.preview(person, then, replace=replace, game=DEFAULT).base
        change = domain.bring(person=person, counts=then, base=base, replace=replace, game=DEFAULT)
        if change is not None:
            domain.undo(person=person, number=change.number, game=DEFAULT)
        assert held(person) == before == first
        transaction.set_rollback(True)


# --- whose -----------------------------------------------------------------------------------------------------------


def test_nobody_reaches_anothers_collection(ann, bob, own):
    own(ann, {KONG: 3})
    own(GUEST, {LASH: 1})
    change = domain.own_products(person=ann, copies={"Base Set": 1}, game=DEFAULT)
    assert refused(domain.undo, person=GUEST, number=change.number, game=DEFAULT) == "gone"
    with pytest.raises(Refused):
        domain.undo(person=bob, number=change.number, game=DEFAULT)
    domain.delete(person=OTHER_GUEST, game=DEFAULT)
    assert queries.owned(GUEST, game=DEFAULT) == {"Lash": 1}
    assert (
        queries.owned(bob, game=DEFAULT)
        == queries.owned(OTHER_GUEST, game=DEFAULT)
        == queries.owned(Person(), game=DEFAULT)
        == {}
    )
    assert held(ann)[KONG] == 4


def test_a_collection_can_be_forgotten(ann, own):
    own(ann, {KONG: 3})
    domain.delete(person=ann, game=DEFAULT)
    assert everything() == [[], [], []]


def test_it_goes_with_its_account(ann, own):
    own(ann, {KONG: 3})
    ann.user.delete()
    assert everything() == [[], [], []]


def test_an_account_keeps_what_its_guest_owned(ann, own):
    guest = Person(ann.guest_key)
    own(guest, {KONG: 3})
    assert domain.adopt(person=ann)
    assert not domain.adopt(person=ann)
    assert (queries.owned(ann, game=DEFAULT), queries.owned(guest, game=DEFAULT)) == ({"Kong": 3}, {})


def test_of_two_collections_the_larger_counts_stay_and_that_can_be_undone(ann, own):
    guest = Person(ann.guest_key)
    own(Person("", ann.user), {KONG: 3, LASH: 1})
    own(guest, {KONG: 2, LASH: 4, PROMO: 1})
    assert domain.adopt(person=ann)
    assert held(ann) == {KONG: 3, LASH: 4, PROMO: 1}
    assert Collection.objects.count() == 1
    (change,) = queries.changes_of(queries.collection_of(ann, game=DEFAULT))
    domain.undo(person=ann, number=change.number, game=DEFAULT)
    assert held(ann) == {KONG: 3, LASH: 1}


def test_a_guest_adopts_nothing(own):
    own(GUEST, {KONG: 1})
    assert not domain.adopt(person=GUEST)
    assert not domain.adopt(person=Person())


# --- two devices -----------------------------------------------------------------------------------------------------


@pytest.mark.django_db(transaction=True)
def test_of_two_devices_at_once_neither_loses_anything(ann):
    """The first move of either makes the collection, too."""
    start = threading.Barrier(2)

    def click():
        start.wait()
        for _ in range(5):
            domain.move(person=ann, card="Kong", by=1, game=DEFAULT)
        connection.close()

    devices = [threading.Thread(target=click) for _ in range(2)]
    for device in devices:
        device.start()
    for device in devices:
        device.join()
    assert held(ann) == {KONG: 10}
