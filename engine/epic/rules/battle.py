"""The battle phase (4.4): attackers, windows, blockers, division of damage.

Attackers and blockers are flags of champions; a champion that leaves play, changes sides or is removed loses them.
"""

from __future__ import annotations

from typing import Final

from engine.epic.programs import bits, ops
from engine.epic.programs.game import BATTLE_END, MAIN
from engine.epic.rules import atoms, codes, events
from engine.epic.rules.damage import deal
from engine.epic.rules.derive import blockable, can_attack, can_block, defense, has, keywords, offense
from engine.epic.rules.picks import FRESH, PICKED, PICKING, ask, begin, offer, take_pick, teammates_follow, whose_turn
from engine.epic.rules.state import Game, defender, has_turn, slots_of_team
from engine.epic.rules.triggers import trigger, trigger_attack, trigger_block
from engine.epic.rules.turn import attackable, circle_goes_on, make_play, passes_to_teammate, plays

Frame = list[int]
UNOPENED: Final = -1  # value of `passed` before the first window of a step


def attackers(g: Game) -> list[int]:
    """Slots of the attacking champions."""
    slots = slots_of_team(g, g.active) if g.seating.has_teams else g.board[g.active]
    flags_of = g.flags_of
    found: list[int] = []
    for slot in slots:
        if flags_of[slot] & codes.ATTACKING:
            found.append(slot)  # noqa: PERF401 - asked often, and a comprehension is a call
    return found


def blockers(g: Game) -> list[int]:
    """Slots of the blocking champions."""
    flags_of = g.flags_of
    found: list[int] = []
    for slot in slots_of_team(g, defender(g)):
        if flags_of[slot] & codes.BLOCKING:
            found.append(slot)  # noqa: PERF401 - asked often, and a comprehension is a call
    return found


def _attacking(g: Game) -> bool:
    """Whether any champion attacks."""
    flags_of = g.flags_of
    slots = slots_of_team(g, g.active) if g.seating.has_teams else g.board[g.active]
    for slot in slots:  # noqa: SIM110 - asked in every window, and a generator costs more
        if flags_of[slot] & codes.ATTACKING:
            return True
    return False


def declare_attackers(g: Game, f: Frame, op: ops.Op) -> bool:
    """Choose one or more eligible champions; they expend and attack as a group (4.4.1). With more than two players whom
    they attack is chosen first (M4.4.1). When a member of a team attacks, the others may join, one after the other."""
    g.phase, g.step = codes.PHASE_BATTLE, codes.STEP_ATTACKERS
    if g.seating.many and g.defender == codes.NOBODY:
        return ask(g, g.initiative, codes.DEFENDER, [seat << codes.VERB_BITS | codes.TARGET for seat in attackable(g)])
    begin(f)
    team = g.seating.clockwise[g.initiative][: len(g.seating.team[g.active])]
    seat = whose_turn(g, f, team)
    joins = g.seating.has_teams and f[codes.X] != 0  # a teammate, who attacks already
    if f[codes.STAGE] == PICKING and seat != codes.NOBODY:
        among = sorted([g.ref_of[slot] for slot in g.board[seat] if can_attack(g, slot)])
        if offer(g, f, seat, codes.ATTACKERS, among, 0 if joins else 1, len(among)):
            return True
    f[codes.STAGE] = FRESH
    if not joins:
        g.blocked = False
        if g.seating.many:
            atoms.note(g, events.AGAINST, seat, n=g.defender)
    for ref in f[codes.SELECTED :]:
        atoms.attack(g, ref & codes.SLOT_MASK)
    if teammates_follow(g, f, team, seat):
        return False
    for slot in attackers(g) if g.seating.has_teams else [ref & codes.SLOT_MASK for ref in f[codes.SELECTED :]]:
        trigger_attack(g, slot)
    g.initiative = g.active
    g.step = codes.STEP_BEFORE_BLOCKS
    g.passed = UNOPENED
    return False


def take_attackers(g: Game, f: Frame, op: ops.Op, option: int) -> None:
    """An attacker, that there are no more, or the player who is attacked."""
    if option & codes.VERB_MASK == codes.TARGET:
        g.defender = option >> codes.VERB_BITS
        f[codes.PC] -= 1
    else:
        take_pick(g, f, op, option)


def battle_window(g: Game, f: Frame, op: ops.Op) -> bool:
    """Before blocks the attacker acts first (4.4.3 to 4.4.5, M4.4.3 to M4.4.5), before damage the defender does (4.4.8
    to 4.4.10, M4.4.8 to M4.4.10). By the rules of 2015 it is the attacker both times."""
    if g.passed == UNOPENED:
        if not _attacking(g):  # 4.4.1a, M4.4.1a
            f[codes.PC] = BATTLE_END
            return False
        g.initiative = _acts_first(g)
        g.passed = 0
        g.plays = 0
        g.last_play = codes.NOBODY
    seat = g.initiative
    if g.seating.many and seat not in g.seating.players:
        take_battle(g, f, op, codes.PASS)
        return False
    return ask(g, seat, codes.WINDOW, [codes.PASS, *plays(g, seat, False)])


def _acts_first(g: Game) -> int:
    """The player who has initiative first in this step of the battle."""
    defender_first = g.step == codes.STEP_BEFORE_DAMAGE and not g.setup.of_2015
    return g.seating.lead(defender(g)) if defender_first else g.active


def take_battle(g: Game, f: Frame, op: ops.Op, option: int) -> None:
    _, passed, again = op
    if option != codes.PASS:
        make_play(g, g.initiative, option)
        f[codes.PC] = again
        return
    g.begun = None  # 3.7.1
    if g.seating.has_teams and passes_to_teammate(g):
        f[codes.PC] = again
    elif not _attacking(g):  # 4.4.1a, M4.4.1a
        f[codes.PC] = BATTLE_END
    elif g.setup.of_2015:
        f[codes.PC] = passed if _passed_in_2015(g) else again
    elif g.seating.many:
        f[codes.PC] = again if circle_goes_on(g, _acts_first(g)) else passed
    else:
        g.passed += 1
        if g.passed >= 2 and g.plays == 0:
            f[codes.PC] = passed
        else:
            g.initiative = g.seating.left[g.initiative]
            g.plays = 0
            f[codes.PC] = again


def _passed_in_2015(g: Game) -> bool:
    """Initiative passes between the attacker and the defender, nobody else (house ruling H62), until the defender makes
    no play (steps B and C, E and F of the rulebook). False: it has passed to the other one."""
    if has_turn(g, g.initiative):
        g.initiative = g.seating.lead(defender(g))
    elif g.plays == 0:
        return True
    else:
        g.initiative = g.active
    g.plays = 0
    return False


def declare_blockers(g: Game, f: Frame, op: ops.Op) -> bool:
    """Any number of prepared champions block the whole attack (4.4.6, M4.4.6); one at least where an attacker must be
    blocked and one of them could (4.4.6c, M4.4.6c). The members of a team do so one after the other."""
    g.step = codes.STEP_BLOCKERS
    begin(f)
    team = g.seating.team[defender(g)]
    seat = whose_turn(g, f, team)
    if f[codes.STAGE] == PICKING and seat != codes.NOBODY:
        among = sorted([g.ref_of[slot] for slot in g.board[seat] if can_block(g, slot)])
        if offer(g, f, seat, codes.BLOCKERS, among, 1 if among and _must_block(g, seat) else 0, len(among)):
            return True
    f[codes.STAGE] = FRESH
    for ref in f[codes.SELECTED :]:
        atoms.block(g, ref & codes.SLOT_MASK)
    if teammates_follow(g, f, team, seat):
        return False
    declared = blockers(g) if g.seating.has_teams else [ref & codes.SLOT_MASK for ref in f[codes.SELECTED :]]
    for slot in declared:
        trigger_block(g, slot)
    if not declared:
        atoms.note(g, events.UNBLOCKED, defender(g))
    else:
        for slot in attackers(g):  # a group is blocked as a whole (4.4.6b, M4.4.6b)
            trigger(g, slot, 1 << bits.M_BLOCKED, 0, g.active)
    g.initiative = g.active
    g.step = codes.STEP_BEFORE_DAMAGE
    g.passed = UNOPENED
    return False


def _must_block(g: Game, seat: int) -> bool:
    """Whether this player has to block: an attacker must be blocked, and of a team nobody has blocked yet and nobody
    who declares blockers later could (house ruling H47)."""
    if not must_be_blocked(g, seat):
        return False
    team = g.seating.team[seat]
    if len(team) == 1:
        return True
    return not blockers(g) and not any(must_be_blocked(g, later) for later in team[team.index(seat) + 1 :])


def must_be_blocked(g: Game, seat: int) -> list[int]:
    """Slots of the attackers that must be blocked and that a champion of this player can block (4.4.6c)."""
    wanted = [slot for slot in attackers(g) if has(g, slot, bits.MUST_BE_BLOCKED)]
    if not wanted:
        return []
    able = [(slot, has(g, slot, bits.AIRBORNE)) for slot in g.board[seat] if can_block(g, slot)]
    return [
        other for other in wanted
        if any(blockable(g, other, keywords(g, other), slot, flies) for slot, flies in able)
    ]  # fmt: skip


# --- damage ----------------------------------------------------------------------------------------------------------


def assign_damage(g: Game, f: Frame, op: ops.Op) -> bool:
    """Each champion in the battle divides its offense (4.4.11b, M4.4.11b); the frame's X is the place of the one that
    does, its list the amounts chosen so far. All of it is dealt later, together."""
    if f[codes.STAGE] == FRESH:
        g.step = codes.STEP_DAMAGE
        g.assigned = []
        f[codes.X] = 0
        del f[codes.SELECTED :]
        if not g.blocked or not blockers(g):
            _assign_unopposed(g)
            return False
        f[codes.STAGE] = PICKED
    team = attackers(g) + blockers(g)
    while f[codes.X] < len(team):
        slot = team[f[codes.X]]
        targets = damage_targets(g, slot)
        power = offense(g, slot)
        while len(f) - codes.SELECTED < len(targets):
            low, high = amount_bounds(g, slot, f[codes.SELECTED :])
            if low < high:
                options = [n << codes.VERB_BITS | codes.AMOUNT for n in range(low, high + 1)]
                return ask(g, g.controller_of[slot], codes.DIVIDE, options)
            f.append(low)
        if power:
            ref, seat, amounts = g.ref_of[slot], g.controller_of[slot], f[codes.SELECTED :]
            g.assigned = g.assigned + [(ref, seat, target, n) for target, n in zip(targets, amounts, strict=True)]
        del f[codes.SELECTED :]
        f[codes.X] += 1
    f[codes.STAGE] = FRESH
    return False


def take_amount(g: Game, f: Frame, op: ops.Op, option: int) -> None:
    f[codes.PC] -= 1
    f.append(option >> codes.VERB_BITS)


def _assign_unopposed(g: Game) -> None:
    """No blockers: an unblocked attack hits the player; of a blocked one only breakthrough does (4.4.11, 4.4.12,
    M4.4.12)."""
    for slot in attackers(g):
        if not g.blocked or has(g, slot, bits.BREAKTHROUGH):
            g.assigned = [*g.assigned, (g.ref_of[slot], g.active, defender(g), offense(g, slot))]


def damage_targets(g: Game, slot: int) -> list[int]:
    """Whom a champion of a blocked battle may damage: the defending player first, if it has breakthrough
    (4.4.11a, M4.4.11a)."""
    if g.flags_of[slot] & codes.BLOCKING:
        return [g.ref_of[other] for other in attackers(g)]
    refs = [g.ref_of[other] for other in blockers(g)]
    return [defender(g), *refs] if has(g, slot, bits.BREAKTHROUGH) else refs


def unmet_needs(g: Game, slot: int, amounts: list[int]) -> list[int]:
    """For each blocker, the damage it still lacks from breakthrough champions to reach its current defense (5.7.1,
    5.7.5), given what was assigned and what this attacker has assigned so far."""
    breaking = has(g, slot, bits.BREAKTHROUGH)
    needs: list[int] = []
    for at, other in enumerate(blockers(g)):
        need = defense(g, other)
        for source, _, target, amount in g.assigned:
            if target == g.ref_of[other] and has(g, source & codes.SLOT_MASK, bits.BREAKTHROUGH):
                need -= amount
        if breaking and at + 1 < len(amounts):
            need -= amounts[at + 1]
        needs.append(max(0, need))
    return needs


def breakthrough_to_come(g: Game, slot: int) -> int:
    """Offense of breakthrough attackers that assign after this one."""
    team = attackers(g)
    return sum(offense(g, other) for other in team[team.index(slot) + 1 :] if has(g, other, bits.BREAKTHROUGH))


def committed(g: Game, amounts: list[int]) -> bool:
    """Whether breakthrough damage goes to the player, so that every blocker needs its due."""
    if any(amounts[:1]):
        return True
    return any(target < codes.CARD and amount for _, _, target, amount in g.assigned)


def chosen_amounts(g: Game, slot: int, amounts: list[int]) -> list[int]:
    """The amounts so far up to the last one for which this champion's player had another choice."""
    for count in range(len(amounts) - 1, -1, -1):
        low, high = amount_bounds(g, slot, amounts[:count])
        if low < high:
            return amounts[: count + 1]
    return []


def amount_bounds(g: Game, slot: int, amounts: list[int]) -> tuple[int, int]:
    """The least and the most that this champion may assign to its next target, so that a legal division remains.
    More than is needed is legal (4.4.11c, M4.4.11c)."""
    rest = offense(g, slot) - sum(amounts)
    targets = damage_targets(g, slot)
    last = len(amounts) == len(targets) - 1
    if g.flags_of[slot] & codes.BLOCKING or not has(g, slot, bits.BREAKTHROUGH):
        return (rest, rest) if last else (0, rest)
    needs = unmet_needs(g, slot, amounts)
    slack = rest + breakthrough_to_come(g, slot) - sum(needs)
    if not amounts:
        return 0, max(0, min(rest, slack))
    if last:
        return rest, rest
    if not committed(g, amounts):
        return 0, rest
    here = len(amounts) - 1
    return max(0, rest - sum(needs[here + 1 :]) - slack), min(rest, needs[here] + slack)


def deal_damage(g: Game, f: Frame, op: ops.Op) -> bool:
    """All damage of the battle at the same time (4.4.11b, 4.4.13, 4.4.14, M4.4.13). With more than two players what
    triggers waits for the main phase (M4.4.11, M4.4.14), but not by the rules of 2015."""
    hits, g.assigned = g.assigned, []
    if g.seating.many and not g.setup.of_2015:
        f[codes.PC] = BATTLE_END
    g.initiative = g.active
    deal(g, hits, -1)
    return False


def end_battle(g: Game, f: Frame, op: ops.Op) -> bool:
    """Nobody attacks or blocks any more; back to the main phase (4.4.15, M4.4.15)."""
    atoms.end_battle(g)
    g.phase, g.step = codes.PHASE_MAIN, codes.STEP_NONE
    g.initiative = g.active
    f[codes.PC] = MAIN
    return False
