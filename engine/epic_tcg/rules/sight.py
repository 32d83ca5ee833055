"""Hidden information: which cards a seat may know, and full games that it could be in.

`visible` is the one predicate behind both views and `determinize`. What a seat has been shown stays known to it until
the card goes somewhere among others unseen.

Beside the seats there are two ways to look on. A SPECTATOR knows what all players know, and nothing that only some of
them know. OPEN_HANDS is for games that are over or shown later: it knows what any of them knows.
"""

from __future__ import annotations

from typing import Final

from engine.epic_tcg.programs import bits
from engine.epic_tcg.programs.definitions import KEYWORDS, KIND, PROGRAMS, STATICS, TRAITS
from engine.epic_tcg.rules import codes
from engine.epic_tcg.rules.machine import RUN
from engine.epic_tcg.rules.setup import MOST_SEATS
from engine.epic_tcg.rules.state import Frame, Game, in_play
from engine.kernel.random import Rng

SPECTATOR: Final = MOST_SEATS  # in place of a seat; neither is the index of a player, so that none is taken for one
OPEN_HANDS: Final = MOST_SEATS + 1


def visible(g: Game, seat: int, uid: int) -> bool:
    """Whether this seat may know which card this is. Cards that one does not own lie face up in a hand (rule book,
    Cards You Don't Own In Your Hand); who plays a card face down knows it."""
    if seat == SPECTATOR:
        return all(visible(g, one, uid) for one in range(g.seats))
    if seat == OPEN_HANDS:
        return any(visible(g, one, uid) for one in range(g.seats))
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
    return all(knows_face_down(frame, seat) for frame in _face_down(g) if frame.uid == uid)


def knows_face_down(frame: Frame, seat: int) -> bool:
    """Whether this seat knows what is, or may be, on its way into play face down."""
    return not frame.face_down or seat in (frame.controller, OPEN_HANDS)


def _face_down(g: Game) -> list[Frame]:
    """Champions that are on their way into play face down."""
    return [frame for frame in [*g.line, *g.frames] if frame.face_down]


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
