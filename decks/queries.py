"""What the site knows of cards and decks, for every app. Reads only.

Cards and ready-made decks do not change while the site runs; stored decks are read for a person, who sees their own and
what is shared.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date
from functools import cache
from pathlib import Path
from typing import NamedTuple

from django.db.models import Count, Exists, F, OuterRef, Q, QuerySet

from decks.errors import GONE
from decks.exchange import JSON, Incoming, Unreadable, decoded, pool_in, read
from decks.faces.charges import charge_of, frame_of
from decks.models import Deck, Tag, Version, Visibility
from decks.search import ROWS
from decks.search.fields import FIELDS
from engine.epic import catalogue
from engine.epic.catalogue import reminders
from engine.epic.construction import MAX_CARDS, LineError, Parsed, Violation, formats, parse, preconstructed, write
from engine.epic.language import Card, Deity, Token
from live.errors import Refused
from people.persons import Person

FUZZ_REPORT = Path(__file__).parent / "data" / "fuzz.json"  # written by `manage.py fuzz --store`
PROOFS = FUZZ_REPORT.with_name("tests.json")  # written by `make conformance`

RANDOM, PASTED = "random30", "pasted"
ALIGNMENTS = ("good", "evil", "sage", "wild")
DECKS = (
    ("good", "Good"),
    ("evil", "Evil"),
    ("sage", "Sage"),
    ("wild", "Wild"),
    (RANDOM, formats.by_key(RANDOM).name),
    (PASTED, "Your own list"),
)


DEITIES = tuple(sorted(deity.name for deity in catalogue.DEITIES))


class Document(NamedTuple):
    """A JSON object for the browser, and the tag that changes when it does."""

    body: bytes
    etag: str


def document(content: Mapping[str, object]) -> Document:
    body = json.dumps(content, separators=(",", ":"), ensure_ascii=False).encode()
    return Document(body, f'"{hashlib.sha256(body).hexdigest()[:20]}"')


@cache
def cards_json() -> Document:
    """All that the browser knows of cards, deities and tokens, by name."""
    known: tuple[Card | Deity | Token, ...] = (*catalogue.CARDS_AND_DEITIES, *catalogue.TOKENS)
    return document({card.name: _card_data(card) for card in known})


def _card_data(card: Card | Deity | Token) -> dict[str, object]:
    """The facts of a card, what the words on it mean, and the charge that its pictures bear, with its frame."""
    facts, token = catalogue.facts(card), isinstance(card, Token)
    meant = () if isinstance(card, Token) else reminders(card)
    return {**facts, "token": token, "reminders": meant, "charge": charge_of(facts), "frame": frame_of(card.name)}


@cache
def search_words() -> Document:
    """What can be written in a search: the fields with their values, and the names of the cards."""
    fields = [{"name": one.name, "short": one.short, "means": one.means, "values": one.values} for one in FIELDS]
    return document({"fields": fields, "names": sorted(row.name for row in ROWS)})


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


def deck_file(path: str, most: int = MAX_CARDS) -> Parsed:
    """What a list of a deck in a file says: text, CSV or JSON, every entry of it read, at most so many cards. Raises
    BadDeckFile."""
    try:
        found = read(decoded(Path(path).read_bytes()))
    except FileNotFoundError:
        raise NoDeckFile(path, [LineError(0, "", f"There is no deck file {path}.")]) from None
    except Unreadable as wrong:
        raise BadDeckFile(path, [LineError(wrong.line, "", str(wrong))]) from None
    except (OSError, ValueError) as error:
        raise BadDeckFile(path, [LineError(0, "", f"The deck file {path} cannot be read: {error}.")]) from None
    if found.slug:
        sentence = f"The deck file {path} contains a link. Links are not followed: save the list itself."
        raise BadDeckFile(path, [LineError(0, "", sentence)])
    parsed = parse(found.text, most)
    if parsed.errors and found.kind == JSON:  # its entries need not stand in lines
        errors = [replace(one, line=0, message=f"{path}, “{one.text}”: {one.message}") for one in parsed.errors]
        raise BadDeckFile(path, errors)
    if parsed.errors:
        raise BadDeckFile(path, parsed.errors)
    return parsed


def pool_of_file(path: str) -> dict[str, int] | None:
    """What a deck in a file that can be read says that it was made from, if it does. Raises BadDeckFile."""
    found = read(decoded(Path(path).read_bytes()))
    try:
        return None if found.pool is None else pool_in(found.pool)
    except Unreadable as wrong:
        raise BadDeckFile(path, [LineError(0, "", str(wrong))]) from None


# --- stored decks ----------------------------------------------------------------------------------------------------

FORMATS = tuple((deck_format.key, deck_format.name) for deck_format in formats.DECK_FORMATS)
ORDERS = {
    "changed": ("Recently changed", ("-touched", "-pk")),
    "new": ("Newest", ("-created", "-pk")),
    "name": ("Name", ("name", "pk")),
    "small": ("Smallest", ("size", "-touched", "-pk")),
    "large": ("Largest", ("-size", "-touched", "-pk")),
}
TAGS_OFFERED, DECKS_OFFERED = 40, 60
SAVED = "deck:"  # and its address, where a deck is chosen among ready-made ones: a stored deck


@dataclass(frozen=True)
class DeckFilters:
    """What is asked of decks. `only` with `alignments`: these and no others. `card` is the name of a card or
    a deity as printed."""

    alignments: tuple[str, ...] = ()
    only: bool = False
    format_key: str = ""
    tag: str = ""
    card: str = ""
    order: str = "changed"


@dataclass(frozen=True)
class Verdict:
    """Whether cards may be played in a format, and every reason why not."""

    deck_format: formats.Format
    violations: tuple[Violation, ...]


def deck_at(slug: str, person: Person) -> Deck:
    """The deck at this address if this person may read it. Raises Refused("gone")."""
    deck = Deck.objects.filter(slug=slug).select_related("user", "house_format", "draft").defer("draft__log").first()
    if deck is None or not deck.readable_by(person):
        raise Refused("gone", GONE)
    return deck


def version_of(deck: Deck, number: int | None = None) -> Version:
    """A version of the deck, the newest without a number. Raises Refused("gone")."""
    version = deck.versions.filter(number=deck.number if number is None else number).first()
    if version is None:
        raise Refused("gone", f"This deck has no version {number}. The newest is version {deck.number}.")
    return version


def incoming(content: str, person: Person) -> Incoming:
    """What came in, as lines of text; a link to a deck that this person may read brings its newest version. Raises
    Unreadable, and Refused("gone")."""
    found = read(content)
    if not found.slug:
        return found
    deck = deck_at(found.slug, person)
    version = version_of(deck)
    pool = None if deck.pool is None else write(deck.pool)
    return Incoming(
        found.kind, write(version.cards, version.deity), deck.name, deck.house or deck.format_key, deck.slug, pool
    )  # fmt: skip


def decks_of(person: Person) -> QuerySet[Deck]:
    """The decks of this person, the one that changed last first."""
    return Deck.objects.of(person).select_related("user", "house_format").prefetch_related("tags")


def others_of(person: Person, deck: Deck) -> QuerySet[Deck]:
    """Names and addresses of the other decks of this person to choose from, the one that changed last first."""
    return Deck.objects.of(person).exclude(pk=deck.pk).only("slug", "name")[:DECKS_OFFERED]


def newest_versions(person: Person) -> list[Version]:
    """The newest version of each deck of this person, the deck that changed last first."""
    mine = Deck.objects.of(person)
    found = Version.objects.filter(deck__in=mine, number=F("deck__number")).select_related("deck")
    return list(found.order_by("-deck__touched", "-deck__pk"))


def saved_choices(person: Person) -> list[tuple[str, str]]:
    """The decks of this person to choose from, the one that changed last first: SAVED and its address, and its name."""
    return [(f"{SAVED}{deck.slug}", deck.name) for deck in Deck.objects.of(person)[:DECKS_OFFERED]]


def saved_list(chosen: str, person: Person) -> tuple[list[str], str | None] | None:
    """The cards, one entry for each copy, and the deity of the deck that was chosen; None if there is none to read."""
    try:
        version = version_of(deck_at(chosen.removeprefix(SAVED), person))
    except Refused:
        return None
    return [name for name, count in sorted(version.cards.items()) for _ in range(count)], version.deity or None


def public_decks(asked: DeckFilters) -> QuerySet[Deck]:
    """The decks that are listed for everybody."""
    shared = Deck.objects.filter(visibility=Visibility.PUBLIC)
    return filtered(shared.select_related("user", "house_format").prefetch_related("tags"), asked)


def filtered(found: QuerySet[Deck], asked: DeckFilters) -> QuerySet[Deck]:
    """Those of the decks that are asked for, in the order that is asked for."""
    if asked.only and asked.alignments:
        found = found.filter(alignments=" ".join(word for word in ALIGNMENTS if word in asked.alignments))
    else:
        for word in asked.alignments:
            found = found.filter(alignments__contains=word)
    if asked.format_key:
        found = found.filter(format_key=asked.format_key)
    if asked.tag:
        found = found.filter(tags__name=asked.tag)
    if asked.card:
        newest = Version.objects.filter(deck=OuterRef("pk"), number=OuterRef("number"))
        found = found.filter(Exists(newest.filter(Q(cards__has_key=asked.card) | Q(deity=asked.card))))
    return found.order_by(*ORDERS[asked.order][1])


def public_tags() -> list[str]:
    """The tags that most public decks have."""
    used = Tag.objects.filter(deck__visibility=Visibility.PUBLIC).values("name").annotate(decks=Count("deck"))
    return [one["name"] for one in used.order_by("-decks", "name")[:TAGS_OFFERED]]


def verdicts(
    cards: Mapping[str, int], own: formats.Format, *, pool: Mapping[str, int] | None = None, on: date
) -> tuple[Verdict, ...]:
    """What each format says of these cards, made from that pool, on that day: the deck's own first, then the others."""
    others = (deck_format for deck_format in formats.FORMATS if deck_format != own)
    return tuple(
        Verdict(deck_format, tuple(formats.violations(cards, deck_format, pool=pool, on=on)))
        for deck_format in (own, *others)
    )
