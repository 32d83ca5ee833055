"""What people type about a pod, made sure of: names, choices, a ranking. Raises Refused with what to do."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import cache

from django.db.models import TextChoices

from drafts.clocks import AWAY_AFTER, LONGEST_DAYS
from drafts.models import LONGEST_NAME, LONGEST_SHOWN, Absence, Clock, DeckSize, Readers, Spectators, Start
from engine import games
from engine.games import Game
from engine.kernel.names import Unknown
from gate.words import one_line
from live.errors import Refused
from people.persons import Person

LONGEST_DELAY = 60  # picks: a pack has no more cards
GUEST = "Guest"
DARK = "dark"  # the format


@dataclass(frozen=True)
class Options:
    """What the host chooses for a pod, by the names and values of its fields; `readers` is "" for those that are usual
    in the format."""

    clock: str = Clock.RELAXED
    days: int = 1
    away_after: int = 3
    start: str = Start.HOST
    spectators: str = Spectators.PUBLIC
    delay: int = 0
    readers: str = ""
    deck_size: str = DeckSize.EXACT
    open: bool = False


def check(options: Options) -> None:
    """Refuse options that are none."""
    one_of(Clock, options.clock, "clock")
    one_of(Start, options.start, "start")
    one_of(Spectators, options.spectators, "spectators")
    if options.readers:
        one_of(Readers, options.readers, "readers")
    one_of(DeckSize, options.deck_size, "deck_size")
    if not _between(options.days, 1, LONGEST_DAYS):
        raise Refused("clock", f"Choose 1 to {LONGEST_DAYS} days per pick.")
    away_after(options.away_after)
    least = 1 if options.spectators == Spectators.ALL else 0
    if not _between(options.delay, least, LONGEST_DELAY):
        raise Refused("spectators", f"Spectators who see everything need a delay of 1 to {LONGEST_DELAY} picks.")


def one_of(choices: type[TextChoices], value: object, code: str) -> str:
    """A value of these."""
    if not isinstance(value, str) or value not in choices.values:
        raise Refused(code, f"Choose one of {', '.join(choices.values)}.")
    return value


def pod_name(typed: str) -> str:
    """The name of a pod."""
    name = one_line(typed)
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Refused("name", f"A draft needs a name of 1 to {LONGEST_NAME} characters.")
    return name


def shown_name(typed: str, person: Person, taken: Collection[str]) -> str:
    """How a player is shown: as typed, or as the account is called; no two in a pod alike."""
    name = one_line(typed) or (person.user.get_username() if person.user is not None else GUEST)
    if len(name) > LONGEST_SHOWN:
        raise Refused("name", f"Your name in the draft can have at most {LONGEST_SHOWN} characters.")
    lower, tried, number = {one.casefold() for one in taken}, name, 1
    while tried.casefold() in lower:
        number += 1
        tried = f"{name[: LONGEST_SHOWN - 4]} {number}"
    return tried


def ranking(given: object, game: Game) -> list[str] | None:
    """A player's own order of cards of a game, the best one first; each card once, as it is printed."""
    if given is None:
        return None
    most = _cards_of(game.KEY)
    if not isinstance(given, list) or len(given) > most or not all(isinstance(one, str) for one in given):
        raise Refused("ranking", f"A ranking is a list of at most {most} card names.")
    try:
        return list(dict.fromkeys(game.construction.printed(name) for name in given)) or None
    except Unknown as unknown:
        raise Refused("ranking", str(unknown)) from None


@cache
def _cards_of(game: str) -> int:
    """How many cards there are that decks of a game are made of."""
    made = games.of(game)
    return sum(made.construction.in_decks(str(facts["name"])) for facts in made.catalogue.listed())


def absence(given: object) -> str:
    """What happens while a player is away."""
    return one_of(Absence, given, "absence")


def usual_readers(key: str) -> str:
    """Who may read the log of this format if the host says nothing else: what is drafted face down by two players
    matters in their match."""
    return Readers.MATCH if key == DARK else Readers.ALL


def away_after(given: object) -> int:
    """After how many minutes of silence a player counts as away."""
    if not isinstance(given, int) or isinstance(given, bool) or given not in AWAY_AFTER:
        raise Refused("away_after", f"Choose one of {', '.join(map(str, AWAY_AFTER))} minutes.")
    return given


def readers(given: object) -> str:
    """Who may read the log."""
    return one_of(Readers, given, "readers")


def _between(value: object, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
