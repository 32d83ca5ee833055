"""`manage.py ratings`: let draft bots go by what was counted in games of drafted decks."""

import json
import sys
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from textwrap import wrap

from django.conf import settings
from django.core.management.base import BaseCommand, CommandParser

from decks import rates
from decks.rates import BadRates, FormatRates
from engine.bots.epic.rating import RATING
from gate.arguments import number_from
from lab.valuing import Valued, valued

FILE = Path(settings.BASE_DIR) / "engine" / "bots" / "epic" / "data" / "ratings.py"
LEAST = 20_000  # games of a format by which bots draft
SHOWN = 5  # of the cards that rise, and of those that fall
WIDE = 120

HEAD = '''"""What cards are worth in drafts, in points (see `rating.py`): `RATING`, mixed with what games of drafted
decks have shown. Written by

    python manage.py ratings --write

from what is counted in `decks/data/rates.json`:

{counted}
"""

from __future__ import annotations

from typing import Final

'''

Found = Mapping[str, tuple[FormatRates, Mapping[str, Valued]]]  # by format, what was counted and what it says of cards


class Command(BaseCommand):
    help = (
        "Make the ratings that draft bots go by of what manage.py rates has counted: for each format, the rating of a "
        "card is mixed with how much more often decks won when it lay among their first cards."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--rates", type=Path, default=rates.FILE, metavar="FILE",
                            help="what was counted (default: what the pages of cards show)")  # fmt: skip
        parser.add_argument("--least-games", type=number_from(2, 10_000_000), default=LEAST,
                            help="formats with fewer are left out (default: %(default)s)")  # fmt: skip
        parser.add_argument("--write", nargs="?", type=Path, const=FILE, default=None, metavar="FILE",
                            help="store the ratings (default file: that of the bots)")  # fmt: skip
        parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")

    def handle(self, *, rates: Path, least_games: int, write: Path | None, **options: object) -> None:
        try:
            found = made(rates, least_games)
            if write:
                write.write_text(module(found), encoding="utf-8")
        except BadRates as refusal:
            self.stderr.write(str(refusal))
            sys.exit(2)
        except OSError as error:
            self.stderr.write(f"{write} cannot be written: {error.strerror}.")
            sys.exit(2)
        self.stdout.write(as_json(found) if options["json"] else in_words(found, least_games))


def made(file: Path, least: int = LEAST) -> Found:
    """The formats of a file with so many games, and what these say of cards. Raises BadRates."""
    stored = sorted(rates.stored(file).items())
    return {key: (one, valued(one, RATING)) for key, one in stored if one.games >= least}


def module(found: Found) -> str:
    """The source of `engine/bots/epic/data/ratings.py`."""
    counted = [
        f"    {key}: {one.games:,} games of {one.seats} seats, played by {one.bot}, seed {one.seed}, version "
        f"{one.version} of the rules, {one.date[:10]}"
        for key, (one, _) in found.items()
    ]
    lines = ["BY_FORMAT: Final[dict[str, dict[str, float]]] = {"]
    for key, (_, cards) in found.items():
        points = [f"{json.dumps(name)}: {one.points}," for name, one in cards.items()]
        lines += [f"    {json.dumps(key)}: {{", *_filled(points), "    },"]
    return HEAD.format(counted="\n".join(counted) or "    no format") + "\n".join([*lines, "}  # fmt: skip"]) + "\n"


def _filled(entries: list[str]) -> list[str]:
    """Entries of a dict, as many in a line as it has room for."""
    indent = " " * 8
    whole = " ".join(entry.replace(" ", "\0") for entry in entries)  # no line ends within one of them
    lines = wrap(whole, WIDE, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False)
    return [line.replace("\0", " ") for line in lines]


def as_json(found: Found) -> str:
    return json.dumps({
        key: {"games": one.games, "cards": {name: asdict(card) for name, card in cards.items()}}
        for key, (one, cards) in found.items()
    })  # fmt: skip


def in_words(found: Found, least: int) -> str:
    """The report for people."""
    if not found:
        return f"No format has {least:,} games: draft bots go by RATING everywhere. manage.py rates counts games."
    return "\n".join(line for key, (one, cards) in found.items() for line in _lines(key, one, cards))


def _lines(key: str, one: FormatRates, cards: Mapping[str, Valued]) -> list[str]:
    """What has changed in a format."""
    weights = sorted(card.weight for card in cards.values())
    lines = [f"{key}: {one.games:,} games, {len(cards)} cards."]
    if weights:
        lines.append(f"  For half of the cards what was counted weighs {weights[len(weights) // 2]:.2f} or more.")
    by_change = sorted(cards, key=lambda name: cards[name].points - cards[name].rating)
    for title, names in (("rise", by_change[: -SHOWN - 1 : -1]), ("fall", by_change[:SHOWN])):
        changes = ", ".join(f"{name} ({cards[name].rating:+.1f} to {cards[name].points:+.1f})" for name in names)
        lines.append(f"  Cards that {title} most: {changes}.")
    return lines
