"""What a log tells of a draft: every card that was taken of a pack, everything that was done with cards on the
table."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.limited.procedures import Act

Step = tuple[int, int, int, tuple[int, ...], int, bool]  # seat, pack, pick, what was in the pack, the card, forced


@dataclass(frozen=True)
class Deed:
    """What a seat did with cards on the table. `round` is from 0, `pick` the number of its deeds in the round from 1.
    `cards` are those that it went by, and `piles` says in which pile each one lay; `takes` are the places of those that
    it chose: took, laid in the first pile or, the second one of an exchange, gave. `had`: so many cards were in its
    pool before. `forced`: it was the only choice."""

    seat: int
    round: int
    pick: int
    act: Act
    cards: tuple[int, ...]
    piles: tuple[int, ...]
    takes: tuple[int, ...]
    had: int
    forced: bool


@dataclass
class Journal:
    """`burnt`: by the place of a step the cards that its seat put away after it."""

    steps: list[Step] = field(default_factory=list)
    burnt: dict[int, list[int]] = field(default_factory=dict)
    deeds: list[Deed] = field(default_factory=list)
