"""Where the decks of the laboratory come from: files, the site's ready-made decks by key, and alignments."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from decks.queries import BadDeckFile, NoDeckFile, deck_file_of
from decks.site_decks import site_decks
from engine.epic.construction import parse
from engine.games import DEFAULT
from lab.matchups import Contender
from lab.playing import BadRequest
from lab.storing import in_order
from playtest.trials.domain import FEWEST, MOST

READY_MADE: Final = tuple(site_decks(DEFAULT))  # the four of the alignments, and those that were published


def contenders(sources: Iterable[str]) -> tuple[Contender, ...]:
    """The decks of these sources. Raises BadRequest where one cannot be read, or two have the same name."""
    found = tuple(contender(source) for source in sources)
    names = [one.name for one in found]
    for name in names:
        if names.count(name) > 1:
            raise BadRequest(f"Two decks are named {name}. Name each deck once, and files differently.")
    return found


def contender(source: str) -> Contender:
    """An alignment, a deck of the site by its key, or else a file with a list of a deck. Raises BadRequest."""
    if ready := site_decks(DEFAULT).get(source):
        return Contender(source, in_order(ready.cards))
    try:
        _, parsed = deck_file_of(source, parse)
    except NoDeckFile as missing:
        raise BadRequest(f"{missing} Ready-made decks are {', '.join(READY_MADE)}.") from None
    except BadDeckFile as bad:
        raise BadRequest(str(bad)) from None
    if not parsed.cards:
        raise BadRequest(f'The deck file {source} has no cards. Write one line for each card, such as "3 Kong".')
    if not FEWEST <= len(parsed.cards) <= MOST:
        raise BadRequest(
            f"The deck {source} has {len(parsed.cards)} cards. Bots play decks of {FEWEST} to {MOST} cards."
        )
    return Contender(Path(source).stem, tuple(sorted(parsed.cards)), parsed.deity)
