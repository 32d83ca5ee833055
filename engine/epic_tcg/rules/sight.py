"""Hidden information: which cards a seat may know, what it sees of the game, and full games that it could be in.

`visible` is the one predicate behind both `view` and `determinize`. What a seat has been shown stays known to it until
the card goes somewhere among others unseen.
"""

from __future__ import annotations

from typing import Any

from engine.epic_tcg.programs import bits
from engine.epic_tcg.programs.definitions import KEYWORDS, KIND, NAMES, PROGRAMS, STATICS, TRAITS
from engine.epic_tcg.programs.game import STEP_NAMES
from engine.epic_tcg.rules import codes, derive
from engine.epic_tcg.rules.machine import RUN
from engine.epic_tcg.rules.state import Frame, Game, in_play
from engine.kernel.random import Rng

View = dict[str, Any]  # JSON-ready


def visible(g: Game, seat: int, uid: int) -> bool:
    """Whether this seat may know which card this is. Cards that one does not own lie face up in a hand (rule book,
    Cards You Don't Own In Your Hand); who plays a card face down knows it."""
    zone = g.zone_of[uid]
    if zone in (codes.DISCARD, codes.REMOVED) or g.known_of[uid] >> seat & 1:
        return True
    if zone == codes.DECK:
        return False
    if zone == codes.HAND:
        return g.holder_of[uid] == seat or g.owner_of[uid] != g.holder_of[uid]
    if zone == codes.IN_PLAY:
        slot = next(slot for slot in in_play(g) if g.uid_of[slot] == uid)
        return not g.flags_of[slot] & codes.FACE_DOWN or g.controller_of[slot] == seat
    return all(frame.controller == seat for frame in _face_down(g) if frame.uid == uid)


def _face_down(g: Game) -> list[Frame]:
    """Champions that are on their way into play face down."""
    return [frame for frame in [*g.line, *g.frames] if frame.face_down]


# --- what a seat sees ------------------------------------------------------------------------------------------------


def view(g: Game, seat: int) -> View:
    """What this seat may know, without any identity that is hidden from it. The options are there for who decides."""
    return {
        "turn": g.turn,
        "step": STEP_NAMES[g.step],
        "active": g.active,
        "decider": g.seat,
        "asks": "" if g.reason else codes.KIND_NAMES[g.kind],
        "options": list(g.options) if g.seat == seat else [],
        "players": [_player(g, seat, other) for other in range(g.seats)],
        "line": [_item(g, seat, frame) for frame in g.line],
        "defender": g.defender,
        "hunted": g.hunted,
        "winners": list(g.winners),
        "reason": codes.REASON_NAMES[g.reason],
    }


def _player(g: Game, seat: int, other: int) -> View:
    seen = [uid for uid in g.hand[other] if visible(g, seat, uid)]
    deck = g.deck[other]
    return {
        "seat": other,
        "in_game": other in g.players,
        "mojo": g.mojo[other],
        "actions": g.actions[other],
        "hand": sorted(NAMES[g.def_of[uid]] for uid in seen),
        "hand_count": len(g.hand[other]),
        "discard": [NAMES[g.def_of[uid]] for uid in g.discard[other]],
        "deck_count": len(deck),
        "deck_known": [[at, NAMES[g.def_of[uid]]] for at, uid in enumerate(deck) if visible(g, seat, uid)],
        "board": [_piece(g, seat, slot) for slot in g.board[other]],
    }


def _piece(g: Game, seat: int, slot: int) -> View:
    flags = g.flags_of[slot]
    found: View = {
        "piece": g.ref_of[slot],
        "token": g.uid_of[slot] < 0,
        "expended": flags & codes.EXPENDED != 0,
        "flipped": flags & codes.FLIPPED != 0,
        "face_down": flags & codes.FACE_DOWN != 0,
        "attacking": flags & codes.ATTACKING != 0,
        "blocking": flags & codes.BLOCKING != 0,
        "damage": g.damage_of[slot],
        "counters": list(g.counters_of[slot]),
        "owner": g.owner_of_slot[slot],
        "card": None,
    }
    if g.uid_of[slot] < 0 or visible(g, seat, g.uid_of[slot]):
        found["card"] = NAMES[g.card_of[slot]]
    if not flags & codes.FACE_DOWN:
        found["offense"], found["defense"] = derive.offense(g, slot), derive.defense(g, slot)
        found["keywords"] = derive.keywords(g, slot)
        found["alignment"], found["origin"] = derive.alignment(g, slot), derive.origin(g, slot)
    return found


def _item(g: Game, seat: int, frame: Frame) -> View:
    known = not frame.face_down or frame.controller == seat
    return {
        "item": frame.obj,
        "card": NAMES[frame.card_index] if known else None,
        "ability": frame.what != codes.OF_CARD,
        "controller": frame.controller,
        "announced": list(frame.announced),
    }


# --- what it could be ------------------------------------------------------------------------------------------------


def determinize(g: Game, seat: int, rng: Rng) -> Game:
    """A full game that this seat could be in: cards that it may not know change places among those of their owner, and
    the random source is another one. While another player is in the middle of choosing cards, what they hold stays."""
    copy = g.clone()
    copy.rng = Rng(rng.fork())
    copy.def_of = g.def_of[:]
    fixed = _fixed(g, seat)
    for owner in range(g.seats):
        hidden = [
            uid
            for uid in range(len(g.def_of))
            if g.owner_of[uid] == owner and uid not in fixed and not visible(g, seat, uid)
        ]
        _deal_anew(copy, hidden, rng)
    _show_face_down(copy)
    if not g.reason and g.seat != seat:
        f = copy.frames[-1]
        op = PROGRAMS[f.program][f.pc - 1]
        RUN[op[0]](copy, f, op)  # asks again: what the other player could do depends on what they hold
    return copy


def _fixed(g: Game, seat: int) -> set[int]:
    """Uids that frames are about, and the hand of another player who is choosing from it."""
    found: set[int] = set()
    for frame in [*g.frames, *g.line, *g.waiting, *g.batch, *g.delayed]:
        named = [*frame.picks, *frame.selected, *frame.announced]
        found |= {obj - codes.CARD for obj in named if codes.CARD <= obj < codes.FIRST_PIECE}
        found |= set(frame.shown)
        if not frame.face_down:
            found.add(frame.uid)
    if g.seat not in (seat, codes.NOBODY) and g.kind not in (codes.PRIORITY, codes.MULLIGAN, codes.ATTACK):
        found |= set(g.hand[g.seat])
    return found


def _deal_anew(g: Game, hidden: list[int], rng: Rng) -> None:
    """Deal the cards behind these uids anew; what lies face down in play or on the line can lie face down."""
    pool = [g.def_of[uid] for uid in hidden]
    rng.shuffle(pool)
    down = [uid for uid in hidden if g.zone_of[uid] in (codes.IN_PLAY, codes.ON_LINE)]
    for uid in down:
        at = next(at for at, one in enumerate(pool) if _can_be_veiled(one))
        g.def_of[uid] = pool.pop(at)
    for uid in hidden:
        if uid not in down:
            g.def_of[uid] = pool.pop()


def _can_be_veiled(card_index: int) -> bool:
    return KEYWORDS[card_index] & bits.VEILED != 0 and KIND[card_index] & bits.CHAMPION != 0


def _show_face_down(g: Game) -> None:
    """Tables that repeat what a card is follow where it was dealt anew."""
    for slot in in_play(g):
        uid = g.uid_of[slot]
        if uid >= 0 and g.flags_of[slot] & codes.FACE_DOWN:
            g.card_of[slot] = g.def_of[uid]
            g.statics = [other for other in g.statics if other != slot]
            if STATICS[g.def_of[uid]] or TRAITS[g.def_of[uid]]:
                g.statics = [*g.statics, slot]
    for frame in _face_down(g):
        frame.card_index = g.def_of[frame.uid]
