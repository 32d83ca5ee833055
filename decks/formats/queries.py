"""What is known of formats. Reads only."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from django.db.models import QuerySet

from decks import queries
from decks.errors import NO_FORMAT, OfAnotherGame
from decks.formats.models import HOUSE_AT, FormatData, HouseFormat
from decks.models import Deck
from engine import games
from engine.construction.formats import BadFormat, Format, Violation
from live.errors import Refused
from people.persons import Person


@dataclass(frozen=True)
class Judged:
    """A deck and every reason why it is not legal."""

    deck: Deck
    violations: tuple[Violation, ...]


def formats_of(person: Person, game: str) -> QuerySet[HouseFormat]:
    """The house formats of this person for a game, by name."""
    return HouseFormat.objects.of(person).filter(game=game)


def house_format_at(slug: str, game: str) -> HouseFormat:
    """The house format at this address of a game; whoever has it may read it. Raises Refused("gone"), and
    OfAnotherGame if it is of another one."""
    found = HouseFormat.objects.filter(slug=slug).select_related("user").first()
    if found is None:
        raise Refused("gone", NO_FORMAT)
    if found.game != game:
        raise OfAnotherGame(found.game, NO_FORMAT)
    return found


def format_for(said: str | FormatData, game: str) -> Format:
    """The format of a game of this key, or the one that this tells; a house format at an address is read by whoever has
    it. Raises Refused("gone") and Refused("format"), and UnknownFormat."""
    construction = games.of(game).construction
    if not isinstance(said, str):
        try:
            found: Format = construction.HOUSE_FORMATS.read(said)
            return found
        except BadFormat as bad:
            raise Refused("format", str(bad)) from None
    if said.startswith(HOUSE_AT):
        return house_format_at(said.removeprefix(HOUSE_AT), game).format
    return construction.by_key(said)


def decks_in(deck_format: Format, person: Person, *, on: date, game: str) -> tuple[list[Judged], list[Judged]]:
    """The decks of this person in a game that are legal in a format on that day, and those that are not, each in the
    order in which they changed last."""
    newest, judged = queries.newest_versions(person, game), games.of(game).construction.judged
    found = [Judged(one.deck, tuple(judged(one.contents, deck_format, pool=one.deck.pool, on=on))) for one in newest]
    return [one for one in found if not one.violations], [one for one in found if one.violations]
