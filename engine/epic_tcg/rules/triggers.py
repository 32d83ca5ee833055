"""Abilities that trigger (rule book, Triggers). Atoms say what has happened; a when-trigger then waits as a frame, an
as-trigger is pushed on the stack at once. Pieces are asked in turn order, so the active player's come first.
"""

from __future__ import annotations

from engine.epic_tcg.programs import bits, tables
from engine.epic_tcg.programs.definitions import FILTERS, TRIGGERED, TRIGGERED_IN_DISCARD
from engine.epic_tcg.programs.tables import Filter, Triggered
from engine.epic_tcg.rules import codes
from engine.epic_tcg.rules.derive import belongs, card_matches, fits, holds, matches, silent
from engine.epic_tcg.rules.state import Frame, Game, in_play, slot_of, turn_order


def _watchers(g: Game) -> list[int]:
    """Slots of all pieces that have abilities now, in turn order."""
    return [slot for seat in turn_order(g, g.active) for slot in g.board[seat] if not silent(g, slot)]


def start(g: Game, row: Triggered, slot: int, it: list[int], that_player: int = codes.NOBODY, dealt: int = 0) -> None:
    """An ability of a piece triggers, if its condition holds."""
    f = Frame(row.program, codes.OF_TRIGGER, g.controller_of[slot], g.card_of[slot], g.uid_of[slot], g.ref_of[slot])
    f.paid = int(g.flags_of[slot] & codes.PAID != 0)
    _wait(g, row, f, it, that_player, dealt)


def start_in_discard(g: Game, row: Triggered, uid: int, seat: int, it: list[int], that_player: int) -> None:
    """The same for a card in this player's discard pile."""
    f = Frame(row.program, codes.OF_TRIGGER, seat, g.def_of[uid], uid)
    _wait(g, row, f, it, that_player, 0)


def _wait(g: Game, row: Triggered, f: Frame, it: list[int], that_player: int, dealt: int) -> None:
    f.selected = it
    f.that_player = that_player
    f.dealt = dealt
    if row.only_if >= 0 and not holds(g, f, row.only_if):
        return
    if row.at_once:
        f.what = codes.AT_ONCE
        g.frames.append(f)
    else:
        g.waiting.append(f)


def own(g: Game, slot: int, event: int, that_player: int = codes.NOBODY) -> None:
    """Something happened to this piece: IT is the piece itself."""
    if silent(g, slot):
        return
    for row in TRIGGERED[g.card_of[slot]]:
        if row.event == event:
            start(g, row, slot, [g.ref_of[slot]], that_player)


def of_player(g: Game, seat: int, event: int) -> None:
    """Something happened to this player: abilities of what they control, and of their discard pile."""
    for slot in list(g.board[seat]):
        own(g, slot, event)
    for uid in g.discard[seat]:
        for row in TRIGGERED_IN_DISCARD[g.def_of[uid]]:
            if row.event == event:
                start_in_discard(g, row, uid, seat, [], codes.NOBODY)


def played(g: Game, frame: Frame) -> None:
    """A player has played a card face up."""
    for seat in turn_order(g, g.active):
        for slot in g.board[seat]:
            if not silent(g, slot):
                for row in TRIGGERED[g.card_of[slot]]:
                    if _was_played(row, frame, seat):
                        start(g, row, slot, [frame.obj], frame.controller)
        for uid in g.discard[seat]:
            for row in TRIGGERED_IN_DISCARD[g.def_of[uid]]:
                if _was_played(row, frame, seat):
                    start_in_discard(g, row, uid, seat, [frame.obj], frame.controller)


def _was_played(row: Triggered, frame: Frame, seat: int) -> bool:
    return (
        row.event == bits.M_PLAYS
        and belongs(frame.controller, row.who, seat, codes.NOBODY)
        and card_matches(FILTERS[row.filter], frame.card_index)
    )


def drew(g: Game, seat: int) -> None:
    """A player has drawn one card."""
    for slot in _watchers(g):
        for row in TRIGGERED[g.card_of[slot]]:
            if row.event == bits.M_DRAWS and belongs(seat, row.who, g.controller_of[slot], codes.NOBODY):
                start(g, row, slot, [], seat)


def broken(g: Game, slots: list[int]) -> None:
    """These pieces are about to be broken together: their own abilities, and those that wait for such a piece, also of
    pieces that are broken with it."""
    for slot in slots:
        own(g, slot, bits.M_BROKEN)
    for watcher in _watchers(g):
        for row in TRIGGERED[g.card_of[watcher]]:
            if row.event != bits.M_IS_BROKEN:
                continue
            for slot in slots:
                if fits(g, slot, FILTERS[row.filter], g.controller_of[watcher], g.ref_of[watcher], codes.NOBODY):
                    start(g, row, watcher, [g.ref_of[slot]], g.controller_of[slot])


def breaks(g: Game, source: int, slots: list[int]) -> None:
    """A piece breaks others, by damage or by its ability."""
    slot = slot_of(g, source)
    if slot < 0 or silent(g, slot):
        return
    for row in TRIGGERED[g.card_of[slot]]:
        if row.event == bits.M_BREAKS:
            for other in slots:
                if fits(g, other, FILTERS[row.filter], g.controller_of[slot], source, codes.NOBODY):
                    start(g, row, slot, [g.ref_of[other]])


def left_discard(g: Game, uid: int, seat: int) -> None:
    """A card has left this player's discard pile."""
    for row in TRIGGERED_IN_DISCARD[g.def_of[uid]]:
        if row.event == bits.M_LEAVES_DISCARD and row.filter < 0:
            start_in_discard(g, row, uid, seat, [codes.CARD + uid], codes.NOBODY)
    for slot in _watchers(g):
        for row in TRIGGERED[g.card_of[slot]]:
            if (
                row.event == bits.M_LEAVES_DISCARD
                and row.filter >= 0
                and belongs(seat, row.who, g.controller_of[slot], codes.NOBODY)
                and card_matches(FILTERS[row.filter], g.def_of[uid])
            ):
                start(g, row, slot, [codes.CARD + uid])


# --- damage ----------------------------------------------------------------------------------------------------------

Dealt = tuple[int, int, int, int, int]  # source, its controller, card index, target, amount


def damaged(g: Game, dealt: list[Dealt], battle: bool) -> None:
    """Damage was dealt in one moment: once for each that is damaged, or together once for each that deals it."""
    for slot in _watchers(g):
        for row in TRIGGERED[g.card_of[slot]]:
            if row.event in (bits.M_DAMAGES, bits.M_DAMAGES_TOGETHER) and (battle or not row.battle):
                _damages(g, row, slot, [one for one in dealt if _meant(g, row, slot, one)])


def _damages(g: Game, row: Triggered, slot: int, dealt: list[Dealt]) -> None:
    if row.event == bits.M_DAMAGES:
        for _, _, _, target, amount in dealt:
            start(g, row, slot, [target], target if target < codes.CARD else codes.NOBODY, amount)
        return
    for source in dict.fromkeys(one[0] for one in dealt):
        start(g, row, slot, [source], codes.NOBODY, sum(one[4] for one in dealt if one[0] == source))


def _meant(g: Game, row: Triggered, slot: int, one: Dealt) -> bool:
    source, controller, card_index, target, _ = one
    you, this = g.controller_of[slot], g.ref_of[slot]
    if row.to_this and target != this:
        return False
    if row.filter >= 0 and not _target_matches(g, FILTERS[row.filter], target, you, this):
        return False
    if row.by_any:
        return True
    if row.by < 0:
        return source == this
    by = FILTERS[row.by]
    at = slot_of(g, source)
    if at >= 0:
        return fits(g, at, by, you, this, codes.NOBODY)
    last = g.last_known.get(source)
    if last is None or not belongs(controller, by.whose, you, codes.NOBODY):
        return False
    return matches(by, card_index, last[codes.LAST_ALIGNMENT], last[codes.LAST_ORIGIN], last[codes.LAST_UID] < 0)


def _target_matches(g: Game, what: Filter, target: int, you: int, this: int) -> bool:
    if what.what == tables.F_ANY_OF:
        return any(_target_matches(g, FILTERS[part], target, you, this) for part in what.parts)
    if what.what == tables.F_PLAYER:
        return target < codes.CARD and belongs(target, what.whose, you, codes.NOBODY)
    slot = slot_of(g, target)
    return slot >= 0 and fits(g, slot, what, you, this, codes.NOBODY)


def attacked(g: Game, slots: list[int]) -> None:
    """These were declared as attackers; `defender` is attacked, unless one of their champions is."""
    for slot in slots:
        own(g, slot, bits.M_ATTACKS, g.defender)
    if not g.hunted:
        of_player(g, g.defender, bits.M_YOU_ATTACKED)


def blocked(g: Game, slots: list[int]) -> None:
    """These were declared as blockers, and so the attackers are blocked."""
    attackers = [slot for slot in in_play(g) if g.flags_of[slot] & codes.ATTACKING]
    for slot in attackers:
        own(g, slot, bits.M_BLOCKED)
    for slot in slots:
        own(g, slot, bits.M_BLOCKS)
