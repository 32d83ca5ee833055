"""Priority and the line (rule book, Timing): what a player with priority may do, how triggers and plays come to the
line, and how they resolve."""

from __future__ import annotations

from typing import Final

from engine.epic_tcg.programs import bits, ops, tables
from engine.epic_tcg.programs.definitions import (
    AIMS,
    FASTEST,
    FASTEST_TURNED,
    FILTERS,
    INSTANT_IF,
    IS_PLAIN,
    KEYWORDS,
    KIND,
    NEEDS_LINE,
    PAYS_ACTION,
    PROGRAM_IN_DISCARD,
    PROGRAM_OF,
    SPEED,
    SWARM_PROGRAM,
    USED_IN_DISCARD,
    VEILED_PROGRAM,
)
from engine.epic_tcg.programs.game import BATTLE, BUILD, PRE_BATTLE
from engine.epic_tcg.programs.ops import Op
from engine.epic_tcg.programs.tables import Used
from engine.epic_tcg.rules import atoms, battle, codes, events, moving, triggers
from engine.epic_tcg.rules.abilities import used_of, veiled_in_hand
from engine.epic_tcg.rules.announcing import possible, unveil_targets
from engine.epic_tcg.rules.candidates import legal_targets
from engine.epic_tcg.rules.derive import has, has_trait, object_has
from engine.epic_tcg.rules.limits import USE_LIMIT
from engine.epic_tcg.rules.picks import ask, option
from engine.epic_tcg.rules.state import Frame, Game, left_of, push, slot_of, turn_order, working_in

# --- what may be done ------------------------------------------------------------------------------------------------


def in_time(g: Game, seat: int, speed: int) -> bool:
    """Whether something of this speed may be played now by who has priority (When a Card Can Be Played)."""
    return speed >= _slowest(g, seat)


def _slowest(g: Game, seat: int) -> int:
    """The slowest speed that it is time for."""
    if seat != g.active or g.line:
        return bits.FAST
    return bits.BUILD if g.step == BUILD else bits.PACED if g.step == PRE_BATTLE else bits.FAST


def plays(g: Game, seat: int) -> list[int]:
    """Options of a player who has priority, but for passing."""
    slowest = _slowest(g, seat)
    found = _cards(g, seat, slowest) if g.hand[seat] else []
    if g.working:
        found += _from_discard(g, seat, slowest)
    if g.board[seat]:
        found += _of_pieces(g, seat, slowest)
    return found


def _cards(g: Game, seat: int, slowest: int) -> list[int]:
    """Cards of the hand that can be played."""
    def_of = g.def_of
    playable: list[int] = []
    for uid in g.hand[seat]:
        card_index = def_of[uid]
        if SPEED[card_index] < slowest or not _can_announce(g, seat, PROGRAM_OF[card_index]):
            continue
        plain = IS_PLAIN[PROGRAM_OF[card_index]] and not g.limited_actions
        if plain or possible(g, card_frame(g, seat, uid, face_down=0)):
            playable.append(uid)
    found = [option(codes.PLAY, codes.CARD + uid) for uid in _different(g, playable)] if playable else []
    if slowest == bits.BUILD and g.actions[seat]:
        veiled = [uid for uid in g.hand[seat] if _can_be_veiled(g, seat, uid)]
        found += [option(codes.PLAY_VEILED, codes.CARD + uid) for uid in _different(g, veiled)]
    return found


def _from_discard(g: Game, seat: int, slowest: int) -> list[int]:
    """Cards of the discard pile that can be played, and abilities that can be used there."""
    found: list[int] = []
    for uid in _different(g, working_in(g, seat)):
        card, card_index = codes.CARD + uid, g.def_of[uid]
        program = PROGRAM_IN_DISCARD[card_index]
        playable = program >= 0 and SPEED[card_index] >= slowest and _can_announce(g, seat, program)
        if playable and possible(g, card_frame(g, seat, uid, face_down=0)):
            found.append(option(codes.PLAY, card))
        for number, used in enumerate(USED_IN_DISCARD[card_index]):
            if used.speed < slowest or not _can_announce(g, seat, used.program):
                continue
            if not has_trait(g, seat, bits.CANNOT_USE_ABILITIES) and possible(g, discard_frame(g, seat, uid, used)):
                found.append(option(codes.USE, card << codes.USE_BITS | number))
    return found


def _different(g: Game, uids: list[int]) -> list[int]:
    """Of cards of a hand or pile that are alike one: the one that most know, then the first that lies there."""
    if len(uids) < 2:
        return uids
    best: dict[tuple[int, int], int] = {}
    for uid in uids:
        alike = (g.owner_of[uid], g.def_of[uid])
        other = best.get(alike, -1)
        if other < 0 or g.known_of[uid] > g.known_of[other]:
            best[alike] = uid
    return list(best.values())


def _can_announce(g: Game, seat: int, program: int) -> bool:
    """Whether there is an action if announcing this takes one, and something on the line if it names that: looked at
    first because it rules out most."""
    if NEEDS_LINE[program] and not g.line:
        return False
    return g.actions[seat] > 0 or not PAYS_ACTION[program] or bool(g.limited_actions)


def _can_be_veiled(g: Game, seat: int, uid: int) -> bool:
    """Whether a player may play this card of their hand face down."""
    if not KIND[g.def_of[uid]] & bits.CHAMPION:
        return False
    return KEYWORDS[g.def_of[uid]] & bits.VEILED != 0 or veiled_in_hand(g, seat, uid)


def _of_pieces(g: Game, seat: int, slowest: int) -> list[int]:
    """What lies face down can be unveiled; abilities can be used, and champions with swarm can join an attack."""
    found: list[int] = []
    flags_of, card_of, bundles_of, kept_of = g.flags_of, g.card_of, g.turn_bundles_of, g.kept_of
    attacking = g.step == BATTLE and seat == g.active and g.defender != codes.NOBODY
    for slot in g.board[seat]:
        flags = flags_of[slot]
        if flags & codes.FACE_DOWN:
            found.append(option(codes.UNVEIL, g.ref_of[slot]))
        fastest = FASTEST_TURNED if flags & codes.TURNED else FASTEST
        if fastest[card_of[slot]] >= slowest or bundles_of[slot] or kept_of[slot] >= 0:
            for number, used in enumerate(used_of(g, slot)):
                in_time = used.speed >= slowest and not (used.turns and flags & codes.TURNED)
                if in_time and _can_use(g, seat, slot, used):
                    found.append(option(codes.USE, g.ref_of[slot] << codes.USE_BITS | number))
        if attacking and _can_swarm(g, seat, slot):
            found.append(option(codes.USE, g.ref_of[slot] << codes.USE_BITS | codes.SWARM_ABILITY))
    return found


def _can_use(g: Game, seat: int, slot: int, used: Used) -> bool:
    """What rules out most is looked at first."""
    if used.endless and g.endless_uses[seat] >= USE_LIMIT:
        return False
    if not _can_announce(g, seat, used.program) or has_trait(g, seat, bits.CANNOT_USE_ABILITIES):
        return False
    plain = IS_PLAIN[used.program] and not g.limited_actions
    return plain or possible(g, ability_frame(g, seat, slot, used))


def _can_swarm(g: Game, seat: int, slot: int) -> bool:
    """Swarm: it can join its controller's attack; the hunting of a champion only who could hunt it."""
    return (
        not g.flags_of[slot] & codes.TURNED
        and has(g, slot, bits.SWARM)
        and not has_trait(g, seat, bits.CANNOT_USE_ABILITIES)
        and (not g.hunted or battle.can_hunt(g, slot, slot_of(g, g.hunted)))
    )


def card_frame(g: Game, seat: int, uid: int, *, face_down: int, free: int = 0) -> Frame:
    """A card that is played. Face down 2: it can be any champion, because something in play gives it veiled."""
    card_index = g.def_of[uid]
    programs = PROGRAM_IN_DISCARD if g.zone_of[uid] == codes.DISCARD and not free else PROGRAM_OF
    frame = Frame(VEILED_PROGRAM if face_down else programs[card_index], codes.OF_CARD, seat, card_index, uid)
    frame.face_down = face_down
    frame.free = free
    frame.instant = 0 if face_down else SPEED[card_index] & bits.INSTANTANEOUS
    return frame


def ability_frame(g: Game, seat: int, slot: int, used: Used) -> Frame:
    frame = Frame(used.program, codes.OF_ABILITY, seat, g.card_of[slot], g.uid_of[slot], g.ref_of[slot])
    frame.instant = used.speed & bits.INSTANTANEOUS
    return frame


def discard_frame(g: Game, seat: int, uid: int, used: Used) -> Frame:
    frame = Frame(used.program, codes.OF_ABILITY, seat, g.def_of[uid], uid)
    frame.instant = used.speed & bits.INSTANTANEOUS
    return frame


# --- priority --------------------------------------------------------------------------------------------------------


def priority(g: Game, f: Frame, op: Op) -> bool:
    """Who has priority acts or passes; when all have passed the last thing on the line resolves, and with nothing on
    it the op is over. Triggers are put on the line before."""
    if g.batch or g.waiting:
        return _put_triggers(g, f)
    while g.passed < len(g.players):
        found = plays(g, g.priority)
        if found or g.setup.every_window:
            return ask(g, g.priority, codes.PRIORITY, [codes.PASS, *found])
        _pass(g)
    g.passed = 0
    g.priority = g.active  # whenever the line is empty or something resolves (rule book, Steps)
    if g.line:
        f.pc -= 1
        push(g, g.line.pop())
    return False


def window(g: Game) -> bool:
    """Ask who has priority, also where they can only pass: of a game in which somebody was asked that."""
    return ask(g, g.priority, codes.PRIORITY, [codes.PASS, *plays(g, g.priority)])


def _pass(g: Game) -> None:
    g.passed += 1
    g.begun = None  # who has passed takes nothing back
    g.priority = left_of(g, g.priority)


def take_priority(g: Game, f: Frame, op: Op, chosen: int) -> None:
    """A pass, a play, an order of triggers: then the op is carried out again."""
    f.pc -= 1
    if chosen == codes.PASS:
        _pass(g)
        return
    verb, operand = chosen & codes.VERB_MASK, chosen >> codes.VERB_BITS
    if verb == codes.ORDER:
        _begin_trigger(g, operand)
    elif verb == codes.UNVEIL:
        atoms.unveil(g, slot_of(g, operand))
        g.passed = 0
    elif verb == codes.USE:
        _use(g, g.seat, operand >> codes.USE_BITS, operand & (1 << codes.USE_BITS) - 1)
    else:
        uid = operand - codes.CARD
        face_down = 0 if verb == codes.PLAY else 2 if veiled_in_hand(g, g.seat, uid) else 1
        frame = card_frame(g, g.seat, uid, face_down=face_down)
        if face_down and g.owner_of[uid] == g.seat:
            could_be = [one for one in g.hand[g.seat] if g.owner_of[one] == g.seat and _can_be_veiled(g, g.seat, one)]
            moving.lose_track(g, g.seat, could_be)
        moving.announce_card(g, uid, g.seat)
        _tell(g, push(g, frame))


def costs_nothing(g: Game, operand: int) -> bool:
    """Whether the ability that such an option uses costs nothing (house ruling T20)."""
    slot, number = slot_of(g, operand >> codes.USE_BITS), operand & (1 << codes.USE_BITS) - 1
    return slot >= 0 and number != codes.SWARM_ABILITY and used_of(g, slot)[number].endless != 0


def _use(g: Game, seat: int, obj: int, number: int) -> None:
    slot = slot_of(g, obj)
    if slot < 0:
        uid = obj - codes.CARD
        _tell(g, push(g, discard_frame(g, seat, uid, USED_IN_DISCARD[g.def_of[uid]][number])))
    elif number == codes.SWARM_ABILITY:
        _tell(g, push(g, ability_frame(g, seat, slot, Used(bits.FAST, SWARM_PROGRAM))))
    else:
        used = used_of(g, slot)[number]
        g.endless_uses[seat] += used.endless
        _tell(g, push(g, ability_frame(g, seat, slot, used)))


def _put_triggers(g: Game, f: Frame) -> bool:
    """The active player puts theirs on the line first, then the others leftwards, each in the order of their choosing
    (rule book, When Triggers)."""
    if not g.batch:
        g.batch, g.waiting = g.waiting, []
    for seat in turn_order(g, g.active):
        mine = [at for at, frame in enumerate(g.batch) if frame.controller == seat]
        if mine:
            return ask(g, seat, codes.ORDERS, [option(codes.ORDER, at) for at in _different_triggers(g, mine)])
    g.batch = []
    f.pc -= 1
    return False


def _different_triggers(g: Game, mine: list[int]) -> list[int]:
    """Of triggers that are alike in all that they know, the first."""
    seen: list[tuple[int, ...]] = []
    found: list[int] = []
    for at in mine:
        frame = g.batch[at]
        alike = (frame.program, frame.ref, frame.uid, frame.dealt, frame.that_player, *frame.selected)
        if alike not in seen:
            seen.append(alike)
            found.append(at)
    return found


def _begin_trigger(g: Game, at: int) -> None:
    """It announces as it goes to the line; without a target that it needs it is not put there."""
    frame = g.batch.pop(at)
    if possible(g, frame):
        _tell(g, push(g, frame))
    else:
        atoms.note(g, events.NO_TARGET, frame.controller, frame.card_index, frame.ref)


# --- to the line and off it ------------------------------------------------------------------------------------------


def put_on_line(g: Game, f: Frame, op: Op) -> bool:
    """All is announced. An as-trigger and something instantaneous resolve now; the rest lies on the line, and who has
    put it there keeps priority (rule book, The Line, Instantaneous). After triggers priority stays where it was."""
    unveil_targets(g, f)
    f.played_in = _moment(g, f)
    if f.what == codes.AT_ONCE:
        _tell(g, f)
        return False
    g.last_serial += 1
    f.obj = g.last_serial << codes.SLOT_BITS | codes.LINE_SLOT
    g.passed = 0
    if f.what != codes.OF_TRIGGER and not f.free:
        g.priority = f.controller
    if f.what == codes.OF_CARD:
        if INSTANT_IF[f.card_index] and _is_instant_now(g, f):
            f.instant = bits.INSTANTANEOUS
        if not (f.face_down or f.free):  # face down it is of no alignment (rule book, Veiled)
            g.played = [*g.played, (f.controller, f.card_index)]
            triggers.played(g, f)
    if not f.instant:
        g.line.append(g.frames.pop())
    return False


def _is_instant_now(g: Game, f: Frame) -> bool:
    """Whether it is instantaneous because of its target."""
    return any(object_has(g, obj, FILTERS[what]) for obj in f.group(0) for what in INSTANT_IF[f.card_index])


_PLAYED_IN: Final = {PRE_BATTLE: tables.PLAYED_YOUR_PRE_BATTLE, BUILD: tables.PLAYED_YOUR_BUILD}


def _moment(g: Game, f: Frame) -> int:
    """Whose turn and which step it is, for what asks later."""
    if g.active != f.controller:
        return 0
    return tables.PLAYED_YOUR_TURN | _PLAYED_IN.get(g.step, 0)


def put_this_on_line(g: Game, f: Frame, op: Op) -> bool:
    """The card goes to the line from a hand or discard pile. It is not played and costs nothing, but names its
    targets."""
    f.changed = int(can_put_on_line(g, f))
    if f.changed:
        moving.announce_card(g, f.uid, f.controller)
        push(g, card_frame(g, f.controller, f.uid, face_down=0, free=1))
        atoms.note(g, events.PUT_ON_LINE, f.controller, f.card_index, codes.CARD + f.uid)
    return False


def can_put_on_line(g: Game, f: Frame) -> bool:
    """Whether the card can go to the line: it is there, and so are its targets."""
    there = f.uid >= 0 and g.zone_of[f.uid] in (codes.HAND, codes.DISCARD)
    return there and possible(g, card_frame(g, f.controller, f.uid, face_down=0, free=1))


def _tell(g: Game, f: Frame) -> None:
    """That it is announced. Where a card is played face down, nothing shows which one it is but to its player."""
    kind = events.PLAYED if f.what == codes.OF_CARD else events.USED if f.what == codes.OF_ABILITY else events.TRIGGERED
    obj = 0 if f.face_down else f.ref or (codes.CARD + f.uid if f.uid >= 0 else 0)
    atoms.note(g, kind, f.controller, f.card_index, obj, f.program, seen=_seen(f))


def _seen(f: Frame) -> int:
    return 1 << f.controller if f.face_down else 0


def resolve(g: Game, f: Frame, op: Op) -> bool:
    """If it has targets and none is legal any more, it fails (rule book, Legal Targets)."""
    named = [one for one in AIMS[f.program] if one[4] & ops.IS_TARGET and f.group(one[1])]
    item = events.pack_item(f.what, f.program)
    if named and not any(legal_targets(g, f, one[1]) for one in named):
        atoms.note(g, events.FAILED, f.controller, f.card_index, f.obj, item)
        g.frames.pop()
        if f.what == codes.OF_CARD and f.uid >= 0:
            moving.to_discard(g, f.uid, f.controller)
        return False
    if named:
        triggers.targeted(g, f)
    kind = events.AT_ONCE if f.what == codes.AT_ONCE else events.RESOLVED
    atoms.note(g, kind, f.controller, f.card_index, f.obj, item, seen=_seen(f))
    return False


def finish(g: Game, f: Frame, op: Op) -> bool:
    """The event has done what it says: it goes to the discard pile, unless it went elsewhere."""
    if f.uid >= 0 and g.zone_of[f.uid] == codes.ON_LINE:
        moving.to_discard(g, f.uid, f.controller)
    g.frames.pop()
    return False


def enter(g: Game, f: Frame, op: Op) -> bool:
    """A champion or object resolves: it comes into play (rule book, How to Play a Card)."""
    slot = moving.enter(
        g, f.card_index, f.uid, f.controller, face_down=f.face_down, paid=f.paid, from_hand=not f.free,
        named=f.selected,
    )  # fmt: skip
    f.selected = [g.ref_of[slot]]
    return False
