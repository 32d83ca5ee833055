"""What ops of effects do to the line: stopping, changing targets, copying. Handlers like those of `effects.py`."""

from __future__ import annotations

from engine.epic_tcg.programs import ops
from engine.epic_tcg.programs.definitions import AIMS, FILTERS
from engine.epic_tcg.programs.ops import Op
from engine.epic_tcg.rules import atoms, codes, events, moving
from engine.epic_tcg.rules.abilities import unstoppable
from engine.epic_tcg.rules.announcing import note_target, unveil_target
from engine.epic_tcg.rules.candidates import candidates
from engine.epic_tcg.rules.picks import FRESH, PICKING, ask, option
from engine.epic_tcg.rules.state import Frame, Game, place_on_line, push


def stop(g: Game, f: Frame, op: Op) -> bool:
    """Off the line; a card goes to the discard pile of its controller, or where the effect says (rule book, Stop)."""
    _, how = op
    f.changed = 0
    banished: list[int] = []
    for obj in f.selected:
        at = place_on_line(g, obj)
        if at < 0 or unstoppable(g, g.line[at]):
            continue
        stopped = moving.take_off_line(g, obj)
        f.changed += 1
        item = events.pack_item(stopped.what, stopped.program)
        atoms.note(g, events.STOPPED, stopped.controller, stopped.card_index, obj, item, f.card_index)
        if stopped.what != codes.OF_CARD or stopped.uid < 0:  # a copy just vanishes
            continue
        if how == ops.BY_BANISH:
            banished.append(stopped.uid)
        else:
            _put_stopped(g, f, stopped, how)
    moving.banish_cards(g, banished)
    return False


def _put_stopped(g: Game, f: Frame, stopped: Frame, how: int) -> None:
    uid = stopped.uid
    if how in (ops.BY_HAND, ops.BY_YOUR_HAND):
        moving.to_hand(g, uid, f.controller if how == ops.BY_YOUR_HAND else stopped.controller, moving.everyone(g))
    elif how == ops.BY_TOP:
        moving.to_top(g, uid, moving.everyone(g))
    else:
        moving.to_discard(g, uid, f.controller if how == ops.BY_YOUR_DISCARD else stopped.controller)


def resolve_now(g: Game, f: Frame, op: Op) -> bool:
    """It resolves before what lies above it, and before anything else happens."""
    for obj in f.selected:
        if place_on_line(g, obj) >= 0:
            push(g, moving.take_off_line(g, obj))
    return False


def copy_on_line(g: Game, f: Frame, op: Op) -> bool:
    """A copy on top of the line, with all that was chosen, and paid on top; no action was paid for it. It is no card,
    and goes nowhere afterwards."""
    at = place_on_line(g, f.selected[0]) if f.selected else -1
    f.changed = int(at >= 0)
    if at < 0:
        return False
    copy = g.line[at].copy_unpaid()
    copy.controller = copy.effect_of = f.controller
    if copy.what == codes.OF_CARD:
        copy.uid = -1
    g.last_serial += 1
    copy.obj = g.last_serial << codes.SLOT_BITS | codes.LINE_SLOT
    g.line.append(copy)
    g.passed = 0
    f.selected = [copy.obj]
    item = events.pack_item(copy.what, copy.program)
    atoms.note(g, events.COPIED, f.controller, copy.card_index, copy.obj, item, f.card_index)
    return False


# --- other targets ---------------------------------------------------------------------------------------------------

Place = tuple[Op, int]  # where a target is named: the op that asked for it, and which of its targets


def _places(f: Frame, item: Frame, flags: int) -> list[Place]:
    """The targets of something on the line that can be changed: those that are this, or all."""
    return [
        (op, at)
        for op in AIMS[item.program]
        if op[4] & ops.IS_TARGET
        for at, obj in enumerate(item.group(op[1]))
        if not flags & ops.ONLY_THIS or obj == f.ref
    ]


def _others(g: Game, item: Frame, place: Place, changed: dict[Place, int]) -> list[int]:
    """What could be named there instead: legal, and not what is named already by the same words, or has to be another
    one. `changed`: what was named anew in other places."""
    op = place[0]
    taken = [obj for there, obj in changed.items() if there[0] == op or op[4] & ops.ANOTHER]
    for other in AIMS[item.program]:
        if other == op or op[4] & ops.ANOTHER:
            taken += [obj for n, obj in enumerate(item.group(other[1])) if (other, n) not in changed]
    legal = candidates(g, item, FILTERS[op[2]], op[4] & ops.IS_TARGET)
    return [obj for obj in legal if obj not in taken and obj != item.obj]


def could_change(g: Game, f: Frame, flags: int) -> bool:
    """Whether a target of IT could be another one."""
    at = place_on_line(g, f.selected[0]) if f.selected else -1
    return at >= 0 and any(_others(g, g.line[at], place, {}) for place in _places(f, g.line[at], flags))


def change_targets(g: Game, f: Frame, op: Op) -> bool:
    """One place after the other, where something else can be named; with UP_TO what is named may stay."""
    _, flags = op
    at = place_on_line(g, f.selected[0]) if f.selected else -1
    if at < 0:
        return False
    item = g.line[at]
    places = _places(f, item, flags)
    if f.stage == FRESH:
        f.stage, f.picks = PICKING, []
    while len(f.picks) < len(places):
        done = dict(zip(places, f.picks, strict=False))
        others = _others(g, item, places[len(f.picks)], done)
        if others:
            stay = [codes.STOP] if flags & ops.UP_TO else []
            return ask(g, f.controller, codes.TARGETS, [*stay, *[option(codes.PICK, obj) for obj in others]])
        f.picks.append(_named(item, places[len(f.picks)]))
    f.stage = FRESH
    _name_anew(g, f, item, dict(zip(places, f.picks, strict=True)))
    return False


def changing(g: Game, f: Frame, op: Op) -> tuple[Frame, int]:
    """What is on the line, and its target in place of which another one is asked for."""
    item = g.line[place_on_line(g, f.selected[0])]
    return item, _named(item, _places(f, item, op[1])[len(f.picks)])


def take_target(g: Game, f: Frame, op: Op, chosen: int) -> None:
    f.pc -= 1
    item = g.line[place_on_line(g, f.selected[0])]
    stays = chosen & codes.VERB_MASK == codes.STOP
    place = _places(f, item, op[1])[len(f.picks)]
    f.picks.append(_named(item, place) if stays else chosen >> codes.VERB_BITS)


def _named(item: Frame, place: Place) -> int:
    return item.group(place[0][1])[place[1]]


def _name_anew(g: Game, f: Frame, item: Frame, named: dict[Place, int]) -> None:
    before = {place: _named(item, place) for place in named}
    for op in dict.fromkeys(place[0] for place in named):
        now = item.group(op[1])
        for (asked, at), obj in named.items():
            if asked == op:
                now[at] = obj
        item.replace_group(op[1], now)
    for place, obj in named.items():
        if obj != before[place]:
            f.changed += 1
            note_target(g, item, obj)
            unveil_target(g, obj)
