"""Taking an action back (3.7.1): who has learned nothing by it may reverse a play, a power, an attack or blocks.

The rule speaks of cards and powers; attacks and blocks are reversed by the same measure before they are sent on (H35).
Initiative that passes, another player's choice, and what another player's hand decides end the sequence. See
`engine/kernel/reversing.py`.
"""

from __future__ import annotations

from typing import Final

from engine.epic.positions.pack import return_to
from engine.epic.prompts.options import option_texts
from engine.epic.rules import atoms, codes, events
from engine.epic.rules.limits import TAKE_BACK_LIMIT
from engine.epic.rules.machine import asked_again
from engine.epic.rules.state import Game
from engine.epic.views.hidden import knows_block, visible
from engine.kernel.position import Begun
from engine.kernel.reversing import Reversing


def _words(g: Game, option: int) -> str:
    return "Block" if g.kind == codes.BLOCKERS else option_texts(g)[option]


def _by_one(option: int) -> bool:
    return option & codes.VERB_MASK in (codes.PLAY, codes.POWER)


def _go_back(g: Game, begun: Begun[Game]) -> None:
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


def _learned(g: Game, before: Game, seat: int) -> bool:
    return bool(_newly_known(g, before, seat))


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


REVERSING: Final = Reversing(
    learned=_learned,
    words=_words,
    by_one=_by_one,
    go_back=_go_back,
    entry_kind=events.TOOK_BACK,
    most=TAKE_BACK_LIMIT,
    ended="initiative has passed, or somebody else has chosen since (3.7.1)",
    seen="you have seen something by it (3.7.1)",
)
reverse, reversible, slipped = REVERSING.reverse, REVERSING.reversible, REVERSING.slipped
has_learned, taken_back = REVERSING.has_learned, REVERSING.taken_back
