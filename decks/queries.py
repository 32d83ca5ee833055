"""What the site knows of cards and ready-made decks, for every app. Nothing here changes while the site runs."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from pathlib import Path
from typing import NamedTuple

from engine.epic import catalogue
from engine.epic.decklist import LineError, Parsed, parse, preconstructed
from engine.epic.reminders import reminders

FUZZ_REPORT = Path(__file__).parent / "data" / "fuzz.json"  # written by `manage.py fuzz --store`
PROOFS = FUZZ_REPORT.with_name("tests.json")  # written by `make conformance`

RANDOM, PASTED = "random30", "pasted"
ALIGNMENTS = ("good", "evil", "sage", "wild")
DECKS = (
    ("good", "Good"),
    ("evil", "Evil"),
    ("sage", "Sage"),
    ("wild", "Wild"),
    (RANDOM, "Random 30"),
    (PASTED, "Your own list"),
)


DEITIES = tuple(sorted(deity.name for deity in catalogue.DEITIES))


class Catalogue(NamedTuple):
    """All cards and tokens as one JSON object, name -> facts, and the tag that changes when it does."""

    body: bytes
    etag: str


@cache
def cards_json() -> Catalogue:
    """The facts of every card, deity and token, and what the words on them mean, for the browser."""
    cards = (*catalogue.CARDS, *catalogue.DEITIES)
    told = {card.name: {**catalogue.facts(card), "token": False, "reminders": reminders(card)} for card in cards}
    told |= {token.name: {**catalogue.facts(token), "token": True, "reminders": ()} for token in catalogue.TOKENS}
    body = json.dumps(told, separators=(",", ":"), ensure_ascii=False).encode()
    return Catalogue(body, f'"{hashlib.sha256(body).hexdigest()[:20]}"')


def ready_made(alignment: str) -> list[str]:
    """The 30 cards of one alignment that the rulebook calls Preconstructed."""
    return preconstructed(alignment)


def products() -> dict[str, int]:
    """The products that the site plays, in printing order, and how many cards each has."""
    return {name: len(catalogue.cards_of(name)) for name, _ in catalogue.PRODUCTS}


def extent() -> str:
    """What the site plays, in words."""
    first, *_, last = products()
    return f"{len(catalogue.CARDS) + len(catalogue.DEITIES)} cards from the {first} to {last}"


class BadDeckFile(ValueError):
    """A deck file that cannot be read. `errors` name the lines; line 0 stands for the file."""

    def __init__(self, path: str, errors: list[LineError]) -> None:
        self.errors = errors
        super().__init__(
            "\n".join(f"{path}, line {one.line}: {one.message}" if one.line else one.message for one in errors)
        )


class NoDeckFile(BadDeckFile):
    """There is no such file."""


def deck_file(path: str) -> Parsed:
    """What a list of a deck in a file says, every line of it read. Raises BadDeckFile."""
    try:
        parsed = parse(Path(path).read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise NoDeckFile(path, [LineError(0, "", f"There is no deck file {path}.")]) from None
    except (OSError, ValueError) as error:
        raise BadDeckFile(path, [LineError(0, "", f"The deck file {path} cannot be read: {error}.")]) from None
    if parsed.errors:
        raise BadDeckFile(path, parsed.errors)
    return parsed
