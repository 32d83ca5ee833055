"""The way of an improvement as JSON, and back. Loads the engine and no Django."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from lab.gains import Gain, Score
from lab.improving import Arm, Attempt, Way
from lab.swaps import Swap


def way_data(way: Way) -> dict[str, Any]:
    """A way for JSON, with its deck as a list of names."""
    return asdict(way)


def read_way(said: Mapping[str, Any]) -> Way:
    """The same back."""
    return Way(
        deck=tuple(said["deck"]),
        attempts=[_attempt(one) for one in said["attempts"]],
        over=said["over"],
        before=_score(said["before"]),
        after=_score(said["after"]),
        gain=_gain(said["gain"]),
        findable=said["findable"],
    )


def _attempt(said: Mapping[str, Any]) -> Attempt:
    arms = tuple(
        Arm(tuple(Swap(**swap) for swap in arm["swaps"]), arm["rounds"], arm["seemed"]) for arm in said["arms"]
    )
    return Attempt(said["number"], arms, said["verdict"], _gain(said["gain"]))


def _score(said: Mapping[str, Any] | None) -> Score | None:
    return None if said is None else Score(said["rounds"], said["games"], said["of"], _both(said))


def _gain(said: Mapping[str, Any] | None) -> Gain | None:
    return None if said is None else Gain(said["rounds"], said["games"], said["of"], _both(said))


def _both(said: Mapping[str, Any]) -> tuple[float, float]:
    low, high = said["interval"]
    return low, high
