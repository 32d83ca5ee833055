"""How a version of a deck or a cube is saved, and what is said about either, checked. The verbs are in decks/domain.py
and decks/cubes/domain.py, which lock the row first. All of it raises Refused with a code and a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from functools import lru_cache
from typing import TypedDict, TypeVar

from django.utils import timezone

from decks.versioned import SavedVersion, Versioned, Visibility
from engine import games
from engine.construction.lists import MAX_CARDS, MAX_COPIES
from engine.kernel.names import Unknown
from gate.words import many_lines, one_line
from live.errors import Refused

MOST_VERSIONS = 2000
LONGEST_NAME, LONGEST_NOTE, LONGEST_DESCRIPTION = 80, 100_000, 10_000
AUTOSAVE_WINDOW = timedelta(minutes=30)  # an autosave is a new version when nothing was saved for so long

V = TypeVar("V", bound=SavedVersion)


class OldVersion(TypedDict):
    """A version before the newest, of something that is restored."""

    cards: Mapping[str, int]
    note: str
    made: datetime
    autosave: bool


class Said(TypedDict, total=False):
    """What is said about a deck or a cube: `description` is Markdown, `cover` the name of a card or a deity, "" to let
    the site choose. What is None or left out stays."""

    name: str | None
    visibility: str | None
    cover: str | None
    description: str | None


# --- versions --------------------------------------------------------------------------------------------------------


def save_version(
    kept: Versioned,
    newest: V,
    content: Mapping[str, object],
    *,
    base: int,
    note: str = "",
    autosave: bool = False,
) -> V:
    """What has the `newest` version with this content from now on; it has been read as cards of its game. `base` is
    the revision that the content was made from, which must be the newest.

    Each save is a version; what is as it was and has no note makes none: the newest comes back. A page that saves as
    you go says `autosave`: one sitting makes one version, which each such save changes until it gets a note, is
    saved as a whole, or rests for as long as AUTOSAVE_WINDOW.
    """
    if base != kept.revision:
        raise Refused(
            "stale",
            f"Version {kept.number} of this {kept.word} was saved somewhere else since you opened it. "
            "Check what changed, then save again: yours becomes the next version.",
        )
    assert content.keys() == set(newest.content), "a version is more than that"
    same = all(getattr(newest, field) == value for field, value in content.items())
    extends = newest.autosave and not newest.note and timezone.now() - newest.made < AUTOSAVE_WINDOW
    if extends and (autosave or same):
        return _extend(kept, newest, content, note, autosave)
    if same and not note:
        return newest
    if kept.number >= MOST_VERSIONS:
        raise Refused("too_many", f"This {kept.word} has {MOST_VERSIONS} versions, the maximum. Copy it to continue.")
    kept.number += 1
    _tell_of(kept, content)
    kept.save()
    version = type(newest)(**{newest.of: kept}, **content, number=kept.number, note=note, autosave=autosave)
    version.save()
    return version


def _extend(kept: Versioned, newest: V, content: Mapping[str, object], note: str, autosave: bool) -> V:
    """Store the newest version as it is to be now."""
    if any(getattr(newest, field) != value for field, value in content.items()):
        _tell_of(kept, content)
        kept.save()
        newest.made = timezone.now()
    for field, value in content.items():
        setattr(newest, field, value)
    newest.note, newest.autosave = note, autosave and not note
    newest.save()
    return newest


def _tell_of(kept: Versioned, content: Mapping[str, object]) -> None:
    cards = content["cards"]
    assert isinstance(cards, dict), "they have been read"
    tell(kept, cards)


def tell(kept: Versioned, cards: Mapping[str, int]) -> None:
    """Let a deck or a cube say of its newest cards, which are of its game, what it has to."""
    construction = games.of(kept.game).construction
    found = {word for name in cards for word in construction.alignments_of(name)}
    kept.revision += 1
    kept.size = sum(cards.values())
    kept.alignments = " ".join(word for word in construction.ALIGNMENTS if word in found)


def version_numbered(kept: Versioned, versions: type[V], number: int) -> V:
    """The version of this number. Refused("gone")."""
    version = versions.objects.filter(**{versions.of: kept}, number=number).first()  # type: ignore[attr-defined]
    if version is None:
        raise Refused("gone", f"This {kept.word} has no version {number}. The newest is version {kept.number}.")
    found: V = version
    setattr(found, versions.of, kept)
    return found


# --- what is said, checked -------------------------------------------------------------------------------------------


@lru_cache(maxsize=4000)
def _printed(typed: str, game: str) -> str:
    """The name of a card of decks as printed. Raises Unknown."""
    return games.of(game).construction.printed(typed)


def read_cards(
    counts: Mapping[str, int],
    copies: int = MAX_COPIES,
    most: int = MAX_CARDS,
    word: str = "deck",
    *,
    game: str,
) -> dict[str, int]:
    """Counts under the names as printed, so many of each card of the game at most and so many in all."""
    cards: dict[str, int] = {}
    for typed, count in counts.items():
        try:
            name = _printed(typed, game)
        except Unknown as unknown:
            raise Refused("cards", str(unknown)) from None
        if type(count) is not int or count < 1 or cards.get(name, 0) + count > copies:
            raise Refused("cards", f"{name}: a {word} can have 1 to {copies} copies of a card.")
        cards[name] = cards.get(name, 0) + count
    size = sum(cards.values())
    if size > most:
        raise Refused("cards", f"This {word} has {size} cards. The maximum is {most}.")
    return cards


def read_said(said: Said, word: str, *, game: str) -> dict[str, str]:
    """What is said of something of a game, by the name of the field."""
    fields = {}
    if (name := said.get("name")) is not None:
        fields["name"] = read_name(name, word)
    if (visibility := said.get("visibility")) is not None:
        fields["visibility"] = read_visibility(visibility, word)
    if (cover := said.get("cover")) is not None:
        fields["cover"] = read_cover(cover, game=game)
    if (description := said.get("description")) is not None:
        fields["description"] = read_description(description)
    return fields


def read_name(typed: str, word: str) -> str:
    name = one_line(typed)
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Refused("name", f"A {word} needs a name of 1 to {LONGEST_NAME} characters.")
    return name


def read_description(typed: str) -> str:
    text = many_lines(typed)
    if len(text) > LONGEST_DESCRIPTION:
        raise Refused(
            "description", f"This description has {len(text)} characters. The maximum is {LONGEST_DESCRIPTION}."
        )
    return text


def read_note(typed: str) -> str:
    note = many_lines(typed)
    if len(note) > LONGEST_NOTE:
        raise Refused("note", f"This note has {len(note)} characters. The maximum is {LONGEST_NOTE}.")
    return note


def read_visibility(typed: str, word: str) -> str:
    if typed not in Visibility.values:
        known = f"{', '.join(Visibility.values[:-1])} or {Visibility.values[-1]}"
        raise Refused("visibility", f"The visibility of a {word} is {known}.")
    return typed


def read_cover(typed: str, *, game: str) -> str:
    """The name of a card of the game as printed, also of a deity, "" to let the site choose."""
    if not typed:
        return ""
    try:
        return str(games.of(game).catalogue.named(typed).name)
    except Unknown as unknown:
        raise Refused("cover", str(unknown)) from None
