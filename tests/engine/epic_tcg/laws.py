"""Laws that every position keeps: cards are conserved, tables agree, a copy equals the original."""

from __future__ import annotations

from engine.epic_tcg.rules import codes, derive, machine
from engine.epic_tcg.rules.state import Frame, Game, in_play, stale

_ALONE = ("applied", "derived", "givers", "journal", "rng", "setup")


def packed(g: Game) -> dict[str, object]:
    """All tables of a position, to compare."""
    found: dict[str, object] = {name: getattr(g, name) for name in Game.__slots__ if name not in _ALONE}
    for name in ("frames", "line", "waiting", "batch", "delayed", "at_once"):
        found[name] = [frame.pack() for frame in getattr(g, name)]
    found["rng"] = g.rng.state
    return found


def check(g: Game) -> None:
    """A position that waits for a decision, or is over, is sound."""
    if not g.reason:
        assert g.options == sorted(set(g.options)), "options are sorted and different"
        assert g.options
        assert g.seat in g.players
        assert not g.unsettled
    _cards(g)
    _pieces(g)
    _derived(g)


def _cards(g: Game) -> None:
    """Each card is in the one zone that it says it is in; decks hold cards of their owners only."""
    lying: dict[int, tuple[int, int]] = {}
    for zone, piles in ((codes.DECK, g.deck), (codes.HAND, g.hand), (codes.DISCARD, g.discard)):
        for seat, uids in enumerate(piles):
            for uid in uids:
                assert uid not in lying, "a card lies in one zone"
                lying[uid] = (zone, seat)
                assert zone != codes.DECK or g.owner_of[uid] == seat, "Owner: never in another player's deck"
    for slot in in_play(g):
        if g.uid_of[slot] >= 0:
            assert g.uid_of[slot] not in lying
            lying[g.uid_of[slot]] = (codes.IN_PLAY, g.holder_of[g.uid_of[slot]])
    for _, uid in g.under:
        assert uid not in lying
        lying[uid] = (codes.UNDER, g.owner_of[uid])
    for frame in _cards_on_the_way(g):
        if frame.uid >= 0 and g.zone_of[frame.uid] == codes.ON_LINE:
            assert frame.uid not in lying
            lying[frame.uid] = (codes.ON_LINE, g.holder_of[frame.uid])
    for uid, zone in enumerate(g.zone_of):
        if zone == codes.REMOVED:
            assert uid not in lying
        elif not g.reason or uid in lying:
            assert lying[uid] == (zone, g.holder_of[uid]), (uid, lying.get(uid), zone)


def _cards_on_the_way(g: Game) -> list[Frame]:
    return [frame for frame in [*g.line, *g.frames] if frame.what == codes.OF_CARD]


def _pieces(g: Game) -> None:
    slots = in_play(g)
    assert len(slots) == len(set(slots))
    for seat, mine in enumerate(g.board):
        for slot in mine:
            assert g.controller_of[slot] == seat
            assert g.ref_of[slot] & codes.SLOT_MASK == slot
            assert g.flags_of[slot] & codes.TURNED != codes.TURNED
            assert slot not in g.free
            assert all(count >= 0 for count in g.counters_of[slot])


def _derived(g: Game) -> None:
    """What is kept of derived characteristics is what would be found anew."""
    kept = _characteristics(g)
    stale(g)
    assert _characteristics(g) == kept


def _characteristics(g: Game) -> list[tuple[int, ...]]:
    found = [
        (derive.keywords(g, slot), derive.offense(g, slot), derive.defense(g, slot), derive.alignment(g, slot))
        for slot in in_play(g)
    ]
    return [*found, *[(source, id(row)) for source, row, _ in derive.givers(g)]]


def clone_law(g: Game, option: int) -> None:
    """A copy equals the original, and what is done with it leaves the original alone."""
    before = packed(g)
    copy = g.clone()
    assert packed(copy) == before
    machine.apply(copy, option)
    assert packed(g) == before
