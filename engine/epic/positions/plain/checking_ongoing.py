"""Whether what is going on makes sense in its position. Whatever passes can be laid out and played on.

An effect names a card, an ability of it and a step at which it waits; what it is of and what it has selected are things
of the right kinds (`kinds.py`). What was picked so far is checked where the question is put.
"""

from __future__ import annotations

from typing import Final

from engine.epic.positions.plain.abilities import (
    ANY_CHAMPION,
    ASKING,
    BEGIN,
    CARD,
    CHAMPION,
    DEITY,
    DELAYED,
    EVENT,
    PARENT,
    Ability,
    abilities_of,
    steps_of,
)
from engine.epic.positions.plain.cards import card_index, name_of, unclaimed
from engine.epic.positions.plain.kinds import CARDS, CHAMPIONS, PLAYERS, waiting_kinds
from engine.epic.positions.plain.position import (
    ACTED_IN,
    BATTLE_WINDOWS,
    BLOCK,
    BOARD,
    DAMAGE,
    END_OFFER,
    GONE,
    HIDDEN,
    MULTI_PICKS,
    PLAYER,
    SETTLING,
    SUPPLEMENTAL,
    WINDOWS,
    BadPosition,
    Effect,
    Gone,
    Ongoing,
    Position,
    Thing,
)
from engine.epic.programs import ops
from engine.epic.programs.definitions import IS_DEITY, IS_EVENT, IS_TOKEN, PROGRAMS
from engine.epic.programs.signatures import PROGRAM, of_kind
from engine.epic.rules import picks

DEEPEST: Final = 100  # effects in a stack
MOST: Final = 1000  # abilities that wait
PICKING: Final = (*picks.MULTI_PICKS, ops.PICK_SURVIVORS)  # ops that are answered step by step


def check_ongoing(position: Position) -> None:
    """Raise BadPosition where what is going on cannot be."""
    ongoing = position.ongoing
    assert ongoing is not None, "asked where something is half done"
    if len(ongoing.stack) > DEEPEST or max(map(len, (ongoing.resolving, ongoing.pending, ongoing.gone))) > MOST:
        raise BadPosition(f"At most {DEEPEST} effects can have begun, and of all else there can be {MOST}.")
    if ongoing.settles and position.moment not in SETTLING:
        raise BadPosition(f"No effect resolves in the moment {position.moment}.")
    if not ongoing.settles and (ongoing.initiative is not None or ongoing.gone or ongoing.declared):
        raise BadPosition("Initiative, champions that are gone and declarations are told while effects resolve.")
    if ongoing.declared and position.moment not in BATTLE_WINDOWS:
        raise BadPosition(f"Nobody has just declared attackers or blockers in the moment {position.moment}.")
    if ongoing.settles:
        _check_initiative(position, ongoing)
    for gone in ongoing.gone:
        _check_gone(position, gone)
    _check_stack(position, ongoing)
    for waiting in (*ongoing.resolving, *ongoing.pending):
        _check_waiting(position, waiting)
    _check_answers(position, ongoing)


def _check_initiative(position: Position, ongoing: Ongoing) -> None:
    """Who has it resolves what waits (3.2.5a), or has played what resolves: in a window, when nothing waited. When
    somebody has left since, the turn may have gone on elsewhere."""
    if position.out:
        return
    initiative = position.seat if ongoing.initiative is None else ongoing.initiative
    if position.moment not in BATTLE_WINDOWS or ongoing.declared:
        due = [*position.team_of(position.active)]
        if position.moment == END_OFFER:
            due = [seat for seat in position.seats if seat != position.active or position.format]
        if initiative not in due:
            raise BadPosition(f"In the moment {position.moment} seat {due[0]} has initiative.")
    if not ongoing.stack or ability_of(ongoing.stack[0]).waits:
        return
    played = ongoing.stack[0]
    if position.moment not in WINDOWS or ongoing.declared or ongoing.resolving or played.controller != initiative:
        raise BadPosition(f"{played.card} cannot have been played or used then.")
    if position.moment in ACTED_IN and not position.acted:
        raise BadPosition(f"{played.card} was played or used, so somebody has acted.")


def ability_of(effect: Effect) -> Ability:
    """The ability that an effect is of. Raises BadPosition."""
    words = abilities_of(card_index(effect.card))
    if effect.ability not in words:
        raise BadPosition(f"{effect.card} has no such ability.")
    return words[effect.ability]


def step_place(effect: Effect) -> int:
    """The op at which an effect waits, by its place in the program; -1 where it has not begun. Raises BadPosition."""
    steps = steps_of(ability_of(effect).program)
    if effect.step not in steps:
        raise BadPosition(f"{effect.card} does not say at which of its steps it waits.")
    return steps[effect.step]


def op_of(effect: Effect) -> ops.Op:
    """The op at which an effect waits; none where it has not begun."""
    place = step_place(effect)
    return PROGRAMS[ability_of(effect).program][place] if place >= 0 else ()


def _check_gone(position: Position, gone: Gone) -> None:
    index = card_index(gone.card)
    if IS_EVENT[index] or IS_DEITY[index]:
        raise BadPosition(f"{gone.card} is no champion: it cannot have left play.")
    if gone.of is None:
        return
    if IS_TOKEN[index]:
        raise BadPosition(f"{gone.card} is a token: no card is left of it (2.3.5).")
    _check_card(position, gone.card, gone.of)


def _check_card(position: Position, card: str, of: Thing) -> None:
    """A thing is this card, or may be."""
    name = name_of(position, of)
    if of.zone in (PLAYER, GONE) or (name != card if of.zone not in (BLOCK, HIDDEN) else False):
        raise BadPosition(f"{card} is not there.")
    if of.zone == BOARD and position.players[of.seat].board[of.place].token:
        raise BadPosition(f"{card} is a token: there is no card of it.")


# --- effects ---------------------------------------------------------------------------------------------------------


def _check_stack(position: Position, ongoing: Ongoing) -> None:
    for at, effect in enumerate(ongoing.stack):
        last, below = at == len(ongoing.stack) - 1, ongoing.stack[at - 1] if at else None
        _check_begun(effect, below, last=last, seats=len(position.seats))
        _check_source(position, effect)
        kinds = waiting_kinds(card_index(effect.card), ability_of(effect).program, step_place(effect))
        _check_selected(position, effect, kinds)
    claimed: list[Thing] = []
    for effect in ongoing.stack:
        if ability_of(effect).of == EVENT:
            found = effect.of or unclaimed(_supplemental(position), effect.card, effect.controller, claimed)
            if found is None or found in claimed:
                raise BadPosition(f"{effect.card} resolves and is in no supplemental zone (1.4.6).")
            claimed.append(found)
    for seat, names in enumerate(_supplemental(position)):
        for place, name in enumerate(names):
            if Thing(SUPPLEMENTAL, seat, place) not in claimed:
                raise BadPosition(f"{name} is in the supplemental zone of seat {seat} and does not resolve.")


def _supplemental(position: Position) -> list[tuple[str, ...]]:
    return [player.supplemental for player in position.players]


def _check_begun(effect: Effect, below: Effect | None, *, last: bool, seats: int) -> None:
    """The last effect asks. Each other one waits for the one above it, which it has begun. Of what each of the `seats`
    carries out, parts that wait for their turn lie on each other."""
    ability, op = ability_of(effect), op_of(effect)
    if last != (bool(op) and op[0] in ASKING):
        raise BadPosition(f"{effect.card} {'asks nothing' if last else 'cannot wait'} at the step {effect.step}.")
    asked = op_of(below) if below is not None else ()
    if below is not None and below.step == BEGIN:
        begun = effect.card == below.card and effect.ability == below.ability
        begun = begun and (effect.step != BEGIN or (seats > 2 and effect.controller != below.controller))
    elif not asked:
        begun = ability.of != PARENT
    elif asked[0] == ops.DOES:
        begun = ability.program == of_kind(asked, PROGRAM)
    else:
        begun = ability.of == EVENT
    if not begun or (effect.step == BEGIN and ability.of != PARENT):
        raise BadPosition(f"{effect.card} cannot have begun there.")
    if effect.free and (not op or op[0] != ops.MODES_OF or ability.of != EVENT):
        raise BadPosition(f"{effect.card} is not about to be paid for.")


def _check_source(position: Position, effect: Effect) -> None:
    of = ability_of(effect).of
    if of in (CHAMPION, ANY_CHAMPION):
        if effect.of is None or effect.of.zone not in (BOARD, GONE):
            raise BadPosition(f"{effect.card} does not say of which champion it is.")
        name = name_of(position, effect.of)
        if of == CHAMPION and name != effect.card:
            raise BadPosition(f"The champion is {name}, not {effect.card}.")
    elif of == CARD or (of == EVENT and effect.of is not None):
        if effect.of is None:
            raise BadPosition(f"{effect.card} does not say where it is.")
        _check_card(position, effect.card, effect.of)
    elif effect.of is not None:
        raise BadPosition(f"{effect.card} says of what it is, where that is clear.")
    if of == DEITY and position.players[effect.controller].deity != effect.card:
        raise BadPosition(f"Seat {effect.controller} does not play with {effect.card}.")


def kind_of(thing: Thing) -> int:
    """Whether a thing is a player, a champion or a card."""
    return PLAYERS if thing.zone == PLAYER else CHAMPIONS if thing.zone in (BOARD, GONE) else CARDS


def _check_selected(position: Position, effect: Effect, kinds: int) -> None:
    for thing in effect.its:
        name_of(position, thing)
        if not kind_of(thing) & kinds:
            raise BadPosition(f"{effect.card} cannot have selected that by then.")
    placed = [thing for thing in effect.its if thing.zone not in (BLOCK, HIDDEN)]
    if len(set(placed)) < len(placed):
        raise BadPosition(f"{effect.card} has selected something twice.")


def _check_waiting(position: Position, effect: Effect) -> None:
    """An ability that waits to resolve."""
    ability = ability_of(effect)
    if not ability.waits:
        raise BadPosition(f"{effect.card} has no such ability that waits.")
    if effect.step or effect.done or effect.free:
        raise BadPosition(f"{effect.card} has not begun, so it is at no step.")
    _check_source(position, effect)
    _check_selected(position, effect, CHAMPIONS if ability.of == DELAYED else 0)


# --- the question ----------------------------------------------------------------------------------------------------


def _check_answers(position: Position, ongoing: Ongoing) -> None:
    """Only of questions that are answered step by step it is told what was answered so far."""
    asked = op_of(ongoing.stack[-1])[0] if ongoing.stack else -1
    picked = asked in PICKING or position.moment in MULTI_PICKS
    divides = asked == ops.DIVIDE_DAMAGE or position.moment == DAMAGE
    if (ongoing.picked and not picked) or (ongoing.given is not None and not divides):
        raise BadPosition("Nothing is picked or divided there.")
    if ongoing.among and not ongoing.picked:
        raise BadPosition("What is chosen among is told where something was picked.")
    if (asked == ops.REVEAL_TOP) != (ongoing.revealed > 0):
        raise BadPosition("Cards are revealed where one of them is to be kept.")
    for things in (ongoing.picked, ongoing.among):
        if len(set(things)) < len(things) or any(thing.zone in (BLOCK, HIDDEN, GONE) for thing in things):
            raise BadPosition("What is picked is there, each once.")
        for thing in things:
            name_of(position, thing)
    if any(kind_of(thing) == CARDS for thing in ongoing.among):
        raise BadPosition("Only of champions and players an order is told.")
    if not (ongoing.settles or ongoing.picked or ongoing.given):
        raise BadPosition(f"Nothing is half done in the moment {position.moment}.")
