"""Decks on their way in and out: as text, CSV, JSON and a link.

What comes in is brought to lines of text first, one for each entry, so that one reader
(engine.epic.construction) decides what a card is and says what is wrong with which line. What goes out comes in again
as the same deck. Nothing here asks the network: a link is read, never followed.
"""

from __future__ import annotations

import csv
import io
import json
import re
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias, TypeGuard
from urllib.parse import parse_qs, urlencode, urlsplit

from engine import games
from engine.construction.contents import Contents
from engine.construction.lists import MAX_CARDS, MAX_POOL, MAYBEBOARD_TITLES, DeckList, named_in
from engine.games import DEFAULT
from gate.words import one_line

TEXT, CSV, JSON, LINK = "text", "CSV", "JSON", "link"
DECKS, CUBES = "decks", "cubes"  # where links to lists of this site lead
COUNT_WORDS = frozenset({"count", "quantity", "qty", "amount", "copies", "number"})
SET_WORDS = frozenset({"set", "set name", "edition", "expansion", "printing", "product"})
NAME_WORDS = frozenset({"name", "card", "card name", "title"})
KIND_WORDS = frozenset({"kind", "type"})
SECTION_WORDS = frozenset({"section", "board", "zone"})
# what JSON says of a deck and its cards
KEYS = frozenset({"name", "game", "format", "deity", "cards", "pool", "maybeboard", "sideboard"})
Cards: TypeAlias = Mapping[str, int]  # a count by name
FormatSpec: TypeAlias = str | Mapping[str, object]
SIDE = frozenset({"sideboard", "side", "sb"})
DECK, SIDEBOARD, MAYBEBOARD = "deck", "sideboard", "maybeboard"  # what a row of CSV belongs to


_SPREADSHEET = "This is a spreadsheet file. In your spreadsheet program save it as CSV, then choose that file."
# How files begin that are no text: those of spreadsheet programs, new and old, and documents.
NO_TEXT = {
    b"PK\x03\x04": _SPREADSHEET,
    b"\xd0\xcf\x11\xe0": _SPREADSHEET,
    b"%PDF": "This is a PDF file. Copy the list out of it and paste it, or choose a text or CSV file.",
}


class Unreadable(ValueError):
    """What came in has no list in it; the sentence says why. `line` is where, from 1, if it is in one line."""

    def __init__(self, sentence: str, line: int = 0) -> None:
        super().__init__(sentence)
        self.line = line


@dataclass(frozen=True)
class Incoming:
    """What came in: what it was, the list as lines of text, and what it says about the deck: its name and the key of a
    format or what tells a house format, unchecked. `slug` is that of a deck of this site to which a link leads, or of a
    cube (`of`); its list is then still to be looked up. `game` is the key of its game, unchecked, "" if it does not say
    that. `pool` is what the deck was made from, if it says that, as
    lines of text. `more` is all else that JSON says of the deck, unchecked."""

    kind: str
    text: str
    name: str = ""
    format_spec: str | dict[str, object] = ""
    slug: str = ""
    pool: str | None = None
    of: str = DECKS
    game: str = ""
    more: Mapping[str, object] = field(default_factory=dict)


# --- out -------------------------------------------------------------------------------------------------------------


def as_text(
    cards: Cards,
    deity: str,
    *,
    name: str,
    maybeboard: Cards | None = None,
    sideboard: Cards | None = None,
    game: str,
) -> str:
    """The list as players write it, under its name as a remark."""
    deck = Contents(cards, sideboard or {}, maybeboard or {}, deity)
    return f"# {name}\n\n{games.of(game).construction.written(deck)}"


def as_csv(
    cards: Cards,
    deity: str,
    maybeboard: Cards | None = None,
    *,
    sideboard: Cards | None = None,
    game: str,
) -> str:
    """Lines of count, name, kind, alignment, what it costs, and board; the deity first, if there is one."""
    construction = games.of(game).construction
    price = construction.LAYOUT.price
    file = io.StringIO()
    rows = csv.writer(file, lineterminator="\r\n")
    rows.writerow(("count", "name", "kind", "alignment", price, "board"))
    if deity:
        god = construction.entry(deity)
        rows.writerow((1, god.name, god.kind, " ".join(god.alignments), "", ""))
    for board, of in ((DECK, cards), (SIDEBOARD, sideboard or {}), (MAYBEBOARD, maybeboard or {})):
        for name, count in sorted(of.items()):
            card = construction.entry(name)
            rows.writerow((count, name, card.kind, " ".join(card.alignments), card.traits[price], board))
    return file.getvalue()


def as_json(
    cards: Cards,
    deity: str,
    *,
    name: str,
    format_spec: FormatSpec,
    pool: Cards | None = None,
    maybeboard: Cards | None = None,
    sideboard: Cards | None = None,
    game: str,
) -> str:
    """`format_spec` is the key of a format or the data of a house format; `pool` is what the deck is made from."""
    return dumped(as_data(cards, deity, name, format_spec, pool, maybeboard, sideboard=sideboard, game=game))


def as_data(
    cards: Cards,
    deity: str,
    name: str,
    format_spec: FormatSpec,
    pool: Cards | None = None,
    maybeboard: Cards | None = None,
    *,
    sideboard: Cards | None = None,
    game: str,
) -> dict[str, object]:
    """A deck as `read` reads it. It names its game unless that is the first one, as all decks once were."""
    of = {} if game == DEFAULT else {"game": game}
    made = {} if pool is None else {"pool": dict(sorted(pool.items()))}
    boards = {"sideboard": sideboard, "maybeboard": maybeboard}
    beside = {board: dict(sorted(counts.items())) for board, counts in boards.items() if counts}
    listed = {"cards": dict(sorted(cards.items())), **beside, **made}
    return {"name": name, **of, "format": format_spec, "deity": deity or None, **listed}


def game_named(said: object) -> str:
    """The key of the game that a file names, "" where it names none. Raises Unreadable."""
    game = one_line(str(said or ""))
    if game and game not in games.GAMES:
        raise Unreadable(f"This site has no game “{game[:40]}”. It has {' and '.join(games.GAMES)}.")
    return game


def dumped(content: Mapping[str, object]) -> str:
    return json.dumps(content, indent=1, ensure_ascii=False) + "\n"


def as_query(
    cards: Cards,
    deity: str,
    *,
    name: str,
    format_spec: str,
    maybeboard: Cards | None = None,
    sideboard: Cards | None = None,
) -> str:
    """The deck in the query of a link to the page that makes new decks. Without a format it is made for the
    usual one."""
    lines = [f"Deity: {deity}"] if deity else []
    for mark, of in (("", cards), ("SB: ", sideboard or {}), ("MB: ", maybeboard or {})):
        lines += [f"{mark}{count} {card}" for card, count in sorted(of.items())]
    asked = {"name": name, "format": format_spec, "list": "\n".join(lines)}
    return urlencode({key: value for key, value in asked.items() if value})


# --- in --------------------------------------------------------------------------------------------------------------


def decoded(data: bytes) -> str:
    """The text of a file as spreadsheets and editors write it. Raises Unreadable for what is no text."""
    for begins, sentence in NO_TEXT.items():
        if data.startswith(begins):
            raise Unreadable(sentence)
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return data.decode("utf-16", errors="replace")
    if b"\0" in data:
        raise Unreadable("This file is not text. Save the list as text or CSV, then choose that file.")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("cp1252", errors="replace")


def read(content: str, *, owned: bool = False) -> Incoming:
    """Recognise what came in. A remark in the first line of a text is taken for the deck's name. Of what is
    `owned`, entries keep the sets that they name, as in "3 Kong [Base Set]", and none is set aside.

    Raises Unreadable.
    """
    plain = content.replace("\ufeff", "").strip()
    if re.match(r"https?://\S+$", plain, re.I):
        return _from_link(plain)
    if plain.startswith("{") or re.match(r"\[\s*([\[{\"]|\]$)", plain):
        return _from_json(plain, owned)
    delimiter = _delimiter(plain)
    if delimiter:
        return _from_csv(content, delimiter, owned)
    title = re.match(r"(?:#|//)([^\n\r]*)", plain)
    return Incoming(TEXT, _clean(content), one_line(title[1] if title else named_in(plain)))


@dataclass(frozen=True)
class Several:
    """Decks that came in together, and what came with them, unchecked: the other parts of a backup by their keys."""

    decks: tuple[Incoming, ...]
    parts: Mapping[str, object]


def read_several(content: str) -> Several:
    """What is in a JSON object with "decks", or in a list of objects with "cards". Raises Unreadable."""
    plain, parts = content.replace("\ufeff", "").strip(), {}
    parsed = _json(plain) if plain.startswith(("{", "[")) else None
    if isinstance(parsed, _Pairs):
        parts = {key: as_read(value) for key, value in parsed if key != "decks"}
        parsed = next((decks for key, decks in parsed if key == "decks"), None)
    if not (_is_decks(parsed) or (parsed == [] and parts)):
        raise Unreadable(
            'This is not a file of decks. Write them as {"decks": [{"name": "Mine", "cards": {"A card": 3}}, ...]}, or '
            "bring in a single list under “New deck from a list”."
        )
    return Several(tuple(_deck(one) for one in parsed), parts)


def corrected_several(several: Several, game: str) -> str:
    """The same with each name in a deck that no card has replaced by the one probably meant; all else stays. `game` is
    that of decks that do not say theirs."""
    return dumped({**several.parts, "decks": [_corrected(one, game) for one in several.decks]})


def _corrected(one: Incoming, usual: str) -> dict[str, object]:
    of = {"game": one.game} if one.game else {}
    made = {} if one.pool is None else {"pool": one.pool.split("\n")}
    cards = games.of(one.game or usual).construction.corrected(one.text, MAX_CARDS).split("\n")
    return {"name": one.name, **of, "format": one.format_spec, "cards": cards, **made, **one.more}


def pool_in(lines: str, parse: Callable[[str, int], DeckList]) -> dict[str, int]:
    """The pool that these lines of text say, a count by name; `parse` is that of its game. Raises Unreadable."""
    parsed = parse(lines, MAX_POOL)
    for wrong in parsed.errors:
        raise Unreadable(f"The pool of the deck cannot be read at “{wrong.text}”: {wrong.message}")
    return dict(Counter(parsed.cards))


def _from_link(link: str) -> Incoming:
    try:
        parts = urlsplit(link)
        asked = parse_qs(parts.query, max_num_fields=20)
    except ValueError:
        raise Unreadable("This link cannot be read. Copy it again, or paste the list itself.") from None
    said = {key: values[0] for key, values in asked.items()}
    if "list" in said:
        name, format_spec = one_line(said.get("name", "")), one_line(said.get("format", ""))
        of = next((part for part in parts.path.split("/") if part in games.GAMES), DEFAULT)
        return Incoming(LINK, _clean(said["list"]), name, format_spec, game=of)
    found = re.search(rf"/({DECKS}|{CUBES})/([\w-]{{1,32}})/", parts.path)
    if found:
        return Incoming(LINK, "", slug=found[2], of=found[1])
    raise Unreadable("This link is not a deck or a cube on this site. To import one from elsewhere, paste its list.")


def _delimiter(plain: str) -> str:
    """What separates the columns when this looks like CSV, or ""."""
    lines = (line.strip() for line in plain.splitlines())
    first = next((line for line in lines if line and not line.startswith(("#", "//"))), "")
    for delimiter in (",", ";", "\t"):
        words = {_word(column) for column in first.split(delimiter)}
        headed = len(words) > 1 and words & NAME_WORDS
        begins = re.match(rf'"?\d+"?\s*{delimiter}\s*"?\w', first)
        if headed or begins or re.search(rf'\w"?\s*{delimiter}\s*"?\d+"?$', first):
            return delimiter
    return ""


def _from_csv(content: str, delimiter: str, owned: bool) -> Incoming:
    columns: dict[str, int] = {}
    lines: list[str] = []
    try:
        for row in csv.reader(io.StringIO(content.replace("\ufeff", "").replace("\0", "")), delimiter=delimiter):
            cells = [one_line(cell) for cell in row]
            if not columns and any(cells) and not cells[0].startswith(("#", "//")):
                columns = _columns(cells)
                if "head" in columns:
                    lines.append("# " + _entry(", ".join(cells)))
                    continue
            lines.append(_csv_line(cells, columns, owned) if columns else "")
    except csv.Error as error:
        raise Unreadable(f"This looks like CSV but cannot be read: {error}.") from None
    return Incoming(CSV, "\n".join(lines))


def _columns(cells: list[str]) -> dict[str, int]:
    """Where count, name and section stand, and "head" if this row says so itself."""
    words = [_word(cell) for cell in cells]
    found = {"name": next((at for at, word in enumerate(words) if word in NAME_WORDS), -1)}
    if found["name"] >= 0:
        found["head"] = 0
        found["count"] = next((at for at, word in enumerate(words) if word in COUNT_WORDS), -1)
        found["kind"] = next((at for at, word in enumerate(words) if word in KIND_WORDS), -1)
        found["section"] = next((at for at, word in enumerate(words) if word in SECTION_WORDS), -1)
        found["set"] = next((at for at, word in enumerate(words) if word in SET_WORDS), -1)
        return found
    first = cells[0].isdecimal() or len(cells) == 1
    return {"count": 0, "name": 1} if first else {"count": 1, "name": 0}


def _csv_line(cells: list[str], columns: dict[str, int], owned: bool) -> str:
    def cell(column: str) -> str:
        at = columns.get(column, -1)
        return cells[at] if 0 <= at < len(cells) else ""

    if not any(cells):
        return ""
    if cells[0].startswith(("#", "//")):
        return "# " + _entry(", ".join(cells))
    if not cell("name"):
        return _entry(" ".join(cells))
    if owned:
        return f"{cell('count') or 1} {_entry(cell('name'))}{_of_set(cell('set'))}"
    sections = {_word(cell("kind")), _word(cell("section"))}
    if "deity" in sections:
        return f"Deity: {_entry(cell('name'))}"
    line = f"{cell('count') or 1} {_entry(cell('name'))}"
    if sections & MAYBEBOARD_TITLES:
        return f"MB: {line}"
    return f"SB: {line}" if sections & SIDE else line


def _of_set(typed: str) -> str:
    """What a line says of the set that an entry names."""
    return f" [{_entry(typed)}]" if typed.strip() else ""


def _json(plain: str) -> object:
    try:
        parsed: object = json.loads(plain, object_pairs_hook=_Pairs)
    except json.JSONDecodeError as error:
        sentence = (
            f"This looks like JSON but has an error at line {error.lineno}, character {error.colno}: {error.msg}."
        )
        raise Unreadable(sentence, error.lineno) from None
    except (ValueError, RecursionError):
        raise Unreadable(
            "This looks like JSON, but it is nested too deeply or has numbers too long for a deck."
        ) from None
    return parsed


def _from_json(plain: str, owned: bool) -> Incoming:
    parsed = _json(plain)
    if isinstance(parsed, _Pairs) and any(_is_cards(pair) for pair in parsed):
        return _deck(parsed, owned)
    decks = next((value for key, value in parsed if key == "decks"), None) if isinstance(parsed, _Pairs) else parsed
    if _is_decks(decks):
        raise Unreadable("This file has several decks. Import it under “Import and export”.")
    entries = parsed if isinstance(parsed, list) else []  # what begins with a bracket or a brace is one or the other
    return Incoming(JSON, "\n".join(_json_line(entry, owned) for entry in entries))


def _deck(pairs: _Pairs, owned: bool = False) -> Incoming:
    """A deck that tells its cards."""
    about = dict(pairs)
    lines = [f"Deity: {_entry(str(about['deity']))}"] if about.get("deity") else []
    lines += [_json_line(entry, owned) for pair in pairs if _is_cards(pair) for entry in pair[1]]
    for key, mark in (("sideboard", "SB"), ("maybeboard", "MB")):
        beside = about.get(key) or []
        if not isinstance(beside, list):
            raise Unreadable(f'The {key} of a deck is written as {{"A card": 2, "Another": 1}}.')
        lines += [f"{mark}: {_json_line(entry, owned)}" for entry in beside]
    format_spec = _plain(about.get("format") or "")
    format_spec = format_spec if isinstance(format_spec, dict) else one_line(str(format_spec))
    pool = about.get("pool")
    if pool is not None and not isinstance(pool, list):
        raise Unreadable('The pool of a deck is written as {"A card": 2, "Another": 1}.')
    made_from = None if pool is None else "\n".join(_json_line(entry, owned) for entry in pool)
    game = game_named(about.get("game"))
    more = {key: as_read(value) for key, value in pairs if key not in KEYS}
    return Incoming(
        JSON,
        "\n".join(lines),
        one_line(str(about.get("name") or "")),
        format_spec,
        pool=made_from,
        game=game,
        more=more,
    )


def _is_cards(pair: tuple[str, object]) -> TypeGuard[tuple[str, list[object]]]:
    return pair[0] == "cards" and isinstance(pair[1], list)


def _is_decks(value: object) -> TypeGuard[list[_Pairs]]:
    """A list of decks that tell their cards."""
    if type(value) is not list or not value:
        return False
    return all(isinstance(one, _Pairs) and any(map(_is_cards, one)) for one in value)


class _Pairs(list[tuple[str, object]]):
    """A JSON object with all its pairs, because the same card may be named twice."""


def as_read(content: object) -> object:
    """As JSON is read without _Pairs."""
    if isinstance(content, _Pairs):
        return {key: as_read(value) for key, value in content}
    return [as_read(value) for value in content] if isinstance(content, list) else content


def _plain(content: object) -> object:
    """As JSON is read without _Pairs, its texts cleaned."""
    if isinstance(content, _Pairs):
        return {one_line(key): _plain(value) for key, value in content}
    if isinstance(content, list):
        return [_plain(value) for value in content]
    return one_line(content) if isinstance(content, str) else content


def _json_line(entry: object, owned: bool) -> str:
    """One entry: a pair of name and count in either order, an object with both, or a line of text."""
    if isinstance(entry, _Pairs):
        values = {_word(str(key)): value for key, value in entry}
        name = next((values[word] for word in values if word in NAME_WORDS), "")
        count = next((values[word] for word in values if word in COUNT_WORDS), 1)
        of_set = next((str(values[word]) for word in values if owned and word in SET_WORDS), "")
        return (
            f"{_entry(str(count))} {_entry(str(name))}{_of_set(of_set)}" if name else f"1 {_entry(json.dumps(values))}"
        )
    if isinstance(entry, (list, tuple)) and len(entry) == 2:
        count, name = entry if isinstance(entry[0], int) else reversed(entry)
        return f"{_entry(str(count))} {_entry(str(name))}"
    return _entry(entry) if isinstance(entry, str) else f"1 {_entry(json.dumps(entry))}"


# --- words -----------------------------------------------------------------------------------------------------------


def _word(typed: str) -> str:
    return typed.strip().strip('"').strip().casefold()


def _entry(typed: str) -> str:
    """A name or a count that stays what it is within a line: no remark begins in it."""
    return one_line(typed.replace("#", " ").replace("//", " ")).rstrip(": ") or "?"


def _clean(text: str) -> str:
    """Text with nothing in it that cannot be stored or shown, line by line."""
    lines = text.replace("\ufeff", "").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    return "\n".join("".join(sign if sign.isprintable() or sign == "\t" else " " for sign in line) for line in lines)
