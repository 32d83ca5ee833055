"""Where the decks of the laboratory come from: files, and the decks that the site has of a game, by key."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from decks.queries import BadDeckFile, NoDeckFile, deck_file_of
from decks.site_decks import SiteDeck, key_of_ready, site_decks
from engine.games import Game
from lab.matchups import Contender
from lab.requests import BadRequest
from lab.storing import in_order
from playtest.trials.domain import FEWEST, MOST


def ready_made(game: Game) -> dict[str, SiteDeck]:
    """Those that a game has ready, as the game itself calls them, and those that were published, by key."""
    own = {key_of_ready(game.KEY, ready): ready.key for ready in game.construction.READY}
    return {own.get(key, key): deck for key, deck in site_decks(game.KEY).items()}


def contenders(game: Game, sources: Iterable[str]) -> tuple[Contender, ...]:
    """The decks of these sources. Raises BadRequest where one cannot be read, or two have the same name."""
    found = tuple(contender(game, source) for source in sources)
    names = [one.name for one in found]
    for name in names:
        if names.count(name) > 1:
            raise BadRequest(f"Two decks are named {name}. Name each deck once, and files differently.")
    return found


def contender(game: Game, source: str) -> Contender:
    """A ready-made deck of a game by its key, or else a file with a list of a deck. Raises BadRequest."""
    known = ready_made(game)
    if source in known:
        return Contender(source, in_order(known[source].cards))
    try:
        _, parsed = deck_file_of(source, game.construction.parse)
    except NoDeckFile as missing:
        raise BadRequest(f"{missing} Ready-made decks are {', '.join(known)}.") from None
    except BadDeckFile as bad:
        raise BadRequest(str(bad)) from None
    if not parsed.cards:
        example = game.construction.EXAMPLES[0]
        raise BadRequest(f'The deck file {source} has no cards. Write one line for each card, such as "3 {example}".')
    if not FEWEST <= len(parsed.cards) <= MOST:
        raise BadRequest(
            f"The deck {source} has {len(parsed.cards)} cards. Bots play decks of {FEWEST} to {MOST} cards."
        )
    return Contender(Path(source).stem, tuple(sorted(parsed.cards)), parsed.contents.deity or None)
