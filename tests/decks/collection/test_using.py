"""Decks made from one collection: missing, taken and disputed cards, reckoned by hand."""

from decks.collection.using import Pile, conflicts, count_missing, left, ownership, wanted

OWNED = {"Kong": 3, "Lash": 2, "Teleport": 3}
APES = Pile("a", "Apes", {"Kong": 2, "Lash": 3})
TRICKS = Pile("t", "Tricks", {"Kong": 2, "Teleport": 3})


def test_a_deity_has_to_be_owned_too():
    assert wanted({"Kong": 3}, "Furios, Father of Nature") == {"Kong": 3, "Furios, Father of Nature": 1}
    assert wanted({"Kong": 3}) == {"Kong": 3}


def test_without_built_decks_only_what_is_not_owned_is_missing():
    found = ownership(APES.cards, OWNED)
    assert [(use.name, use.missing, use.occupied) for use in found.uses] == [("Kong", 0, 0), ("Lash", 1, 0)]
    assert (found.missing, found.occupied, found.there, found.wanted) == (1, 0, 4, 5)
    assert [use.name for use in found.wanting] == ["Lash"]


def test_what_lies_in_a_built_deck_is_owned_but_not_free():
    found = ownership(APES.cards, OWNED, [TRICKS])
    kong, lash = found.uses
    assert (kong.taken, kong.free, kong.missing, kong.occupied) == (((TRICKS, 2),), 1, 0, 1)
    assert (lash.taken, lash.missing, lash.occupied) == ((), 1, 0)
    assert found.disputed == (kong,)
    assert left(OWNED, [TRICKS]) == {"Kong": 1, "Lash": 2, "Teleport": 0}
    assert count_missing(APES.cards, left(OWNED, [TRICKS])) == 2 == found.missing + found.occupied


def test_built_decks_may_take_more_than_there_is():
    found = ownership({"Kong": 3}, {"Kong": 1}, [TRICKS, APES])
    assert (found.missing, found.occupied, found.uses[0].free) == (2, 1, 0)
    assert left({"Kong": 1}, [TRICKS, APES])["Kong"] == 0


def test_decks_together_want_more_than_there_is():
    found = conflicts([APES, TRICKS], OWNED)
    assert [(one.name, one.wanted, one.together, one.owned, one.short) for one in found] == [
        ("Kong", (2, 2), 4, 3, 1),
        ("Lash", (3, 0), 3, 2, 1),
    ]
    assert conflicts([TRICKS], OWNED) == ()
