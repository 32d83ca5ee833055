"""Taking an action back (3.7.1): who has learned nothing by it may reverse a play, a power, an attack or blocks.

The rule speaks of cards and powers; attacks and blocks are reversed by the same measure before they are sent on (H35).
A game remembers where the last sequence of actions began as long as it keeps a journal (`Game.begun`). Initiative that
passes, another player's choice, and what another player's hand decides end the sequence. What is left to ask is whether
its player knows more by now.

The position is then exactly what it was, with two exceptions: what the opponent has seen stays known to them, and the
choices of the game are counted on, so that records and tables can say that something was taken back.
"""

from __future__ import annotations

from engine.epic.positions.pack import return_to
from engine.epic.prompts.choosing import IllegalOption
from engine.epic.prompts.options import option_texts
from engine.epic.rules import atoms, codes, events
from engine.epic.rules.limits import TAKE_BACK_LIMIT
from engine.epic.rules.machine import asked_again
from engine.epic.rules.state import Begun, Game
from engine.epic.views.hidden import knows_block, visible

BLOCKS = "Block"


def reversible(g: Game, seat: int) -> str | None:
    """What `seat` may take back, as its option was worded; None when there is nothing (3.7.1)."""
    begun = _reversible(g)
    if begun is None or begun.position.seat != seat:
        return None
    if begun.position.kind == codes.BLOCKERS:
        return BLOCKS
    return option_texts(begun.position)[begun.option]


def slipped(g: Game, seat: int) -> bool:
    """Whether `seat` may have slipped: it may take back a play or a power, which is done by one option. Attackers and
    blockers are picked one after the other and then sent on."""
    begun = g.begun
    by_one = begun is not None and begun.option & codes.VERB_MASK in (codes.PLAY, codes.POWER)
    return by_one and reversible(g, seat) is not None


def reverse(g: Game) -> None:
    """Go back to where the last sequence of actions began. Raises IllegalOption and changes nothing when it may not be
    reversed."""
    begun = _reversible(g)
    if begun is None:
        raise IllegalOption(_why_not(g))
    before, seat, journal = begun.position, begun.position.seat, g.journal
    assert journal is not None, "only a game with a journal remembers where actions began"
    others = [other for other in range(g.seating.seats) if other != seat]  # in reach or not, teammates too
    shown = [(other, _newly_known(g, before, other)) for other in others]
    card_index = next((event[3] for event in journal[begun.entries :] if event[0] in (events.PLAYED, events.USED)), -1)
    return_to(g, before)
    g.begun = None
    g.choices += 1
    for other, groups in shown:
        for group in groups:
            atoms.keep_in_mind(g, group, other)
    asked = asked_again(g)
    assert asked is not None, "what was asked before is asked again"
    g.options, g.offered = asked.options, asked.offered
    atoms.note(g, events.CHOICE, seat)
    verb = codes.PICK if before.kind == codes.BLOCKERS else begun.option & codes.VERB_MASK
    atoms.note(g, events.TOOK_BACK, seat, card_index if verb in (codes.PLAY, codes.POWER) else -1, n=verb)


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
    return g.rng.seed() != before.rng.seed() or bool(_newly_known(g, before, seat))


def taken_back(g: Game, seat: int) -> int:
    """How often a player has taken something back in this game."""
    return sum(event[0] == events.TOOK_BACK and event[2] == seat for event in g.journal or ())


def _newly_known(g: Game, before: Game, seat: int) -> list[list[int]]:
    """Cards that `seat` knows and did not know before; together those of which it does not know which is which."""
    groups: dict[int, list[int]] = {}
    for uid in range(len(g.def_of)):
        if visible(before, seat, uid):
            continue
        if visible(g, seat, uid):
            groups[-1 - uid] = [uid]
        elif knows_block(g, seat, uid) and not knows_block(before, seat, uid):
            groups.setdefault(g.block_of[uid], []).append(uid)
    return list(groups.values())


def _why_not(g: Game) -> str:
    begun = g.begun
    if g.reason:
        return "The game is over: nothing can be taken back."
    if begun is None:
        return "There is nothing to take back: initiative has passed, or somebody else has chosen since (3.7.1)."
    if taken_back(g, begun.position.seat) >= TAKE_BACK_LIMIT:
        return f"You have taken back {TAKE_BACK_LIMIT} actions in this game, and cannot take back more."
    return "You cannot take this back, because you have seen something by it (3.7.1)."
