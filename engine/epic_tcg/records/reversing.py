"""Taking an action back: who has learned nothing by it may reverse a play, the use of an ability, an unveiling, an
attack or blocks. The rule book of 2009 knows nothing of it; it is meant for slips of the hand.

A game remembers where the last sequence of actions began as long as it keeps a journal (`Game.begun`). A pass and
another player's choice end the sequence. What is left to ask is whether its player knows more by now.

The position is then exactly what it was, with two exceptions: what others have seen stays known to them, and the
choices of the game are counted on, so that records and tables can say that something was taken back.
"""

from __future__ import annotations

from engine.epic_tcg.positions.pack import return_to
from engine.epic_tcg.rules import atoms, codes, events, moving
from engine.epic_tcg.rules.limits import TAKE_BACK_LIMIT
from engine.epic_tcg.rules.sight import visible
from engine.epic_tcg.rules.state import Begun, Game
from engine.kernel.answers import IllegalOption

BY_ONE = (codes.PLAY, codes.PLAY_VEILED, codes.USE, codes.UNVEIL)  # verbs of what is done by one option


def reversible(g: Game, seat: int) -> int | None:
    """The option of `seat` with which began what it may take back; None when there is nothing."""
    begun = _reversible(g)
    return None if begun is None or begun.position.seat != seat else begun.option


def slipped(g: Game, seat: int) -> bool:
    """Whether `seat` may have slipped: it may take back something that is done by one option. Attackers and blockers
    are picked one after the other."""
    option = reversible(g, seat)
    return option is not None and option & codes.VERB_MASK in BY_ONE


def reverse(g: Game) -> None:
    """Go back to where the last sequence of actions began. Raises IllegalOption and changes nothing when it may not be
    reversed."""
    begun = _reversible(g)
    if begun is None:
        raise IllegalOption(_why_not(g))
    before, seat = begun.position, begun.position.seat
    shown = [(uid, others) for uid in range(len(g.def_of)) if (others := _shown(g, before, uid, seat))]
    card_index, seen = _card_of(g, begun)
    number = events.pack_begun(before.kind, begun.option & codes.VERB_MASK)
    return_to(g, before)
    g.begun = None
    g.choices += 1
    for uid, others in shown:
        moving.reveal(g, uid, others)
    atoms.note(g, events.CHOICE, seat)
    atoms.note(g, events.TOOK_BACK, seat, card_index, n=number, seen=seen)


def _reversible(g: Game) -> Begun | None:
    """Where the sequence began that its player may reverse now, if there is one."""
    begun = g.begun
    if begun is None or g.reason:
        return None
    seat = begun.position.seat
    if has_learned(g, begun.position, seat) or taken_back(g, seat) >= TAKE_BACK_LIMIT:
        return None
    return begun


def has_learned(g: Game, before: Game, seat: int) -> bool:
    """Whether `seat` knows something of the game that could not be told from how it stood before: a card was seen, or
    chance has decided something."""
    return g.rng.seed() != before.rng.seed() or any(
        visible(g, seat, uid) and not visible(before, seat, uid) for uid in range(len(g.def_of))
    )


def taken_back(g: Game, seat: int) -> int:
    """How often a player has taken something back in this game."""
    return sum(event[0] == events.TOOK_BACK and event[2] == seat for event in g.journal or ())


def _shown(g: Game, before: Game, uid: int, seat: int) -> int:
    """The other seats that know a card now and did not before, as a bit set."""
    others = [other for other in range(g.seats) if other != seat]
    return sum(1 << other for other in others if visible(g, other, uid) and not visible(before, other, uid))


def _card_of(g: Game, begun: Begun) -> tuple[int, int]:
    """The card that the story names, of what was announced or unveiled, and the seats that see it; 0 for all."""
    assert g.journal is not None, "only a game with a journal remembers where actions began"
    marking = (events.PLAYED, events.USED, events.UNVEILED)
    return next(((event[3], event[7]) for event in g.journal[begun.entries :] if event[0] in marking), (-1, 0))


def _why_not(g: Game) -> str:
    begun = g.begun
    if g.reason:
        return "The game is over: nothing can be taken back."
    if begun is None:
        return "There is nothing to take back: somebody has passed or chosen since."
    if taken_back(g, begun.position.seat) >= TAKE_BACK_LIMIT:
        return f"You have taken back {TAKE_BACK_LIMIT} actions in this game, and cannot take back more."
    return "You cannot take this back, because you have seen something by it."
