"""Characteristics as the rules see them: printed, then gained, then given by continuous abilities (3.3).

Rules ask here and never read the printed card. Alignments come first (they may depend on classes only), then keywords,
then numbers (both may depend on alignments). Negative numbers count as 0.
"""

from __future__ import annotations

from typing import Final

from engine.epic.programs import bits, ops
from engine.epic.programs.definitions import (
    ALIGNMENT,
    CLASSES,
    COST,
    DEFENSE,
    DISCARD_POWERS,
    FILTERS,
    GIVES,
    IS_DEITY,
    OFFENSE,
    OWN,
    POWERS,
    STATICS,
    TRAITS,
    TURN_STATICS,
)
from engine.epic.programs.tables import (
    STATIC_A,
    STATIC_ALIGNMENT,
    STATIC_B,
    STATIC_CONDITION,
    STATIC_DEFENSE,
    STATIC_FILTER,
    STATIC_KEYWORDS,
    STATIC_OFFENSE,
    Ability,
    TurnStatic,
)
from engine.epic.rules import codes
from engine.epic.rules.state import Game, has_turn, opposed, played_at, restricted_at, slots_of_team, within_reach

_HARD_TO_BLOCK: Final = bits.UNBLOCKABLE | bits.UNBLOCKABLE_BY_WEAKER | bits.AIRBORNE


def slot_of(g: Game, obj: int) -> int:
    """The slot of a champion reference, or -1 when that champion has left play."""
    slot = obj & codes.SLOT_MASK
    if obj >= codes.FIRST_CHAMPION and slot < len(g.ref_of) and g.ref_of[slot] == obj:
        return slot
    return -1


def is_token(g: Game, slot: int) -> bool:
    """Whether the champion is no card (2.3.1), whatever its card index is: a token may be a copy of a card (2.3.6)."""
    return g.uid_of[slot] < 0


def cost(g: Game, slot: int) -> int:
    """The cost of the champion's card; a token costs 0 (house ruling H3)."""
    return 0 if g.uid_of[slot] < 0 else COST[g.card_index_of[slot]]


def power_of(g: Game, obj: int, at: int) -> Ability:
    """Power number `at` of a champion in play, of a deity or of a card in a discard pile."""
    if obj >= codes.FIRST_CHAMPION:
        return POWERS[g.card_index_of[obj & codes.SLOT_MASK]][at]
    card_index = g.def_of[obj - codes.CARD]
    return POWERS[card_index][at] if IS_DEITY[card_index] else DISCARD_POWERS[card_index][at]


def restricted_gold(g: Game, seat: int, mask: int, playing: bool) -> int:
    """Gold of a player for one of these alignments only. `playing`: what plays cards and powers only counts as well."""
    if not g.restricted_gold:
        return 0
    base, to_play = restricted_at(g, seat), restricted_at(g, seat, True)
    gold = 0
    for at in range(4):
        if mask >> at & 1:
            gold += g.restricted_gold[base + at]
            if playing:
                gold += g.restricted_gold[to_play + at]
    return gold


def can_pay(g: Game, seat: int, mask: int, gold: int, playing: bool) -> bool:
    """Whether a player has the gold for a cost of a card with these alignments (3.6.3, house ruling H17). `playing`:
    the card is played or a power of it used; its effect does not ask for the gold."""
    return gold <= g.gold[seat] or (
        bool(g.restricted_gold) and gold <= g.gold[seat] + restricted_gold(g, seat, mask, playing)
    )


def alignments(g: Game, slot: int) -> int:
    """Bit set of alignments (2.5.3), also of and by champions that lost their abilities (house ruling H19)."""
    mask = ALIGNMENT[g.card_index_of[slot]]
    for source in g.statics:
        for static in STATICS[g.card_index_of[source]]:
            if static[STATIC_ALIGNMENT] and _reaches(g, source, static, slot):
                mask |= static[STATIC_ALIGNMENT]
    return mask


def keywords(g: Game, slot: int) -> int:
    """Bit set of keywords. Who lost all abilities has those that effects gave since, and continuous ones (H18, H21)."""
    mask = g.keywords_of[slot] | g.turn_keywords_of[slot]
    for own in OWN[g.card_index_of[slot]]:
        if own[STATIC_KEYWORDS] and _has_own(g, own, slot):
            mask |= own[STATIC_KEYWORDS]
    for source in g.statics:
        for static in STATICS[g.card_index_of[source]]:
            if static[STATIC_KEYWORDS] and not mask & bits.CANNOT_GAIN and _reaches(g, source, static, slot):  # 5.0.4
                mask |= static[STATIC_KEYWORDS]
    if g.turn_statics:
        for given in _this_turn(g, slot):
            if not mask & bits.CANNOT_GAIN:
                mask |= given[STATIC_KEYWORDS]
    return mask


def has(g: Game, slot: int, keyword: int) -> bool:
    """Whether a champion has this keyword: `keywords` for one, without looking further than needed."""
    if (g.keywords_of[slot] | g.turn_keywords_of[slot]) & keyword:
        return True
    card_index_of = g.card_index_of
    if g.turn_statics or GIVES[card_index_of[slot]] & keyword:
        return keywords(g, slot) & keyword != 0
    for source in g.statics:
        if GIVES[card_index_of[source]] & keyword:
            return keywords(g, slot) & keyword != 0
    return False


def _has_own(g: Game, own: tuple[int, ...], slot: int) -> bool:
    """Whether a champion has what its own continuous ability gives it now."""
    if g.flags_of[slot] & codes.LOST_ABILITIES:
        return False
    return own[STATIC_CONDITION] < 0 or holds(
        g, own[STATIC_CONDITION], own[STATIC_A], own[STATIC_B], g.controller_of[slot], slot
    )


def offense(g: Game, slot: int) -> int:
    """Current offense (2.1.5)."""
    number = OFFENSE[g.card_index_of[slot]] + g.counters_of[slot] + g.turn_offense_of[slot]
    for source in g.statics:
        for static in STATICS[g.card_index_of[source]]:
            if static[STATIC_OFFENSE] and _reaches(g, source, static, slot):
                number += static[STATIC_OFFENSE]
    if g.turn_statics:
        number += sum(given[STATIC_OFFENSE] for given in _this_turn(g, slot))
    return number if number > 0 else 0


def defense(g: Game, slot: int) -> int:
    """Current defense (2.1.6); damage does not lower it (5.7.5)."""
    number = DEFENSE[g.card_index_of[slot]] + g.counters_of[slot] + g.turn_defense_of[slot]
    for source in g.statics:
        for static in STATICS[g.card_index_of[source]]:
            if static[STATIC_DEFENSE] and _reaches(g, source, static, slot):
                number += static[STATIC_DEFENSE]
    if g.turn_statics:
        number += sum(given[STATIC_DEFENSE] for given in _this_turn(g, slot))
    return number if number > 0 else 0


def _this_turn(g: Game, slot: int) -> list[TurnStatic]:
    """What effects say that the champion in `slot` has this turn, by whoever and however often it was said (H21)."""
    said = [(TURN_STATICS[turn_static], seat) for turn_static, seat in g.turn_statics]
    return [
        given for given, seat in said
        if fits(g, slot, FILTERS[given[STATIC_FILTER]], seat, 0, codes.NOBODY)
        and (not g.seating.limited or g.controller_of[slot] in g.seating.reach[seat])
    ]  # fmt: skip


def _reaches(g: Game, source: int, static: tuple[int, ...], slot: int) -> bool:
    """Whether the continuous ability of the champion in slot `source` applies to the champion in `slot`. Of those that
    are lost, what gives alignments goes on (house ruling H19)."""
    if g.flags_of[source] & codes.LOST_ABILITIES and not static[STATIC_ALIGNMENT]:
        return False
    if static[STATIC_CONDITION] >= 0 and not holds(
        g, static[STATIC_CONDITION], static[STATIC_A], static[STATIC_B], g.controller_of[source], source
    ):
        return False
    what = FILTERS[static[STATIC_FILTER]]
    whose = what[ops.CHAMPION_WHOSE]
    if (
        (whose == ops.YOU and g.controller_of[source] != g.controller_of[slot])
        or (whose == ops.OPPONENT and not opposed(g, g.controller_of[source], g.controller_of[slot]))
        or (what[ops.CHAMPION_OTHER] and source == slot)
    ):
        return False
    card_index = g.card_index_of[slot]
    if what[ops.CHAMPION_CLASSES] and not CLASSES[card_index] & what[ops.CHAMPION_CLASSES]:
        return False
    if what[ops.CHAMPION_TOKEN] >= 0 and is_token(g, slot) != what[ops.CHAMPION_TOKEN]:
        return False
    if (
        what[ops.CHAMPION_MORE] and card_index == what[ops.CHAMPION_NOT_NAMED]
    ):  # of the rarer traits a continuous ability may ask for another name
        return False
    # an ability that gives alignments looks at classes only: this is where the layers meet
    if (
        what[ops.CHAMPION_ALIGNMENT]
        and not (ALIGNMENT[card_index] if static[STATIC_ALIGNMENT] else alignments(g, slot))
        & what[ops.CHAMPION_ALIGNMENT]
    ):
        return False
    return not g.seating.limited or g.controller_of[slot] in g.seating.reach[g.controller_of[source]]


def fits(g: Game, slot: int, what: tuple[int, ...], controller: int, ref: int, who: int) -> bool:
    """Whether the champion in `slot` matches an F_CHAMPION filter of an effect that `controller` controls."""
    card_index = g.card_index_of[slot]
    if what[ops.CHAMPION_WHOSE] and not _belongs(g, g.controller_of[slot], what[ops.CHAMPION_WHOSE], controller, who):
        return False
    if what[ops.CHAMPION_COST] >= 0 and cost(g, slot) != what[ops.CHAMPION_COST]:
        return False
    if what[ops.CHAMPION_TOKEN] >= 0 and is_token(g, slot) != what[ops.CHAMPION_TOKEN]:
        return False
    if what[ops.CHAMPION_OTHER] and g.ref_of[slot] == ref:
        return False
    battle = what[ops.CHAMPION_BATTLE]
    if battle:
        wanted = (codes.ATTACKING if battle & 1 else 0) | (codes.BLOCKING if battle & 2 else 0)
        if not g.flags_of[slot] & wanted:
            return False
    if what[ops.CHAMPION_CLASSES] and not CLASSES[card_index] & what[ops.CHAMPION_CLASSES]:  # 2.1.4, 5.0.5
        return False
    if what[ops.CHAMPION_ALIGNMENT] and not alignments(g, slot) & what[ops.CHAMPION_ALIGNMENT]:
        return False
    return not what[ops.CHAMPION_MORE] or _fits_more(g, slot, what, controller, ref, who)


def _fits_more(g: Game, slot: int, what: tuple[int, ...], controller: int, ref: int, who: int) -> bool:
    """The rarer traits of an F_CHAMPION filter."""
    _, alignment, classes, traits, words, not_card_index, most, plus = what[ops.CHAMPION_MORE :]
    card_index = g.card_index_of[slot]
    if card_index == not_card_index or (alignment and alignments(g, slot) & alignment) or CLASSES[card_index] & classes:
        return False
    if traits & ops.EXPENDED and not g.flags_of[slot] & codes.EXPENDED:
        return False
    if traits & ops.DAMAGED and not g.damage_of[slot]:
        return False
    if traits & ops.DAMAGED_YOU and not damaged_player(g, g.ref_of[slot], controller):
        return False
    if words and keywords(g, slot) & words:
        return False
    if most < 0:
        return True
    if most & ops.NUMBER_KIND == ops.COUNT_OF:
        times = (most >> ops.NUMBER_TIMES_AT & ops.NUMBER_TIMES) + 1
        plus += times * count_champions(g, FILTERS[most >> ops.NUMBER_FILTER_AT], controller, ref, who)
    return defense(g, slot) <= plus


def count_champions(g: Game, what: tuple[int, ...], controller: int, ref: int, who: int) -> int:
    """How many champions in play match an F_CHAMPION filter."""
    return sum(1 for slot in within_reach(g, controller) if fits(g, slot, what, controller, ref, who))


def card_index_seen(g: Game, ref: int) -> int:
    """The card index of a champion, as last seen when it has left play; -1 when there is none."""
    slot = slot_of(g, ref)
    if slot >= 0:
        return g.card_index_of[slot]
    return g.last_known[ref][codes.LAST_CARD_INDEX] if ref in g.last_known else -1


def _belongs(g: Game, seat: int, whose: int, controller: int, who: int) -> bool:
    if whose == ops.YOU:
        return seat == controller
    if whose == ops.OPPONENT:
        return opposed(g, seat, controller)
    return seat == who


def holds(g: Game, condition: int, a: int, b: int, controller: int, slot: int) -> bool:
    """Whether a condition of a continuous ability holds; `slot` is the champion that has the ability."""
    if condition == ops.C_YOUR_TURN:
        return has_turn(g, controller)
    if condition == ops.C_OPPONENTS_TURN:
        return not has_turn(g, controller)
    if condition == ops.C_THIS_EXPENDED:
        return g.flags_of[slot] & codes.EXPENDED != 0
    assert condition == ops.C_PLAYED
    return g.played[played_at(controller, a)] & b != 0


def damaged_player(g: Game, ref: int, seat: int) -> bool:
    """Whether this champion dealt damage to this player this turn; one that left and came back is another champion."""
    return (ref, seat) in g.damaged_players


def has_trait(g: Game, seat: int, trait: int) -> bool:
    """Whether a continuous ability of a champion in play, or an effect of this turn, gives this player the trait."""
    if trait == bits.CANNOT_GAIN_HEALTH and g.no_healing >> seat & 1:
        return True
    for source in g.statics:
        if g.flags_of[source] & codes.LOST_ABILITIES:
            continue
        for given, own, condition, a, b in TRAITS[g.card_index_of[source]]:
            controller = g.controller_of[source]
            if given != trait or (controller != seat if own else not opposed(g, controller, seat)):
                continue
            if (condition < 0 or holds(g, condition, a, b, controller, source)) and (
                not g.seating.limited or seat in g.seating.reach[controller]
            ):
                return True
    return False


def can_attack(g: Game, slot: int) -> bool:
    """Eligible to attack (4.4.1): prepared, and with blitz or not deploying."""
    flags = g.flags_of[slot]
    if flags & (codes.EXPENDED | codes.FLIPPED):
        return False
    return not flags & codes.DEPLOYING or has(g, slot, bits.BLITZ)


def must_attack(g: Game, slot: int) -> bool:
    """Whether a champion that can attack keeps its controller from ending the turn (house ruling H13)."""
    return not g.flags_of[slot] & codes.ATTACKED and has(g, slot, bits.MUST_ATTACK)


def can_block(g: Game, slot: int, gained: int = 0) -> bool:
    """Whether a prepared champion may block at least one of the attackers, and so all of them (4.4.6a). `gained`:
    keywords that it would have."""
    if g.flags_of[slot] & (codes.EXPENDED | codes.FLIPPED):
        return False
    flies = -1  # not known yet: most attackers can be blocked by anybody
    flags_of = g.flags_of
    for other in slots_of_team(g, g.active) if g.seating.has_teams else g.board[g.active]:
        if flags_of[other] & codes.ATTACKING:
            words = keywords(g, other)
            if not words & _HARD_TO_BLOCK:
                return True
            if flies < 0:
                mine = keywords(g, slot)
                flies = (mine if mine & bits.CANNOT_GAIN else mine | gained) & bits.AIRBORNE
            if blockable(g, other, words, slot, flies != 0):
                return True
    return False


def blockable(g: Game, attacker: int, words: int, blocker: int, flies: bool) -> bool:
    """Whether a champion, with the keywords `words`, may be blocked by one that flies or does not (5.2, 5.10)."""
    if words & bits.UNBLOCKABLE:
        return False
    if words & bits.UNBLOCKABLE_BY_WEAKER and offense(g, blocker) < offense(g, attacker):
        return False
    return flies or not words & bits.AIRBORNE
