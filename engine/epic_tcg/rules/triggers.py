"""Abilities that trigger (rule book, Triggers). Atoms say what has happened; a when-trigger then waits as a frame, an
as-trigger is pushed on the stack as soon as the op is over. Pieces are asked in turn order.
"""

from __future__ import annotations

from engine.epic_tcg.programs import bits, tables
from engine.epic_tcg.programs.definitions import (
    BUNDLES,
    EVENTS_IN_DISCARD,
    FILTERS,
    TRIGGERED,
    TRIGGERED_IN_DISCARD,
    WAITS_FOR,
)
from engine.epic_tcg.programs.tables import Filter, Triggered
from engine.epic_tcg.rules import codes
from engine.epic_tcg.rules.abilities import triggered_of
from engine.epic_tcg.rules.derive import belongs, card_matches, fits, holds, matches, targets_of
from engine.epic_tcg.rules.state import Frame, Game, slot_of, turn_order

Watcher = tuple[Triggered, int]  # an ability, and the slot of the piece that has it, or ~place in `g.turn_abilities`


def _on_boards(g: Game, seats: list[int], event: int) -> list[Watcher]:
    """Abilities of what these players control that such an event triggers. Most pieces have none."""
    given = g.given & bits.GIVES_ABILITIES
    found: list[Watcher] = []
    card_of, this = g.card_of, 1 << event
    for seat in seats:
        for slot in g.board[seat]:
            if given or WAITS_FOR[card_of[slot]] & this:
                found += [(row, slot) for row in triggered_of(g, slot, event)]
    return found


def _watchers(g: Game, event: int) -> list[Watcher]:
    """Abilities in play, and of players for this turn, that wait for such an event, in turn order."""
    order = turn_order(g, g.active)
    if not g.turn_abilities:
        return _on_boards(g, order, event)
    found: list[Watcher] = []
    for seat in order:
        found += _on_boards(g, [seat], event)
        for at, (owner, bundle, _, _) in enumerate(g.turn_abilities):
            if owner == seat:
                found += [(row, ~at) for row in BUNDLES[bundle].triggered if row.event == event]
    return found


def _you(g: Game, watcher: int) -> int:
    return g.controller_of[watcher] if watcher >= 0 else g.turn_abilities[~watcher][0]


def _this(g: Game, watcher: int) -> int:
    return g.ref_of[watcher] if watcher >= 0 else 0


def start(
    g: Game, row: Triggered, watcher: int, it: list[int], that_player: int = codes.NOBODY, dealt: int = 0
) -> None:
    """An ability triggers, if its condition holds."""
    if watcher >= 0:
        slot = watcher
        f = Frame(row.program, codes.OF_TRIGGER, g.controller_of[slot], g.card_of[slot], g.uid_of[slot], g.ref_of[slot])
        f.paid = int(g.flags_of[slot] & codes.PAID != 0)
    else:
        seat, _, card_index, uid = g.turn_abilities[~watcher]
        f = Frame(row.program, codes.OF_TRIGGER, seat, card_index, uid)
    _wait(g, row, f, it, that_player, dealt)


def start_on_card(g: Game, row: Triggered, uid: int, seat: int, it: list[int], that_player: int) -> None:
    """The same for a card in this player's discard pile or hand."""
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
        g.at_once.append(f)
    else:
        g.waiting.append(f)


def push_at_once(g: Game) -> None:
    """The as-triggers of what has just happened come next: the active player's first, then leftwards (rule book, As
    Triggers)."""
    at_once, g.at_once = g.at_once, []
    for seat in reversed(turn_order(g, g.active)):
        g.frames += [frame for frame in reversed(at_once) if frame.controller == seat]


def own(g: Game, slot: int, event: int, that_player: int = codes.NOBODY, named: list[int] | None = None) -> None:
    """Something happened to this piece: IT is the piece itself, or for as-triggers that need it what was `named`."""
    for row in triggered_of(g, slot, event):
        start(g, row, slot, list(named or ()) if row.named else [g.ref_of[slot]], that_player)


def of_player(g: Game, seat: int, event: int) -> None:
    """Something happened to this player: abilities of what they control, and of their discard pile."""
    for row, slot in _on_boards(g, [seat], event):
        start(g, row, slot, [g.ref_of[slot]])
    for uid in g.discard[seat] if event in EVENTS_IN_DISCARD else ():
        for row in TRIGGERED_IN_DISCARD[g.def_of[uid]]:
            if row.event == event:
                start_on_card(g, row, uid, seat, [], codes.NOBODY)


def played(g: Game, frame: Frame) -> None:
    """A player has played a card face up."""
    for seat in turn_order(g, g.active):
        for row, slot in _on_boards(g, [seat], bits.M_PLAYS):
            if _was_played(row, frame, seat):
                start(g, row, slot, [frame.obj], frame.controller)
        for uid in g.discard[seat]:
            for row in TRIGGERED_IN_DISCARD[g.def_of[uid]]:
                if _was_played(row, frame, seat):
                    start_on_card(g, row, uid, seat, [frame.obj], frame.controller)


def _was_played(row: Triggered, frame: Frame, seat: int) -> bool:
    return (
        row.event == bits.M_PLAYS
        and belongs(frame.controller, row.who, seat, codes.NOBODY)
        and card_matches(FILTERS[row.filter], frame.card_index)
    )


def drew(g: Game, seat: int) -> None:
    """A player has drawn one card."""
    for row, watcher in _watchers(g, bits.M_DRAWS):
        if belongs(seat, row.who, _you(g, watcher), codes.NOBODY):
            start(g, row, watcher, [], seat)


def broken(g: Game, slots: list[int]) -> None:
    """These pieces are about to be broken together: their own abilities, and those that wait for such a piece, also of
    pieces that are broken with it."""
    for slot in slots:
        own(g, slot, bits.M_BROKEN)
    for row, watcher in _watchers(g, bits.M_IS_BROKEN):
        for slot in slots:
            if fits(g, slot, FILTERS[row.filter], _you(g, watcher), _this(g, watcher), codes.NOBODY):
                start(g, row, watcher, [g.ref_of[slot]], g.controller_of[slot])


def breaks(g: Game, source: int, slots: list[int]) -> None:
    """A piece breaks others, by damage or by its ability."""
    slot = slot_of(g, source)
    if slot < 0:
        return
    for row in triggered_of(g, slot, bits.M_BREAKS):
        for other in slots:
            if fits(g, other, FILTERS[row.filter], g.controller_of[slot], source, codes.NOBODY):
                start(g, row, slot, [g.ref_of[other]])


def left_discard(g: Game, uid: int, seat: int) -> None:
    """A card has left this player's discard pile."""
    for row in TRIGGERED_IN_DISCARD[g.def_of[uid]]:
        if row.event == bits.M_LEAVES_DISCARD and row.filter < 0:
            start_on_card(g, row, uid, seat, [codes.CARD + uid], codes.NOBODY)
    for row, watcher in _watchers(g, bits.M_LEAVES_DISCARD):
        if (
            row.filter >= 0
            and belongs(seat, row.who, _you(g, watcher), codes.NOBODY)
            and card_matches(FILTERS[row.filter], g.def_of[uid])
        ):
            start(g, row, watcher, [codes.CARD + uid])


def taken_from_hand(g: Game, uid: int) -> bool:
    """An effect of another player is about to make this card leave a hand. Whether it has something to say."""
    seat = g.holder_of[uid]
    rows = [row for row in TRIGGERED[g.def_of[uid]] if row.event == bits.M_TAKEN_FROM_HAND]
    for row in rows:
        start_on_card(g, row, uid, seat, [codes.CARD + uid], codes.NOBODY)
    return bool(rows)


def targeted(g: Game, f: Frame) -> None:
    """A card or ability resolves: what others control among its targets."""
    for obj in dict.fromkeys(targets_of(f)):
        slot = slot_of(g, obj)
        if slot >= 0 and g.controller_of[slot] != f.controller:
            own(g, slot, bits.M_TARGETED)


# --- damage ----------------------------------------------------------------------------------------------------------

Dealt = tuple[int, int, int, int, int]  # source, its controller, card index, target, amount


def damaged(g: Game, dealt: list[Dealt], battle: bool) -> None:
    """Damage was dealt in one moment: once for each that is damaged, or together once for each that deals it."""
    for event in (bits.M_DAMAGES, bits.M_DAMAGES_TOGETHER):
        for row, watcher in _watchers(g, event):
            if battle or not row.battle:
                _damages(g, row, watcher, [one for one in dealt if _meant(g, row, watcher, one)])


def _damages(g: Game, row: Triggered, watcher: int, dealt: list[Dealt]) -> None:
    if row.event == bits.M_DAMAGES:
        hits = [(one[3], one[4]) for one in dealt]
        if row.by_any:  # all that something is dealt at once is one
            targets = dict.fromkeys(target for target, _ in hits)
            hits = [(target, sum(n for to, n in hits if to == target)) for target in targets]
        for target, amount in hits:
            start(g, row, watcher, [target], target if target < codes.CARD else codes.NOBODY, amount)
        return
    for source in dict.fromkeys(one[0] for one in dealt):
        start(g, row, watcher, [source], codes.NOBODY, sum(one[4] for one in dealt if one[0] == source))


def _meant(g: Game, row: Triggered, watcher: int, one: Dealt) -> bool:
    source, controller, card_index, target, _ = one
    you, this = _you(g, watcher), _this(g, watcher)
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
    facts = (last[codes.LAST_KIND], last[codes.LAST_ALIGNMENT], last[codes.LAST_ORIGIN])
    return matches(by, card_index, *facts, last[codes.LAST_UID] < 0)


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
    for slot in g.board[g.active]:
        if g.flags_of[slot] & codes.ATTACKING:
            own(g, slot, bits.M_BLOCKED)
    for slot in slots:
        own(g, slot, bits.M_BLOCKS)
