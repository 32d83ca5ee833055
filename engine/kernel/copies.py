"""Laws about copies of a game: clones, packs, and games that a seat could be in. Names no game.

Each law looks at one position in which somebody must decide and lists what does not hold.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from engine.kernel.position import Apply, C, P
from engine.kernel.random import Rng


def copy_laws(
    g: P,
    rng: Rng,
    apply: Apply[P],
    packed: Callable[[P], P],
    digest: Callable[[P], str],
    offered: Callable[[P, P], bool],
    together: int,
) -> list[str]:
    """A clone and a pack that is read again (`packed`) equal the game, offer the same, go on as it would for so many
    choices together, and leave it alone."""
    before = digest(g)
    clone, second, unpacked = g.clone(), g.clone(), packed(g)
    copies = (("the clone", clone), ("the pack", unpacked))
    broken = [f"{name} differs" for name, copy in copies if digest(copy) != before]
    broken += [f"{name} offers something else" for name, copy in copies if not offered(copy, g)]
    for _ in range(together):
        if clone.reason:
            break
        option = clone.options[rng.below(len(clone.options))]
        for copy in (clone, second, unpacked):
            apply(copy, option)
    if not digest(clone) == digest(second) == digest(unpacked):
        broken.append("copies that made the same choices differ")
    if digest(g) != before:
        broken.append("playing a copy changed the game")
    return broken


def dealt_laws(g: C, seat: int, dealt: C, view: Callable[[C, int], Any], status: Callable[[C], list[str]]) -> list[str]:
    """What was dealt anew of what `seat` cannot see looks the same to it, is sound, and its chance is another one."""
    seen = view(g, seat)
    json.dumps(seen)
    broken: list[str] = []
    if view(dealt, seat) != seen:
        broken.append(f"a determinized game looks different to seat {seat}")
    if dealt.rng.seed() == g.rng.seed():
        broken.append("determinizing kept the random source")
    return broken + [f"a determinized game breaks a law: {law}" for law in status(dealt)]
