"""The way from a game that is over to the form by which such a game is begun, filled in as it was. Reads only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import repeat
from typing import NamedTuple, cast

from django.core.validators import slug_re
from django.urls import reverse

from decks import queries as decks
from drafts import queries as drafts
from engine.games import of
from gate.games import urls_of
from people.persons import Person
from playtest import queries
from playtest.models import Table
from playtest.scenes import plays_scene
from playtest.starting.decks import Chosen, ChosenSide

AGAIN = "again"  # what the address of a form calls the game
HOME, HOT_SEAT, MANY = "home", "hot_seat", "many"  # forms, by the names of their addresses


class Before(NamedTuple):
    """A game that was played, how its decks were chosen, and the first seat of whoever asks."""

    table: Table
    chosen: Chosen
    seat: int


def change_deck_link(table: Table) -> str:
    """The form for another game like this one; "" where decks are chosen elsewhere, as for invitations and after
    drafts, or where none are, as in scenes."""
    if not _form_of(table):
        return ""
    return f"{reverse(_form_of(table), urlconf=urls_of(table.game))}?{AGAIN}={table.slug}"


def before(slug: str, person: Person, *, game: str, form: str) -> Before | None:
    """What the `form` of this name is to be filled in with: a table of this game that this person has played to its
    end."""
    table = Table.objects.filter(slug=slug, game=game).first() if slug_re.fullmatch(slug) else None
    seat = None if table is None else queries.seat_of(table, person)
    if table is None or seat is None:
        return None
    if table.finished is None or _form_of(table) != form:
        return None
    return Before(table, cast("Chosen", table.chosen) if table.chosen else _as_typed(table), seat)


def _form_of(table: Table) -> str:
    """The name of the form by which such a game is begun; "" where none is."""
    is_scene = any(plays_scene(player.bot) for player in table.seats)
    if is_scene or drafts.draft_of_table(table.slug) is not None or queries.challenge_slug(table):
        return ""
    if table.is_hot_seat:
        return HOT_SEAT
    if sum(bool(player.bot) for player in table.seats) < len(table.seats) - 1:
        return ""
    return HOME if len(table.seats) == 2 else MANY


def _as_typed(table: Table) -> Chosen:
    """The decks of a game that no form began, such as one that went on from a replay."""
    return as_lists(table.game, table.setup["decks"], table.setup.get("deities") or repeat(None))


def as_lists(
    game: str,
    decks: Iterable[list[str]],
    deities: Iterable[str | None],
    sideboards: Iterable[Sequence[str]] = repeat(()),
) -> Chosen:
    """These decks of a game as if they had been typed."""
    sides = [_as_list(game, *side) for side in zip(decks, deities, sideboards, strict=False)]
    return {"sides": sides, "products": [], "format_key": ""}


def _as_list(game: str, cards: list[str], deity: str | None, sideboard: Sequence[str]) -> ChosenSide:
    for ready in of(game).construction.READY:
        if sorted(ready.cards) == sorted(cards) and not sideboard:
            return {"deck": ready.key, "list": "", "deity": deity or ""}
    text = "\n".join([*_lines(cards), "Sideboard", *_lines(sideboard)] if sideboard else _lines(cards))
    return {"deck": decks.PASTED, "list": text, "deity": deity or ""}


def _lines(cards: Sequence[str]) -> list[str]:
    return [f"{count} {name}" for name, count in sorted(Counter(cards).items())]
