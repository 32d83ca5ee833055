"""What can be done with decks.

Each verb is one transaction with the deck's row locked, and reads what it was told before that: who holds the lock lets
everybody else wait. `person` is who asks: a deck is changed by its owner only, and what may not be read is answered as
if it were not there. Verbs raise Refused with a code and a sentence. Pages call these verbs; nothing else writes decks,
versions and tags.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import NamedTuple, NotRequired, Required, TypedDict, Unpack

from django.db import transaction
from django.utils import timezone

from decks import saving
from decks.covers import UNNAMED
from decks.errors import GONE, NOT_YOURS
from decks.formats.models import HOUSE, HOUSE_AT, FormatData, HouseFormat
from decks.models import Deck, Folder, Tag, Version
from decks.saving import (
    LONGEST_NAME,
    MOST_VERSIONS,
    read_cards,
    read_cover,
    read_description,
    read_name,
    read_note,
    read_said,
    read_visibility,
    save_version,
    tell,
    version_numbered,
)
from decks.versioned import Visibility
from drafts.models import Pod
from engine import games
from engine.construction.formats import ANY_NUMBER, BadFormat, UnknownFormat
from engine.construction.lists import MAX_POOL
from engine.kernel.names import Unknown
from gate.words import one_line
from live.errors import Refused
from people.persons import Person

MOST_DECKS, MOST_TAGS = 500, 12
LONGEST_TAG = 30


class FormatFields(TypedDict):
    """The fields of a deck that say its format."""

    format_key: str
    house: FormatData | None
    house_format: HouseFormat | None


class OldVersion(saving.OldVersion):
    """A version before the newest, of a deck that is restored."""

    sideboard: NotRequired[Mapping[str, int]]
    maybeboard: Mapping[str, int]
    deity: str


class NewDeck(TypedDict, total=False):
    """The data of a deck that is to be made, and of its version 1; name, format and cards always.

    `format_spec` is the key of a format, HOUSE_AT and the address of a house format of this person, or the data of a
    house format. `game` is the key of its game, the first one without it. `sideboard` and `maybeboard` are cards beside
    the deck, none without them. `autosave` is as in `save`. `pool` is what the deck is to be made from, and `draft`
    where that was drafted.
    """

    game: str
    name: Required[str]
    format_spec: Required[str | FormatData]
    cards: Required[Mapping[str, int]]
    sideboard: Mapping[str, int]
    maybeboard: Mapping[str, int]
    deity: str
    note: str
    autosave: bool
    pool: Mapping[str, int] | None
    draft: Pod | None
    copied_from: Deck
    copied_number: int
    tags: Iterable[str]
    description: str
    cover: str
    visibility: str
    favourite: bool
    built: bool
    discussed: bool
    folder: Folder | None
    earlier: Sequence[OldVersion]
    made: datetime
    created: datetime
    touched: datetime


def create(*, person: Person, **data: Unpack[NewDeck]) -> Deck:
    """A new private deck, whose version 1 has these cards."""
    fresh = _fresh(person, data)
    store(person=person, fresh=[fresh])
    return fresh.deck


def begin(*, person: Person, cards: Mapping[str, int], deity: str = "", game: str) -> Deck:
    """A new deck to build on, for the game's usual format."""
    spec = games.of(game).construction.DECK_FORMATS[0].key
    return create(person=person, name=UNNAMED, game=game, format_spec=spec, cards=cards, deity=deity, autosave=True)


def create_several(*, person: Person, decks: Iterable[NewDeck]) -> list[Deck]:
    """New private decks, each with the data of `create`: all of them, or none when one is refused."""
    fresh = prepared(person=person, decks=decks)
    store(person=person, fresh=fresh)
    return [one.deck for one in fresh]


def prepared(*, person: Person, decks: Iterable[NewDeck]) -> list[Fresh]:
    """The same, read and checked but not stored yet. That takes long, so do it before the transaction that stores
    them."""
    made: list[Fresh] = []
    for data in decks:
        try:
            made.append(_fresh(person, data))
        except Refused as refused:
            raise Refused(refused.code, f"Deck {len(made) + 1}, “{data['name']}”: {refused}") from None
    return made


def save(
    *,
    slug: str,
    person: Person,
    base: int,
    cards: Mapping[str, int],
    sideboard: Mapping[str, int] | None = None,
    maybeboard: Mapping[str, int] | None = None,
    deity: str = "",
    note: str = "",
    autosave: bool = False,
    game: str | None = None,
) -> Version:
    """The deck's cards as they are to be from now on. `base` is the deck's revision that they were made from, which
    must be the newest. Without a `sideboard` or a `maybeboard` that of the newest version stays.

    What becomes a version is said in `saving.save_version`. Whoever knows the key of the deck's `game` says it, so that
    it need not be looked up before the cards are read.
    """
    game = _game_of(slug) if game is None else game
    cards, deity, note = read_cards(cards, game=game), _deity(deity, game), read_note(note)
    beside = {
        "sideboard": None if sideboard is None else read_sideboard(sideboard, game=game),
        "maybeboard": None if maybeboard is None else read_maybeboard(maybeboard, game=game),
    }
    with transaction.atomic():
        deck = _locked(slug, person, game)
        newest = deck.versions.get(number=deck.number)
        kept = {board: getattr(newest, board) if read is None else read for board, read in beside.items()}
        content = {"cards": cards, **kept, "deity": deity}
        return save_version(deck, newest, content, base=base, note=note, autosave=autosave)


def add(*, slug: str, person: Person, cards: Mapping[str, int], deity: str = "", game: str) -> Version:
    """The deck with so many more copies of these cards of the game, and with this deity where one is named. What is
    added in one sitting is one version, as with a page that saves as you go."""
    with transaction.atomic():
        deck = _locked(slug, person, game)  # a card of two games is another one in each
        newest = deck.versions.get(number=deck.number)
        together = dict(Counter(newest.cards) + Counter(cards))
        deity = deity or newest.deity
        base = deck.revision
        return save(slug=slug, person=person, base=base, cards=together, deity=deity, autosave=True, game=game)


def restore(*, slug: str, person: Person, number: int) -> Version:
    """Make the content of an old version the newest again."""
    with transaction.atomic():
        deck = _locked(slug, person)
        old = version_numbered(deck, Version, number)
        return save(
            slug=slug,
            person=person,
            base=deck.revision,
            cards=old.cards,
            sideboard=old.sideboard,
            maybeboard=old.maybeboard,
            deity=old.deity,
            game=deck.game,
            note=f"Restored from version {old.number}.",
        )


def annotate(*, slug: str, person: Person, number: int, note: str) -> Version:
    """Change the note on a version."""
    note = read_note(note)
    with transaction.atomic():
        version = version_numbered(_locked(slug, person), Version, number)
        version.note = note
        version.save(update_fields=["note"])
    return version


def describe(
    *,
    slug: str,
    person: Person,
    format_spec: str | FormatData | None = None,
    tags: Iterable[str] | None = None,
    built: bool | None = None,
    discussed: bool | None = None,
    **said: Unpack[saving.Said],
) -> Deck:
    """Change what is said about the deck: what is None stays. `format_spec` is as in `create`; `discussed`: a public
    deck takes comments."""
    game = _game_of(slug)
    fields: dict[str, object] = {**read_said(said, Deck.word, game=game)}
    if format_spec is not None:
        fields |= _format_fields(format_spec, person, game)
    if built is not None:
        fields["built"] = built
    if discussed is not None:
        fields["discussed"] = discussed
    wanted = None if tags is None else _tags(tags)
    with transaction.atomic():
        deck = _locked(slug, person)
        for field, value in fields.items():
            setattr(deck, field, value)
        deck.save(update_fields=[*fields, "touched"])
        if wanted is not None:
            deck.tags.exclude(name__in=wanted).delete()
            Tag.objects.bulk_create([Tag(deck=deck, name=tag) for tag in wanted], ignore_conflicts=True)
    return deck


def copy(*, slug: str, person: Person, number: int | None = None) -> Deck:
    """A private deck of this person with the cards of that version, of the newest without a number, and with the pool.
    Who drafted it is told where; others are not."""
    source = Deck.objects.filter(slug=slug).first()
    if source is None or not source.readable_by(person):
        raise Refused("gone", GONE)
    version = version_numbered(source, Version, source.number if number is None else number)
    return create(
        person=person,
        name=f"Copy of {source.name}"[:LONGEST_NAME],
        game=source.game,
        format_spec=_format_of(source, person),
        cards=version.cards,
        sideboard=version.sideboard,
        maybeboard=version.maybeboard,
        deity=version.deity,
        note=f"Copied from version {version.number} of “{source.name}”.",
        pool=source.pool,
        draft=source.draft if source.belongs_to(person) else None,
        copied_from=source,
        copied_number=version.number,
    )


def delete(*, slug: str, person: Person) -> None:
    """Remove the deck with all its versions."""
    with transaction.atomic():
        _locked(slug, person).delete()


def favour(*, slug: str, person: Person, favourite: bool) -> None:
    """Mark the deck as one that its owner likes, or no more. That is no change of the deck."""
    with transaction.atomic():
        Deck.objects.filter(pk=_locked(slug, person).pk).update(favourite=favourite)


def adopt(*, person: Person) -> int:
    """Give the account the decks of its guest; how many there were."""
    return Deck.objects.adopt(person)


# --- rows ------------------------------------------------------------------------------------------------------------


def locked_to_read(slug: str, person: Person) -> Deck:
    """The deck's row, locked until the transaction ends, if this person may read it."""
    deck = Deck.objects.select_for_update().filter(slug=slug).first()
    if deck is None or not deck.readable_by(person):
        raise Refused("gone", GONE)
    return deck


def _game_of(slug: str) -> str:
    """The key of a deck's game, which never changes; the first one where there is no such deck."""
    found = Deck.objects.filter(slug=slug).values_list("game", flat=True).first()
    return games.DEFAULT if found is None else found


def _locked(slug: str, person: Person, game: str | None = None) -> Deck:
    """The same if this person may change it, and if it is of the game where one is named."""
    deck = locked_to_read(slug, person)
    if game is not None and deck.game != game:
        raise Refused("gone", GONE)
    if not deck.belongs_to(person):
        raise Refused("not_yours", NOT_YOURS)
    return deck


class Fresh(NamedTuple):
    """Rows that are not stored yet: a deck, its versions from the first one, its tags; and when it was made and
    changed, if that was not now."""

    deck: Deck
    versions: list[Version]
    tags: list[Tag]
    created: datetime | None
    touched: datetime | None


def _fresh(person: Person, data: NewDeck) -> Fresh:
    """A deck as `create` is given it."""
    assert person.guest_key or person.user, "nobody would own it"
    assert data.keys() <= NewDeck.__annotations__.keys(), "a deck has nothing else"
    game, pool = data.get("game", games.DEFAULT), data.get("pool")
    fields, name = _format_fields(data["format_spec"], person, game), read_name(data["name"], Deck.word)
    deck = Deck(guest_key=person.guest_key, user=person.user, game=game, name=name, **fields)
    deck.pool = None if pool is None else read_pool(pool, game=game)
    deck.draft = data.get("draft")
    deck.copied_from, deck.copied_number = data.get("copied_from"), data.get("copied_number")
    deck.description = read_description(data.get("description", ""))
    deck.cover = read_cover(data.get("cover", ""), game=game)
    deck.visibility = read_visibility(data.get("visibility", Visibility.PRIVATE), Deck.word)
    deck.favourite, deck.built = data.get("favourite", False), data.get("built", False)
    deck.discussed, deck.folder = data.get("discussed", True), data.get("folder")
    versions = _versions(deck, data)
    tags = [Tag(deck=deck, name=tag) for tag in _tags(data.get("tags", ()))]
    return Fresh(deck, versions, tags, data.get("created"), data.get("touched"))


def _versions(deck: Deck, data: NewDeck) -> list[Version]:
    """The versions of a deck that is not stored yet, which it is told of."""
    earlier = data.get("earlier", ())
    if len(earlier) >= MOST_VERSIONS:
        raise Refused("too_many", f"A deck has at most {MOST_VERSIONS} versions.")
    newest: OldVersion = {
        "cards": data["cards"],
        "sideboard": data.get("sideboard", {}),
        "maybeboard": data.get("maybeboard", {}),
        "deity": data.get("deity", ""),
        "note": data.get("note", ""),
        "made": data.get("made") or timezone.now(),
        "autosave": data.get("autosave", False),
    }
    made = []
    for number, old in enumerate((*earlier, newest), start=1):
        version = Version(deck=deck, number=number, made=old["made"], autosave=old["autosave"])
        version.cards = read_cards(old["cards"], game=deck.game)
        version.sideboard = read_sideboard(old.get("sideboard", {}), game=deck.game)
        version.maybeboard = read_maybeboard(old["maybeboard"], game=deck.game)
        version.deity, version.note = _deity(old["deity"], deck.game), read_note(old["note"])
        made.append(version)
    deck.number = len(made)
    tell(deck, made[-1].cards)
    return made


def store(*, person: Person, fresh: list[Fresh]) -> None:
    """Store new decks with their versions, unless they are too many."""
    with transaction.atomic():
        room = max(0, MOST_DECKS - Deck.objects.of(person).count())
        if len(fresh) > room:
            which = "" if len(fresh) == 1 else f"Deck {room + 1}, “{fresh[room].deck.name}”: "
            raise Refused("too_many", f"{which}You have {MOST_DECKS} decks, the maximum. Delete one first.")
        Deck.objects.bulk_create([one.deck for one in fresh])
        Version.objects.bulk_create([version for one in fresh for version in one.versions], batch_size=200)
        Tag.objects.bulk_create([tag for one in fresh for tag in one.tags])
        restored = [one for one in fresh if one.created or one.touched]
        for deck, _, _, created, touched in restored:
            deck.created, deck.touched = created or deck.created, touched or deck.touched
        Deck.objects.bulk_update([one.deck for one in restored], ["created", "touched"])


# --- what is said, checked -------------------------------------------------------------------------------------------


def read_sideboard(counts: Mapping[str, int], *, game: str) -> dict[str, int]:
    """The cards of a sideboard; a game without sideboards has none. Raises Refused."""
    if counts and not games.of(game).construction.SIDEBOARDS:
        raise Refused("sideboard", "No format of this game has a sideboard. Keep these cards in the maybeboard.")
    return read_cards(counts, word="sideboard", game=game)


def read_maybeboard(counts: Mapping[str, int], *, game: str) -> dict[str, int]:
    """The cards beside a deck, of which there may be as many as in one. Raises Refused."""
    return read_cards(counts, word="maybeboard", game=game)


def read_pool(counts: Mapping[str, int], *, game: str) -> dict[str, int]:
    """The same of a pool that decks are made from. Raises Refused."""
    return read_cards(counts, ANY_NUMBER, MAX_POOL, "pool", game=game)


def _deity(typed: str, game: str) -> str:
    if not typed:
        return ""
    try:
        return games.of(game).construction.deity(typed)
    except Unknown as unknown:
        raise Refused("deity", str(unknown)) from None


def _format_fields(given: str | FormatData, person: Person, game: str) -> FormatFields:
    """The fields of a deck that say its format: the key, what tells it if it is a house format, and whose it is."""
    construction = games.of(game).construction
    if isinstance(given, str) and given.startswith(HOUSE_AT):
        mine = HouseFormat.objects.of(person).filter(game=game)
        found = mine.filter(slug=given.removeprefix(HOUSE_AT).replace("\0", "")).first()
        if found is None:
            raise Refused(
                "format", "This is not one of your house formats. Choose another, or make your own copy of it."
            )
        return {"format_key": HOUSE, "house": found.data, "house_format": found}
    try:
        if isinstance(given, str):
            return {"format_key": construction.by_key(given).key, "house": None, "house_format": None}
        house = construction.HOUSE_FORMATS.as_data(construction.HOUSE_FORMATS.read(given))
    except (UnknownFormat, BadFormat) as wrong:
        raise Refused("format", str(wrong)) from None
    return {"format_key": HOUSE, "house": house, "house_format": None}


def _format_of(deck: Deck, person: Person) -> str | FormatData:
    """The format of a deck for a copy of this person's: a house format of their own, or its rules as they are now."""
    key = deck.format_key_for(person)
    if key != HOUSE:
        return key
    assert deck.house is not None, "its rules belong to the deck"
    house: FormatData = deck.house
    return house


def _tags(typed: Iterable[str]) -> list[str]:
    tags = sorted({tag for one in typed if (tag := one_line(one.replace(",", " ")).lower())})
    if len(tags) > MOST_TAGS:
        raise Refused("tags", f"These are {len(tags)} tags. The maximum is {MOST_TAGS}.")
    long = next((tag for tag in tags if len(tag) > LONGEST_TAG), None)
    if long is not None:
        raise Refused("tags", f"The tag “{long}” is longer than {LONGEST_TAG} characters.")
    return tags
