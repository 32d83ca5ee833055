"""Announcing what goes to the line: modes, targets, divisions, X, then costs (rule book, How to Play a Card); and
whether that can be done at all."""

from __future__ import annotations

from typing import Final

from engine.epic_tcg.programs import bits, ops
from engine.epic_tcg.programs.definitions import AIMS, FILTERS, KIND, PROGRAMS
from engine.epic_tcg.programs.ops import Op
from engine.epic_tcg.rules import atoms, codes, events, moving
from engine.epic_tcg.rules.abilities import actions_of, limited_action
from engine.epic_tcg.rules.candidates import candidates, matching, named, ranked
from engine.epic_tcg.rules.derive import amount, card_index_of, counters, damage_ward, defense, has, holds, warded
from engine.epic_tcg.rules.picks import ask, is_over, offer, option
from engine.epic_tcg.rules.state import Frame, Game, place_on_line, slot_of

# where an announcement parts or ends; all other ops of it are targets, choices and costs
_PARTS: Final = frozenset(
    (
        ops.PUT_ON_LINE, ops.IF_FREE, ops.CHOOSE_MODE, ops.CHOOSE_PAYMENT, ops.IF_NAMED, ops.IF, ops.JUMP, ops.MAY_PAY,
    )
)  # fmt: skip

# --- whether it can be done ------------------------------------------------------------------------------------------


class Spent:
    """What an announcement that is looked at, of several groups of targets, has taken up so far."""

    __slots__ = ("named", "targets")

    def __init__(self) -> None:
        self.targets: int = 0  # how many different ones are needed, where others must be found later
        self.named: list[int] = []  # all that could be among them


NOTHING: Final = Spent()  # where there is one group; never changed


def possible(g: Game, f: Frame, pc: int = 0) -> bool:
    """Whether all that this frame has to announce from `pc` on can be: targets there are, costs that can be paid.
    Costs come last and together, so nothing is spent before `pc`."""
    program = PROGRAMS[f.program]
    spent = Spent() if len(AIMS[f.program]) > 1 else NOTHING
    actions = 0
    while True:
        op = program[pc]
        pc += 1
        what = op[0]
        if what == ops.PAY_ACTION:
            actions += 1
            if actions_of(g, f) < actions:
                return False
        elif what not in _PARTS:
            if not step_possible(g, f, op, spent):
                return False
        elif what == ops.PUT_ON_LINE:
            return True
        elif what == ops.IF_FREE:
            pc = op[1] if f.free else pc
        elif what == ops.CHOOSE_MODE:
            return any(possible(g, f, place) for place in op[2:])
        elif what == ops.CHOOSE_PAYMENT:
            return any(possible(g, f, place) for place in op[1:])
        elif what == ops.IF_NAMED:
            pc = op[1] if f.selected else pc
        elif what == ops.IF:
            pc = pc if holds(g, f, op[1]) else op[2]
        else:
            pc = op[1]  # JUMP, or MAY_PAY, which can be left out


def step_possible(g: Game, f: Frame, op: Op, spent: Spent) -> bool:
    """One group of targets, choice or cost, but for actions."""
    if op[0] == ops.CHOOSE_TARGETS:
        return _targets_possible(g, f, op, spent)
    return _payable(g, f, op)


def _targets_possible(g: Game, f: Frame, op: Op, spent: Spent) -> bool:
    """Whether there are enough targets; where there are several groups, different ones if they must be."""
    _, _, what, count, flags = op
    if spent is NOTHING:
        least = _bounds(g, f, count, flags, 0)[0]
        return least == 0 or len(matching(g, f, FILTERS[what], flags, least)) >= least
    found = matching(g, f, FILTERS[what], flags)
    least = _bounds(g, f, count, flags, len(found))[0]
    spent.targets += least
    spent.named += [obj for obj in found if obj not in spent.named]
    return len(found) >= least and not (flags & ops.ANOTHER and len(spent.named) < spent.targets)


def _payable(g: Game, f: Frame, op: Op) -> bool:
    """Whether one cost can be paid, as a whole."""
    what = op[0]
    if what == ops.PAY_PICKS:
        return len(_to_pay(g, f, op)) >= (f.x if op[3] == ops.X_MANY else op[3])
    slot = slot_of(g, f.ref)
    if what == ops.PAY_TURN:
        return slot >= 0 and not g.flags_of[slot] & codes.TURNED
    if what == ops.PAY_MOJO:
        return op[2] != 0 or g.mojo[f.controller] >= op[1]
    if what == ops.PAY_COUNTERS:
        return slot >= 0 and counters(g, slot, op[2]) >= abs(op[1])
    if what == ops.PAY_THIS:
        if slot < 0:
            return f.uid >= 0 and g.zone_of[f.uid] == codes.DISCARD and op[1] != ops.BY_BREAK
        return not has(g, slot, bits.UNBREAKABLE if op[1] == ops.BY_BREAK else bits.UNBANISHABLE)
    return True


def _to_pay(g: Game, f: Frame, op: Op) -> list[int]:
    """What a cost can take, as it comes; never the card that is being played, and no piece that is warded against what
    it pays for."""
    found = matching(g, f, FILTERS[op[2]], 0)
    safe = bits.UNBREAKABLE if op[1] == ops.BY_BREAK else bits.UNBANISHABLE if op[1] == ops.BY_BANISH else 0
    own = codes.CARD + f.uid
    return [obj for obj in found if obj != own and (obj < codes.FIRST_PIECE or _can_be_paid(g, f, obj, safe))]


def _can_be_paid(g: Game, f: Frame, ref: int, safe: int) -> bool:
    slot = slot_of(g, ref)
    return not (has(g, slot, safe) or warded(g, slot, f.ref, f.card_index))


def _bounds(g: Game, f: Frame, count: int, flags: int, there: int) -> tuple[int, int]:
    """How many targets at least and at most."""
    if count == ops.ANY_NUMBER:
        return 0, there
    most = max(0, amount(g, f, count))
    if flags & ops.IF_THERE:
        return min(most, there), most
    return (0 if flags & ops.UP_TO else most), most


# --- choices ---------------------------------------------------------------------------------------------------------


def choose_mode(g: Game, f: Frame, op: Op) -> bool:
    able = [n for n, place in enumerate(op[2:]) if possible(g, f, place)]
    able = able or list(range(len(op) - 2))  # of an as-trigger, which happens anyway
    return ask(g, f.controller, codes.MODES, [option(codes.MODE, n) for n in able])


def take_mode(g: Game, f: Frame, op: Op, chosen: int) -> None:
    mode = chosen >> codes.VERB_BITS
    f.announce(op[1], [mode])
    atoms.note(g, events.CHOSE_MODE, f.controller, f.card_index, f.ref, events.pack_mode(f.program, f.pc - 1, mode))
    f.pc = op[2 + mode]


def choose_targets(g: Game, f: Frame, op: Op) -> bool:
    """Different ones, and such that what is named later finds another one."""
    _, group, what, count, flags = op
    if not is_over(f):
        found = candidates(g, f, FILTERS[what], flags)
        least, most = _bounds(g, f, count, flags, len(found))
        if len(AIMS[f.program]) > 1:
            later = [one for one in AIMS[f.program] if one[1] > group and one[4] & ops.ANOTHER]
            found = [obj for obj in found if _leaves_enough(g, f, later, obj)] or found
        if offer(g, f, f.controller, codes.TARGETS, found, least, most, _musts(g, f, found, flags)):
            return True
    f.announce(group, f.picks)
    for obj in f.picks if flags & ops.IS_TARGET else ():
        note_target(g, f, obj)
    return False


def _leaves_enough(g: Game, f: Frame, later: list[Op], obj: int) -> bool:
    """Whether there is still another one for each target that is named later in the same part."""
    for _, _, what, count, flags in later:
        others = [other for other in candidates(g, f, FILTERS[what], flags) if other != obj and other not in f.picks]
        if len(others) < _bounds(g, f, count, flags, len(others))[0]:
            return False
    return True


def _musts(g: Game, f: Frame, found: list[int], flags: int) -> list[int]:
    """Champions of opponents that events and abilities must target if they can."""
    if not flags & ops.IS_TARGET or (f.what == codes.OF_CARD and not KIND[f.card_index] & bits.EVENT):
        return []
    musts: list[int] = []
    for obj in found:
        slot = slot_of(g, obj)
        if slot >= 0 and g.controller_of[slot] != f.controller and has(g, slot, bits.MUST_BE_TARGETED):
            musts.append(obj)
    before = named(f) if musts else []
    return [ref for ref in musts if ref not in before]


def note_target(g: Game, f: Frame, obj: int) -> None:
    atoms.note(g, events.TARGETED, f.controller, card_index_of(g, obj), obj, cause=f.card_index)


def unveil_targets(g: Game, f: Frame) -> None:
    """Once all is announced and paid (house ruling T40): what is unveiled changes none of that."""
    for one in AIMS[f.program]:
        for obj in f.group(one[1]) if one[4] & ops.IS_TARGET else ():
            unveil_target(g, obj)


def unveil_target(g: Game, obj: int) -> None:
    """What is veiled is unveiled as a target; on the line it is just turned face up (rule book, Veiled)."""
    at, slot = place_on_line(g, obj), slot_of(g, obj)
    if at >= 0:
        g.line[at].face_down = 0
    elif slot >= 0:
        atoms.unveil(g, slot)


def choose_alignment(g: Game, f: Frame, op: Op) -> bool:
    among = [1 << bit for bit in range(4) if op[1] >> bit & 1]
    return ask(g, f.controller, codes.ALIGNMENTS, [option(codes.MODE, one) for one in among])


def take_alignment(g: Game, f: Frame, op: Op, chosen: int) -> None:
    f.alignment = chosen >> codes.VERB_BITS
    atoms.note(g, events.CHOSE_ALIGNMENT, f.controller, f.card_index, f.ref, f.alignment)


def if_named(g: Game, f: Frame, op: Op) -> bool:
    if f.selected:
        f.pc = op[1]
    return False


def choose_division(g: Game, f: Frame, op: Op) -> bool:
    """At least 1 to each of the targets just named; the frame's picks are the amounts so far."""
    _, group, total = op
    targets = f.group(group - 1)
    if f.stage == 0:
        f.stage, f.picks = 1, []
    left = len(targets) - len(f.picks)
    rest = amount(g, f, total) - sum(f.picks)
    if left > 1 and rest - left + 1 > 1:
        return ask(g, f.controller, codes.AMOUNTS, [option(codes.AMOUNT, n) for n in range(1, rest - left + 2)])
    if left:
        f.picks += [1] * (left - 1) + [rest - left + 1]
    f.stage = 0
    f.announce(group, f.picks)
    return False


def take_amount(g: Game, f: Frame, op: Op, chosen: int) -> None:
    f.pc -= 1
    f.picks.append(chosen >> codes.VERB_BITS)


_MOST_DEFENSE: Final = 30  # that what lies face down could have


def choose_x(g: Game, f: Frame, op: Op) -> bool:
    """As many as can be paid later, with so many targets; or any number, but none that changes nothing: more than the
    Mojo of who chooses, and more than it takes to break all that can be named."""
    if op[1] >= 0:
        return ask(g, f.controller, codes.AMOUNTS, [option(codes.AMOUNT, n) for n in _payable_x(g, f, op)])
    enough = 0
    for asked in AIMS[f.program]:
        for obj in candidates(g, f, FILTERS[asked[2]], asked[4] & ops.IS_TARGET):
            slot = slot_of(g, obj)
            veiled = g.flags_of[slot] & codes.FACE_DOWN != 0
            enough += _MOST_DEFENSE if veiled else defense(g, slot) + damage_ward(g, slot)
    most = max(0, g.mojo[f.controller], enough)
    return ask(g, f.controller, codes.AMOUNTS, [option(codes.AMOUNT, n) for n in range(most + 1)])


def _payable_x(g: Game, f: Frame, op: Op) -> list[int]:
    found: list[int] = []
    for n in range(len(_to_pay(g, f, op)) + 1):
        f.x = n
        if possible(g, f, f.pc):
            found.append(n)
    f.x = 0
    return found


def take_x(g: Game, f: Frame, op: Op, chosen: int) -> None:
    f.x = chosen >> codes.VERB_BITS


# --- costs -----------------------------------------------------------------------------------------------------------


def choose_payment(g: Game, f: Frame, op: Op) -> bool:
    able = [n for n, place in enumerate(op[1:]) if possible(g, f, place)]
    return ask(g, f.controller, codes.PAYMENT, [option(codes.MODE, n) for n in able])


def take_payment(g: Game, f: Frame, op: Op, chosen: int) -> None:
    f.pc = op[1 + (chosen >> codes.VERB_BITS)]


def may_pay(g: Game, f: Frame, op: Op) -> bool:
    if not possible(g, f, f.pc):
        f.pc = op[1]
        return False
    return ask(g, f.controller, codes.PAYMENT, [codes.YES, codes.NO])


def take_may_pay(g: Game, f: Frame, op: Op, chosen: int) -> None:
    if chosen == codes.NO:
        f.pc = op[1]
    else:
        f.paid = 1


def if_free(g: Game, f: Frame, op: Op) -> bool:
    if f.free:
        f.pc = op[1]
    return False


def pay_action(g: Game, f: Frame, op: Op) -> bool:
    atoms.pay_action(g, f.controller, limited_action(g, f))
    f.actions += 1
    return False


def pay_turn(g: Game, f: Frame, op: Op) -> bool:
    atoms.turn(g, slot_of(g, f.ref), op[1])
    return False


def pay_mojo(g: Game, f: Frame, op: Op) -> bool:
    atoms.lose_mojo(g, f.controller, op[1], f.card_index)
    return False


def pay_counters(g: Game, f: Frame, op: Op) -> bool:
    """So many counters, or any number, at least 1, which is X."""
    slot = slot_of(g, f.ref)
    if op[1] == ops.ANY_NUMBER:
        there = counters(g, slot, op[2])
        return ask(g, f.controller, codes.AMOUNTS, [option(codes.AMOUNT, n) for n in range(1, there + 1)])
    atoms.add_counters(g, slot, op[2], -op[1])
    return False


def take_counters(g: Game, f: Frame, op: Op, chosen: int) -> None:
    f.x = chosen >> codes.VERB_BITS
    atoms.add_counters(g, slot_of(g, f.ref), op[2], -f.x)


def pay_this(g: Game, f: Frame, op: Op) -> bool:
    obj = f.ref if slot_of(g, f.ref) >= 0 else codes.CARD + f.uid
    _pay(g, f, op[1], [obj])
    return False


def pay_picks(g: Game, f: Frame, op: Op) -> bool:
    _, how, _, count = op
    if not is_over(f):
        among = ranked(g, _to_pay(g, f, op))
        wanted = f.x if count == ops.X_MANY else count
        least, most = (0, len(among)) if count == ops.ANY_NUMBER else (wanted, wanted)
        if offer(g, f, f.controller, codes.PAYMENT, among, least, most):
            return True
    if count == ops.ANY_NUMBER:
        f.x = len(f.picks)
    _pay(g, f, how, f.picks)
    return False


def _pay(g: Game, f: Frame, how: int, objects: list[int]) -> None:
    slots = [slot_of(g, obj) for obj in objects if obj >= codes.FIRST_PIECE]
    uids = [obj - codes.CARD for obj in objects if codes.CARD <= obj < codes.FIRST_PIECE]
    if how == ops.BY_BREAK:
        moving.break_pieces(g, slots, cost=True)
    elif how == ops.BY_HAND:
        moving.take_pieces(g, slots, events.TO_HAND, [g.controller_of[slot] for slot in slots])
    elif how == ops.BY_DISCARD:
        moving.discard(g, uids)
    elif how == ops.BY_REVEAL:
        for uid in uids:
            moving.reveal(g, uid, moving.everyone(g))
    else:
        moving.banish_pieces(g, slots, uids, cost=True)
