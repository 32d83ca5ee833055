"""What is asked of a deck beside its rules, whatever the game: questions whose odds are counted, ways to mulligan,
sorts of cards to count. Cards are those of a game's catalogue; in both games there are free ones."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

Held = tuple[int, ...]  # how many cards of each group of a question

# --- questions -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Question:
    """What is asked of the cards seen. `group` puts a card into one of the groups 0, 1, ... of which `holds` is told
    the counts, or into none; cards of group 0 matter most. More cards never undo what holds."""

    groups: int
    group: Callable[[Any], int | None]
    holds: Callable[[Held], bool]


def copies(of: Callable[[Any], bool], count: int) -> Question:
    """So many cards of a sort, or more."""
    return Question(1, lambda card: 0 if of(card) else None, at_least(count))


def at_least(count: int) -> Callable[[Held], bool]:
    return lambda held: held[0] >= count


@dataclass(frozen=True)
class Wanted:
    """A sort of cards to ask for: its key, in words, and whether a card is one. The key of a single card begins with
    CARD."""

    key: str
    name: str
    of: Callable[[Any], bool]


CARD: Final = "card:"


def called(name: str) -> Wanted:
    """The card of this name."""
    return Wanted(f"{CARD}{name}", name, lambda card: bool(card.name == name))


@dataclass(frozen=True)
class Together:
    """Cards that go together, of an alignment: a question of its own on the page of odds.

    `kind` is the same for all alignments. `title` follows the alignment, `words` the chance "to have seen". `given`
    says for whom the chance is another one: whoever has `part` of it already. `missing` is said of alignments for which
    it cannot be.
    """

    kind: str
    alignment: str
    title: str
    words: str
    label: str
    missing: str
    question: Question
    given: str = ""
    part: Callable[[Held], bool] | None = None


# --- ways to mulligan ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, order=True)
class Sort:
    """Cards that count alike: of a group, the number of groups standing for none of them, and free or not."""

    group: int
    free: bool


Hand = dict[Sort, int]


@dataclass(frozen=True)
class Plan:
    """A way to mulligan: `kept` says how many cards of each sort stay of an opening hand. It may know whether what is
    asked holds already."""

    key: str
    name: str
    means: str
    kept: Callable[[Hand, int, bool], Hand]


def keep(hand: Hand, groups: int, holds: bool) -> Hand:
    return hand


def at_most(most: int, *, free: bool) -> Callable[[Hand, int, bool], Hand]:
    """So many free cards, or so many others."""

    def kept(hand: Hand, groups: int, holds: bool) -> Hand:
        """Of those cards the ones stay that matter most to the question."""
        left, stays = most, {}
        for sort in sorted(hand):
            stays[sort] = min(hand[sort], left) if sort.free == free else hand[sort]
            left -= stays[sort] if sort.free == free else 0
        return stays

    return kept


def search(hand: Hand, groups: int, holds: bool) -> Hand:
    return hand if holds else {sort: count for sort, count in hand.items() if sort.group < groups}


def none(hand: Hand, groups: int, holds: bool) -> Hand:
    return {}


@dataclass(frozen=True)
class OpeningHands:
    """A table of opening hands with many free cards: what it is called, what it says, how many they are, and the ways
    to mulligan that it compares, by their keys."""

    title: str
    words: str
    counts: Sequence[int]
    plans: Sequence[str]


# --- counting --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class CardKind:
    """Cards of one kind; `means` says which they are, "" where the name does."""

    name: str
    of: Callable[[Any], bool]
    means: str = ""


@dataclass(frozen=True)
class Words:
    """Words that cards have, counted under a title: those of `order`, or all of them by name. `icons`: each has a
    sign."""

    title: str
    of: Callable[[Any], Iterable[str]]
    order: Sequence[str] | None = None
    icons: bool = False


@dataclass(frozen=True)
class Remark:
    """What the formats make of a deck's counts; `alignment` is what it is about, "" for all, and `wrong` what is too
    much."""

    alignment: str
    text: str
    wrong: str = ""
