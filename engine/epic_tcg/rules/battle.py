"""Attacks, blocks and battle damage (rule book, Battle, and the game terms about it)."""

from __future__ import annotations

from engine.epic_tcg.programs import bits
from engine.epic_tcg.programs.ops import Op
from engine.epic_tcg.rules import atoms, codes, damage, events, redirecting, triggers
from engine.epic_tcg.rules.derive import defense, has, has_trait, keywords, kind, offense, warded
from engine.epic_tcg.rules.picks import FRESH, PICKED, ask, is_over, offer, option
from engine.epic_tcg.rules.state import Frame, Game, Hit, opponents, slot_of


def attackers(g: Game) -> list[int]:
    """Only the active player attacks; what changes sides leaves the attack."""
    return [slot for slot in g.board[g.active] if g.flags_of[slot] & codes.ATTACKING]


def blockers(g: Game) -> list[int]:
    """During an attack: only the attacked player blocks."""
    return [slot for slot in g.board[g.defender] if g.flags_of[slot] & codes.BLOCKING]


def _is_champion(g: Game, slot: int) -> bool:
    return kind(g, slot) & bits.CHAMPION != 0


def can_attack(g: Game, slot: int) -> bool:
    """Only prepared champions may attack."""
    ready = not g.flags_of[slot] & codes.TURNED and _is_champion(g, slot)
    return ready and not has(g, slot, bits.CANNOT_ATTACK)


def could_block(g: Game, slot: int, attacker: int) -> bool:
    """Whether a champion is capable of blocking an attacker: airborne, unblockable and wards of the attacker."""
    words = keywords(g, attacker)
    if words & bits.UNBLOCKABLE or warded(g, attacker, g.ref_of[slot], g.card_of[slot]):
        return False
    return not words & bits.AIRBORNE or has(g, slot, bits.AIRBORNE | bits.RANGE | bits.BLOCKS_AIRBORNE)


def _can_block(g: Game, slot: int, group: list[int]) -> bool:
    """Only prepared champions, each capable of blocking at least one member of the attacking group."""
    if g.flags_of[slot] & codes.TURNED or not _is_champion(g, slot) or has(g, slot, bits.CANNOT_BLOCK):
        return False
    return any(could_block(g, slot, attacker) for attacker in group)


# --- attacking -------------------------------------------------------------------------------------------------------


def choose_attack(g: Game, f: Frame, op: Op) -> bool:
    """Whom to attack: a player, or with hunters a champion. Or the Battle Step ends, unless somebody must attack."""
    _, place = op
    ready = [slot for slot in g.board[g.active] if can_attack(g, slot)]
    if not ready:
        f.pc = place
        return False
    bound, hunters = _must_hunt(g, ready), [slot for slot in ready if _is_hunter(g, slot)]
    options: list[int] = []
    for seat in opponents(g, g.active):
        if len(bound) < len(ready) and not has_trait(g, seat, bits.CANNOT_BE_ATTACKED):
            options.append(option(codes.PICK, seat))
        if hunters:
            options += [option(codes.PICK, g.ref_of[slot]) for slot in g.board[seat] if hunters_of(g, hunters, slot)]
    if not options:
        f.pc = place
        return False
    player = any(one >> codes.VERB_BITS < codes.CARD for one in options)
    must = [slot for slot in ready if has(g, slot, bits.MUST_ATTACK) and not g.flags_of[slot] & codes.ATTACKED]
    if not (bound or (must and player) or any(_has_prey(g, slot) for slot in must)):
        options.append(codes.NO)
    return ask(g, g.active, codes.ATTACK, options)


def _has_prey(g: Game, slot: int) -> bool:
    """Whether this champion could hunt one of an opponent."""
    return any(hunters_of(g, [slot], prey) for seat in opponents(g, g.active) for prey in g.board[seat])


def _must_hunt(g: Game, ready: list[int]) -> list[int]:
    """Those of these champions that must attack a champion, can, and have not done so this turn. Until then they attack
    no player."""
    return [
        slot
        for slot in ready
        if has(g, slot, bits.MUST_HUNT) and not g.flags_of[slot] & codes.HAS_HUNTED and _has_prey(g, slot)
    ]


def take_attack(g: Game, f: Frame, op: Op, chosen: int) -> None:
    if chosen == codes.NO:
        f.pc = op[1]
        return
    obj = chosen >> codes.VERB_BITS
    g.hunted = 0 if obj < codes.CARD else obj
    g.defender = obj if obj < codes.CARD else g.controller_of[slot_of(g, obj)]


def hunters_of(g: Game, ready: list[int], hunted: int) -> list[int]:
    """Of these champions those that may attack this one: hunters that could block it (rule book, Hunter)."""
    return [slot for slot in ready if can_hunt(g, slot, hunted)] if _is_champion(g, hunted) else []


def _is_hunter(g: Game, slot: int) -> bool:
    words = keywords(g, slot)
    return words & bits.HUNTER != 0 and not words & bits.CANNOT_BLOCK


def can_hunt(g: Game, slot: int, hunted: int) -> bool:
    """Whether this champion is a hunter that could block that one; -1: it is gone."""
    return _is_hunter(g, slot) and (hunted < 0 or could_block(g, slot, hunted))


def declare_attackers(g: Game, f: Frame, op: Op) -> bool:
    """A champion or a group; they expend. A hunted champion that is prepared flips."""
    if not is_over(f):
        among = sorted(g.ref_of[slot] for slot in _attackers_to_be(g))
        if offer(g, f, g.active, codes.ATTACKERS, among, 1, len(among)):
            return True
    slots = [slot_of(g, ref) for ref in f.picks]
    for slot in slots:
        atoms.attack(g, slot)
    for slot in slots:
        atoms.turn(g, slot, codes.FLIPPED if has(g, slot, bits.FLIPS_TO_ATTACK) else codes.EXPENDED)
    if g.hunted:
        prey = slot_of(g, g.hunted)
        atoms.note_piece(g, events.HUNTED, prey)
        atoms.turn(g, prey, codes.FLIPPED)
    _give_priority(g)
    triggers.attacked(g, slots)
    return False


def _attackers_to_be(g: Game) -> list[int]:
    ready = [slot for slot in g.board[g.active] if can_attack(g, slot)]
    if g.hunted:
        return hunters_of(g, ready, slot_of(g, g.hunted))
    bound = _must_hunt(g, ready)
    return [slot for slot in ready if slot not in bound]


def _give_priority(g: Game) -> None:
    g.passed = 0
    g.priority = g.active


# --- blocking --------------------------------------------------------------------------------------------------------


def declare_blockers(g: Game, f: Frame, op: Op) -> bool:
    """The defending player chooses any number; they flip. Then what is veiled in the battle is unveiled, the hunted
    champion too if it fights. An attack without attackers is over."""
    _, place = op
    if not is_over(f):
        group = attackers(g)
        if f.stage == FRESH and not group:
            f.pc = place
            return False
        among = sorted(g.ref_of[slot] for slot in g.board[g.defender] if _can_block(g, slot, group))
        if offer(g, f, g.defender, codes.BLOCKERS, among, 0, len(among)):
            return True
    slots = [slot_of(g, ref) for ref in f.picks]
    for slot in slots:
        atoms.block(g, slot)
    for slot in slots:
        if not has(g, slot, bits.BLOCKS_PREPARED):
            atoms.turn(g, slot, codes.FLIPPED)
    for slot in fighters(g):
        atoms.unveil(g, slot)
    _give_priority(g)
    if slots:
        triggers.blocked(g, slots)
    else:
        atoms.note(g, events.UNBLOCKED, g.defender)
    return False


# --- damage ----------------------------------------------------------------------------------------------------------


def opposing(g: Game, slot: int) -> list[int]:
    """The champions that this one fights: attackers the blockers, or the hunted champion where nobody blocks (it is
    not involved otherwise), and those the attackers."""
    if not g.flags_of[slot] & codes.ATTACKING:
        return attackers(g)
    if g.attackers_blocked:
        return blockers(g)
    prey = slot_of(g, g.hunted)
    return [prey] if prey >= 0 else []


def fighters(g: Game) -> list[int]:
    """All that deal battle damage."""
    if g.attackers_blocked:
        return attackers(g) + blockers(g)
    prey = slot_of(g, g.hunted)
    return [*attackers(g), prey] if prey >= 0 else attackers(g)


def _unopposed(g: Game) -> bool:
    """A player is attacked, and nobody blocks."""
    return not g.attackers_blocked and not g.hunted


def assign_damage(g: Game, f: Frame, op: Op) -> bool:
    """Each champion deals damage equal to its offense; among several it may split it up in any way. First those with
    range, then those that have not dealt any in this attack. X is the place of the one that divides."""
    _, ranged = op
    if f.stage == FRESH:
        f.stage, f.x, f.picks, f.selected = PICKED, 0, [], []
        dealing = [slot for slot in fighters(g) if _deals_now(g, slot, ranged != 0)]
        f.selected = [g.ref_of[slot] for slot in dealing]
        g.assigned = []
    while f.x < len(f.selected):
        slot = slot_of(g, f.selected[f.x])
        power = offense(g, slot)
        through, rest = _to_the_player(g, slot, power)
        targets = [g.ref_of[other] for other in opposing(g, slot)]
        left = rest - sum(f.picks)
        if len(f.picks) < len(targets) - 1 and left > 0:
            return ask(g, g.controller_of[slot], codes.DIVIDE, [option(codes.AMOUNT, n) for n in range(left + 1)])
        amounts = [*f.picks, left, *[0] * len(targets)][: len(targets)]
        hits = [(g.defender, through), *zip(targets, amounts, strict=True)]
        g.assigned = [*g.assigned, *[_hit(g, slot, target, n) for target, n in hits if n > 0]]
        g.flags_of[slot] |= codes.DEALT
        f.x += 1
        f.picks = []
    f.stage, f.selected = FRESH, []
    return False


def take_amount(g: Game, f: Frame, op: Op, chosen: int) -> None:
    f.pc -= 1
    f.picks.append(chosen >> codes.VERB_BITS)


def _deals_now(g: Game, slot: int, ranged: bool) -> bool:
    if g.no_battle_damage or g.flags_of[slot] & codes.DEALT or (ranged and not has(g, slot, bits.RANGE)):
        return False
    return not has(g, slot, bits.DEALS_NO_DAMAGE)


def _to_the_player(g: Game, slot: int, power: int) -> tuple[int, int]:
    """How much of a champion's damage goes to the defending player, and how much to those it fights. Breakthrough deals
    the player the offense minus the total defense of the blockers (rule book, Breakthrough)."""
    if not g.flags_of[slot] & codes.ATTACKING:
        return 0, power
    if _unopposed(g):
        return power, 0
    if not has(g, slot, bits.BREAKTHROUGH):
        return 0, power
    total = sum(defense(g, other) for other in opposing(g, slot))
    through = max(0, power - total)
    return through, power - through


def _hit(g: Game, slot: int, target: int, amount: int) -> Hit:
    return (
        g.ref_of[slot], g.controller_of[slot], g.card_of[slot], target, amount, int(has(g, slot, bits.DEADLY)),
    )  # fmt: skip


def deal_damage(g: Game, f: Frame, op: Op) -> bool:
    if not g.assigned:
        return False
    if redirecting.choose(g, f, g.assigned):
        return True
    hits, g.assigned = redirecting.redirected(g, f, g.assigned), []
    if hits:
        atoms.note(g, events.BATTLE_DAMAGE, g.active, n=g.defender)
    damage.deal(g, hits, battle=True)
    return False


def end_attack(g: Game, f: Frame, op: Op) -> bool:
    """The attack ends; the active player may attack again."""
    atoms.end_attack(g)
    _give_priority(g)
    f.stage, f.x, f.picks, f.selected = FRESH, 0, [], []
    f.pc = op[1]
    return False
