"""The deck that is to be made better: what was chosen, the format that it is made for, and the pool that it comes
from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from decks import queries as decks
from decks.models import Deck
from decks.queries import SAVED
from decks.site_decks import site_decks
from drafts import building
from drafts import queries as drafts
from engine.construction.contents import Contents
from engine.construction.formats import Format
from engine.games import Game
from lab.choices import DRAFT, SITE, contender
from lab.improvements.models import format_of
from lab.matchups import Contender
from live.errors import Refused
from people.persons import Person


@dataclass(frozen=True)
class Base:
    """A deck of a game by its `key` among the choices of the laboratory. `house` are the rules of its format where it
    is none of the site's. `pool` is what it was made from, and `sideboard` what stays beside it, counts by name. `deck`
    is the stored one, if it is stored."""

    game: Game
    key: str
    contender: Contender
    format_key: str
    house: Mapping[str, Any] | None = None
    pool: Mapping[str, int] | None = None
    deck: Deck | None = None
    sideboard: Mapping[str, int] = field(default_factory=dict)

    @property
    def format(self) -> Format:
        return format_of(self.game, self.format_key, self.house)

    @property
    def formats(self) -> list[tuple[str, Format]]:
        """Those that it can be made better in, by key: its own first, then others in which it is legal."""
        known = self.game.construction.FORMATS
        others = [one for one in known if not one.pool and one.key != self.format_key and self._fits(one)]
        return [(self.format_key, self.format), *((one.key, one) for one in others)]

    def _fits(self, deck_format: Format) -> bool:
        cards, construction = Counter(self.contender.cards), self.game.construction
        deck = Contents(cards, self.sideboard)
        return all(map(construction.in_decks, cards)) and not construction.judged(deck, deck_format, pool=None, on=None)


def base_of(key: str, person: Person, game: Game) -> Base | None:
    """The deck of a game that was chosen, as it is now; None where there is none that this person may read."""
    found = contender(key, person, game)
    if found is None:
        return None
    if key.startswith(SITE):
        return Base(game, key, found, site_decks(game.KEY)[key.removeprefix(SITE)].format_key)
    if key.startswith(DRAFT):
        return _drafted(game, key, found, person)
    deck = decks.deck_at(key.removeprefix(SAVED), person, game=game.KEY)
    sideboard = decks.version_of(deck).sideboard
    return Base(game, key, found, deck.format_key, deck.house, deck.pool, deck, sideboard)


def _drafted(game: Game, key: str, found: Contender, person: Person) -> Base | None:
    try:
        pod = drafts.pod_at(key.removeprefix(DRAFT))
        pool = building.pool_for(pod, building.seat_for(pod, person).number)
    except Refused:
        return None
    return Base(game, key, found, pod.deck_format.key, pool=dict(pool))
