"""Hidden information: which cards a seat may know, and full games that it could be in.

`visible` is the one predicate behind both views and `determinize`. What a seat has been shown stays known to it until
the card goes somewhere among others unseen.

A seat knows the list of its own deck only. `determinize` keeps the cards that there are, which is for tests and laws:
whatever a seat or its bot is handed is `dealt_freely` or `could_be`.

Beside the seats there are two ways to look on. A SPECTATOR knows what all players know, and nothing that only some of
them know. OPEN_HANDS is for games that are over or shown later: it knows what any of them knows.
"""

from __future__ import annotations

from typing import Final

from engine.epic_tcg.programs import bits
from engine.epic_tcg.programs.definitions import KEYWORDS, KIND, PRICE, PROGRAMS
from engine.epic_tcg.rules import codes, line, picks
from engine.epic_tcg.rules.atoms import find_statics
from engine.epic_tcg.rules.machine import RUN
from engine.epic_tcg.rules.setup import MOST_SEATS
from engine.epic_tcg.rules.state import Frame, Game, in_play
from engine.kernel.random import Rng

SPECTATOR: Final = MOST_SEATS  # in place of a seat; neither is the index of a player, so that none is taken for one
OPEN_HANDS: Final = MOST_SEATS + 1
TRIES: Final = 20  # to find a hand with which a player could be choosing what they choose
CARDS: Final = [card for card, price in enumerate(PRICE) if price >= 0]
VEILED: Final = [card for card in CARDS if KIND[card] & bits.CHAMPION and KEYWORDS[card] & bits.VEILED]


def visible(g: Game, seat: int, uid: int) -> bool:
    """Whether this seat may know which card this is. Cards that one does not own lie face up in a hand (rule book,
    Cards You Don't Own In Your Hand); who plays a card face down knows it."""
    if seat == SPECTATOR:
        return all(visible(g, one, uid) for one in range(g.seats))
    if seat == OPEN_HANDS:
        return any(visible(g, one, uid) for one in range(g.seats))
    zone = g.zone_of[uid]
    if zone in (codes.DISCARD, codes.REMOVED, codes.UNDER) or g.known_of[uid] >> seat & 1:
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


def knows_group(g: Game, seat: int, uid: int) -> bool:
    """Whether this seat knows which cards this is one of: all players do or only some, as with `visible`."""
    if visible(g, seat, uid):
        return False
    seats = range(g.seats) if seat in (SPECTATOR, OPEN_HANDS) else (seat,)
    known = [g.group_of[uid] >> one & 1 != 0 for one in seats]
    return any(known) if seat == OPEN_HANDS else all(known)


# --- what it could be ------------------------------------------------------------------------------------------------


def determinize(g: Game, seat: int, rng: Rng) -> Game:
    """A full game that this seat could be in: cards that it may not know change places among those of their owner, or
    of the group that it knows they are of, and the random source is another one. Another player who is choosing cards
    could be choosing them; where no such hand is found soon, what they hold stays."""
    for _ in range(TRIES):
        copy = _dealt_anew(g, seat, rng, _fixed(g))
        if _asks_again(copy, g, seat):
            return copy
    copy = _dealt_anew(g, seat, rng, {*_fixed(g), *g.hand[g.seat]})
    asked = _asks_again(copy, g, seat)
    assert asked
    return copy


def dealt_freely(g: Game, seat: int, rng: Rng) -> Game:
    """A full game that this seat, which decides, could be in. It knows no deck but its own: what others hold and what
    lies hidden of theirs could be any cards, and the same whatever they are."""
    copy = _dealt_anew(g, seat, rng, _fixed(g))
    down = {g.uid_of[slot] for slot in in_play(g) if g.flags_of[slot] & codes.FACE_DOWN}
    down |= {frame.uid for frame in _face_down(g)}
    for uid, owner in enumerate(g.owner_of):
        if owner != seat and not visible(g, seat, uid) and not knows_group(g, seat, uid):
            among = VEILED if uid in down else CARDS
            copy.def_of[uid] = among[rng.below(len(among))]
    show_face_down(copy)
    return copy


def could_be(g: Game, seat: int, rng: Rng) -> Game | None:
    """The same for a seat at any time. None while another player chooses among cards that this seat may not know, and
    where no hand is found soon with which they could be choosing: then every full game would tell what they hold."""
    if g.reason or g.seat == seat:
        return dealt_freely(g, seat, rng)
    if any(uid >= 0 and not visible(g, seat, uid) for uid in _fixed(g)):
        return None
    for _ in range(TRIES):
        copy = dealt_freely(g, seat, rng)
        if g.kind in (codes.ATTACKERS, codes.BLOCKERS):  # declared together, so nobody knows who is picked so far
            copy.frames[-1].stage, copy.frames[-1].picks = picks.FRESH, []
        if _asks_again(copy, g, seat):
            return copy
    return None


def _dealt_anew(g: Game, seat: int, rng: Rng, fixed: set[int]) -> Game:
    copy = g.clone()
    copy.rng = Rng(rng.fork())
    copy.def_of = g.def_of[:]
    hidden: dict[tuple[int, int], list[int]] = {}
    for uid, owner in enumerate(g.owner_of):
        if uid not in fixed and not visible(g, seat, uid):
            group = g.group_of[uid] if knows_group(g, seat, uid) else 0
            hidden.setdefault((owner, group), []).append(uid)
    for uids in hidden.values():
        _deal_anew(copy, uids, rng)
    show_face_down(copy)
    return copy


def _asks_again(copy: Game, g: Game, seat: int) -> bool:
    """Another player's decision is asked again, because what they could do depends on what they hold. False if with
    these cards they would not be asked that."""
    if g.reason or g.seat == seat:
        return True
    if g.kind == codes.PRIORITY:
        return line.window(copy)
    f = copy.frames[-1]
    op = PROGRAMS[f.program][f.pc - 1]
    copy.options = []
    return RUN[op[0]](copy, f, op) and bool(copy.options) and (copy.seat, copy.kind) == (g.seat, g.kind)


def _fixed(g: Game) -> set[int]:
    """Uids that frames are about, and whose faces they have shown."""
    found: set[int] = set()
    for frame in [*g.frames, *g.line, *g.waiting, *g.batch, *g.delayed, *g.at_once]:
        picking = frame.picks if frame.stage else []  # what is left of a choice that is over says nothing
        named = [*picking, *frame.selected, *frame.announced, *frame.done, *frame.kept_it]
        found |= {obj - codes.CARD for obj in named if codes.CARD <= obj < codes.FIRST_PIECE}
        found |= set(frame.shown)
        if not frame.face_down:
            found.add(frame.uid)
    return found


def _deal_anew(g: Game, hidden: list[int], rng: Rng) -> None:
    """Deal the cards behind these uids anew; what lies face down in play or on the line can lie face down: first what
    must have veiled, then what can be any champion."""
    pool = sorted(g.def_of[uid] for uid in hidden)  # where they really lie says nothing
    rng.shuffle(pool)
    down = [uid for uid in hidden if g.zone_of[uid] in (codes.IN_PLAY, codes.ON_LINE)]
    for uid in sorted(down, key=lambda uid: _any_face(g, uid)):
        words = 0 if _any_face(g, uid) else bits.VEILED
        at = next(at for at, one in enumerate(pool) if KIND[one] & bits.CHAMPION and KEYWORDS[one] & words == words)
        g.def_of[uid] = pool.pop(at)
    for uid in hidden:
        if uid not in down:
            g.def_of[uid] = pool.pop()


def _any_face(g: Game, uid: int) -> bool:
    """Whether this card that lies face down can be any champion."""
    flags = [g.flags_of[slot] & codes.ANY_FACE for slot in in_play(g) if g.uid_of[slot] == uid]
    return any(flags) or any(frame.face_down > 1 for frame in _face_down(g) if frame.uid == uid)


def show_face_down(g: Game) -> None:
    """Tables that repeat what a card is follow where it was dealt anew."""
    for slot in in_play(g):
        uid = g.uid_of[slot]
        if uid >= 0 and g.flags_of[slot] & codes.FACE_DOWN:
            g.card_of[slot] = g.def_of[uid]
    find_statics(g)
    for frame in _face_down(g):
        frame.card_index = g.def_of[frame.uid]
