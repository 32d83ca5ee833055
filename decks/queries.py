"""What the site knows of cards and decks, for every app. Reads only.

Cards and ready-made decks do not change while the site runs; stored decks are read for a person, who sees their own and
what is shared.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from functools import cache
from pathlib import Path
from typing import NamedTuple, NoReturn, TypeVar

from django.db.models import Count, Exists, F, OuterRef, Prefetch, Q, QuerySet

from decks import other_games, search, set_apart
from decks.cubes import queries as cubes
from decks.errors import GONE, OfAnotherGame
from decks.exchange import CUBES, JSON, Incoming, Unreadable, decoded, pool_in, read
from decks.faces.charges import charge_of
from decks.faces.frames import frame_of
from decks.models import Deck, Folder, Tag, Version
from decks.saving import version_numbered
from decks.versioned import Visibility
from engine import games
from engine.construction.contents import Contents
from engine.construction.formats import Format, Violation
from engine.construction.lists import MAX_CARDS, DeckList, LineError
from engine.games import DEFAULT, Game
from engine.kernel.names import Unknown
from live.errors import Refused
from people.persons import Person

L = TypeVar("L", bound=DeckList)

FUZZ_REPORT = Path(__file__).parent / "data" / "fuzz.json"  # written by `manage.py fuzz --store`
PROOFS = FUZZ_REPORT.with_name("tests.json")  # written by `make conformance`

PASTED = "pasted"  # where a deck is chosen: one's own list
ALIGNMENTS = tuple(games.of(DEFAULT).construction.ALIGNMENTS)


def of_game(path: Path, key: str) -> Path:
    """The same file about another game; that of the first has the plain name."""
    return path if key == DEFAULT else path.with_stem(f"{path.stem}-{key}")


class Document(NamedTuple):
    """A JSON object for the browser, and the tag that changes when it does."""

    body: bytes
    etag: str


def document(content: Mapping[str, object]) -> Document:
    body = json.dumps(content, separators=(",", ":"), ensure_ascii=False).encode()
    return Document(body, f'"{hashlib.sha256(body).hexdigest()[:20]}"')


@cache
def cards_json(game: str) -> Document:
    """All that the browser knows of cards, deities and tokens of a game, by name."""
    cards = games.of(game).catalogue
    drawn = ({"charge": charge_of(face), "frame": frame_of(face.name, game)} for face in cards.faces())
    return document({one["name"]: {**one, **more} for one, more in zip(cards.data(), drawn, strict=True)})


@cache
def search_words(game: str) -> Document:
    """What can be written in a search of a game: the fields with their values, and the names of the cards."""
    index = search.of(game)
    fields = [{"name": one.name, "short": one.short, "means": one.means, "values": one.values} for one in index.fields]
    return document({"fields": fields, "names": sorted(index.by_name)})


def ready_made(alignment: str) -> list[str]:
    """The 30 cards of one alignment that the rulebook calls Preconstructed."""
    return next(list(deck.cards) for deck in games.of(DEFAULT).construction.READY if deck.key == alignment)


def products() -> dict[str, int]:
    """The products that decks can be dealt from, in printing order, and how many cards each has."""
    return dict(next(deal.sources for deal in games.of(DEFAULT).limited.DEALS if deal.sources))


def extent() -> str:
    """What the site plays, in words."""
    first, *_, last = products()
    return f"{len(search.of(DEFAULT).rows)} cards from the {first} to {last}"


class BadDeckFile(ValueError):
    """A deck file that cannot be read. `errors` name the lines; line 0 stands for the file."""

    def __init__(self, path: str, errors: list[LineError]) -> None:
        self.errors = errors
        super().__init__(
            "\n".join(f"{path}, line {one.line}: {one.message}" if one.line else one.message for one in errors)
        )


class NoDeckFile(BadDeckFile):
    """There is no such file."""


def deck_file_of(path: str, parse: Callable[[str, int], L], most: int = MAX_CARDS) -> tuple[str, L]:
    """The kind of a file with a list of a deck, text, CSV or JSON, and what it says, every entry of it read, at most so
    many cards; `parse` is that of the game. Raises BadDeckFile."""
    try:
        found = read(decoded(Path(path).read_bytes()))
    except FileNotFoundError:
        raise NoDeckFile(path, [LineError(0, "", f"There is no deck file {path}.")]) from None
    except Unreadable as wrong:
        sentence = str(wrong) if wrong.line else f"{path}: {wrong}"
        raise BadDeckFile(path, [LineError(wrong.line, "", sentence)]) from None
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
        raise BadDeckFile(path, list(parsed.errors))
    return found.kind, parsed


def left_out(parsed: DeckList) -> list[str]:
    """What of a list that is pasted for a game is not played, in sentences."""
    return set_apart.sentences(parsed, kept=False)


def pool_of_file(path: str, parse: Callable[[str, int], DeckList]) -> dict[str, int] | None:
    """What a deck in a file that can be read says that it was made from, if it does; `parse` is that of its game.
    Raises BadDeckFile."""
    found = read(decoded(Path(path).read_bytes()))
    try:
        return None if found.pool is None else pool_in(found.pool, parse)
    except Unreadable as wrong:
        raise BadDeckFile(path, [LineError(0, "", f"{path}: {wrong}")]) from None


# --- stored decks ----------------------------------------------------------------------------------------------------


def formats_of(game: str) -> tuple[tuple[str, str], ...]:
    """The keys and the names of a game's formats."""
    return tuple((one.key, one.name) for one in games.of(game).construction.DECK_FORMATS)


ORDERS = {
    "changed": ("Recently changed", ("-touched", "-pk")),
    "new": ("Newest", ("-created", "-pk")),
    "name": ("Name", ("name", "pk")),
    "small": ("Smallest", ("size", "-touched", "-pk")),
    "large": ("Largest", ("-size", "-touched", "-pk")),
}
TAGS_OFFERED, DECKS_OFFERED = 40, 60
MOST_ORIGINS = 5  # of the decks that a deck was copied from, copy by copy
NO_FOLDER = "none"  # where a folder is asked for: the decks that lie in none
DECKS_COMPARED, OFTEN_SHOWN = 500, 8
LONGEST_SEARCH = 80  # characters of words that decks and cubes are searched by
SAVED = "deck:"  # and its address, where a deck is chosen among ready-made ones: a stored deck


@dataclass(frozen=True)
class DeckFilters:
    """What is asked of decks. `only` with `alignments`: these and no others. `card` is the name of a card or
    a deity as printed. `words` are looked for in names and tags, and are a card that is to be in the deck
    if one is called so. `by` is the name of an account. `folder` is the address of one, or NO_FOLDER. `game`
    is the key of that of the decks."""

    alignments: tuple[str, ...] = ()
    only: bool = False
    format_key: str = ""
    tag: str = ""
    card: str = ""
    order: str = "changed"
    words: str = ""
    by: str = ""
    folder: str = ""
    favourites: bool = False
    game: str = field(kw_only=True)

    @property
    def made(self) -> int:
        """How many filters are set, but for the folder, which is told as a place."""
        others = (self.only, self.format_key, self.tag, self.card, self.words, self.by, self.favourites)
        return len(self.alignments) + sum(map(bool, others))


@dataclass(frozen=True)
class Verdict:
    """Whether cards may be played in a format, and every reason why not."""

    deck_format: Format
    violations: tuple[Violation, ...]


def deck_at(slug: str, person: Person, *, game: str | None) -> Deck:
    """The deck of a game at this address if this person may read it; of any game with None. Raises Refused("gone"), and
    OfAnotherGame if it is of another one."""
    deck = Deck.objects.filter(slug=slug).select_related("user", "house_format", "draft").defer("draft__log").first()
    if deck is None or not deck.readable_by(person):
        raise Refused("gone", GONE)
    if game is not None and game != deck.game:
        raise OfAnotherGame(deck.game, GONE)
    return deck


def version_of(deck: Deck, number: int | None = None) -> Version:
    """A version of the deck, the newest without a number. Raises Refused("gone")."""
    return version_numbered(deck, Version, deck.number if number is None else number)


@dataclass(frozen=True)
class Origin:
    """A deck that another one was copied from, and which version; no deck where it is not shared with who asks."""

    deck: Deck | None
    number: int | None


def origins(deck: Deck, person: Person) -> list[Origin]:
    """The deck that this one was copied from, the one that that was copied from, and so on, as far as they still exist:
    at most MOST_ORIGINS."""
    found: list[Origin] = []
    copied = deck
    while copied.copied_from_id is not None and len(found) < MOST_ORIGINS:
        source = Deck.objects.select_related("user").defer("description", "pool").get(pk=copied.copied_from_id)
        found.append(Origin(source if source.readable_by(person) else None, copied.copied_number))
        copied = source
    return found


def incoming(content: str, person: Person, game: str) -> Incoming:
    """What came in for a game, as lines of text; a link to a deck or a cube that this person may read brings its newest
    version. Raises Unreadable, also for what says that it is of another game, and Refused("gone")."""
    found = read(content)
    written = games.of(game).construction.written
    if not found.slug:
        return found if found.game in ("", game) else _of_another(found.game)
    if found.of == CUBES:
        cube = cubes.cube_at(found.slug, person, game=None)
        if cube.game != game:
            _of_another(cube.game)
        return replace(found, text=written(Contents(cubes.version_of(cube).cards)), name=cube.name)
    deck = deck_at(found.slug, person, game=None)
    if deck.game != game:
        _of_another(deck.game)
    pool = None if deck.pool is None else written(Contents(deck.pool))
    text = written(version_of(deck).contents)
    return Incoming(found.kind, text, deck.name, deck.house or deck.format_key, deck.slug, pool)


def _of_another(game: str) -> NoReturn:
    raise Unreadable(f"This list is of another game, the {games.of(game).NAME}. Choose that game, then bring it in.")


def decks_of(person: Person, game: str) -> QuerySet[Deck]:
    """The decks of this person in a game, the one that changed last first."""
    return _to_list(Deck.objects.of(person).filter(game=game).select_related("folder"))


def deck_count(person: Person) -> int:
    """How many decks this person has, in all games."""
    return Deck.objects.of(person).count()


def _to_list(found: QuerySet[Deck]) -> QuerySet[Deck]:
    """With all that a tile says of a deck, whose newest version is in the list `newest`."""
    newest = Prefetch("versions", Version.objects.filter(number=F("deck__number")).defer("note"), to_attr="newest")
    return found.select_related("user", "house_format").prefetch_related("tags", newest).defer("description")


def folders_of(person: Person, game: str) -> QuerySet[Folder]:
    """The folders of this person by name, each with the number of its decks of a game in `size`."""
    return Folder.objects.of(person).annotate(size=Count("decks", filter=Q(decks__game=game)))


def others_of(person: Person, deck: Deck) -> QuerySet[Deck]:
    """Names and addresses of the other decks of this person in its game to choose from, the one that changed last
    first."""
    mine = Deck.objects.of(person).filter(game=deck.game)
    return mine.exclude(pk=deck.pk).only("slug", "name")[:DECKS_OFFERED]


def newest_versions(person: Person, game: str) -> list[Version]:
    """The newest version of each deck of this person in a game, the deck that changed last first."""
    mine = Deck.objects.of(person).filter(game=game)
    found = Version.objects.filter(deck__in=mine, number=F("deck__number")).select_related("deck")
    return list(found.order_by("-deck__touched", "-deck__pk"))


def open_decks(person: Person, game: str) -> list[Version]:
    """The newest versions of the decks of this person in a game to which any card can be added, the one that changed
    last first: not those that are made from a pool."""
    mine = Deck.objects.of(person).filter(game=game, pool__isnull=True)
    found = Version.objects.filter(deck__in=mine, number=F("deck__number")).select_related("deck")
    return list(found.order_by("-deck__touched", "-deck__pk")[:DECKS_OFFERED])


def saved_choices(person: Person, game: str) -> list[tuple[str, str]]:
    """The decks of this person in a game to choose from, the one that changed last first: SAVED and its address, and
    its name."""
    mine = Deck.objects.of(person).filter(game=game)
    return [(f"{SAVED}{deck.slug}", deck.name) for deck in mine[:DECKS_OFFERED]]


def saved_list(chosen: str, person: Person, game: str) -> tuple[list[str], str | None] | None:
    """The cards, one entry for each copy, and the deity of the deck that was chosen; None if there is none to read in
    the game."""
    found = saved_contents(chosen, person, game)
    return None if found is None else (as_names(found.cards), found.deity or None)


def saved_contents(chosen: str, person: Person, game: str) -> Contents | None:
    """All that the deck that was chosen holds; None if there is none to read in the game."""
    try:
        return version_of(deck_at(chosen.removeprefix(SAVED), person, game=game)).contents
    except Refused:
        return None


def explained(errors: Iterable[LineError], game: Game) -> list[LineError]:
    """What is wrong with lines of a list of a game, for people, who may have brought cards of another game."""
    return other_games.explained(errors, game)


def as_names(counts: Mapping[str, int]) -> list[str]:
    """One entry for each copy of a card, by name."""
    return [name for name, count in sorted(counts.items()) for _ in range(count)]


def public_decks(asked: DeckFilters) -> QuerySet[Deck]:
    """The decks that are listed for everybody."""
    shared = Deck.objects.filter(game=asked.game, visibility=Visibility.PUBLIC)
    return filtered(_to_list(shared), asked)


def decks_of_the_site(game: str) -> QuerySet[Deck]:
    """The decks of a game that the site keeps, in the order in which they are in the data."""
    return _to_list(Deck.objects.filter(game=game).exclude(site_key=None)).order_by("pk")


def filtered(found: QuerySet[Deck], asked: DeckFilters) -> QuerySet[Deck]:
    """Those of the decks that are asked for, in the order that is asked for."""
    game = games.of(asked.game)
    if asked.only and asked.alignments:
        words = (word for word in game.construction.ALIGNMENTS if word in asked.alignments)
        found = found.filter(alignments=" ".join(words))
    else:
        for word in asked.alignments:
            found = found.filter(alignments__contains=word)
    if asked.format_key:
        found = found.filter(format_key=asked.format_key)
    if asked.tag:
        found = found.filter(tags__name=asked.tag)
    if asked.card:
        found = found.filter(_plays(asked.card))
    for word in asked.words.split():
        tagged = Exists(Tag.objects.filter(deck=OuterRef("pk"), name__icontains=word))
        found = found.filter(Q(name__icontains=word) | tagged | _meant(asked.words, game))
    if asked.by:
        found = found.filter(user__username=asked.by)
    if asked.folder:
        found = found.filter(folder=None) if asked.folder == NO_FOLDER else found.filter(folder__slug=asked.folder)
    if asked.favourites:
        found = found.filter(favourite=True)
    return found.order_by(*ORDERS[asked.order][1])


def _plays(name: str) -> Q:
    """Decks with the card or the deity of this name."""
    newest = Version.objects.filter(deck=OuterRef("pk"), number=OuterRef("number"))
    return Q(Exists(newest.filter(Q(cards__has_key=name) | Q(deity=name))))


def _meant(words: str, game: Game) -> Q:
    """The same if somebody who types these words means a card of the game, and no deck otherwise."""
    try:
        return _plays(game.catalogue.named(words).name)
    except Unknown:
        return Q(pk=None)


@dataclass(frozen=True)
class Together:
    """What else decks with a card hold: how many decks were looked at, and others with the number of these decks that
    hold them, the most first."""

    decks: int
    others: tuple[tuple[str, int], ...]


def often_with(name: str, game: str) -> Together:
    """What public decks of a game play together with a card or a deity: those that changed last, and only what two of
    them do."""
    newest = Version.objects.filter(deck__game=game, deck__visibility=Visibility.PUBLIC, number=F("deck__number"))
    holding = newest.filter(Q(cards__has_key=name) | Q(deity=name)).order_by("-deck__touched", "-deck__pk")
    lists = holding.values_list("cards", flat=True)[:DECKS_COMPARED]
    held = Counter(other for cards in lists for other in cards if other != name)
    others = sorted(held.items(), key=lambda one: (-one[1], one[0]))[:OFTEN_SHOWN]
    return Together(len(lists), tuple((other, decks) for other, decks in others if decks > 1))


def public_tags(game: str) -> list[str]:
    """The tags that most public decks of a game have."""
    used = (
        Tag.objects.filter(deck__game=game, deck__visibility=Visibility.PUBLIC)
        .values("name")
        .annotate(decks=Count("deck"))
    )
    return [one["name"] for one in used.order_by("-decks", "name")[:TAGS_OFFERED]]


def verdicts(
    cards: Mapping[str, int],
    own: Format,
    *,
    game: str,
    sideboard: Mapping[str, int] | None = None,
    pool: Mapping[str, int] | None = None,
    on: date,
) -> tuple[Verdict, ...]:
    """What each format of the game says of these cards, made from that pool, on that day: the deck's own first, then
    the others."""
    construction, deck = games.of(game).construction, Contents(cards, sideboard or {})
    others = (deck_format for deck_format in construction.FORMATS if deck_format != own)
    return tuple(
        Verdict(deck_format, tuple(construction.judged(deck, deck_format, pool=pool, on=on)))
        for deck_format in (own, *others)
    )
