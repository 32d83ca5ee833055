"""The drafts and dealt pools of a game."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Protocol

from engine.construction.formats import Format
from engine.construction.lists import DeckList
from engine.kernel.versions import History
from engine.limited import Draft, Procedure, Setup
from engine.limited.cubes import NamedCube
from engine.limited.deals import Deal


class Limited(Protocol):
    """Drafts and dealt pools. A setup that is planned here is drafted with the verbs of `engine.limited`. Pages offer
    of all that could be chosen what a format leaves `free`."""

    @property
    def PROCEDURES(self) -> Sequence[Procedure]:  # noqa: N802
        """The formats."""

    @property
    def BY_KEY(self) -> Mapping[str, Procedure]:  # noqa: N802
        """The same by their keys."""

    @property
    def SUMMARIES(self) -> Mapping[str, str]:  # noqa: N802
        """What each format is like, by its key, in a sentence or two."""

    @property
    def PRODUCT_NAMES(self) -> Sequence[str]:  # noqa: N802
        """What can be dealt from."""

    @property
    def DEALS(self) -> Sequence[Deal]:  # noqa: N802
        """Decks that are dealt and played as they come."""

    def plan(self, key: str, *, seats: int | None = None, **chosen: Any) -> Setup:
        """A setup of a format: what is chosen, by the names of its fields, None being no choice, and good defaults for
        the rest. Raises `limited.setup.BadSetup`."""

    def setup_from(self, kept: object) -> Setup:
        """Read what `to_json` of a setup wrote. Raises `limited.setup.BadSetup`."""

    def deck_format(self, kept: Mapping[str, Any], *, larger: bool = False) -> Format:
        """The construction rules of the decks of a kept setup, also where its packs cannot be rebuilt; `larger`, of one
        of LARGER_DECKS, those in which a deck may have more cards."""

    def called(self, kept: Mapping[str, Any]) -> str:
        """What people call a draft of a kept setup. It says how many packs were opened, where that is what they say."""

    def agreed(self, kept: Mapping[str, Any]) -> Mapping[str, Any]:
        """What games with the decks of a kept setup agree on, by the names of the fields of their setup, beyond decks
        and starter."""

    @property
    def BEST_OF(self) -> Sequence[int]:  # noqa: N802
        """Of how many games a match after a draft can be the best, the usual number first."""

    @property
    def LARGER_DECKS(self) -> Collection[str]:  # noqa: N802
        """The keys of the formats in which a host may let decks have more cards than the rules say."""

    @property
    def LASTS(self) -> Mapping[str, str]:  # noqa: N802
        """How long each format takes, roughly, in the order in which they are offered; "" where the host decides."""

    @property
    def FIELD_HINTS(self) -> Mapping[str, str]:  # noqa: N802
        """What some of the fields of a setup mean, by their names, for whoever fills them in."""

    @property
    def MOST_CARDS(self) -> int:  # noqa: N802
        """The most cards of an own list, a cube or a collection that are drafted."""

    @property
    def CUBE(self) -> str:  # noqa: N802
        """The key of the format that a cube is drafted in as a rule, which has packs."""

    @property
    def CUBES(self) -> Sequence[NamedCube]:  # noqa: N802
        """Cubes that the rules name."""

    @property
    def EVEN_CUBES(self) -> bool:  # noqa: N802
        """A cube has about as many cards of each alignment."""

    def parse(self, text: str, most: int) -> DeckList:
        """Read a list of cards that are dealt, such as an own list or a cube: at most so many, and what is never dealt
        is an error. Never raises."""

    @property
    def MOST_PACKS(self) -> int:  # noqa: N802
        """The most packs of a player in any format."""

    @property
    def RULES(self) -> int:  # noqa: N802
        """The version of dealing and passing, which a kept setup names."""

    @property
    def CHANGES(self) -> History:  # noqa: N802
        """Why each version followed the one before."""

    def replay(self, kept: object) -> Draft:
        """The draft of a log or of what `limited.record` keeps. Raises `limited.records.BadRecord` and
        `limited.setup.BadSetup`."""

    def differences(self, logged: object) -> list[str]:
        """What of a logged draft does not follow from its seed, setup and picks, in sentences. Raises
        `limited.records.BadRecord` and `limited.setup.BadSetup`."""
