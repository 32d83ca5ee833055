"""Every observable change of a position is one function here: it guards, changes the tables, writes the journal and
lets abilities trigger. Nothing else writes the tables of cards, champions and players, but `damage.py` and, for the
changes that end with the turn, `this_turn.py`.
"""

from __future__ import annotations

from engine.epic.programs import bits
from engine.epic.programs.definitions import ENTERS_INSTEAD, KEYWORDS, REACHES
from engine.epic.rules import codes, events
from engine.epic.rules.derive import defense, has, has_trait, keywords, offense, slot_of
from engine.epic.rules.limits import CHAMPION_LIMIT, TOKEN_LIMIT
from engine.epic.rules.state import (
    NO_OFFER,
    Game,
    champions_in_play,
    no_restricted_gold,
    opposed,
    restricted_at,
)
from engine.epic.rules.triggers import trigger, trigger_board, trigger_watchers, trigger_zone


def note(
    g: Game, kind: int, seat: int, card_index: int = -1, obj: int = 0, n: int = 0, other: int = -1, seen: int = 0
) -> None:
    """Write an entry of the journal, if this game keeps one. `seen`: bit set of the seats that see it, 0 for all."""
    if g.journal is not None:
        g.journal.append((kind, g.turn, seat, card_index, obj, n, other, seen or g.seating.everyone))


# --- the end of the game (1.2) ---------------------------------------------------------------------------------------


def end_game(g: Game, winner: int, reason: int) -> None:
    """The game is over. The first seat of a team stands for all of it: when a member wins, the team does."""
    if g.reason == codes.NOT_OVER:
        g.winner = winner if winner == codes.NOBODY else winner % g.seating.teams
        g.reason = reason
        g.phase = codes.PHASE_OVER
        g.step = codes.STEP_NONE
        g.initiative = codes.NOBODY
        g.seat = codes.NOBODY
        g.options = []
        g.offered = NO_OFFER
        note(g, events.OVER, g.winner, n=reason)


def check_health(g: Game) -> None:
    """A player at 0 or less is eliminated (1.2.2, 1.5.4); both together draw (house ruling H1). Of more than two
    players those who remain play on: `elimination.py`, before anything else happens."""
    if g.seating.many:
        g.unsettled = True
        return
    first, second = g.health
    if first <= 0 and second <= 0:
        end_game(g, codes.NOBODY, codes.BY_BOTH)
    elif first <= 0:
        end_game(g, 1, codes.BY_HEALTH)
    elif second <= 0:
        end_game(g, 0, codes.BY_HEALTH)


def remove_player(g: Game, seat: int) -> None:
    """A player leaves the game, and all cards that they own leave with them (1.9.3), tokens that they made too (house
    ruling H39). What they controlled of others goes back to its owner."""
    for slot in [slot for slots in g.board for slot in slots if g.owner_of_slot[slot] == seat]:
        if g.controller_of[slot] != seat:
            note(g, events.REMOVED, g.controller_of[slot], g.card_index_of[slot], g.ref_of[slot])
        _leave(g, slot)
    for slot in g.board[seat][:]:
        _change_sides(g, slot, g.owner_of_slot[slot])
    g.temporary_control = [
        (ref, g.owner_of_slot[ref & codes.SLOT_MASK] if to == seat else to)
        for ref, to in g.temporary_control
        if slot_of(g, ref) >= 0
    ]
    for uid in range(len(g.owner_of)):
        if g.owner_of[uid] == seat:
            g.zone_of[uid] = codes.GONE
            g.known_of[uid] = g.block_of[uid] = 0
    g.deck[seat], g.hand[seat], g.discard[seat], g.supplemental[seat] = [], [], [], []
    set_gold(g, seat, 0)


# --- players ---------------------------------------------------------------------------------------------------------


def set_gold(g: Game, seat: int, gold: int) -> None:
    """All gold is lost, then there is so much (4.2.2, 4.5.2e)."""
    g.gold[seat] = gold
    if g.restricted_gold:
        for base in (restricted_at(g, seat), restricted_at(g, seat, True)):
            g.restricted_gold[base : base + 4] = [0, 0, 0, 0]
        _keep_restricted(g)


def _keep_restricted(g: Game) -> None:
    """No table of restricted gold where there is none: most positions."""
    if not any(g.restricted_gold):
        g.restricted_gold = []


def gain_gold(g: Game, seat: int, gold: int, alignment: int, to_play: bool, card_index: int) -> None:
    """Gain gold; with an alignment for its costs only, or only to play its cards and powers (house ruling H17)."""
    if alignment:
        if not g.restricted_gold:
            g.restricted_gold = no_restricted_gold(g)
        g.restricted_gold[restricted_at(g, seat, to_play) + alignment.bit_length() - 1] += gold
    else:
        g.gold[seat] += gold
    note(g, events.GOLD, seat, n=events.pack_gold(gold, alignment, to_play), other=card_index)


def pay_gold(g: Game, seat: int, mask: int, gold: int, playing: bool) -> None:
    """Pay a cost of a card with these alignments, first with the gold that can do least. `playing`: see `can_pay`."""
    if g.restricted_gold:
        for to_play in (True, False) if playing else (False,):
            base = restricted_at(g, seat, to_play)
            for at in range(base, base + 4):
                if mask >> (at & 3) & 1:
                    spent = min(gold, g.restricted_gold[at])
                    g.restricted_gold[at] -= spent
                    gold -= spent
        _keep_restricted(g)
    assert g.gold[seat] >= gold
    g.gold[seat] -= gold


def change_health(g: Game, seat: int, by: int) -> None:
    """The health of a player; a team has it in common."""
    if g.seating.has_teams:
        for one in g.seating.team[seat]:
            g.health[one] += by
    else:
        g.health[seat] += by


def heal(g: Game, seat: int, amount: int, card_index: int) -> None:
    """Gain health; there is no maximum (1.5.2)."""
    if amount <= 0:
        return
    if has_trait(g, seat, bits.CANNOT_GAIN_HEALTH):
        note(g, events.NOT_HEALED, seat, n=amount, other=card_index)
    else:
        change_health(g, seat, amount)
        note(g, events.HEALED, seat, n=amount, other=card_index)


def lose(g: Game, seat: int, amount: int, card_index: int) -> None:
    """Lose or pay health; this is not damage."""
    if amount > 0:
        change_health(g, seat, -amount)
        note(g, events.LOST, seat, n=amount, other=card_index)
        check_health(g)


def draw(g: Game, seat: int, count: int) -> None:
    """Draw from the top (1.6.1); who must draw from an empty deck wins (1.6.2)."""
    deck = g.deck[seat]
    hand = g.hand[seat]
    for _ in range(count):
        if not deck:
            end_game(g, seat, codes.BY_DECK)
            return
        uid = deck.pop()
        g.zone_of[uid] = codes.HAND
        hand.append(uid)
        if g.journal is not None:
            note(g, events.DREW, seat, g.def_of[uid], codes.CARD + uid, seen=g.seating.sees[seat])
        trigger_board(g, seat, 1 << bits.M_DRAW)


# --- cards from zone to zone (1.4) -----------------------------------------------------------------------------------


def _zone(g: Game, zone: int, seat: int) -> list[int]:
    if zone == codes.HAND:
        return g.hand[seat]
    if zone == codes.DISCARD:
        return g.discard[seat]
    if zone == codes.DECK:
        return g.deck[seat]
    assert zone == codes.SUPPLEMENTAL
    return g.supplemental[seat]


def take_out(g: Game, uid: int) -> None:
    """Take a card out of the zone it is in; leaving a discard pile may trigger."""
    zone = g.zone_of[uid]
    if zone == codes.IN_PLAY:
        return
    owner = g.owner_of[uid]
    _zone(g, zone, owner).remove(uid)
    if zone == codes.DISCARD:
        trigger_zone(g, uid, bits.M_LEAVES_DISCARD)


def new_block(g: Game) -> int:
    g.last_block += 1
    return g.last_block


def to_discard(g: Game, uid: int, lost_abilities: bool = False) -> None:
    """Into its owner's discard pile, which is public (1.4.4, 1.9.2). `lost_abilities`: it lost them while in play."""
    take_out(g, uid)
    g.zone_of[uid] = codes.DISCARD
    g.known_of[uid] = 0
    g.block_of[uid] = 0
    g.discard[g.owner_of[uid]].append(uid)
    if not lost_abilities:
        trigger_zone(g, uid, bits.M_INTO_DISCARD)


def to_hand(g: Game, uid: int) -> None:
    """Into its owner's hand, from where all could see it: they go on knowing it (1.4.7)."""
    take_out(g, uid)
    g.zone_of[uid] = codes.HAND
    g.known_of[uid] = g.seating.everyone
    g.block_of[uid] = new_block(g)
    g.hand[g.owner_of[uid]].append(uid)


def to_bottom(g: Game, uids: list[int], known: int) -> None:
    """To the bottom of their owners' decks, together and so in random order (5.15.2). `known`: seats that saw them."""
    if len(uids) > 1:
        g.rng.shuffle(uids)
    blocks = [0] * g.seating.seats
    for uid in uids:
        take_out(g, uid)
        owner = g.owner_of[uid]
        if not blocks[owner]:
            blocks[owner] = new_block(g)
        g.zone_of[uid] = codes.DECK
        g.known_of[uid] = known
        g.block_of[uid] = blocks[owner]
        g.deck[owner].insert(0, uid)


def to_supplemental(g: Game, uid: int) -> None:
    """An event waits there while it resolves (1.4.6)."""
    take_out(g, uid)
    g.zone_of[uid] = codes.SUPPLEMENTAL
    g.known_of[uid] = 0
    g.block_of[uid] = 0
    g.supplemental[g.owner_of[uid]].append(uid)


def reveal(g: Game, uid: int, card_index: int) -> None:
    """Show a card in hand to all (5.19); it stays known."""
    g.known_of[uid] = g.seating.everyone
    g.block_of[uid] = new_block(g)
    note(g, events.REVEALED, g.owner_of[uid], g.def_of[uid], codes.CARD + uid, other=card_index)


def keep_in_mind(g: Game, uids: list[int], seat: int) -> None:
    """A player has seen these cards together, before they were taken back to where they are hidden (3.7.1)."""
    block = new_block(g)
    for uid in uids:
        g.known_of[uid] |= 1 << seat
        g.block_of[uid] = block


def reveal_top(g: Game, seat: int, count: int, card_index: int) -> list[int]:
    """Show the top cards of a deck to all, as many as there are (5.19): they stay where they are, and known. Their
    uids, the top one first. This is not drawing (1.6.2)."""
    uids = g.deck[seat][: -count - 1 : -1]
    for uid in uids:
        g.known_of[uid] = g.seating.everyone
        g.block_of[uid] = new_block(g)
        note(g, events.REVEALED_TOP, seat, g.def_of[uid], codes.CARD + uid, other=card_index)
    return uids


def keep(g: Game, uid: int, card_index: int) -> None:
    """A revealed card goes to its owner's hand, which is not drawing it."""
    note(g, events.KEPT, g.owner_of[uid], g.def_of[uid], codes.CARD + uid, other=card_index)
    to_hand(g, uid)


def discard(g: Game, uids: list[int], cause: int) -> None:
    """From hand to discard pile (1.7). `cause` is who makes their owner do so: there are cards that enter play instead
    when it is an opponent."""
    for uid in uids:
        card_index, owner = g.def_of[uid], g.owner_of[uid]
        if ENTERS_INSTEAD[card_index] and opposed(g, cause, owner):
            put_card_into_play(g, uid, owner, False, card_index)
            continue
        note(g, events.DISCARDED, g.owner_of[uid], g.def_of[uid], codes.CARD + uid)
        to_discard(g, uid)


def banish_cards(g: Game, uids: list[int]) -> None:
    """Banish cards that lie open (5.15)."""
    for uid in uids:
        note(g, events.BANISHED, g.owner_of[uid], g.def_of[uid], codes.CARD + uid)
    to_bottom(g, uids, g.seating.everyone)


def banish_unseen(g: Game, uids: list[int]) -> None:
    """Banish cards from their owner's hand, without showing which (1.10.2)."""
    owner = g.owner_of[uids[0]]
    knowing = _lose_track(g, owner)
    block = new_block(g) if knowing else 0
    if block:
        for uid in g.hand[owner]:
            g.block_of[uid] = block
    for uid in uids:
        note(g, events.BANISHED_UNSEEN, owner, g.def_of[uid], codes.CARD + uid, seen=g.seating.sees[owner])
    to_bottom(g, uids, g.seating.sees[owner] | knowing)
    if block:
        for uid in uids:
            g.block_of[uid] = block


def _lose_track(g: Game, owner: int) -> int:
    """Cards are about to leave a hand unseen. Of what another player knew of it nothing is certain any more, unless
    they knew all of it: to them the cards that stay and those that go form a block. Bit set of the seats of which that
    is true."""
    hand, deck = g.hand[owner], g.deck[owner]
    knowing = 0
    for seat in range(g.seating.seats):  # those who have left the game look on
        other = 1 << seat
        if g.seating.sees[owner] & other:
            continue
        blocks = [g.block_of[uid] for uid in hand if g.known_of[uid] & other]
        spread = [uid for uid in deck if g.known_of[uid] & other and g.block_of[uid] in blocks]
        if len(blocks) == len(hand) and not spread:
            knowing |= other
        else:
            for uid in hand + spread:
                g.known_of[uid] &= ~other
    return knowing


# --- champions come and go -------------------------------------------------------------------------------------------


def enter_play(g: Game, card_index: int, uid: int, controller: int, quiet: bool) -> int:
    """A champion enters play prepared and deploying (2.1.7); tribute and loyalty trigger unless `quiet`. Its slot."""
    if g.free:
        slot, g.free = g.free[-1], g.free[:-1]
    else:
        slot = len(g.card_index_of)
        for table in (
            g.card_index_of, g.ref_of, g.uid_of, g.owner_of_slot, g.controller_of, g.flags_of, g.damage_of,
            g.counters_of,
            g.keywords_of, g.turn_keywords_of, g.turn_offense_of, g.turn_defense_of,
        ):  # fmt: skip
            table.append(0)
    g.last_serial += 1
    ref = g.last_serial << codes.SLOT_BITS | slot
    g.card_index_of[slot] = card_index
    g.ref_of[slot] = ref
    g.uid_of[slot] = uid
    g.controller_of[slot] = controller
    g.flags_of[slot] = codes.DEPLOYING
    g.damage_of[slot] = 0
    g.counters_of[slot] = 0
    g.keywords_of[slot] = KEYWORDS[card_index]
    g.turn_keywords_of[slot] = 0
    g.turn_offense_of[slot] = 0
    g.turn_defense_of[slot] = 0
    if uid >= 0:
        take_out(g, uid)
        g.zone_of[uid] = codes.IN_PLAY
        g.known_of[uid] = 0
        g.block_of[uid] = 0
        g.owner_of_slot[slot] = g.owner_of[uid]
    else:
        g.owner_of_slot[slot] = controller
    g.board[controller].append(slot)
    if REACHES[card_index]:
        g.statics = [*g.statics, slot]
    if not quiet:
        trigger(g, slot, 1 << bits.M_TRIBUTE | 1 << bits.M_LOYALTY, 0, controller)
    if champions_in_play(g) > CHAMPION_LIMIT:
        end_game(g, codes.NOBODY, codes.BY_LIMIT)
    return slot


def put_card_into_play(g: Game, uid: int, controller: int, quiet: bool, card_index: int) -> int:
    """A card enters play from another zone because of the card `card_index`. Returns its reference."""
    note(g, events.ENTERED, controller, g.def_of[uid], codes.CARD + uid, other=card_index)
    return g.ref_of[enter_play(g, g.def_of[uid], uid, controller, quiet)]


def put_token(g: Game, token: int, controller: int, expended: bool, card_index: int) -> int:
    """A token champion enters play (2.1.8, 2.3). Returns its reference; 0 when too many champions are in play (house
    ruling H22)."""
    if champions_in_play(g) >= TOKEN_LIMIT:
        return 0
    slot = enter_play(g, token, -1, controller, False)
    if expended:
        g.flags_of[slot] |= codes.EXPENDED
    note(g, events.TOKEN, controller, token, g.ref_of[slot], other=card_index)
    return g.ref_of[slot]


def _leave(g: Game, slot: int) -> None:
    """A champion leaves play: remember how it was last seen, free its slot, end its part in the battle."""
    ref = g.ref_of[slot]
    controller = g.controller_of[slot]
    flags = g.flags_of[slot]
    unblocked = int(flags & codes.ATTACKING != 0 and not g.blocked and g.step >= codes.STEP_BEFORE_DAMAGE)
    last = (
        g.card_index_of[slot], g.uid_of[slot], controller, offense(g, slot), defense(g, slot),
        keywords(g, slot), flags, unblocked, g.owner_of_slot[slot],
    )  # fmt: skip
    g.last_known = {**g.last_known, ref: last}
    g.board[controller].remove(slot)
    if REACHES[g.card_index_of[slot]]:
        g.statics = [other for other in g.statics if other != slot]
    g.ref_of[slot] = 0
    g.free = [*g.free, slot]
    g.unsettled = True


def break_champions(g: Game, slots: list[int]) -> int:
    """Break them together (5.16): the unbreakable stay (5.9.2), tokens still trigger (2.3.5a). How many were broken."""
    doomed = [slot for slot in slots if not has(g, slot, bits.UNBREAKABLE)]
    if not doomed:
        return 0
    trigger_watchers(g, doomed)
    for slot in doomed:
        trigger(g, slot, 1 << bits.M_BROKEN, 0, g.controller_of[slot])
    for slot in doomed:
        note(g, events.BROKE, g.controller_of[slot], g.card_index_of[slot], g.ref_of[slot])
        _leave(g, slot)
    for slot in doomed:
        uid = g.uid_of[slot]
        if uid >= 0:
            g.broken = [*g.broken, uid]
            to_discard(g, uid, g.flags_of[slot] & codes.LOST_ABILITIES != 0)
    return len(doomed)


def banish_champions(g: Game, slots: list[int]) -> int:
    """Banish them together (5.15): the unbanishable stay (5.11.2). How many were banished."""
    going = [slot for slot in slots if not has(g, slot, bits.UNBANISHABLE)]
    for slot in going:
        note(g, events.BANISHED, g.controller_of[slot], g.card_index_of[slot], g.ref_of[slot])
        _leave(g, slot)
    to_bottom(g, [g.uid_of[slot] for slot in going if g.uid_of[slot] >= 0], g.seating.everyone)
    return len(going)


def return_champions(g: Game, slots: list[int]) -> None:
    """To their owners' hands (1.9.2)."""
    for slot in slots:
        note(g, events.RETURNED, g.owner_of_slot[slot], g.card_index_of[slot], g.ref_of[slot])
        _leave(g, slot)
    for slot in slots:
        if g.uid_of[slot] >= 0:
            to_hand(g, g.uid_of[slot])


def return_to_play(g: Game, slots: list[int], card_index: int) -> list[int]:
    """They leave play together and enter it as new champions, under their owners' control. Their references."""
    uids = [g.uid_of[slot] for slot in slots]
    for slot in slots:
        note(g, events.REMOVED, g.controller_of[slot], g.card_index_of[slot], g.ref_of[slot])
        _leave(g, slot)
    return [put_card_into_play(g, uid, g.owner_of[uid], False, card_index) for uid in uids if uid >= 0]


def transform(g: Game, slots: list[int], token: int, card_index: int) -> None:
    """Each goes to the bottom of its owner's deck, its controller gets the token (5.21); not a banish (5.21.2)."""
    controllers = [g.controller_of[slot] for slot in slots]
    for slot in slots:
        note(g, events.TRANSFORMED, g.controller_of[slot], g.card_index_of[slot], g.ref_of[slot], other=token)
        _leave(g, slot)
    to_bottom(g, [g.uid_of[slot] for slot in slots if g.uid_of[slot] >= 0], g.seating.everyone)
    for controller in controllers:
        put_token(g, token, controller, False, card_index)


def take_control(g: Game, slot: int, controller: int, this_turn: bool) -> None:
    """A champion changes sides: it deploys (5.17.2) and leaves the battle (house ruling H7)."""
    ref, before = g.ref_of[slot], g.controller_of[slot]
    if not this_turn:  # the later effect holds: nothing is given back at the end of the turn
        g.temporary_control = [(champion, seat) for champion, seat in g.temporary_control if champion != ref]
    if before == controller:
        return
    if this_turn:
        g.temporary_control = [*g.temporary_control, (ref, before)]
    _change_sides(g, slot, controller)


def _change_sides(g: Game, slot: int, controller: int) -> None:
    before = g.controller_of[slot]
    g.board[before].remove(slot)
    g.board[controller].append(slot)
    g.controller_of[slot] = controller
    g.flags_of[slot] = (g.flags_of[slot] | codes.DEPLOYING) & ~(codes.ATTACKING | codes.BLOCKING)
    g.unsettled = True
    note(g, events.CONTROL, controller, g.card_index_of[slot], g.ref_of[slot])


def give_back(g: Game) -> None:
    """Control that lasted this turn ends (4.5.2d)."""
    given, g.temporary_control = g.temporary_control, []
    for ref, seat in reversed(given):
        slot = slot_of(g, ref)
        if slot >= 0 and g.controller_of[slot] != seat:
            _change_sides(g, slot, seat)


# --- champions change ------------------------------------------------------------------------------------------------


def expend(g: Game, slot: int) -> None:
    if not g.flags_of[slot] & codes.EXPENDED:
        g.flags_of[slot] |= codes.EXPENDED
        note(g, events.EXPENDED, g.controller_of[slot], g.card_index_of[slot], g.ref_of[slot])


def prepare(g: Game, slot: int) -> None:
    if g.flags_of[slot] & (codes.EXPENDED | codes.FLIPPED):
        g.flags_of[slot] &= ~(codes.EXPENDED | codes.FLIPPED)
        note(g, events.PREPARED, g.controller_of[slot], g.card_index_of[slot], g.ref_of[slot])


def gain(g: Game, slot: int, keywords: int, offense: int, defense: int, lasting: bool, card_index: int) -> None:
    """Gain keywords and numbers: this turn, or keywords for good (5.0.7). Who cannot gain abilities gains numbers."""
    if keywords and has(g, slot, bits.CANNOT_GAIN):  # 5.0.4
        note(g, events.UNGAINED, g.controller_of[slot], g.card_index_of[slot], g.ref_of[slot])
        keywords = 0
        if not offense and not defense:
            return
    if lasting:
        g.keywords_of[slot] |= keywords
    else:
        g.turn_keywords_of[slot] |= keywords
        g.turn_offense_of[slot] += offense
        g.turn_defense_of[slot] += defense
    if g.journal is not None:
        packed = events.pack_gain(keywords, offense, defense)
        note(g, events.GAINED, g.controller_of[slot], g.card_index_of[slot], g.ref_of[slot], packed, card_index)


def add_counters(g: Game, slot: int, count: int) -> None:
    """Put +1 offense +1 defense counters on it, or take them off with a negative count (2.7)."""
    if count:
        g.counters_of[slot] += count
        g.unsettled = True
        note(g, events.COUNTERS, g.controller_of[slot], g.card_index_of[slot], g.ref_of[slot], count)


def leave_battle(g: Game, slot: int) -> None:
    if g.flags_of[slot] & (codes.ATTACKING | codes.BLOCKING):
        g.flags_of[slot] &= ~(codes.ATTACKING | codes.BLOCKING)
        note(g, events.LEFT_BATTLE, g.controller_of[slot], g.card_index_of[slot], g.ref_of[slot])


def attack(g: Game, slot: int) -> None:
    """Become an attacking champion: expended (4.4.1)."""
    g.flags_of[slot] |= codes.ATTACKING | codes.ATTACKED | codes.EXPENDED
    note(g, events.ATTACKED, g.controller_of[slot], g.card_index_of[slot], g.ref_of[slot])


def block(g: Game, slot: int) -> None:
    """Become a blocking champion: flipped (4.4.6), the whole attack is blocked (4.4.6a, M4.4.6a)."""
    g.flags_of[slot] |= codes.BLOCKING | codes.FLIPPED
    g.blocked = True
    note(g, events.BLOCKED, g.controller_of[slot], g.card_index_of[slot], g.ref_of[slot])


# --- whole-turn changes ----------------------------------------------------------------------------------------------


def prepare_all(g: Game, seat: int) -> None:
    """Prepare all champions of a player; they are no longer deploying (4.2.4)."""
    flags_of = g.flags_of
    for slot in g.board[seat]:
        flags_of[slot] = 0


def forget_last_known(g: Game) -> None:
    """Nothing waits that could still ask how a champion was last seen."""
    g.last_known = {}


def end_battle(g: Game) -> None:
    """Champions are no longer attacking or blocking (4.4.15)."""
    g.blocked = False
    g.defender = codes.NOBODY
    for slots in g.board:
        for slot in slots:
            g.flags_of[slot] &= ~(codes.ATTACKING | codes.BLOCKING)
    note(g, events.BATTLE_OVER, g.active)
