"""What is asked of the laboratory by commands, where it makes no sense."""

from __future__ import annotations


class BadRequest(ValueError):
    """Games that were asked for make no sense; the message says why."""


def check_pairs(games: int) -> None:
    """Raises BadRequest where so many games are no whole pairs."""
    if games % 2:
        raise BadRequest(f"Games are played in pairs, and {games} is odd. Give an even number.")
