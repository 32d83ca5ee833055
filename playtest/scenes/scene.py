"""What a scene is: a position with a goal, from which a player learns one thing by playing.

A scene is data. Its person has seat 0, its partner (seat 1) does what `replies` say. What has come of it is read from
the person's view alone, after every choice.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

PREFIX: Final = "scene-"  # of the bots that play scenes
OPEN: Final = "open"
DONE: Final = "done"
MISSED: Final = "missed"

View = Mapping[str, Any]  # of the person's seat, as `engine.games.Play.view` gives it
Seen = Callable[[View], bool]


@dataclass(frozen=True)
class Remark:
    """A sentence for the player while something is so. A scene that `ends` with it cannot be solved any more."""

    when: Seen
    text: str
    ends: bool = False


@dataclass(frozen=True)
class Scene:
    """`position` is in notation, `text` says what there is to learn, a paragraph a line, `goal` what is to be done,
    `done` sees that it was, and `well` says so. Of `remarks` the first whose moment has come is shown. `replies` are
    the words with which options of the partner begin, the most wanted first; `solution` those of the person's, one for
    each choice. A partner that `prevents` a goal of puzzles searches for its answers instead."""

    key: str
    title: str
    card: str  # whose face stands for the scene
    position: str
    text: str
    goal: str
    done: Seen
    well: str
    remarks: tuple[Remark, ...]
    solution: tuple[str, ...]
    replies: tuple[str, ...] = ()
    partner: str = "Partner"  # what its bot is called
    prevents: str = ""

    @property
    def bot(self) -> str:
        """The name under which its partner plays."""
        return PREFIX + self.key


@dataclass(frozen=True)
class Advice:
    """How a scene stands, and what is to be said about it now; "" for nothing."""

    state: str
    text: str


def advice(scene: Scene, seen: View) -> Advice:
    """What is to be said to the person who sees this."""
    if scene.done(seen):
        return Advice(DONE, scene.well)
    for remark in scene.remarks:
        if remark.when(seen):
            return Advice(MISSED if remark.ends else OPEN, remark.text)
    return Advice(MISSED, "The game is over. Start again.") if seen["result"] else Advice(OPEN, "")


# --- what can be seen in every game -----------------------------------------------------------------------------------


def won(seen: View) -> bool:
    """The person has won."""
    return bool(seen["result"] and seen["result"]["winner"] == seen["seat"])


def lost(seen: View) -> bool:
    """The partner has won."""
    return bool(seen["result"] and seen["result"]["winner"] == 1 - seen["seat"])


def in_hand(seen: View, card: str) -> bool:
    """The person holds that card."""
    return any(held["card"] == card for held in seen["players"][seen["seat"]]["hand"])


def in_discard(seen: View, card: str) -> bool:
    """The card lies in the person's discard pile."""
    return any(held["card"] == card for held in seen["players"][seen["seat"]]["discard"])


def my_turn(seen: View) -> bool:
    """It is the person's turn."""
    return bool(seen["active"] == seen["seat"])
