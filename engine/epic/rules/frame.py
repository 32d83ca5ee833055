"""What an effect knows while it resolves: its card, the players and numbers it names, what it has selected.

Read from the registers of its frame (`codes.py`) and the game; nothing here changes either.
"""

from __future__ import annotations

from engine.epic.programs import ops
from engine.epic.programs.definitions import ALIGNMENT, CARD_INDEX_OF_PROGRAM, FILTERS, PROGRAMS
from engine.epic.programs.signatures import PROGRAM, of_kind
from engine.epic.rules import codes
from engine.epic.rules.derive import alignments, card_index_seen, count_champions, defense, offense, slot_of
from engine.epic.rules.picks import discard_seats, discarded, is_card
from engine.epic.rules.state import Game, defender, has_turn, played_at

Frame = list[int]


def asking_op(g: Game) -> ops.Op:
    """The op that put the decision."""
    f = g.frames[-1]
    return PROGRAMS[f[codes.PROGRAM]][f[codes.PC] - 1]


def source_card_index(g: Game, f: Frame) -> int:
    """The card that the frame's effect belongs to, wherever it is now."""
    card_index = CARD_INDEX_OF_PROGRAM[f[codes.PROGRAM]]
    if card_index >= 0:
        return card_index
    return card_index_seen(g, f[codes.REF]) if f[codes.REF] else g.def_of[f[codes.UID]]


def effect_frame(g: Game) -> Frame:
    """The frame of the effect that resolves, where another player carries out a part of it too."""
    top = g.frames[-1]
    for frame in reversed(g.frames[:-1]):
        op = PROGRAMS[frame[codes.PROGRAM]][frame[codes.PC] - 1]
        if op[0] == ops.DOES and of_kind(op, PROGRAM) == top[codes.PROGRAM]:
            top = frame
        elif frame[codes.PROGRAM] != top[codes.PROGRAM]:
            break
    return top


def source_alignments(g: Game, f: Frame) -> int:
    """Alignments of the card that the effect belongs to: as it is in play, otherwise as printed."""
    slot = slot_of(g, f[codes.REF])
    return alignments(g, slot) if slot >= 0 else ALIGNMENT[source_card_index(g, f)]


def seats(g: Game, f: Frame, who: int) -> tuple[int, ...]:
    """Players still in the game that a word names; clockwise, you first where it is each."""
    you = f[codes.CONTROLLER]
    if who == ops.YOU:
        return (you,)
    if who == ops.OPPONENT:
        return g.seating.opponents[you]
    if who == ops.THAT_PLAYER:
        return _if_there(g, f[codes.THAT_PLAYER])
    if who == ops.TURN_PLAYER:
        return _if_there(g, g.active)
    if who == ops.ITS_CONTROLLER:
        return _if_there(g, selected_controller(g, f)) if len(f) > codes.SELECTED else ()
    if who == ops.ITS_OWNER:
        return _if_there(g, owner_of(g, f[codes.SELECTED])) if len(f) > codes.SELECTED else ()
    if who == ops.CHOSEN:
        return tuple(obj for obj in f[codes.SELECTED :] if obj in g.seating.players)
    return g.seating.reach[you]


def _if_there(g: Game, seat: int) -> tuple[int, ...]:
    """The player in this seat, who may have left the game (1.2.2) or not be there at all."""
    return (seat,) if seat in g.seating.players else ()


def selected_controller(g: Game, f: Frame) -> int:
    slot = slot_of(g, f[codes.SELECTED])
    return g.controller_of[slot] if slot >= 0 else g.last_known[f[codes.SELECTED]][codes.LAST_CONTROLLER]


def owner_of(g: Game, obj: int) -> int:
    """The owner of a card, or of a champion wherever it is now."""
    if obj < codes.FIRST_CHAMPION:
        return g.owner_of[obj - codes.CARD]
    slot = slot_of(g, obj)
    return g.owner_of_slot[slot] if slot >= 0 else g.last_known[obj][codes.LAST_OWNER]


def number(g: Game, f: Frame, kind: int, plus: int, seat: int) -> int:
    """A number on resolution, counted for `seat`; negative numbers count as 0."""
    if kind == ops.LITERAL:
        return plus
    of = kind & ops.NUMBER_KIND
    if of == ops.THE_X:
        found = f[codes.X]
    elif of == ops.COUNT_OF:
        found = _count(g, f, FILTERS[kind >> ops.NUMBER_FILTER_AT], seat)
    elif of == ops.BROKEN_THIS_WAY:
        last_known = [g.last_known.get(obj) for obj in f[codes.SELECTED :] if slot_of(g, obj) < 0]
        found = sum(1 for last in last_known if last is not None and last[codes.LAST_CONTROLLER] == seat)
    elif of == ops.BANISHED_THIS_WAY:
        found = len(selected_cards(g, f, codes.DECK))
    elif of == ops.DAMAGE_ON_THIS:
        slot = slot_of(g, f[codes.REF])
        found = g.damage_of[slot] if slot >= 0 else 0
    else:
        found = _number_of_it(g, f, of)
    return max(0, found * ((kind >> ops.NUMBER_TIMES_AT & ops.NUMBER_TIMES) + 1) + plus)


def _number_of_it(g: Game, f: Frame, of: int) -> int:
    """Offense or defense of what was chosen, as last seen when it has left play."""
    if len(f) == codes.SELECTED:
        return 0
    slot = slot_of(g, f[codes.SELECTED])
    if of == ops.OFFENSE_OF_IT:
        return offense(g, slot) if slot >= 0 else g.last_known[f[codes.SELECTED]][codes.LAST_OFFENSE]
    assert of == ops.DEFENSE_OF_IT
    return defense(g, slot) if slot >= 0 else g.last_known[f[codes.SELECTED]][codes.LAST_DEFENSE]


def _count(g: Game, f: Frame, what: tuple[int, ...], seat: int) -> int:
    if what[ops.FILTER_KIND] == ops.F_CHAMPION:
        return count_champions(g, what, f[codes.CONTROLLER], f[codes.REF], f[codes.THAT_PLAYER])
    seats_of = (seat,) if what[ops.DISCARDED_WHOSE] == ops.EACH else discard_seats(g, f, what)
    return len(discarded(g, f, what, seats_of))


def selected_slots(g: Game, f: Frame) -> list[int]:
    """Slots of those selected that are still in play."""
    found = [slot_of(g, obj) for obj in f[codes.SELECTED :]]
    return [slot for slot in found if slot >= 0]


def selected_cards(g: Game, f: Frame, zone: int) -> list[int]:
    """Uids of the selected cards that are still in a zone."""
    return [
        obj - codes.CARD for obj in f[codes.SELECTED :]
        if codes.CARD <= obj < codes.FIRST_CHAMPION and g.zone_of[obj - codes.CARD] == zone
    ]  # fmt: skip


def is_true(g: Game, f: Frame, condition: int, a: int, b: int) -> bool:
    you = f[codes.CONTROLLER]
    if condition == ops.C_YOUR_TURN:
        return has_turn(g, you)
    if condition == ops.C_OPPONENTS_TURN:
        return not has_turn(g, you)
    if condition == ops.C_THIS_IN_PLAY:
        return slot_of(g, f[codes.REF]) >= 0
    if condition == ops.C_THIS_IN_DISCARD:
        return f[codes.UID] >= 0 and g.zone_of[f[codes.UID]] == codes.DISCARD
    if condition == ops.C_PLAYED:
        return g.played[played_at(you, a)] & b != 0
    if condition == ops.C_FIRST_PLAYED:
        return g.cards_played[played_at(you, a)] == 1
    if condition == ops.C_THIS_EXPENDED:
        slot = slot_of(g, f[codes.REF])
        return slot >= 0 and g.flags_of[slot] & codes.EXPENDED != 0
    if condition == ops.C_HEALTH_DOUBLED:
        return g.health[you] >= 2 * g.setup.starting_health
    if condition == ops.C_THIS_HERE:
        if f[codes.REF]:
            return slot_of(g, f[codes.REF]) >= 0
        return f[codes.UID] >= 0 and g.zone_of[f[codes.UID]] in (codes.DISCARD, codes.SUPPLEMENTAL)
    return len(f) > codes.SELECTED and _true_of_it(g, f, condition, a, b)


def _true_of_it(g: Game, f: Frame, condition: int, a: int, b: int) -> bool:
    """A condition about what was chosen."""
    you = f[codes.CONTROLLER]
    if condition == ops.C_IT_IS:
        return len(f) - codes.SELECTED >= a >> 2 and all(
            is_card(g.def_of[obj - codes.CARD], a & 3, b) for obj in f[codes.SELECTED :]
        )
    if condition == ops.C_YOU_OWN_IT:
        return owner_of(g, f[codes.SELECTED]) == you
    if condition == ops.C_YOU_CONTROLLED_IT:
        return selected_controller(g, f) == you
    assert condition == ops.C_IT_ATTACKED_UNBLOCKED
    last = g.last_known.get(f[codes.SELECTED])
    return last is not None and last[codes.LAST_UNBLOCKED] != 0 and defender(g) == you
