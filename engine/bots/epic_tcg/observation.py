"""What a bot of the Epic TCG is given instead of a game; see `engine/bots/observing.py`.

The engine's `determinize` deals the cards that there are in a deck anew. A bot knows no deck but its own: what others
hold and what lies hidden of theirs could be any cards.
"""

from __future__ import annotations

from typing import Final

from engine.bots.observing import Chooser, Observed, Verbs
from engine.epic_tcg import Game, describe, determinize, view
from engine.epic_tcg.programs import bits
from engine.epic_tcg.programs.definitions import KEYWORDS, KIND, PRICE
from engine.epic_tcg.rules import codes
from engine.epic_tcg.rules.sight import knows_group, show_face_down, visible
from engine.epic_tcg.rules.state import in_play
from engine.kernel.random import Rng

CARDS: Final = [card for card, price in enumerate(PRICE) if price >= 0]
VEILED: Final = [card for card in CARDS if KIND[card] & bits.CHAMPION and KEYWORDS[card] & bits.VEILED]


def dealt(g: Game, seat: int, rng: Rng) -> Game:
    """A full game that this seat, which decides, could be in. Depends on nothing that it does not know."""
    copy = determinize(g, seat, rng)
    down = {g.uid_of[slot] for slot in in_play(g) if g.flags_of[slot] & codes.FACE_DOWN}
    down |= {frame.uid for frame in [*g.line, *g.frames] if frame.face_down}
    for uid, owner in enumerate(g.owner_of):
        if owner != seat and not visible(g, seat, uid) and not knows_group(g, seat, uid):
            among = VEILED if uid in down else CARDS
            copy.def_of[uid] = among[rng.below(len(among))]
    show_face_down(copy)
    return copy


VERBS: Final[Verbs[Game]] = Verbs(view, describe, dealt)


Observation = Observed[Game]
Bot = Chooser[Observation]


def observe(game: Game, seat: int) -> Observation:
    """One seat at one game, at a moment when this seat decides. No class of its own: what is not compiled cannot
    inherit from what is."""
    return Observed(game, seat, VERBS)
