"""`manage.py check DECKFILE`: is a deck legal in a format? Without a deck file it is Django's own system check."""

import json
import sys
from argparse import ArgumentTypeError
from collections import Counter
from collections.abc import Mapping
from datetime import date
from pathlib import Path
from typing import TypedDict, Unpack

from django.apps import apps
from django.core.management.base import CommandParser
from django.core.management.commands import check
from django.utils import timezone

from decks import set_apart
from decks.exchange import JSON
from decks.queries import BadDeckFile, deck_file_of, pool_of_file
from engine import games
from engine.construction.formats import BadFormat, Format, UnknownFormat
from engine.construction.lists import DeckList
from engine.games import Construction
from engine.kernel.counting import number_of
from gate.games import add_game

LEGAL, ILLEGAL, UNREADABLE = 0, 1, 2


class Options(TypedDict, total=False):
    """What is said about a deck file; Django's own check has options of its own."""

    game: str
    format: str | None
    pool: str | None
    on: date | None
    json: bool


class Error(TypedDict):
    """Where something cannot be read, and why."""

    file: str
    line: int | None
    text: str
    message: str
    suggestion: str


class Report(TypedDict):
    """What is found of a deck, ready for JSON; what its game says beside comes to it. `set_apart` says what of the list
    is no part of the deck. `legal` is None where something could not be read."""

    deck: str
    format: str
    on: str
    name: str | None
    cards: int | None
    legal: bool | None
    violations: list[dict[str, str | int | list[str]]]
    set_apart: list[str]
    errors: list[Error]


class Unreadable(ValueError):
    """A deck or a format cannot be read. `errors` say where."""

    def __init__(self, errors: list[Error]) -> None:
        self.errors = errors
        super().__init__("\n".join(map(in_words, errors)))


class Command(check.Command):
    help = (
        "With a deck file: check whether the deck is legal in a format. Exits with 0 if it is, with 1 and all "
        "violations if it is not, and with 2 and the line if the file cannot be read. "
        "With app labels or without arguments: Django's system check."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        super().add_arguments(parser)
        add_game(parser)
        group = parser.add_argument_group("deck files", "for check DECKFILE, a list as text, CSV or JSON")
        group.add_argument("--format", metavar="F", help=f"one of {formats_in_words()}; or a JSON file that defines "
                           "one, where people define formats (default: the first)")  # fmt: skip
        group.add_argument(
            "--pool",
            metavar="FILE",
            help="the pool of a limited deck, a file like the deck's (default: the pool in the deck's JSON)",
        )
        group.add_argument("--on", metavar="DAY", type=day, help="the date for ban lists (default: today)")
        group.add_argument("--json", action="store_true", help="print one JSON object and nothing else")

    def handle(self, *args: str, **options: Unpack[Options]) -> None:  # type: ignore[override]  # its types have lists of labels
        if not is_about_a_deck(args, options):
            super().handle(*args, **options)  # type: ignore[arg-type]  # likewise
            return
        construction = games.of(options["game"]).construction
        if len(args) != 1:
            usual = construction.DECK_FORMATS[0].key
            self.stderr.write(f"Give one deck file, for example: manage.py check DECKFILE --format {usual}")
            sys.exit(UNREADABLE)
        report, deck = judged(args[0], options, construction)
        if options["json"]:
            self.stdout.write(json.dumps({**report, **construction.beside(deck.contents if deck else None)}))
        elif report["errors"]:
            self.stderr.write("\n".join(map(in_words, report["errors"])))
        else:
            self.stdout.write(sentences(report, construction.size_of(deck.contents) if deck else ""))
        sys.exit(UNREADABLE if report["errors"] else ILLEGAL if report["violations"] else LEGAL)


def formats_in_words() -> str:
    """The keys of all formats: "constructed, ... of epic, designed, ... of epic-tcg"."""
    return ", ".join(
        f"{', '.join(one.key for one in game.construction.DECK_FORMATS)} of {game.KEY}" for game in games.GAMES.values()
    )


def day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise ArgumentTypeError(f"{text!r} is not a date; write it like 2017-07-01.") from None


def is_about_a_deck(args: tuple[str, ...], options: Options) -> bool:
    """An app's name means the app; a deck file of that name is written as ./name, or with an option for decks."""
    labels = {app.label for app in apps.get_app_configs()}
    said = (options["format"], options["pool"], options["on"], options["json"], options["game"] != games.DEFAULT)
    return not labels.issuperset(args) or any(said)


def judged(path: str, options: Options, construction: Construction) -> tuple[Report, DeckList | None]:
    """The report on a deck, and the deck if it could be read."""
    on = options["on"] or timezone.localdate()
    report: Report = {
        "deck": path,
        "format": options["format"] or construction.DECK_FORMATS[0].key,
        "on": on.isoformat(),
        "name": None,
        "cards": None,
        "legal": None,
        "violations": [],
        "set_apart": [],
        "errors": [],
    }
    try:
        deck_format = format_of(report["format"], construction)
        kind, deck = list_of(path, construction)
        pool: Mapping[str, int] | None = (
            Counter(list_of(options["pool"], construction)[1].cards)
            if options["pool"]
            else pool_given_by(path, construction)
        )
    except Unreadable as unreadable:
        return report | {"errors": unreadable.errors}, None
    found = [one.to_json() for one in construction.judged(deck.contents, deck_format, pool=pool, on=on)]
    report |= {"name": deck_format.name, "cards": len(deck.cards)}
    apart = set_apart.sentences(deck, numbered=kind != JSON, kept=False)
    return report | {"legal": not found, "violations": found, "set_apart": apart}, deck


def format_of(name: str, construction: Construction) -> Format:
    """The format with this key, or the one that this file defines."""
    try:
        return construction.by_key(name)
    except UnknownFormat as unknown:
        sentence = f"{unknown} There is no file with that name either."
    try:
        found: Format = construction.HOUSE_FORMATS.parse(Path(name).read_text(encoding="utf-8"))
        return found
    except FileNotFoundError:
        raise Unreadable([error(name, sentence)]) from None
    except BadFormat as bad:
        raise Unreadable([error(name, f"{name}: {problem}") for problem in bad.problems]) from None
    except (OSError, ValueError) as wrong:
        raise Unreadable([error(name, f"The format file {name} cannot be read: {wrong}.")]) from None


def pool_given_by(path: str, construction: Construction) -> Mapping[str, int] | None:
    try:
        return pool_of_file(path, construction.parse)
    except BadDeckFile as bad:
        raise Unreadable([error(path, one.message) for one in bad.errors]) from None


def list_of(path: str, construction: Construction) -> tuple[str, DeckList]:
    try:
        return deck_file_of(path, construction.parse)
    except BadDeckFile as bad:
        errors = [error(path, one.message, one.line or None, one.text, one.suggestion) for one in bad.errors]
        raise Unreadable(errors) from None


def error(file: str, message: str, line: int | None = None, text: str = "", suggestion: str = "") -> Error:
    return {"file": file, "line": line, "text": text, "message": message, "suggestion": suggestion}


def in_words(one: Error) -> str:
    return f"{one['file']}, line {one['line']}: {one['message']}" if one["line"] else one["message"]


def sentences(report: Report, size: str) -> str:
    judgement = f"{'Legal' if report['legal'] else 'Not legal'} in {report['name']}: {size}"
    if report["legal"]:
        return "\n".join([f"{judgement}.", *report["set_apart"]])
    head = f"{judgement}, {number_of(len(report['violations']), 'violation')}."
    found = "\n  ".join([head, *(str(one["text"]) for one in report["violations"])])
    return "\n".join([found, *report["set_apart"]])
