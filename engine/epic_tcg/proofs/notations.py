"""Laws about notation: what is written is read again, is the same position, and goes on the same. Tests and the fuzzer
ask."""

from __future__ import annotations

from engine.epic_tcg.positions.behaviour import footprint, meanings
from engine.epic_tcg.positions.laws import status
from engine.epic_tcg.positions.notation import BadNotation, read, write
from engine.epic_tcg.rules.machine import apply_trusted
from engine.epic_tcg.rules.state import Game
from engine.kernel.random import Rng

BRANCHES = 3  # choices that are tried in a game and in what was read


def notation_laws(g: Game, rng: Rng) -> list[str]:
    """A game that was written and read is the same, and goes on the same. Of a game that is over, it is the same."""
    text = write(g)
    try:
        again = read(text, g.rng.seed())
    except BadNotation as bad:
        return [f"{text} is not read: {bad}"]
    broken = [f"what was read breaks a law: {law}" for law in status(again)]
    if write(again) != text:
        broken.append(f"{text} is written {write(again)}")
    if footprint(again) != footprint(g):
        broken.append(f"{text} has another footprint")
    if broken or g.reason or not numbered_alike(g):
        return broken
    mine, same = meanings(g), meanings(again)
    words = sorted(mine)
    for _ in range(BRANCHES):
        word = words[rng.below(len(words))]
        one, other = g.clone(), again.clone()
        apply_trusted(one, mine[word])
        apply_trusted(other, same[word])
        if footprint(one) != footprint(other):
            return [f"{text} goes on differently with {word}: {write(one)} and {write(other)}"]
    return []


def numbered_alike(g: Game) -> bool:
    """Whether the numbers of a game give the orders that its notation gives: control goes back in the order of the
    pieces."""
    return sorted(g.temporary_control) == g.temporary_control
