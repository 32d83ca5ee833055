"""How good a position is for a seat, without looking ahead: board, hands, health, what can attack whom, gold.

Judged at the start of a turn, when all champions of its player are prepared. Pure reading.
"""

from __future__ import annotations

from typing import Final

from engine.bots.epic.rivals import among, rival
from engine.bots.epic.values import Values, body
from engine.epic import Game
from engine.epic.programs import COST, bits
from engine.epic.rules import (
    HAND_LIMIT,
    can_attack,
    codes,
    defense,
    has_trait,
    has_turn,
    keywords,
    offense,
    opposed,
    slots_of_team,
)

Force = list[tuple[int, int, int]]  # champions as attackers or blockers: offense, defense, keywords

# health: the first points are worth more than the last ones
_HEALTH: Final = ((5, 2.4), (10, 1.7), (20, 1.1), (30, 0.8), (10_000, 0.5))


def health_value(health: int) -> float:
    """The value of so much health; below 0 it goes on falling."""
    if health <= 0:
        return 3.0 * health
    value, low = 0.0, 0
    for high, each in _HEALTH:
        if health <= high:
            return value + each * (health - low)
        value += each * (high - low)
        low = high
    return value


def champion_value(g: Game, slot: int, values: Values) -> float:
    """What the champion in a slot is worth to whoever controls it."""
    return (
        body(keywords(g, slot), offense(g, slot), defense(g, slot), values.w) + values.abilities[g.card_index_of[slot]]
    )


def through(attackers: Force, blockers: Force) -> int:
    """Damage that one attack after another brings to a player who blocks as many of the largest as they can, each
    blocker one attack."""
    flyers = strongest = wall = 0
    for strength, toughness, own in blockers:
        if own & bits.AIRBORNE:
            flyers += 1
        if strength > strongest:
            strongest = strength
        if toughness > wall:
            wall = toughness
    walkers = len(blockers) - flyers
    damage = 0
    airborne: list[int] = []
    ground: list[int] = []
    for strength, _, own in attackers:
        if own & bits.UNBLOCKABLE or (own & bits.UNBLOCKABLE_BY_WEAKER and strength > strongest):
            damage += strength
        elif own & bits.AIRBORNE:
            airborne.append(strength)
        else:
            ground.append(strength)
    airborne.sort()
    ground.sort()
    best = -1
    for up in range(min(flyers, len(airborne)) + 1):
        free = len(ground) - walkers - (flyers - up)
        got = sum(airborne[: len(airborne) - up]) + (sum(ground[:free]) if free > 0 else 0)
        if best < 0 or got < best:
            best = got
    damage += best
    if wall:
        damage = max(damage, sum(max(0, one[0] - wall) for one in attackers if one[2] & bits.BREAKTHROUGH))
    return damage


def assault_now(g: Game) -> tuple[int, int]:
    """Damage that the player whose turn it is can still deal this turn by attacking with all, and with those only that
    no blocker breaks for nothing; of several players to the rival."""
    other = rival(g, g.active)
    if g.no_attacks or has_trait(g, other, bits.CANNOT_BE_ATTACKED):
        return 0, 0
    attackers = [_numbers(g, slot) for slot in slots_of_team(g, g.active) if can_attack(g, slot)]
    if not attackers:
        return 0, 0
    awake = codes.EXPENDED | codes.FLIPPED
    blockers = [_numbers(g, slot) for slot in slots_of_team(g, other) if not g.flags_of[slot] & awake]
    return through(attackers, blockers), through([one for one in attackers if not _deterred(one, blockers)], blockers)


def _deterred(attacker: tuple[int, int, int], blockers: Force) -> bool:
    """Whether one blocker alone would break this attacker and stay."""
    strength, toughness, own = attacker
    if own & (bits.UNBLOCKABLE | bits.UNBREAKABLE):
        return False
    flies = own & bits.AIRBORNE
    least = max(toughness, strength) if own & bits.UNBLOCKABLE_BY_WEAKER else toughness
    return any(one[0] >= least and one[1] > strength and (not flies or one[2] & bits.AIRBORNE) for one in blockers)


def _numbers(g: Game, slot: int) -> tuple[int, int, int]:
    return offense(g, slot), defense(g, slot), keywords(g, slot)


def evaluate(g: Game, me: int, values: Values, held: frozenset[int]) -> float:
    """The position at the start of a turn, or at the end of the game, for seat `me`. `held` are the cards in hand whose
    faces count; those drawn since then are average ones."""
    w = values.w
    if g.reason:
        return 0.0 if g.winner == codes.NOBODY else -w.win if opposed(g, g.winner, me) else w.win
    if g.seating.many:
        return _among_several(g, me, values, held)
    active = g.active
    forces: list[Force] = [[], []]
    awake: list[Force] = [[], []]
    score = [0.0, 0.0]
    for seat in (0, 1):
        for slot in g.board[seat]:
            one = _numbers(g, slot)
            forces[seat].append(one)
            if not g.flags_of[slot] & codes.EXPENDED:
                awake[seat].append(one)
            score[seat] += body(one[2], one[0], one[1], w) + values.abilities[g.card_index_of[slot]]
    safe = has_trait(g, 1 - active, bits.CANNOT_BE_ATTACKED)
    soon = 0 if safe else through(forces[active], awake[1 - active])
    later = through(forces[1 - active], awake[active])
    score[1 - active] += _threatened(g.health[1 - active], soon, w.attack_next)
    score[active] += _threatened(g.health[active], later, w.attack_later)
    if soon >= g.health[1 - active]:
        score[1 - active] -= w.danger
    for seat in (0, 1):
        score[seat] += _cards(g, seat, me, values, held)
    score[active] -= w.card  # its player has drawn for the turn, the other one will
    return score[me] - score[1 - me]


def _among_several(g: Game, me: int, values: Values, held: frozenset[int]) -> float:
    """The same among more than two players: everybody is threatened by all who may attack them before their next turn,
    though not by all of them together. A team is one player here, whose first member stands for it."""
    w = values.w
    if not g.seating.team[me]:
        return -w.win
    leads = [seat for seat in g.seating.players if g.seating.lead(seat) == seat]
    forces: dict[int, Force] = {}
    awake: dict[int, Force] = {}
    scores: dict[int, float] = {}
    for seat in leads:
        forces[seat], awake[seat] = [], []
        team = g.seating.team[seat]
        scores[seat] = sum([_cards(g, one, me, values, held) for one in team])
        for slot in slots_of_team(g, seat):
            one = _numbers(g, slot)
            forces[seat].append(one)
            if not g.flags_of[slot] & codes.EXPENDED:
                awake[seat].append(one)
            scores[seat] += body(one[2], one[0], one[1], w) + values.abilities[g.card_index_of[slot]]
        if has_turn(g, seat):
            scores[seat] -= w.card * len(team)
    kept: dict[int, float] = {}
    for seat in leads:
        foes = [other for other in leads if seat in g.seating.attackable[other]]
        if all(has_trait(g, one, bits.CANNOT_BE_ATTACKED) for one in g.seating.team[seat]):
            foes = []
        threats = [0, *(through(forces[other], awake[seat]) for other in foes)]
        most, health = max(threats), g.health[seat]
        kept[seat] = _threatened(health, (most + sum(threats)) // 2, w.attack_later)
        scores[seat] += kept[seat]
        if most >= health:
            scores[seat] -= w.danger
        elif sum(threats) >= health:
            scores[seat] -= w.danger / 2
    return among(g, g.seating.lead(me), scores, kept)


def _threatened(health: int, damage: int, likely: float) -> float:
    """The value of health that an attack may take from, as likely as that."""
    return (1 - likely) * health_value(health) + likely * health_value(health - damage)


def _cards(g: Game, seat: int, me: int, values: Values, held: frozenset[int]) -> float:
    """Hand, discard pile, deck and what there is to do with the next gold."""
    w = values.w
    hand = g.hand[seat]
    score = 0.0
    if seat == me:
        for uid in hand:
            score += values.hand[g.def_of[uid]] if uid in held else w.card
        score += _uses(g, seat, values, held)
    else:
        score = w.card * len(hand)
    if len(hand) > HAND_LIMIT and not g.setup.of_2015:
        score -= (w.card - w.too_many) * (len(hand) - HAND_LIMIT)
    for uid in g.discard[seat]:
        score += w.recall if values.returns[g.def_of[uid]] else w.discarded
    low = w.deck_low - len(g.deck[seat])
    if low > 0:
        score += w.deck_step * low * (low + 1) / 2
    return score


def _uses(g: Game, seat: int, values: Values, held: frozenset[int]) -> float:
    """Gold comes in each turn: what there is in hand to spend it on, in the turn that begins and in the next one."""
    w = values.w
    fast = slow = 0
    for uid in g.hand[seat]:
        card_index = g.def_of[uid]
        if uid not in held:
            slow += 1
        elif COST[card_index] == 1:
            if values.fast[card_index]:
                fast += 1
            else:
                slow += 1
    if has_turn(g, seat):
        now, then = fast + slow > 0, fast > 0 and fast + slow > 1
    else:
        now, then = fast > 0, fast + slow > min(1, fast)
    return w.use * (now + w.use_next * then)
