"""Leaving a game of more than two players (1.2.2, 1.9.3): at 0 health, or by conceding. A team is out of the game when
all its members are; a member who leaves alone leaves the others its health (house ruling H48).

It happens between two ops, so that no effect is in the middle of something. What the player had waiting vanishes, their
turn is finished without them, and a battle against them is over.
"""

from __future__ import annotations

from typing import Final

from engine.epic.programs import ops
from engine.epic.programs.definitions import PROGRAMS
from engine.epic.programs.game import AFTER_DAMAGE, ENDING, MAIN
from engine.epic.programs.signatures import PROGRAM, of_kind
from engine.epic.rules import atoms, codes, events
from engine.epic.rules.damage import break_lethal
from engine.epic.rules.picks import FRESH, PICKING
from engine.epic.rules.seating import FIRST_BLOOD, LAST_ONE
from engine.epic.rules.state import Game

HUNTED_HEALTH: Final = 5  # 2015 rulebook, Hunter - Last One Standing


def settle(g: Game) -> None:
    """What happens after an op that changed health, damage or defense: of more than two players all those at 0 or less
    leave the game together (1.2.2), then champions break that have too much damage."""
    if g.seating.many:
        fallen = [seat for seat in g.seating.players if g.health[seat] <= 0]
        if fallen:
            eliminate(g, fallen, codes.BY_HEALTH)
        if g.reason:
            return
    break_lethal(g)


def eliminate(g: Game, gone: list[int], reason: int) -> None:
    """These players leave the game together. The last one wins (1.2.1); when none is left the game is drawn (house
    ruling H1). In Hunter formats it is good for the players to their right, whoever did it."""
    fallen = [seat for seat in g.seating.clockwise[g.active] if seat in gone]  # in turn order (house ruling H41)
    for seat in fallen:
        atoms.note(g, events.ELIMINATED, seat, n=reason)
    g.seating = g.seating.without(gone)
    if g.seating.format == FIRST_BLOOD and g.seating.players:
        atoms.end_game(g, _to_the_right(g, fallen[0]), codes.BY_FIRST_BLOOD)
        return
    players = g.seating.players
    if not players:
        atoms.end_game(g, codes.NOBODY, codes.BY_ALL)
        return
    if len(players) == len(g.seating.team[players[0]]):
        atoms.end_game(g, players[0], codes.BY_ELIMINATION)
        return
    _drop_what_waits(g, gone)
    for seat in gone:
        atoms.remove_player(g, seat)
    _go_on_without(g, gone)
    if g.seating.format == LAST_ONE:
        for seat in fallen:
            hunter = _to_the_right(g, seat)
            atoms.heal(g, hunter, HUNTED_HEALTH, -1)
            atoms.draw(g, hunter, 1)


def _to_the_right(g: Game, seat: int) -> int:
    """The player to the right of one who has left the game: who may attack towards that seat."""
    return g.seating.clockwise[seat][-1]


def _drop_what_waits(g: Game, gone: list[int]) -> None:
    """Their effects and abilities resolve no further, nor does what others do because of them."""
    kept = [g.frames[0]]
    part = -1  # program that players carry out because of an effect that is gone
    for frame in g.frames[1:]:
        if frame[codes.CONTROLLER] in gone:
            op = PROGRAMS[frame[codes.PROGRAM]][frame[codes.PC] - 1]
            part = of_kind(op, PROGRAM) if op[0] == ops.DOES else -1
        elif frame[codes.PROGRAM] != part:
            part = -1
            kept.append(frame)
    g.frames[:] = kept
    g.pending_triggers = [each for each in g.pending_triggers if each[codes.TRIGGER_CONTROLLER] not in gone]
    g.resolving_triggers = [each for each in g.resolving_triggers if each[codes.TRIGGER_CONTROLLER] not in gone]
    g.delayed_triggers = [each for each in g.delayed_triggers if each[codes.TRIGGER_CONTROLLER] not in gone]


def _go_on_without(g: Game, gone: list[int]) -> None:
    """The course of the turn, where it was theirs to act (house ruling H40)."""
    if g.last_play in gone:
        g.last_play = g.seating.clockwise[g.last_play][0]
        if g.initiative in gone and not g.setup.of_2015:
            g.initiative = g.last_play
    if g.phase == codes.PHASE_MULLIGAN:
        g.active = g.seating.lead(g.seating.clockwise[g.active][0])
    elif g.active in gone and not g.seating.team[g.active]:
        if g.phase == codes.PHASE_BATTLE:
            atoms.end_battle(g)
        if g.phase != codes.PHASE_END:
            _go_to(g, ENDING, codes.PHASE_END, codes.STEP_NONE)
    else:  # teammates finish a turn (house ruling H48)
        g.active = g.seating.lead(g.active)
        if g.step == codes.STEP_ATTACKERS and g.initiative in gone and not g.frames[0][codes.X]:  # nobody attacks yet
            atoms.end_battle(g)
            _go_to(g, MAIN, codes.PHASE_MAIN, codes.STEP_NONE)
    if g.defender in gone and g.seating.team[g.defender]:
        g.defender = g.seating.clockwise[g.defender][0]
    elif g.defender in gone and g.phase == codes.PHASE_BATTLE:
        _go_to(g, AFTER_DAMAGE, codes.PHASE_BATTLE, codes.STEP_DAMAGE)


def _go_to(g: Game, place: int, phase: int, step: int) -> None:
    """The game's own program goes on there, once the effects that resolve are done."""
    g.phase, g.step = phase, step
    f = g.frames[0]
    f[codes.PC] = place
    f[codes.STAGE] = FRESH
    f[codes.X] = 0
    del f[codes.SELECTED :]
    g.assigned = []


def ask_again(g: Game, asking: list[int], place: int) -> None:
    """Somebody left while the frame `asking` waited for an answer at `place`: it asks anew, unless it is gone or goes
    on elsewhere. A multi-pick begins anew, and so does what players do in turn, and what is about something that is
    gone (house ruling H51)."""
    if g.frames[-1] is not asking or asking[codes.PC] != place:
        return
    asking[codes.PC] -= 1
    if g.kind == codes.WINDOW:
        asking[codes.PC] -= 1  # what triggers by it resolves before a window opens (3.2.5)
        return
    in_turn = PROGRAMS[asking[codes.PROGRAM]][asking[codes.PC]][0] == ops.PICK_SURVIVORS
    dividing = asking is g.frames[0] and g.step == codes.STEP_DAMAGE  # among champions that may be gone
    if g.offered.among and asking[codes.STAGE] == PICKING:
        del asking[codes.SELECTED :]
    elif in_turn or dividing or not all(_is_there(g, obj) for obj in asking[codes.SELECTED :]):
        asking[codes.STAGE] = FRESH
        del asking[codes.SELECTED :]


def _is_there(g: Game, obj: int) -> bool:
    if obj < codes.CARD:
        return obj in g.seating.players
    if obj < codes.FIRST_CHAMPION:
        return g.zone_of[obj - codes.CARD] != codes.GONE
    return g.ref_of[obj & codes.SLOT_MASK] == obj
