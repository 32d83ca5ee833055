"""Laws about copies of a game: clones, packs, and what a seat may know of what is hidden from it.

Each law looks at one position in which somebody must decide and lists what does not hold. Tests and the fuzzer ask.
"""

from __future__ import annotations

from engine.epic_tcg.positions.laws import status
from engine.epic_tcg.positions.pack import digest, pack, unpack
from engine.epic_tcg.rules import derive
from engine.epic_tcg.rules.machine import apply_trusted
from engine.epic_tcg.rules.sight import determinize
from engine.epic_tcg.rules.state import Game, in_play, stale
from engine.epic_tcg.views.hidden import view
from engine.kernel import copies
from engine.kernel.random import Rng

TOGETHER = 12  # choices that a game and its copies make side by side


def copy_laws(g: Game, rng: Rng) -> list[str]:
    """A clone and an unpacked pack equal the game, go on as it would, and leave it alone, what it keeps included."""
    broken = copies.copy_laws(g, rng, apply_trusted, _packed, digest, _offered_alike, TOGETHER)
    return broken + kept_laws(g)


def _packed(g: Game) -> Game:
    return unpack(pack(g))


def _offered_alike(copy: Game, g: Game) -> bool:
    return copy.offered == g.offered


def kept_laws(g: Game) -> list[str]:
    """What the game keeps of what it has derived is what would be found anew."""
    kept = _characteristics(g)
    stale(g)
    return [] if _characteristics(g) == kept else ["what is kept of derived characteristics is not what is found anew"]


def _characteristics(g: Game) -> list[tuple[int, ...]]:
    """What `rules/derive.py` says of each piece, and which continuous abilities hold."""
    asked = (derive.keywords, derive.offense, derive.defense, derive.alignment, derive.origin, derive.kind)
    found = [tuple(ask(g, slot) for ask in asked) for slot in in_play(g)]
    return [*found, *[(source, id(row)) for source, row in derive.givers(g)]]


def hidden_laws(g: Game, seat: int, rng: Rng) -> list[str]:
    """A determinized game looks the same to its seat, is sound, and its chance is another one. Whoever else decides may
    have been dealt nothing to do but one thing, and is asked all the same."""
    return copies.dealt_laws(g, seat, determinize(g, seat, rng), view, status)
