"""The deck that is to be made better: what was chosen, the format that it is made for, and the pool that it comes
from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from decks import queries as decks
from decks.models import Deck
from decks.queries import SAVED
from decks.site_decks import site_decks
from drafts import building
from drafts import queries as drafts
from engine.epic.catalogue import CARD_OF
from engine.epic.construction import FORMATS, HOUSE_FORMATS, Format, by_key, violations
from engine.games import DEFAULT, of
from lab.choices import DRAFT, SITE, contender
from lab.matchups import Contender
from live.errors import Refused
from people.persons import Person


@dataclass(frozen=True)
class Base:
    """A deck by its `key` among the choices of the laboratory. `house` are the rules of its format where it is none of
    the site's. `pool` is what it was made from, a count by name. `deck` is the stored one, if it is stored."""

    key: str
    contender: Contender
    format_key: str
    house: Mapping[str, Any] | None = None
    pool: Mapping[str, int] | None = None
    deck: Deck | None = None

    @property
    def format(self) -> Format:
        return by_key(self.format_key) if self.house is None else HOUSE_FORMATS.read(self.house)

    @property
    def formats(self) -> list[tuple[str, Format]]:
        """Those that it can be made better in, by key: its own first, then others in which it is legal."""
        others = [one for one in FORMATS if not one.pool and one.key != self.format_key and self._fits(one)]
        return [(self.format_key, self.format), *((one.key, one) for one in others)]

    def _fits(self, deck_format: Format) -> bool:
        cards = Counter(self.contender.cards)
        return cards.keys() <= CARD_OF.keys() and not violations(cards, deck_format)


def base_of(key: str, person: Person) -> Base | None:
    """The deck that was chosen, as it is now; None where there is none that this person may read."""
    found = contender(key, person, of(DEFAULT))
    if found is None:
        return None
    if key.startswith(SITE):
        return Base(key, found, site_decks(DEFAULT)[key.removeprefix(SITE)].format_key)
    if key.startswith(DRAFT):
        return _drafted(key, found, person)
    deck = decks.deck_at(key.removeprefix(SAVED), person, game=DEFAULT)
    return Base(key, found, deck.format_key, deck.house, deck.pool, deck)


def _drafted(key: str, found: Contender, person: Person) -> Base | None:
    try:
        pod = drafts.pod_at(key.removeprefix(DRAFT))
        pool = building.pool_for(pod, building.seat_for(pod, person).number)
    except Refused:
        return None
    return Base(key, found, pod.deck_format.key, pool=dict(pool))
