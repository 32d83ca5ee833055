"""What every position between two choices must be like. Tests, the fuzzer and `unpack` ask; play never does.

`status` lists every broken invariant as words, so that a failure says all that is wrong at once.
"""

from __future__ import annotations

from engine.epic.programs import bits
from engine.epic.programs.definitions import GRANTS, IS_DEITY, IS_EVENT, IS_TOKEN, NAME, PROGRAMS, REACHES, TURN_STATICS
from engine.epic.rules import codes
from engine.epic.rules.derive import defense, has
from engine.epic.rules.limits import CARD_LIMIT, CHAMPION_LIMIT, CHOICE_LIMIT, TURN_LIMIT
from engine.epic.rules.state import Game, has_turn, in_play

SLOT_TABLES = (
    "card_index_of", "ref_of", "uid_of", "owner_of_slot", "controller_of", "flags_of", "damage_of", "counters_of",
    "keywords_of", "turn_keywords_of", "turn_offense_of", "turn_defense_of",
)  # fmt: skip
CARD_TABLES = ("def_of", "owner_of", "zone_of", "known_of", "block_of")
TRIGGER_LISTS = ("resolving_triggers", "pending_triggers", "delayed_triggers")
PAIRS = ("deck", "hand", "discard", "supplemental", "board")
OTHER_TABLES = (
    "free", "statics", "health", "gold", "restricted_gold", "played", "cards_played", "broken", "options",
)  # fmt: skip
ENTRIES = {  # how long an entry is
    "assigned": 4,
    **dict.fromkeys(("temporary_control", "damaged_players", "suspended", "granted", "turn_statics"), 2),
}
NUMBERS = (
    "turn", "first", "active", "initiative", "phase", "step", "plays", "passed", "last_serial", "last_block",
    "choices", "no_healing", "defender", "last_play", "seat", "kind", "winner", "reason",
)  # fmt: skip
_FOR_OBJECTS = (codes.PICK, codes.TARGET)
_INT = {int}


def status(g: Game) -> list[str]:
    """Every broken invariant of a position in which somebody must decide or which is over; empty when all is well."""
    broken = _shapes(g)
    if broken:  # nothing else can be asked safely
        return broken
    return _cards(g) + _slots(g) + _champions(g) + _turn(g) + _frames(g) + _decision(g)


# --- shapes ----------------------------------------------------------------------------------------------------------


def _shapes(g: Game) -> list[str]:
    broken: list[str] = []
    broken += [f"{name} is no plain int" for name in NUMBERS if type(getattr(g, name)) is not int]
    card_indexes: list[tuple[str, list[int] | tuple[int, ...]]] = [
        (name, getattr(g, name)) for name in (*SLOT_TABLES, *CARD_TABLES, *OTHER_TABLES)
    ]
    for name in PAIRS:
        pair = getattr(g, name)
        if len(pair) != g.seating.seats:
            broken.append(f"{name} has {len(pair)} seats")
        card_indexes += [(name, card_index) for card_index in pair]
    card_indexes += [("frames", frame) for frame in g.frames]
    card_indexes += [("last_known", last) for last in g.last_known.values()]
    card_indexes += [(name, each) for name in (*TRIGGER_LISTS, *ENTRIES) for each in getattr(g, name)]
    broken += [
        f"{name} holds more than plain ints"
        for name, card_index in card_indexes
        if not _INT.issuperset(map(type, card_index))
    ]
    for tables, of in ((CARD_TABLES, "cards"), (SLOT_TABLES, "slots")):
        if len({len(getattr(g, name)) for name in tables}) != 1:
            broken.append(f"the tables of {of} differ in length")
    lengths = [len(table) for table in (g.health, g.gold, g.played, g.cards_played)]
    seats = g.seating.seats
    if lengths != [seats, seats, 2 * seats, 2 * seats] or len(g.restricted_gold) not in (0, 8 * seats):
        broken.append("a table of players has the wrong length")
    deities = len(g.setup.deities) - g.setup.deities.count(None)
    if len(g.def_of) > CARD_LIMIT * seats + deities or len(g.card_index_of) > CHAMPION_LIMIT + 1:
        broken.append("there are more cards or slots than the limits allow")
    return broken + _entries(g)


def _entries(g: Game) -> list[str]:
    """Entries are whole. What champions have this turn is said somewhere: `derive` reads it."""
    broken = [
        f"an entry of {name} has another length"
        for name, length in ENTRIES.items()
        if any(len(entry) != length for entry in getattr(g, name))
    ]
    if broken:
        return broken
    if not all(0 <= one < len(TURN_STATICS) and 0 <= seat < g.seating.seats for one, seat in g.turn_statics):
        broken.append(f"turn_statics is {g.turn_statics}")
    return broken


# --- cards -----------------------------------------------------------------------------------------------------------


def _cards(g: Game) -> list[str]:
    """Every card is in exactly one zone of its owner, or in play once, and `zone_of` says where."""
    broken: list[str] = []
    places: list[list[int]] = [[] for _ in g.def_of]
    piles = (
        (codes.DECK, g.deck),
        (codes.HAND, g.hand),
        (codes.DISCARD, g.discard),
        (codes.SUPPLEMENTAL, g.supplemental),
    )
    lying = [(zone, seat, uid) for zone, pair in piles for seat, pile in enumerate(pair) for uid in pile]
    for zone, seat, uid in lying:
        if not 0 <= uid < len(places):
            broken.append(f"zone {zone} holds {uid}, which is no card")
            continue
        places[uid].append(zone)
        if g.owner_of[uid] != seat:
            broken.append(f"card {uid} is in a zone of seat {seat}, who does not own it")
    for slot in in_play(g):
        if 0 <= slot < len(g.uid_of) and 0 <= g.uid_of[slot] < len(places):
            places[g.uid_of[slot]].append(codes.IN_PLAY)
    for uid, zones in enumerate(places):
        gone = g.zone_of[uid] == codes.GONE
        if not g.reason and gone != (g.owner_of[uid] not in g.seating.players):
            broken.append(f"card {uid} is {'out of' if gone else 'in'} the game, and its owner is not")
        if zones != ([] if gone else [g.zone_of[uid]]):
            broken.append(f"card {uid} is in zones {zones}, zone_of says {g.zone_of[uid]}")
        broken += [f"card {uid} {wrong}" for wrong in _wrong_marks(g, uid)]
    return broken + _deities(g)


def _deities(g: Game) -> list[str]:
    """A deity lies first in the supplemental zone of the seat that plays with it, for the whole game (2.4.1)."""
    broken: list[str] = []
    for seat in g.seating.players:
        lying = [IS_DEITY[g.def_of[uid]] for uid in g.supplemental[seat]]
        if lying.count(True) != (g.setup.deities[seat] is not None) or True in lying[1:]:
            broken.append(f"the deity of seat {seat} is not where it was put")
    return broken


def _wrong_marks(g: Game, uid: int) -> list[str]:
    card_index, known, block = g.def_of[uid], g.known_of[uid], g.block_of[uid]
    wrong: list[str] = []
    if not 0 <= card_index < len(NAME) or IS_TOKEN[card_index]:
        wrong.append(f"has card index {card_index}")
    elif IS_DEITY[card_index] and g.zone_of[uid] not in (codes.SUPPLEMENTAL, codes.GONE):
        wrong.append("is a deity outside the supplemental zone")
    if not 0 <= known <= g.seating.everyone:
        wrong.append(f"is known to {known}")
    if g.zone_of[uid] not in (codes.DECK, codes.HAND) and (known or block):
        wrong.append("lies open and still has marks of hidden knowledge")
    if known and not 0 < block <= g.last_block:
        wrong.append(f"is known in block {block} of {g.last_block}")
    return wrong


# --- what is in play -------------------------------------------------------------------------------------------------


def _slots(g: Game) -> list[str]:
    """Slots are on one board or free; references are those of living champions."""
    broken: list[str] = []
    used = in_play(g)
    if sorted(used + g.free) != list(range(len(g.card_index_of))):
        broken.append(f"slots in use {used} and free {g.free} are not all slots once")
    refs = [g.ref_of[slot] for slot in used]
    if len(set(refs)) != len(refs):
        broken.append("two champions have the same reference")
    broken += [
        f"slot {ref & codes.SLOT_MASK} has reference {ref}" for slot, ref in zip(used, refs, strict=True)
        if ref & codes.SLOT_MASK != slot or not codes.FIRST_SERIAL <= ref >> codes.SLOT_BITS <= g.last_serial
    ]  # fmt: skip
    broken += [f"free slot {slot} still has a reference" for slot in g.free if g.ref_of[slot]]
    broken += [f"{ref} is remembered as gone and in play" for ref in g.last_known if ref in refs]
    reaching = [slot for slot in used if REACHES[g.card_index_of[slot]]]
    if sorted(g.statics) != sorted(reaching):
        broken.append(f"statics {g.statics} are not those of the champions in play")
    return broken


def _champions(g: Game) -> list[str]:
    broken: list[str] = []
    for seat, slots in enumerate(g.board):
        for slot in slots:
            card_index, uid, flags = g.card_index_of[slot], g.uid_of[slot], g.flags_of[slot]
            at = f"{NAME[card_index]} in slot {slot}"
            if g.controller_of[slot] != seat:
                broken.append(f"{at} is on the board of seat {seat} and controlled by {g.controller_of[slot]}")
            if uid >= 0 and (g.def_of[uid] != card_index or g.owner_of[uid] != g.owner_of_slot[slot]):
                broken.append(f"{at} and its card {uid} disagree on card index or owner")
            if IS_EVENT[card_index]:
                broken.append(f"{at} is an event in play")
            if g.damage_of[slot] < 0 or g.counters_of[slot] < 0:
                broken.append(f"{at} has negative damage or counters")
            broken += [f"{at} {wrong}" for wrong in _wrong_flags(g, seat, flags)]
            lethal = g.damage_of[slot] and g.damage_of[slot] >= defense(g, slot)
            if lethal and not g.reason and not has(g, slot, bits.UNBREAKABLE):
                broken.append(f"{at} has {g.damage_of[slot]} damage, enough to break it")
    return broken


def _wrong_flags(g: Game, seat: int, flags: int) -> list[str]:
    wrong: list[str] = []
    if not 0 <= flags < 128:
        wrong.append(f"has flags {flags}")
    if flags & codes.ATTACKING and not has_turn(g, seat):
        wrong.append("attacks in the opponent's turn")
    if flags & codes.ATTACKING and not flags & codes.ATTACKED:
        wrong.append("attacks and is not known to have attacked")
    if flags & codes.BLOCKING and has_turn(g, seat):
        wrong.append("blocks in its own turn")
    if flags & (codes.ATTACKING | codes.BLOCKING) and g.phase not in (codes.PHASE_BATTLE, codes.PHASE_OVER):
        wrong.append("is in a battle outside the battle phase")
    if flags & codes.BLOCKING and not g.blocked:
        wrong.append("blocks an attack that is not blocked")
    return wrong


# --- players and turn ------------------------------------------------------------------------------------------------


def _turn(g: Game) -> list[str]:
    broken: list[str] = []
    if min(*g.gold, *g.restricted_gold) < 0:
        broken.append(f"gold is {g.gold} and {g.restricted_gold}")
    if not all(0 <= played < 16 for played in g.played):
        broken.append(f"alignments played are {g.played}")
    seats = range(g.seating.seats)
    if not 0 <= g.no_healing <= g.seating.everyone or any(seat not in seats for _, seat in g.damaged_players):
        broken.append(f"no_healing is {g.no_healing} and damaged_players {g.damaged_players}")
    if any((cards > 0) != (played > 0) for cards, played in zip(g.cards_played, g.played, strict=True)):
        broken.append(f"cards played are {g.cards_played}, of alignments {g.played}")
    if any(not 0 <= ability < len(GRANTS) for _, ability in g.granted):
        broken.append(f"granted is {g.granted}")
    if g.first not in seats or g.active not in seats:
        broken.append("a seat that plays is none of the game")
    attackable = [seat for seat in seats if not has_turn(g, seat)] if g.phase == codes.PHASE_BATTLE else []
    if not g.reason and g.defender != codes.NOBODY and g.defender not in attackable:
        broken.append(f"seat {g.defender} is attacked by seat {g.active} in phase {g.phase}")
    if g.turn > TURN_LIMIT + 1 or g.choices > CHOICE_LIMIT + 1:
        broken.append("the game went on past its limits")
    return broken + (_over(g) if g.reason else _going_on(g))


def _over(g: Game) -> list[str]:
    broken: list[str] = []
    if g.phase != codes.PHASE_OVER or g.options or g.seat != codes.NOBODY:
        broken.append("the game is over and somebody is still asked")
    if (g.winner == codes.NOBODY) != (g.reason in codes.DRAWS):
        broken.append(f"the game ended by {codes.REASON_NAMES[g.reason]} and {g.winner} won")
    return broken


def _going_on(g: Game) -> list[str]:
    broken: list[str] = []
    if g.winner != codes.NOBODY or g.phase not in range(codes.PHASE_OVER) or g.step not in range(len(codes.STEP_NAMES)):
        broken.append(f"phase {g.phase}, step {g.step}, winner {g.winner} while the game goes on")
    if min(g.health[seat] for seat in g.seating.players) <= 0:
        broken.append(f"health is {g.health} and the game goes on")
    if any(g.health[one] != g.health[seat] for seat in g.seating.players for one in g.seating.team[seat]):
        broken.append(f"health is {g.health}, and a team has it in common")
    if g.seating.team[g.active] and g.seating.lead(g.active) != g.active:
        broken.append(f"it is the turn of seat {g.active}, who is not the first of their team")
    if g.unsettled or g.doomed:
        broken.append("somebody is asked before damaged champions were looked at")
    if g.phase != codes.PHASE_MULLIGAN and g.initiative not in range(g.seating.seats):
        broken.append("nobody has initiative")
    if g.blocked and g.phase != codes.PHASE_BATTLE:
        broken.append("an attack is blocked outside the battle phase")
    if g.phase == codes.PHASE_MULLIGAN and (g.turn or any(g.board)):
        broken.append("the game began before the mulligans were over")
    return broken


# --- frames and the decision -----------------------------------------------------------------------------------------


def _frames(g: Game) -> list[str]:
    broken: list[str] = []
    if not g.frames:
        return ["there is no frame"]
    seats = range(g.seating.seats)
    for frame in g.frames:
        if len(frame) < codes.SELECTED or not 0 <= frame[codes.PROGRAM] < len(PROGRAMS):
            broken.append(f"frame {frame} has no program or no registers")
        elif not 0 <= frame[codes.PC] <= len(PROGRAMS[frame[codes.PROGRAM]]):
            broken.append(f"frame {frame} points outside its program")
        elif frame[codes.CONTROLLER] not in seats or frame[codes.THAT_PLAYER] not in range(codes.NOBODY, len(seats)):
            broken.append(f"frame {frame} belongs to nobody")
    resolving = [frame[codes.UID] for frame in g.frames if len(frame) >= codes.SELECTED]
    if not g.reason:
        supplemental = [uid for cards in g.supplemental for uid in cards if not IS_DEITY[g.def_of[uid]]]
        lost = [uid for uid in supplemental if uid not in resolving]
        broken += [f"card {uid} is in the supplemental zone and does not resolve" for uid in lost]
    broken += [
        f"{name} holds {each}" for name in TRIGGER_LISTS for each in getattr(g, name)
        if len(each) < codes.TRIGGER_SELECTED
        or not 0 <= each[codes.TRIGGER_PROGRAM] < len(PROGRAMS)
        or each[codes.TRIGGER_CONTROLLER] not in (seats if g.reason else g.seating.players)
    ]  # fmt: skip
    if g.kind == codes.WINDOW and not g.reason and (len(g.frames) > 1 or g.resolving_triggers or g.pending_triggers):
        broken.append("a window opened before everything was resolved")
    return broken


def _decision(g: Game) -> list[str]:
    if g.reason:
        return []
    broken: list[str] = []
    if g.seat not in g.seating.players or g.kind not in range(len(codes.KIND_NAMES)):
        broken.append(f"seat {g.seat} is asked a decision of kind {g.kind}")
        return broken
    if not g.options:
        broken.append("the decision has no options")
    if any(one >= other for one, other in zip(g.options, g.options[1:], strict=False)):
        broken.append(f"the options {g.options} are not ascending")
    broken += [f"option {option} is about nothing" for option in g.options if not _sensible(g, option)]
    return broken


def _sensible(g: Game, option: int) -> bool:
    """Whether the operand of an option is something that its verb can be about."""
    verb, operand = option & codes.VERB_MASK, option >> codes.VERB_BITS
    if verb == codes.PLAY:
        return operand - codes.CARD in g.hand[g.seat]
    if verb == codes.POWER:
        obj = operand >> codes.POWER_BITS
        if obj >= codes.FIRST_CHAMPION:
            return _alive(g, obj) and g.controller_of[obj & codes.SLOT_MASK] == g.seat
        return obj - codes.CARD in g.discard[g.seat] + [
            uid for uid in g.supplemental[g.seat] if IS_DEITY[g.def_of[uid]]
        ]
    if verb in _FOR_OBJECTS:
        if operand >= codes.FIRST_CHAMPION:
            return _alive(g, operand)
        uid = operand - codes.CARD
        return operand in g.seating.players or (0 <= uid < len(g.def_of) and not IS_DEITY[g.def_of[uid]])  # 2.4.2
    if verb in (codes.MODE, codes.AMOUNT, codes.ORDER):
        return operand >= 0
    return verb <= codes.ORDER and operand == 0


def _alive(g: Game, ref: int) -> bool:
    slot = ref & codes.SLOT_MASK
    return slot < len(g.ref_of) and g.ref_of[slot] == ref
