"""A game: all that is used outside of its room by whoever names no game."""

from __future__ import annotations

from typing import Protocol

from engine.games.bots import Bots
from engine.games.cards import Catalogue, Collecting
from engine.games.construction import Construction
from engine.games.limited import Limited
from engine.games.play import Play
from engine.games.proofs import Positions, Proofs, Views
from engine.games.study import Study


class Game(Protocol):
    """One game."""

    @property
    def KEY(self) -> str:  # noqa: N802
        """Its name in addresses and commands."""

    @property
    def NAME(self) -> str:  # noqa: N802
        """Its name for people."""

    @property
    def catalogue(self) -> Catalogue:
        """Its cards."""

    @property
    def collecting(self) -> Collecting:
        """Its cards as things that somebody owns."""

    @property
    def construction(self) -> Construction:
        """Its decks on paper."""

    @property
    def limited(self) -> Limited:
        """Its drafts and dealt pools."""

    @property
    def study(self) -> Study:
        """What can be asked of its decks."""

    @property
    def play(self) -> Play:
        """Its rules, as games are played by them."""

    @property
    def bots(self) -> Bots:
        """Its bots."""

    @property
    def positions(self) -> Positions:
        """Its positions as text."""

    @property
    def views(self) -> Views:
        """Its positions as people look at them."""

    @property
    def proofs(self) -> Proofs:
        """What shows that its engine is right."""
