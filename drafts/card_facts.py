"""What the page of a draft knows of the cards of a game, where it does not read them from the API: what its lists show
of a card, and by what a pool is grouped and counted. Each follows from the faces of the game and from what can be
searched."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from functools import cache
from typing import Any

from decks.queries import Document, document, face_addresses
from engine import games
from engine.games import Game
from engine.kernel.faces import Face
from engine.kernel.searchable import Group, LettersOf, WordsOf


@cache
def known(key: str) -> Document:
    """All cards of the game of this key, and the groups of a pool."""
    game = games.of(key)
    groups = _groups(game)
    faces = {face.name: face for face in game.catalogue.faces() if game.construction.in_decks(face.name)}
    addresses = face_addresses(key)
    cards = [
        _card(card, faces[card.name], addresses[card.name], groups)
        for card in game.catalogue.SEARCHABLE.cards
        if card.name in faces
    ]
    return document({"cards": cards, "layout": _layout(groups, faces.values())})


def _groups(game: Game) -> dict[Group, WordsOf]:
    """What can be clicked in a search and divides the cards: each has one word of it."""
    searchable = game.catalogue.SEARCHABLE
    fields = {one.name: one for one in searchable.fields}
    found = {group: fields[group.field] for group in searchable.groups if not group.every}
    return {group: field for group, field in found.items() if isinstance(field, WordsOf)}


def _card(card: Any, face: Face, addresses: Mapping[str, str], groups: Mapping[Group, WordsOf]) -> dict[str, object]:
    return {
        "name": face.name,
        "kind": face.kind,
        "alignments": face.alignments,
        "type_line": face.type_line,
        "signs": face.signs,
        "said": _said(face.signs),
        "numbers": face.numbers,
        "text": face.text,
        "discard_text": face.discard_text,
        "faces": addresses,
        "traits": {group.field: next(iter(field.of(card)), "") for group, field in groups.items()},
    }


def _said(signs: Iterable[str]) -> str:
    """What the signs of a face say, each once."""
    return ", ".join(f"costs {sign}" if sign.isdecimal() else sign for sign in dict.fromkeys(signs))


def _layout(groups: Mapping[Group, WordsOf], faces: Collection[Face]) -> dict[str, object]:
    """The ways to group a pool, and those by which it is counted at a glance: by what the signs of a face say, and by
    kinds."""
    kinds, signs = {face.kind for face in faces}, {sign for face in faces for sign in face.signs}
    return {
        "groupings": [{"key": group.field, "title": group.title} for group in groups],
        "sorts": {group.field: _sorts(group, field, kinds) for group, field in groups.items()},
        "glance": [
            group.field for group, field in groups.items() if {*field.values} <= signs or {*field.values} == kinds
        ],
    }


def _sorts(group: Group, field: WordsOf, kinds: Collection[str]) -> list[dict[str, object]]:
    icons = isinstance(field, LettersOf)
    return [
        {"key": word, "title": _title(word, kinds), "icon": word if icons else "", "where": {group.field: word}}
        for word in field.values
    ]


def _title(word: str, kinds: Collection[str]) -> str:
    return f"{word.capitalize()}s" if word in kinds else word.capitalize() if word.islower() else word
