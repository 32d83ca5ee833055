"""A journal of made-up events in entries: what is told as one, and who acted."""

import pytest

from engine.kernel.telling import NOBODY, Telling

PLAYED, OVER, DREW, TOKEN, BROKE, HURT, FIGHT = range(1, 8)


def acting(event, before):
    return event[2] if event[0] == PLAYED else NOBODY if event[0] == OVER else before


TELLING = Telling(
    together=(DREW, BROKE), alike=TOKEN, done_to=(BROKE, HURT), wounds=(HURT,), fight=FIGHT, acting=acting
)


def event(kind, seat=0, card=0, obj=0, n=0, seen=3):
    return (kind, 1, seat, card, obj, n, 0, seen)


def entries_of(journal, since=0):
    """Each entry as its number, how many events it tells of, and the seat that acted."""
    entries = TELLING.entries(journal, since, lambda group: None if group[0][0] == OVER else {"count": len(group)})
    return [(entry["n"], entry["count"], entry["seat"]) for entry in entries]


def test_what_happens_to_several_cards_is_one_entry_with_the_number_of_the_last():
    assert entries_of([event(DREW, obj=5), event(DREW, obj=6), event(DREW, 1, obj=7), event(DREW, 1, obj=7)]) == [
        (1, 2, 0), (2, 1, 1), (3, 1, 1),
    ]  # fmt: skip
    assert entries_of([event(DREW, obj=5), event(DREW, obj=6, seen=1)]) == [
        (0, 1, 0),
        (1, 1, 0),
    ]  # not all see the second
    assert entries_of([event(PLAYED, obj=5), event(PLAYED, obj=6)]) == [(0, 1, 0), (1, 1, 0)]
    assert entries_of([event(TOKEN, card=9, obj=5), event(TOKEN, card=9, obj=6), event(TOKEN, card=8, obj=7)]) == [
        (1, 2, 0), (2, 1, 0),
    ]  # fmt: skip


def test_of_what_is_done_to_somebody_the_one_acted_whose_card_does_it():
    journal = [event(PLAYED, 1), event(BROKE, 0), event(HURT, 1), event(OVER), event(BROKE, 0)]
    assert entries_of(journal) == [(0, 1, 1), (1, 1, 1), (2, 1, 1), (4, 1, 0)]


def test_in_a_battle_it_is_the_other_side():
    journal = [event(FIGHT, 3, n=2), event(HURT, 3), event(HURT, 2), event(BROKE, 2)]
    assert [seat for _, _, seat in entries_of(journal)] == [3, 2, 3, 2]
    assert [seat for _, _, seat in entries_of([event(HURT, 0), event(HURT, 1)])] == [1, 0]  # with two it is known


@pytest.mark.parametrize("since", range(7))
def test_who_asks_late_is_told_the_same(since):
    journal = [
        event(FIGHT, 1, n=0), event(PLAYED, 1), event(HURT, 0), event(OVER), event(HURT, 1), event(DREW, 0),
        event(HURT, 0),
    ]  # fmt: skip
    assert entries_of(journal, since) == [entry for entry in entries_of(journal) if entry[0] >= since]
