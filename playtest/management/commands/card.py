"""`manage.py card "Kong"`: everything the project knows about one card, for those who write cards and tests."""

import ast
import sys
import textwrap
from collections.abc import Iterator

from django.conf import settings
from django.core.management.base import BaseCommand, CommandParser

from engine import games
from engine.kernel.names import Unknown, fold
from gate.games import add_game, room_of, tests_of

INDENT = "    "


class Command(BaseCommand):
    help = "Print a card's definition, its text, its compiled programs and the names of its tests."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("name", help="the name of the card; spelling variants are accepted")
        add_game(parser)

    def handle(self, *, name: str, game: str, **options: object) -> None:
        played = games.of(game)
        try:
            card = played.catalogue.named(name)
        except Unknown as unknown:
            self.stderr.write(str(unknown))
            sys.exit(2)
        known = played.catalogue.SEARCHABLE.facts(card)
        sections = {
            "Definition": definition(card, game),
            "Text": known["text"] or "No text.",
            "In the discard pile": known["discard_text"],
            "Programs": "\n".join(played.proofs.programs(card)) or "None.",
            "Tests": "\n".join(tests(card.name, game)) or "None.",
        }
        shown = [f"{title}\n{textwrap.indent(body, INDENT)}" for title, body in sections.items() if body]
        self.stdout.write("\n\n".join(shown))


def definition(card: object, game: str) -> str:
    """The definition as it is written among the cards of its game."""
    name = repr(getattr(card, "name", ""))
    for path in sorted((settings.BASE_DIR / room_of(game) / "cards").glob("*.py")):
        source = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Call) and node.args and ast.unparse(node.args[0]) == name:
                return textwrap.dedent(" " * node.col_offset + (ast.get_source_segment(source, node) or ""))
    return repr(card)


def tests(name: str, game: str) -> Iterator[str]:
    """Names of the test functions in the card's own test file."""
    for path in sorted((settings.BASE_DIR / tests_of(game) / "cards").rglob("test_*.py")):
        if fold(path.stem.removeprefix("test_")) == fold(name):
            shown = path.relative_to(settings.BASE_DIR)
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                    yield f"{shown}::{node.name}"
