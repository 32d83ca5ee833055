"""Phases of a turn, windows of initiative and the plays made in them (rules 3.1 to 3.6, 4.1 to 4.3, 4.5).

The turn is a program like any other (`game.py`); handlers go to its places.
"""

from __future__ import annotations

from typing import Final

from engine.epic.programs import bits, ops, power_costs
from engine.epic.programs.definitions import (
    ALIGNMENT,
    AMBUSH_FOR,
    CARD_INDEX_OF_PROGRAM,
    COST,
    DISCARD_POWERS,
    EFFECT,
    IS_EVENT,
    KEYWORDS,
    POWERS,
    PRICE,
    PROGRAMS,
    READS_THAT_PLAYER,
    READS_X,
)
from engine.epic.programs.game import BATTLE, CONTINUE, ENDING, LIMIT, MAIN, OFFER, START
from engine.epic.rules import atoms, codes, events, this_turn, triggers
from engine.epic.rules.derive import (
    alignments,
    can_attack,
    can_pay,
    card_index_seen,
    has,
    has_trait,
    must_attack,
    power_of,
)
from engine.epic.rules.limits import TURN_LIMIT
from engine.epic.rules.picks import FRESH, PICKING, ask, begin, offer, ranked, teammates_follow, whose_turn
from engine.epic.rules.state import Game, has_turn, push_frame

OPENING_CARDS: Final = 5  # 1.8.1
HAND_LIMIT: Final = 7  # 1.7.4

Frame = list[int]


# --- before the first turn (1.8) -------------------------------------------------------------------------------------


def opening_hands(g: Game, f: Frame, op: ops.Op) -> bool:
    atoms.note(g, events.STARTED, g.first)
    for seat in g.seating.clockwise[g.first]:
        for uid in g.supplemental[seat]:
            atoms.note(g, events.DEITY, seat, g.def_of[uid], codes.CARD + uid)  # 2.4.1
        atoms.draw(g, seat, OPENING_CARDS)
    return False


def mulligan(g: Game, f: Frame, op: ops.Op) -> bool:
    """Any number of cards to the bottom in random order, as many drawn, 1 health lost for each (1.8.2); the second
    player decides first, then the others clockwise (1.8.4); by the rules of 2015 the first player begins. With more
    than two players X counts those who come after the second of them. Teams do so one after the other (H43)."""
    begin(f)
    _, turn = op
    at = turn + f[codes.X] + (0 if g.setup.of_2015 else g.seating.size)
    seat = (g.first + at // g.seating.size) % g.seating.teams + g.seating.teams * (at % g.seating.size)
    if f[codes.STAGE] == PICKING and seat in g.seating.players:
        among = ranked(g, [codes.CARD + uid for uid in g.hand[seat]])
        if offer(g, f, seat, codes.MULLIGAN, among, 0, len(among)):
            return True
    f[codes.STAGE] = FRESH
    if seat in g.seating.players:
        _mulligan(g, seat, [card - codes.CARD for card in f[codes.SELECTED :]])
    if turn and g.seating.many:
        f[codes.X] += 1
        if turn + f[codes.X] < g.seating.seats:
            f[codes.PC] -= 1
    return False


def _mulligan(g: Game, seat: int, uids: list[int]) -> None:
    atoms.note(g, events.MULLIGAN, seat, n=len(uids))
    for uid in uids:
        atoms.note(g, events.TO_BOTTOM, seat, g.def_of[uid], codes.CARD + uid, seen=g.seating.sees[seat])
    atoms.to_bottom(g, uids, g.seating.sees[seat])
    atoms.draw(g, seat, len(uids))
    atoms.lose(g, seat, len(uids), -1)


# --- phases ----------------------------------------------------------------------------------------------------------


def start_phase(g: Game, f: Frame, op: ops.Op) -> bool:
    """Gold, draw, prepare, triggers (4.2.2 to 4.2.5); for each member of a team (house ruling H46)."""
    g.turn += 1
    if g.turn > TURN_LIMIT:
        atoms.end_game(g, codes.NOBODY, codes.BY_LIMIT)
        return False
    g.phase, g.step = codes.PHASE_START, codes.STEP_NONE
    g.initiative = g.active
    g.last_play = codes.NOBODY
    atoms.note(g, events.TURN, g.active, n=g.turn)
    team = g.seating.team[g.active]
    for seat in g.seating.clockwise[g.active] if g.turn == 1 else team:
        atoms.set_gold(g, seat, 1)  # 4.2.2, 4.2.2a
    for seat in team:
        if not g.reason and (g.turn > 1 or g.seating.many):
            atoms.draw(g, seat, 1)  # 4.2.3, 1.6.3; with two players not on the first turn of the game (4.2.3a, 1.6.4)
    for seat in team:
        atoms.prepare_all(g, seat)
        triggers.trigger_board(g, seat, 1 << bits.M_START_OF_TURN)
        triggers.trigger_discarded(g, seat, 1 << bits.M_START_OF_TURN)
        triggers.trigger_deity(g, seat, 1 << bits.M_START_OF_TURN)
    return False


def end_phase(g: Game, f: Frame, op: ops.Op) -> bool:
    """Triggers of the end of the turn (4.5.2a); nobody has a window (4.5.1)."""
    g.phase, g.step = codes.PHASE_END, codes.STEP_NONE
    g.initiative = g.seating.clockwise[g.active][0]  # the player to the left of one who has left the game
    if g.journal is not None:
        atoms.note(g, events.ENDED, g.active, n=sum(1 << seat for seat, gold in enumerate(g.gold) if gold))
    if g.seating.has_teams:
        f[codes.X] = 0
    g.pending_triggers.extend(g.delayed_triggers)
    g.delayed_triggers = []
    for seat in g.seating.clockwise[g.active]:
        triggers.trigger_board(g, seat, 1 << bits.M_END_OF_TURN)
    return False


def hand_limit(g: Game, f: Frame, op: ops.Op) -> bool:
    """The player whose turn it is discards down to seven (4.5.2b), of a team one member after the other
    (house ruling H46); the rules of 2015 have no hand limit."""
    if g.setup.of_2015:
        return False
    begin(f)
    team = g.seating.team[g.active]
    seat = whose_turn(g, f, team)
    excess = len(g.hand[seat]) - HAND_LIMIT if team else 0
    if excess > 0 and f[codes.STAGE] == PICKING:
        among = ranked(g, [codes.CARD + uid for uid in g.hand[seat]])
        if offer(g, f, seat, codes.DISCARDS, among, excess, excess):
            return True
    f[codes.STAGE] = FRESH
    atoms.discard(g, [card - codes.CARD for card in f[codes.SELECTED :]], seat)
    teammates_follow(g, f, team, seat)
    return False


def clean_up(g: Game, f: Frame, op: ops.Op) -> bool:
    """Damage goes, flipped champions prepare, effects of the turn end, gold is 1 again (4.5.2c to 4.5.2f)."""
    for seat in g.seating.team[g.active]:
        if len(g.hand[seat]) > HAND_LIMIT and not g.setup.of_2015:  # an ability drew while discarding (house ruling H5)
            f[codes.PC] = LIMIT
            return False
    this_turn.clean_champions(g)
    for seat in g.seating.team[g.active]:
        atoms.set_gold(g, seat, 1)
    this_turn.forget_turn(g)
    g.active = g.seating.left[g.active]
    f[codes.PC] = START
    return False


# --- waiting triggers (3.2.5, 3.4) -----------------------------------------------------------------------------------


def settle(g: Game, f: Frame, op: ops.Op) -> bool:
    """Resolve what waits: a whole batch before the next, the player with initiative first, then the others clockwise,
    each in the order of their choosing (3.2.5a). By the rules of 2015 the player whose turn it is comes first. Comes
    back here until nothing waits."""
    if not g.resolving_triggers:
        if not g.pending_triggers:
            if g.last_known and not g.delayed_triggers:
                atoms.forget_last_known(g)
            return False
        g.resolving_triggers, g.pending_triggers = g.pending_triggers, []
    if len(g.resolving_triggers) == 1:
        return ask(g, g.resolving_triggers[0][codes.TRIGGER_CONTROLLER], codes.ORDERS, [codes.ORDER])
    seat = codes.NOBODY
    mine: list[int] = []
    for seat in g.seating.clockwise[g.active if g.setup.of_2015 else g.initiative]:
        mine = [at for at, trigger in enumerate(g.resolving_triggers) if trigger[codes.TRIGGER_CONTROLLER] == seat]
        if mine:
            break
    options: list[int] = []
    seen: list[tuple[int, ...]] = []
    for at in mine:
        trigger = g.resolving_triggers[at]
        # the same ability of equal cards, about the same: their order changes nothing (H15)
        program = trigger[codes.TRIGGER_PROGRAM]
        x = trigger[codes.TRIGGER_X] if READS_X[program] else 0
        who = trigger[codes.TRIGGER_THAT_PLAYER] if READS_THAT_PLAYER[program] else 0
        alike = (program, x, who, *trigger[codes.TRIGGER_SELECTED :])
        if alike not in seen:
            seen.append(alike)
            options.append(at << codes.VERB_BITS | codes.ORDER)
    return ask(g, seat, codes.ORDERS, options)


def take_order(g: Game, f: Frame, op: ops.Op, option: int) -> None:
    f[codes.PC] -= 1
    at = option >> codes.VERB_BITS
    trigger = g.resolving_triggers[at]
    g.resolving_triggers = g.resolving_triggers[:at] + g.resolving_triggers[at + 1 :]
    program, uid, ref, controller, x, who, ability_id, *selected = trigger
    card_index = CARD_INDEX_OF_PROGRAM[program]
    if card_index < 0:  # of a keyword
        card_index = card_index_seen(g, ref)
    atoms.note(g, events.TRIGGERED, controller, card_index, ref or codes.CARD + uid, ability_id)
    push_frame(g, program, uid, ref, controller, x, who, selected)


# --- windows (3.1, 4.1) ----------------------------------------------------------------------------------------------


def plays(g: Game, seat: int, main: bool) -> list[int]:
    """Cards and powers that a player with initiative may play. `main`: champions without ambush too (4.1.4)."""
    options = _playable_cards(g, seat, main)
    card_index_of = g.card_index_of
    for slot in g.board[seat]:
        powers = POWERS[card_index_of[slot]]
        if powers and not g.flags_of[slot] & codes.LOST_ABILITIES:
            base = g.ref_of[slot] << codes.POWER_BITS
            for at, power in enumerate(powers):
                if payable(g, slot, power[0]):
                    options.append((base | at) << codes.VERB_BITS | codes.POWER)
    if g.supplemental[seat]:  # no event is being resolved: what lies there is a deity
        _add_deitys_powers(g, seat, options)
    def_of, powers_of = g.def_of, DISCARD_POWERS
    for uid in g.discard[seat]:
        if powers_of[def_of[uid]]:
            _add_discarded_powers(g, seat, options)
            break
    return options


def _add_deitys_powers(g: Game, seat: int, options: list[int]) -> None:
    """A deity's powers are as fast as any (3.5)."""
    uid = g.supplemental[seat][0]
    card_index = g.def_of[uid]
    for at, power in enumerate(POWERS[card_index]):
        if payable_off_board(g, uid, power[0]):
            options.append((codes.CARD + uid << codes.POWER_BITS | at) << codes.VERB_BITS | codes.POWER)


def _add_discarded_powers(g: Game, seat: int, options: list[int]) -> None:
    """Powers that cards have in the discard pile (5.0.2, 5.0.8); of cards alike, the first."""
    def_of, powers_of = g.def_of, DISCARD_POWERS
    seen: list[int] = []
    for uid in g.discard[seat]:
        card_index = def_of[uid]
        if powers_of[card_index] and card_index not in seen:
            seen.append(card_index)
            for at, power in enumerate(DISCARD_POWERS[card_index]):
                if payable_off_board(g, uid, power[0]):
                    options.append((codes.CARD + uid << codes.POWER_BITS | at) << codes.VERB_BITS | codes.POWER)


def _playable_cards(g: Game, seat: int, main: bool) -> list[int]:
    gold, def_of, known_of = g.gold[seat], g.def_of, g.known_of
    price, is_event = PRICE, IS_EVENT
    best: dict[int, int] = {}  # of cards alike, the one that the opponent knows is played first
    ambush_for = -1  # not looked for yet
    for uid in g.hand[seat]:
        card_index = def_of[uid]
        if price[card_index] > gold and not (
            g.restricted_gold and can_pay(g, seat, ALIGNMENT[card_index], PRICE[card_index], True)
        ):
            continue
        if not (main or is_event[card_index] or KEYWORDS[card_index] & bits.AMBUSH):
            if ambush_for < 0:
                ambush_for = 0
                for slot in g.board[seat]:
                    if not g.flags_of[slot] & codes.LOST_ABILITIES:
                        ambush_for |= AMBUSH_FOR[g.card_index_of[slot]]
            if not ALIGNMENT[card_index] & ambush_for:
                continue
        if card_index not in best or (known_of[uid], -uid) > (known_of[best[card_index]], -best[card_index]):
            best[card_index] = uid
    options: list[int] = []
    for uid in best.values():
        options.append(codes.CARD + uid << codes.VERB_BITS | codes.PLAY)  # noqa: PERF401 - a comprehension is a call
    return options


def payable(g: Game, slot: int, costs: int) -> bool:
    """Whether the whole cost of a champion's power can be paid (3.5.3)."""
    if costs & power_costs.EXPEND:
        flags = g.flags_of[slot]
        if flags & codes.EXPENDED or (flags & codes.DEPLOYING and not has(g, slot, bits.BLITZ)):  # 5.17.1
            return False
    if costs & power_costs.BREAK_THIS and has(g, slot, bits.UNBREAKABLE):  # 5.9.4
        return False
    if g.counters_of[slot] < power_costs.counters(costs):
        return False
    seat = g.controller_of[slot]
    mask = alignments(g, slot) if costs & power_costs.GOLD and not g.gold[seat] else 0
    return _affordable(g, seat, mask, costs, 0)


def payable_off_board(g: Game, uid: int, costs: int) -> bool:
    """Whether the owner of a deity, or of a card in a discard pile, can pay the whole cost of a power of it (3.5.3). A
    card does not count among the discarded ones that its power banishes."""
    own = 1 if g.zone_of[uid] == codes.DISCARD else 0
    return _affordable(g, g.owner_of[uid], ALIGNMENT[g.def_of[uid]], costs, own)


def _affordable(g: Game, seat: int, mask: int, costs: int, own: int) -> bool:
    """The part of a cost of a card with these alignments that the player pays: gold, health, cards. `own`: cards of the
    discard pile that do not count, the one with the power itself."""
    if costs & power_costs.GOLD and not can_pay(g, seat, mask, 1, True):
        return False
    if costs < power_costs.PLAIN:
        return True
    if costs & power_costs.BREAK_CHAMPION and all(has(g, slot, bits.UNBREAKABLE) for slot in g.board[seat]):
        return False  # 5.9.4
    return (
        g.health[seat] >= power_costs.health(costs)
        and len(g.hand[seat]) >= power_costs.discards(costs)  # 1.7.3
        and len(g.discard[seat]) - own >= power_costs.banishes(costs)
    )


def main_window(g: Game, f: Frame, op: ops.Op) -> bool:
    """The player whose turn it is acts, or offers to end the turn (4.3.1 to 4.3.3); of a team who has initiative."""
    g.phase, g.step = codes.PHASE_MAIN, codes.STEP_NONE
    return _own_window(g)


def attackable(g: Game) -> list[int]:
    """Opponents of the player whose turn it is that can be attacked, the one to the left first (M4.4). Of a team those
    members that an attack on it may name (house ruling H44)."""
    return [seat for seat in g.seating.attackable[g.active] if not has_trait(g, seat, bits.CANNOT_BE_ATTACKED)]


def _anybody_attackable(g: Game) -> bool:
    for seat in g.seating.attackable[g.active]:  # noqa: SIM110 - asked in every window, and a generator costs more
        if not has_trait(g, seat, bits.CANNOT_BE_ATTACKED):
            return True
    return False


def _own_window(g: Game) -> bool:
    if not (g.seating.has_teams and g.initiative in g.seating.team[g.active]):
        g.initiative = g.active
    seat = g.initiative
    options = plays(g, seat, True)
    able = kept = False
    if not g.no_attacks:
        flags_of = g.flags_of
        for slot in g.board[seat]:
            if not flags_of[slot] & codes.EXPENDED and can_attack(g, slot):
                able = True
                kept = kept or must_attack(g, slot)
    if able and _anybody_attackable(g):
        options.append(codes.BATTLE)
    else:
        kept = False
    if not kept:  # the turn cannot end while a champion that must attack each turn is able to and has not
        options.append(codes.PASS)
    return ask(g, seat, codes.WINDOW, options)


def take_main(g: Game, f: Frame, op: ops.Op, option: int) -> None:
    if option == codes.PASS:
        g.begun = None  # who has passed initiative reverses nothing (3.7.1)
        if g.seating.has_teams and passes_to_teammate(g):
            f[codes.PC] = MAIN
            return
        g.initiative = g.seating.left[g.active]
        g.plays = 0
        g.last_play = codes.NOBODY
        g.step = codes.STEP_END_OFFER
        atoms.note(g, events.END_OFFERED, g.active)
        f[codes.PC] = OFFER
    elif option == codes.BATTLE:
        f[codes.PC] = BATTLE
        if g.seating.has_teams:
            f[codes.X] = 0  # nobody has declared attackers
    else:
        make_play(g, g.initiative, option)
        f[codes.PC] = MAIN


def offer_window(g: Game, f: Frame, op: ops.Op) -> bool:
    """Before the turn ends the opponent may make plays (4.3.4); more opponents do one after the other, and then the
    player whose turn it is (4.3.5)."""
    g.step = codes.STEP_END_OFFER
    seat = g.initiative
    if g.seating.many and seat not in g.seating.players:
        take_offer(g, f, op, codes.PASS)
        return False
    return ask(g, seat, codes.WINDOW, [codes.PASS, *plays(g, seat, has_turn(g, seat))])


def take_offer(g: Game, f: Frame, op: ops.Op, option: int) -> None:
    """When an opponent has acted the turn goes on: with a duty to act (4.3.4, 4.3.6), or by the rules of 2015 as before
    (step 4 of the turn)."""
    if option != codes.PASS:
        make_play(g, g.initiative, option)
        f[codes.PC] = OFFER
        return
    g.begun = None
    if g.seating.many and circle_goes_on(g, g.active):
        f[codes.PC] = OFFER
        return
    acted = g.last_play != codes.NOBODY if g.seating.many else g.plays > 0
    g.initiative = g.active
    g.last_play = codes.NOBODY
    f[codes.PC] = ENDING if not acted else MAIN if g.setup.of_2015 else CONTINUE


def circle_goes_on(g: Game, first: int) -> bool:
    """With more than two players initiative passes to the left, beginning with the player `first`, until it would come
    to the one who made the last play, or back to the first when nobody made any (4.3.5, M4.4.3 to 5, M4.4.8 to 10).
    By the rules of 2015 each has it once (house ruling H61). Teams have it together. False: it has done so. True: the
    next one has it."""
    if g.seating.has_teams and passes_to_teammate(g):
        return True
    to = g.seating.left[g.initiative]
    last = first if g.last_play == codes.NOBODY or g.setup.of_2015 else g.last_play
    if to == g.seating.lead(last):
        return False
    g.initiative = to
    g.plays = 0
    return True


def next_teammate(g: Game) -> int:
    """The teammate to whom a player who passes hands initiative on: the next one, until it would come to the one of
    the team who made the last play, or back to the first when none of them made any (house ruling H45). NOBODY: all of
    the team have passed."""
    team = g.seating.team[g.initiative]
    if not team:
        return codes.NOBODY
    if g.initiative not in team:  # they have left the game
        return team[0]
    to = g.seating.clockwise[g.initiative][1] if len(team) > 1 else g.initiative
    return codes.NOBODY if to == (g.last_play if g.last_play in team else team[0]) else to


def passes_to_teammate(g: Game) -> bool:
    """Whether a player who passes hands initiative on to a teammate, who has it now. False: all of the team have
    passed."""
    to = next_teammate(g)
    if to == codes.NOBODY:
        return False
    g.initiative = to
    return True


def continue_window(g: Game, f: Frame, op: ops.Op) -> bool:
    """After the opponent acted: end the turn, or go on with a play or a battle, not with nothing (4.3.4)."""
    g.step = codes.STEP_CONTINUE
    return _own_window(g)


def take_continue(g: Game, f: Frame, op: ops.Op, option: int) -> None:
    if option == codes.PASS:
        g.begun = None
        f[codes.PC] = CONTINUE if g.seating.has_teams and passes_to_teammate(g) else ENDING
    else:
        take_main(g, f, op, option)


def make_play(g: Game, seat: int, option: int) -> None:
    g.plays += 1
    if g.seating.many:
        g.last_play = seat
    operand = option >> codes.VERB_BITS
    if option & codes.VERB_MASK == codes.PLAY:
        play_card(g, seat, operand - codes.CARD, False, -1)
    else:
        use_power(g, seat, operand >> codes.POWER_BITS, operand & 7)


def play_card(g: Game, seat: int, uid: int, free: bool, cause: int) -> int:
    """Pay and announce (3.2.1); what triggers waits (3.2.2); a champion enters play, an event resolves (2.2.3).

    Returns the champion, or the card. `cause`: the card whose effect has it played, from wherever it lies, -1 in a
    window; `free`: without paying its cost, of which the gold of a mode is a part (3.6.1)."""
    card_index = g.def_of[uid]
    if not free:
        atoms.pay_gold(g, seat, ALIGNMENT[card_index], COST[card_index], True)
    atoms.note(g, events.PLAYED, seat, card_index, codes.CARD + uid, other=cause)
    if COST[card_index] == 1 and g.zone_of[uid] == codes.HAND:  # 5.18.1
        triggers.trigger_allies(g, seat, ALIGNMENT[card_index])
    this_turn.remember_play(g, seat, COST[card_index], ALIGNMENT[card_index])
    if IS_EVENT[card_index]:
        atoms.to_supplemental(g, uid)
        frame = push_frame(g, EFFECT[card_index], uid, 0, seat, 0, seat)
        if free and PROGRAMS[EFFECT[card_index]][0][0] == ops.MODES_OF:
            frame[codes.STAGE] = codes.FREE
        return codes.CARD + uid
    return g.ref_of[atoms.enter_play(g, card_index, uid, seat, False)]


def use_power(g: Game, seat: int, obj: int, at: int) -> None:
    """Pay the costs of a power (3.5, 3.6) and start to resolve it."""
    costs, program, ability_id = power_of(g, obj, at)
    if obj < codes.FIRST_CHAMPION:
        uid = obj - codes.CARD
        atoms.note(g, events.USED, seat, g.def_of[uid], obj, ability_id)
        if costs & power_costs.GOLD:
            atoms.pay_gold(g, seat, ALIGNMENT[g.def_of[uid]], 1, True)
        push_frame(g, program, uid, 0, seat, 0, seat)
        return
    slot = obj & codes.SLOT_MASK
    card_index, uid = g.card_index_of[slot], g.uid_of[slot]
    atoms.note(g, events.USED, seat, card_index, obj, ability_id)
    push_frame(g, program, uid, obj, seat, 0, seat)
    if costs & power_costs.GOLD:
        atoms.pay_gold(g, seat, alignments(g, slot), 1, True)
    if costs & power_costs.EXPEND:
        atoms.expend(g, slot)
    if power_costs.counters(costs):
        atoms.add_counters(g, slot, -power_costs.counters(costs))
    if costs & power_costs.BREAK_THIS:
        atoms.break_champions(g, [slot])
