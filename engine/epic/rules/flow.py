"""Ops that steer a program: where it ends, tests, modes, questions of yes or no, what is put off.

Each handler gets the game, its frame and its op, and says whether it asks a question.
"""

from __future__ import annotations

from typing import Final

from engine.epic.programs import ops
from engine.epic.programs.definitions import FILTERS, READS_THAT_PLAYER
from engine.epic.rules import atoms, codes, events, picks
from engine.epic.rules.derive import can_pay
from engine.epic.rules.frame import Frame, is_true, seats, source_alignments, source_card_index
from engine.epic.rules.picks import ask, candidates
from engine.epic.rules.state import Game, push_frame


def end(g: Game, f: Frame, op: ops.Op) -> bool:
    g.frames.pop()
    return False


def finish(g: Game, f: Frame, op: ops.Op) -> bool:
    """The event goes to its owner's discard pile, unless it went elsewhere (2.2.4)."""
    if g.zone_of[f[codes.UID]] == codes.SUPPLEMENTAL:
        atoms.to_discard(g, f[codes.UID])
    g.frames.pop()
    return False


def test(g: Game, f: Frame, op: ops.Op) -> bool:
    _, condition, a, b, place = op
    if not is_true(g, f, condition, a, b):
        f[codes.PC] = place
    return False


def if_none(g: Game, f: Frame, op: ops.Op) -> bool:
    _, place = op
    if len(f) == codes.SELECTED:
        f[codes.PC] = place
    return False


def if_no_target(g: Game, f: Frame, op: ops.Op) -> bool:
    """A tribute that has no legal target does not apply (5.6.2)."""
    _, place, *filters = op
    if not any(candidates(g, f, FILTERS[what], ops.IS_TARGET) for what in filters):
        atoms.note(g, events.NO_TARGET, f[codes.CONTROLLER], source_card_index(g, f), f[codes.REF])
        f[codes.PC] = place
    return False


def if_not_done(g: Game, f: Frame, op: ops.Op) -> bool:
    _, place = op
    if not f[codes.CHANGED]:
        f[codes.PC] = place
    return False


def begin_act(g: Game, f: Frame, op: ops.Op) -> bool:
    f[codes.CHANGED] = 0
    return False


def does(g: Game, f: Frame, op: ops.Op) -> bool:
    """Each of the players, you first, carries out a program as its controller; it knows what this effect knows."""
    _, who, program = op
    for seat in reversed(seats(g, f, who)):
        x, that_player, selected = f[codes.X], f[codes.THAT_PLAYER], f[codes.SELECTED :]
        push_frame(g, program, f[codes.UID], f[codes.REF], seat, x, that_player, selected)
    return False


def jump(g: Game, f: Frame, op: ops.Op) -> bool:
    _, f[codes.PC] = op
    return False


def choose_mode(g: Game, f: Frame, op: ops.Op) -> bool:
    """Choose the effect of a card divided by OR (3.2.1); a mode's own cost must be payable (3.6.3), where the card's
    cost is paid at all (3.6.1)."""
    _, _, *modes = op
    seat, mask, free = f[codes.CONTROLLER], source_alignments(g, f), f[codes.STAGE] == codes.FREE
    able = [n for n, gold in enumerate(modes[1::2]) if free or can_pay(g, seat, mask, gold, True)]
    return ask(g, seat, codes.MODES, [n << codes.VERB_BITS | codes.MODE for n in able])


def take_mode(g: Game, f: Frame, op: ops.Op, option: int) -> None:
    _, ability_id, *modes = op
    mode = option >> codes.VERB_BITS
    place, gold = modes[2 * mode : 2 * mode + 2]
    if f[codes.STAGE] == codes.FREE:
        f[codes.STAGE] = 0
    else:
        atoms.pay_gold(g, f[codes.CONTROLLER], source_alignments(g, f), gold, True)
    f[codes.PC] = place
    atoms.note(
        g, events.CHOSE_MODE, f[codes.CONTROLLER], source_card_index(g, f), codes.CARD + f[codes.UID], ability_id + mode
    )


def may(g: Game, f: Frame, op: ops.Op) -> bool:
    return ask(g, f[codes.CONTROLLER], codes.MAY, [codes.YES, codes.NO])


def take_may(g: Game, f: Frame, op: ops.Op, option: int) -> None:
    _, place, _ = op
    if option == codes.NO:
        _decline(g, f)
        f[codes.PC] = place


def _decline(g: Game, f: Frame) -> None:
    atoms.note(g, events.DECLINED, f[codes.CONTROLLER], other=source_card_index(g, f))


_OPEN: Final = (ops.F_CHAMPION, ops.F_DISCARD, ops.F_PLAYER, ops.F_ANY)  # what everybody sees


def pick_objects(g: Game, f: Frame, op: ops.Op) -> bool:
    """Choose objects on resolution. Where there are none, that is told, unless it would tell of a hand."""
    _, what, count, _, _ = op
    fresh = f[codes.STAGE] == picks.FRESH
    if picks.run_pick(g, f, op):
        return True
    wanted = f[codes.X] if count == ops.THE_COUNT else count
    none = g.journal is not None and fresh and wanted and len(f) == codes.SELECTED
    if none and FILTERS[what][ops.FILTER_KIND] in _OPEN:
        atoms.note(g, events.NO_CHOICE, f[codes.CONTROLLER], other=source_card_index(g, f))
    return False


def take_object(g: Game, f: Frame, op: ops.Op, option: int) -> None:
    """An object that was chosen on resolution, or that none was where there need not be one."""
    if option == codes.NO or (option == codes.STOP and len(f) == codes.SELECTED):
        _decline(g, f)
    elif g.journal is not None and len(g.options) == 1:
        _tell_only_choice(g, f, option >> codes.VERB_BITS)
    picks.take_object(g, f, op, option)


def _tell_only_choice(g: Game, f: Frame, obj: int) -> None:
    """Tell of a champion or a card in a discard pile that is chosen because nothing else can be. Of players that is
    nothing new, and of hidden cards nobody may know."""
    if obj >= codes.FIRST_CHAMPION:
        card_index = g.card_index_of[obj & codes.SLOT_MASK]
    elif obj >= codes.CARD and g.zone_of[obj - codes.CARD] == codes.DISCARD:
        card_index = g.def_of[obj - codes.CARD]
    else:
        return
    atoms.note(g, events.ONLY_CHOICE, g.seat, card_index, obj, other=source_card_index(g, f))


def may_pay(g: Game, f: Frame, op: ops.Op) -> bool:
    """Nobody is asked for gold that they do not have; health may be paid down to 0 (house ruling H16)."""
    _, gold, health, place, _ = op
    seat = f[codes.CONTROLLER]
    if not can_pay(g, seat, source_alignments(g, f), gold, False) or g.health[seat] < health:
        f[codes.PC] = place
        return False
    return ask(g, seat, codes.MAY, [codes.YES, codes.NO])


def take_may_pay(g: Game, f: Frame, op: ops.Op, option: int) -> None:
    _, gold, health, place, _ = op
    if option == codes.NO:
        _decline(g, f)
        f[codes.PC] = place
        return
    seat = f[codes.CONTROLLER]
    f[codes.CHANGED] += 1
    atoms.pay_gold(g, seat, source_alignments(g, f), gold, False)
    atoms.lose(g, seat, health, source_card_index(g, f))


def delay(g: Game, f: Frame, op: ops.Op) -> bool:
    """Something is left for the end of the turn, unless it is about a player and none could be chosen."""
    _, program = op
    if f[codes.THAT_PLAYER] == codes.NOBODY and READS_THAT_PLAYER[program]:
        return False
    uid, ref, controller, x, who = f[codes.UID], f[codes.REF], f[codes.CONTROLLER], f[codes.X], f[codes.THAT_PLAYER]
    later = (program, uid, ref, controller, x, who, -1, *f[codes.SELECTED :])
    g.delayed_triggers = [*g.delayed_triggers, later]
    return False
