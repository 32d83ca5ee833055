"""Taking an action back: who has learned nothing by it may reverse a play, the use of an ability, an unveiling, an
attack or blocks. The rule book of 2009 knows nothing of it; it is meant for slips of the hand.

A pass and another player's choice end the sequence. See `engine/kernel/reversing.py`.
"""

from __future__ import annotations

from typing import Final

from engine.epic_tcg.positions.pack import return_to
from engine.epic_tcg.prompts.options import option_texts
from engine.epic_tcg.rules import atoms, codes, events, moving
from engine.epic_tcg.rules.limits import TAKE_BACK_LIMIT
from engine.epic_tcg.rules.sight import visible
from engine.epic_tcg.rules.state import Game
from engine.kernel.position import Begun
from engine.kernel.reversing import Reversing

BY_ONE: Final = (codes.PLAY, codes.PLAY_VEILED, codes.USE, codes.UNVEIL)  # verbs of what is done by one option


def _words(g: Game, option: int) -> str:
    return "Block" if g.kind == codes.BLOCKERS else option_texts(g)[option]


def _by_one(option: int) -> bool:
    return option & codes.VERB_MASK in BY_ONE


def _go_back(g: Game, begun: Begun[Game]) -> None:
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


def _learned(g: Game, before: Game, seat: int) -> bool:
    return any(visible(g, seat, uid) and not visible(before, seat, uid) for uid in range(len(g.def_of)))


def _shown(g: Game, before: Game, uid: int, seat: int) -> int:
    """The other seats that know a card now and did not before, as a bit set."""
    others = [other for other in range(g.seats) if other != seat]
    return sum(1 << other for other in others if visible(g, other, uid) and not visible(before, other, uid))


def _card_of(g: Game, begun: Begun[Game]) -> tuple[int, int]:
    """The card that the story names, of what was announced or unveiled, and the seats that see it; 0 for all."""
    assert g.journal is not None, "only a game with a journal remembers where actions began"
    marking = (events.PLAYED, events.USED, events.UNVEILED)
    return next(((event[3], event[7]) for event in g.journal[begun.entries :] if event[0] in marking), (-1, 0))


REVERSING: Final = Reversing(
    learned=_learned,
    words=_words,
    by_one=_by_one,
    go_back=_go_back,
    entry_kind=events.TOOK_BACK,
    most=TAKE_BACK_LIMIT,
    ended="somebody has passed or chosen since",
    seen="you have seen something by it",
)
reverse, reversible, slipped = REVERSING.reverse, REVERSING.reversible, REVERSING.slipped
has_learned = REVERSING.has_learned
