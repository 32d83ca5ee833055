"""What can be asked of the decks of a game beside its rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from engine.construction.formats import Deck
from engine.kernel.hands import Dealer
from engine.kernel.studying import CardKind, OpeningHands, Plan, Remark, Together, Wanted, Words


class Study(Protocol):
    """What can be asked of a deck beside its rules: what the pages of its odds, hands and counts say. Cards are those
    of the catalogue, decks counts by name."""

    @property
    def OPENING(self) -> int:  # noqa: N802
        """The cards of an opening hand."""

    @property
    def LIFE(self) -> str:  # noqa: N802
        """What a player loses 1 of for each card that is put back, in a word."""

    @property
    def MULLIGAN(self) -> str:  # noqa: N802
        """What to do with an opening hand, in words."""

    @property
    def RULES(self) -> Sequence[str]:  # noqa: N802
        """By which rules odds are counted, a sentence or two each."""

    @property
    def PLANS(self) -> Sequence[Plan]:  # noqa: N802
        """The ways to mulligan that can be chosen."""

    @property
    def USUAL_PLAN(self) -> str:  # noqa: N802
        """The key of the one that is meant where none is chosen."""

    @property
    def OPENING_HANDS(self) -> OpeningHands:  # noqa: N802
        """The table of opening hands with many free cards."""

    @property
    def LAST_DEALT(self) -> int:  # noqa: N802
        """The last turn of a player that sample hands are dealt to."""

    @property
    def DEALER(self) -> Dealer:  # noqa: N802
        """The engine that deals them."""

    def is_free(self, card: Any) -> bool:
        """Whether it costs nothing to play a card."""

    def is_champion(self, card: Any) -> bool:
        """Whether a card is a champion."""

    def wanted(self, cards: Deck) -> Sequence[Wanted]:
        """What can be asked for in a deck: sorts of cards that it has, then its cards."""

    def together(self, cards: Deck, deity: str) -> Sequence[Together]:
        """What goes together in a deck, which is played with this deity, "" for none."""

    def tabled(self, cards: Deck) -> Sequence[Wanted]:
        """The sorts of a deck for a table of what opening hands have of them; none for no table."""

    @property
    def KINDS_TITLE(self) -> str:  # noqa: N802
        """What the kinds are called together."""

    @property
    def KINDS(self) -> Sequence[CardKind]:  # noqa: N802
        """The kinds of cards: each card is of one."""

    @property
    def WORDS(self) -> Sequence[Words]:  # noqa: N802
        """The words that are counted."""

    @property
    def OF_CUBES(self) -> Sequence[Words]:  # noqa: N802
        """The words that are counted of a cube, beside alignments, kinds, offense and defense."""

    def strength(self, card: Any) -> tuple[int, int] | None:
        """The offense and defense that a champion always has; None of other cards."""

    def remarks(self, cards: Deck) -> Sequence[Remark]:
        """What formats make of a deck's counts."""
