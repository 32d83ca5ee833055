"""`manage.py facts PATH`: is every card of the catalogue as a file of facts says?"""

import sys
from pathlib import Path
from typing import NoReturn

from django.core.management.base import BaseCommand, CommandParser

from engine import games
from engine.kernel.factcheck import BadFacts
from gate.games import add_game


class Command(BaseCommand):
    help = "Compare the catalogue with a file of card facts, print all differences and exit with 1 if there are any."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument(
            "path", type=Path, help="a JSON file of card facts, in the format of the game's catalogue/factcheck.py"
        )
        add_game(parser)

    def handle(self, *, path: Path, game: str, **options: object) -> None:
        try:
            found = games.of(game).catalogue.differences_in(path.read_text(encoding="utf-8-sig"))
        except FileNotFoundError:
            self.refuse(f"There is no file {path}.")
        except (OSError, UnicodeDecodeError) as error:
            self.refuse(f"The file {path} cannot be read: {error}.")
        except BadFacts as bad:
            self.refuse(f"The file {path} cannot be compared. {bad}")
        for one in found:
            self.stdout.write(str(one))
        if found:
            self.stdout.write(f"{len(found)} difference{'s' if len(found) > 1 else ''}.")
            sys.exit(1)

    def refuse(self, sentence: str) -> NoReturn:
        self.stderr.write(sentence)
        sys.exit(2)
