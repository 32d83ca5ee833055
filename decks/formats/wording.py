"""A format in plain words: its rules, where they are printed, and its lists with the days on which they hold."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from engine.epic.construction import BAN_LISTS, PER_FREE, BanList, Format
from engine.epic.limited import SUMMARIES
from engine.kernel.grammar import number_word


@dataclass(frozen=True)
class ListInWords:
    """A ban and restricted list. `days` say when it holds, "" for always; `now` is "", "not yet" or "expired"."""

    name: str
    banned: tuple[str, ...]
    restricted: tuple[str, ...]
    days: str
    now: str


# how the cards of a format come together that is no Limited one
_ABOUT = {
    "constructed": "You build your deck ahead of time from your own cards.",
    "constructed-2017": "Constructed without the three cards banned in tournaments in 2017.",
    "sealed-large": "Sealed where the host lets a deck have more than 30 cards.",
    "preconstructed": "One base set, split by alignment into four decks of 30.",
}
TOURNAMENTS, HERE = "Tournament practice", "A format of this site"  # of those that are not printed
CUBES = "Known from cubes of other games"
# the chapter of the rulebook of 2015, or one of these three
_PRINTED = {
    "constructed": "Full Constructed",
    "constructed-2017": "Full Constructed",
    "preconstructed": "Preconstructed",
    "random30": "Sealed",
    "sealed": "Sealed",
    "random60": TOURNAMENTS,
    "pack": "Pack Draft",
    "open": "Open Draft",
    "dark": TOURNAMENTS,
    "cube": "Epic Cube Draft",
    "own": HERE,
    "sealed-large": HERE,
    "glimpse": CUBES,
    "winston": CUBES,
    "winchester": CUBES,
    "grid": CUBES,
    "solomon": CUBES,
    "housman": CUBES,
    "rochester": CUBES,
    "rotisserie": CUBES,
    "team": CUBES,
    "continuous": HERE,
}


def about(deck_format: Format) -> str:
    """What sort of format it is, in a sentence or two; "" for a house format."""
    return SUMMARIES.get(deck_format.key) or _ABOUT.get(deck_format.key, "")


def rules(deck_format: Format) -> tuple[str, ...]:
    """What is asked of a deck, one sentence each; H9 is a house ruling."""
    found = [f"A deck has {deck_format.cards}."]
    if deck_format.one_alignment:
        found.append("All cards of a deck share one alignment, as printed (H9).")
    if deck_format.pool:
        found.append("All cards come from the pool. You can play every copy that is in it.")
    elif deck_format.copies is None:
        found.append("Any number of copies of each card.")
    elif deck_format.copies == 1:
        found.append("One copy of each card.")
    else:
        found.append(f"Up to {number_word(deck_format.copies)} copies of each card, counted over all its printings.")
    if deck_format.ratio:
        many = number_word(PER_FREE)
        found.append(
            f"Each free card of an alignment needs {many} cards of cost 1 of the same alignment, as printed (H9)."
        )
    else:
        found.append("No limit on free cards.")
    if deck_format.sets:
        names = " or ".join(filter(None, (", ".join(deck_format.sets[:-1]), deck_format.sets[-1])))
        found.append(f"Only cards from {names}.")
    elif not deck_format.pool:
        found.append("Cards from all sets.")
    return tuple(found)


def source(deck_format: Format) -> str:
    """Where these rules are printed; "" for a house format."""
    printed = _PRINTED.get(deck_format.key, "")
    if printed in ("", TOURNAMENTS, HERE, CUBES):
        return printed
    return f"Rulebook of 2015, {'“Limited” and ' if deck_format.pool else ''}“{printed}”"


def lists(deck_format: Format, on: date) -> tuple[ListInWords, ...]:
    """Its ban and restricted lists on a day."""
    return tuple(
        ListInWords(one.name, one.banned, one.restricted, days(one), _now(one, on)) for one in deck_format.lists
    )


def _now(one: BanList, on: date) -> str:
    if one.holds(on):
        return ""
    return "not yet" if one.since is not None and on < one.since else "expired"


def days(one: BanList) -> str:
    """As in "from 1 July 2017", "from 1 July 2017, before 1 May 2018"."""
    since = [f"from {_day(one.since)}"] if one.since else []
    until = [f"before {_day(one.until)}"] if one.until else []
    return ", ".join(since + until)


def _day(day: date) -> str:
    return f"{day.day} {day:%B} {day.year}"


def published() -> list[tuple[str, str]]:
    """The published lists to choose from: name, and what it says in words."""
    return [(one.name, f"{one.name}: {', '.join(one.banned)}, {days(one)}") for one in BAN_LISTS]
