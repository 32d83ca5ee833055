"""How good a position is for a seat, without looking ahead: board, hands, health, what can attack whom, gold.

Judged at the start of a turn, when all champions of its player are prepared. Pure reading.
"""

from __future__ import annotations

from typing import Final

from engine.bots.worth import Worth, body
from engine.epic import Game
from engine.epic.programs import COST, bits
from engine.epic.rules import HAND_LIMIT, can_attack, codes, defense, has_trait, keywords, offense

Force = list[tuple[int, int, int]]  # champions as attackers or blockers: offense, defense, keywords

# health: the first points are worth more than the last ones
_HEALTH: Final = ((5, 2.4), (10, 1.7), (20, 1.1), (30, 0.8), (10_000, 0.5))


def health_worth(health: int) -> float:
    """The worth of so much health; below 0 it goes on falling."""
    if health <= 0:
        return 3.0 * health
    worth, low = 0.0, 0
    for high, each in _HEALTH:
        if health <= high:
            return worth + each * (health - low)
        worth += each * (high - low)
        low = high
    return worth


def champion_worth(g: Game, slot: int, worth: Worth) -> float:
    """What the champion in a slot is worth to whoever controls it."""
    return body(keywords(g, slot), offense(g, slot), defense(g, slot), worth.w) + worth.abilities[g.row_of[slot]]


def through(attackers: Force, blockers: Force) -> int:
    """Damage that one attack after another brings to a player who blocks as many of the largest as they can, each
    blocker one attack."""
    flyers = sum(1 for one in blockers if one[2] & bits.AIRBORNE)
    walkers = len(blockers) - flyers
    strongest = max((one[0] for one in blockers), default=0)
    damage = 0
    airborne: list[int] = []
    ground: list[int] = []
    for swords, _, words in attackers:
        if words & bits.UNBLOCKABLE or (words & bits.UNBLOCKABLE_BY_WEAKER and swords > strongest):
            damage += swords
        elif words & bits.AIRBORNE:
            airborne.append(swords)
        else:
            ground.append(swords)
    airborne.sort()
    ground.sort()
    best = -1
    for up in range(min(flyers, len(airborne)) + 1):
        free = len(ground) - walkers - (flyers - up)
        got = sum(airborne[: len(airborne) - up]) + (sum(ground[:free]) if free > 0 else 0)
        if best < 0 or got < best:
            best = got
    damage += best
    wall = max((one[1] for one in blockers), default=0)
    if wall:
        damage = max(damage, sum(max(0, one[0] - wall) for one in attackers if one[2] & bits.BREAKTHROUGH))
    return damage


def assault_now(g: Game) -> tuple[int, int]:
    """Damage that the player whose turn it is can still deal this turn by attacking with all, and with those only that
    no blocker breaks for nothing."""
    seat = g.active
    if g.no_attacks or has_trait(g, 1 - seat, bits.CANNOT_BE_ATTACKED):
        return 0, 0
    attackers = [_row(g, slot) for slot in g.board[seat] if can_attack(g, slot)]
    if not attackers:
        return 0, 0
    awake = codes.EXPENDED | codes.FLIPPED
    blockers = [_row(g, slot) for slot in g.board[1 - seat] if not g.flags_of[slot] & awake]
    return through(attackers, blockers), through([one for one in attackers if not _deterred(one, blockers)], blockers)


def _deterred(attacker: tuple[int, int, int], blockers: Force) -> bool:
    """Whether one blocker alone would break this attacker and stay."""
    swords, shields, words = attacker
    if words & (bits.UNBLOCKABLE | bits.UNBREAKABLE):
        return False
    flies = words & bits.AIRBORNE
    least = max(shields, swords) if words & bits.UNBLOCKABLE_BY_WEAKER else shields
    return any(one[0] >= least and one[1] > swords and (not flies or one[2] & bits.AIRBORNE) for one in blockers)


def _row(g: Game, slot: int) -> tuple[int, int, int]:
    return offense(g, slot), defense(g, slot), keywords(g, slot)


def evaluate(g: Game, me: int, worth: Worth, held: frozenset[int]) -> float:
    """The position at the start of a turn, or at the end of the game, for seat `me`. `held` are the cards in hand whose
    faces count; those drawn since then are average ones."""
    w = worth.w
    if g.reason:
        return 0.0 if g.winner == codes.NOBODY else w.win if g.winner == me else -w.win
    active = g.active
    forces: list[Force] = [[], []]
    awake: list[Force] = [[], []]
    score = [0.0, 0.0]
    for seat in (0, 1):
        for slot in g.board[seat]:
            one = _row(g, slot)
            forces[seat].append(one)
            if not g.flags_of[slot] & codes.EXPENDED:
                awake[seat].append(one)
            score[seat] += body(one[2], one[0], one[1], w) + worth.abilities[g.row_of[slot]]
    safe = has_trait(g, 1 - active, bits.CANNOT_BE_ATTACKED)
    soon = 0 if safe else through(forces[active], awake[1 - active])
    later = through(forces[1 - active], awake[active])
    score[1 - active] += _threatened(g.health[1 - active], soon, w.attack_next)
    score[active] += _threatened(g.health[active], later, w.attack_later)
    if soon >= g.health[1 - active]:
        score[1 - active] -= w.danger
    for seat in (0, 1):
        score[seat] += _cards(g, seat, me, worth, held)
    score[active] -= w.card  # its player has drawn for the turn, the other one will
    return score[me] - score[1 - me]


def _threatened(health: int, damage: int, likely: float) -> float:
    """The worth of health that an attack may take from, as likely as that."""
    return (1 - likely) * health_worth(health) + likely * health_worth(health - damage)


def _cards(g: Game, seat: int, me: int, worth: Worth, held: frozenset[int]) -> float:
    """Hand, discard pile, deck and what there is to do with the next gold."""
    w = worth.w
    hand = g.hand[seat]
    score = 0.0
    if seat == me:
        for uid in hand:
            score += worth.hand[g.def_of[uid]] if uid in held else w.card
        score += _uses(g, seat, worth, held)
    else:
        score = w.card * len(hand)
    if len(hand) > HAND_LIMIT:
        score -= (w.card - w.too_many) * (len(hand) - HAND_LIMIT)
    for uid in g.discard[seat]:
        score += w.recall if worth.returns[g.def_of[uid]] else w.discarded
    low = w.deck_low - len(g.deck[seat])
    if low > 0:
        score += w.deck_step * low * (low + 1) / 2
    return score


def _uses(g: Game, seat: int, worth: Worth, held: frozenset[int]) -> float:
    """Gold comes in each turn: what there is in hand to spend it on, in the turn that begins and in the next one."""
    w = worth.w
    fast = slow = 0
    for uid in g.hand[seat]:
        row = g.def_of[uid]
        if uid not in held:
            slow += 1
        elif COST[row] == 1:
            if worth.fast[row]:
                fast += 1
            else:
                slow += 1
    if g.active == seat:
        now, then = fast + slow > 0, fast > 0 and fast + slow > 1
    else:
        now, then = fast > 0, fast + slow > min(1, fast)
    return w.use * (now + w.use_next * then)
