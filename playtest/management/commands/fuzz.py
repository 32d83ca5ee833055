"""`manage.py fuzz`: random games under the eyes of the laws, until every ability of every card has fired."""

import json
import time
from argparse import ArgumentTypeError
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TypedDict

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.utils import timezone
from tqdm import tqdm

from decks.queries import FUZZ_REPORT, of_game
from engine import games as all_games
from engine.games import Game
from engine.kernel.fuzz import Broken
from engine.kernel.records import BadRecord
from gate.games import add_game

MOST = 100_000  # games, when their number is not said
PATIENCE = 1000  # games in which nothing new fires, then hunting ends
ANSWERS = ("divisions", "multi-picks", "amounts", "accepted", "refused")
VARIANTS = {"format_": "format", "rules_of": "year of rules"}  # of games, if they have them


class Found(TypedDict):
    """The report: `ended` counts games by the reason that ended them, `cards` tell how often each ability fired."""

    date: str
    definitions: str
    games: int
    seed: int
    seconds: float
    ended: dict[str, int]
    every: int
    answers: dict[str, int]
    unfired: list[str]
    cards: Mapping[str, Sequence[Mapping[str, str | int]]]


def count(text: str) -> int:
    """A whole number from 1 on."""
    if not text.isascii() or not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(f"{text!r} is not a number of games; give a whole number of at least 1.")
    return int(text)


class Command(BaseCommand):
    help = "Play random games with changing decks, check the laws, and print the abilities that have not fired."

    def add_arguments(self, parser: CommandParser) -> None:
        add = parser.add_argument
        add("--games", type=count, help="number of games (default: until every ability has fired)")
        add(
            "--seed", type=int, default=1, help="seed of the first game; the next games count up (default: %(default)s)"
        )
        add("--until-complete", action="store_true", help="stop early when everything has fired")
        add(
            "--every",
            type=count,
            default=1,
            help="number of choices between two full checks of the state (default: %(default)s)",
        )
        add(
            "--format",
            dest="format_",
            choices=values_of("format_"),
            help="games of three to eight players in this format, one of whom leaves now and then",
        )
        add(
            "--rules",
            dest="rules_of",
            choices=values_of("rules_of"),
            help="play all games by the rules of that year (default: the newest, and older ones every eighth game)",
        )
        add("--json", dest="as_json", action="store_true", help="print the report as JSON")
        place = parser.add_mutually_exclusive_group()
        place.add_argument("--report", type=Path, help="file for the report (default: fuzz.json in the data folder)")
        place.add_argument("--store", action="store_true", help="store the report for the conformance page")
        add_game(parser)

    def handle(
        self,
        *,
        games: int | None,
        seed: int,
        until_complete: bool,
        every: int,
        as_json: bool,
        report: Path | None,
        store: bool,
        game: str,
        **options: object,
    ) -> None:
        path = report or of_game(FUZZ_REPORT if store else settings.DATA_DIR / FUZZ_REPORT.name, game)
        if not path.parent.is_dir():
            raise CommandError(f"The folder {path.parent} for the report does not exist.")
        played = all_games.of(game)
        proofs, variant = played.proofs, variant_of(played, options)
        coverage = proofs.Coverage()
        ended: Counter[str] = Counter()
        tally: Counter[str] = Counter()
        started = time.perf_counter()
        hunting = until_complete or games is None
        unfired, last = coverage.unfired(), 0
        for number in tqdm(range(games or MOST), desc="games", unit="game", disable=None, file=self.stderr):
            try:
                g = proofs.fuzz_game(number, seed + number, coverage, every, tally=tally, **variant)
            except Broken as broken:
                raise CommandError(f"{broken}\n{kept(played, broken, path)}") from broken
            ended[proofs.ended_by(g)] += 1
            if coverage.unfired() != unfired:
                unfired, last = coverage.unfired(), number
            if hunting and (not unfired or number - last >= PATIENCE):
                break
        found: Found = {
            "date": timezone.now().isoformat(timespec="seconds"),
            "definitions": proofs.FINGERPRINT,
            "games": coverage.games,
            "seed": seed,
            "seconds": round(time.perf_counter() - started, 1),
            "ended": dict(sorted(ended.items())),
            "every": every,
            "answers": {name: tally[name] for name in ANSWERS},
            "unfired": [proofs.thing(number) for number in unfired],
            "cards": coverage.by_card(),
        }
        text = dumped(found)
        path.write_text(text, encoding="utf-8")
        self.stdout.write(text if as_json else sentences(played.NAME, found, path))
        if hunting and unfired:
            raise CommandError(f"{len(unfired)} abilities did not fire in {coverage.games} games.")


def values_of(variant: str) -> list[str]:
    """What can be chosen of a variant in any game."""
    values = [game.proofs.VARIANTS.get(variant, ()) for game in all_games.GAMES.values()]
    return list(dict.fromkeys(value for of_one in values for value in of_one))


def variant_of(played: Game, options: Mapping[str, object]) -> dict[str, Any]:
    """What was chosen. Raises CommandError where the game has none of it."""
    chosen = {name: options[name] for name in VARIANTS if options.get(name) is not None}
    for name, value in chosen.items():
        if value not in played.proofs.VARIANTS.get(name, ()):
            raise CommandError(f'Random games of the {played.NAME} have no {VARIANTS[name]} "{value}".')
    return chosen


def dumped(found: Mapping[str, object]) -> str:
    return json.dumps(found, indent=1, ensure_ascii=False) + "\n"


def sentences(name: str, found: Found, path: Path) -> str:
    abilities = sum(len(card) for card in found["cards"].values())
    ends = ", ".join(f"{number} by {reason}" for reason, number in found["ended"].items())
    played = f"{found['games']} games from seed {found['seed']} in {found['seconds']} s"
    lines = [f"{name}: {played}: every law held. Endings: {ends}."]
    asked = found["answers"]
    lines.append(
        f"To {asked['divisions']} divisions, {asked['multi-picks']} multi-picks and {asked['amounts']} amounts "
        f"{asked['accepted']} answers of pages were accepted and {asked['refused']} illegal ones refused."
    )
    if found["unfired"]:
        lines.append(f"{len(found['unfired'])} of {abilities} abilities have not fired:")
        lines += [f"  {line}" for line in found["unfired"]]
    else:
        lines.append(f"Every ability of every card has fired, {abilities} in all.")
    return "\n".join([*lines, f"The report is in {path}."])


def kept(played: Game, broken: Broken, path: Path) -> str:
    """Store the game until the law broke, so that it can be seen again, and say where."""
    record = path.with_name(f"{path.stem}-broken.json")
    try:
        game = played.proofs.record_of(broken)
    except (BadRecord, Exception) as error:  # noqa: BLE001 - a crash on the way is what is being reported
        return f"The game cannot even be recorded: {error}"
    record.write_text(dumped(game), encoding="utf-8")
    return f"The game up to there is in {record}."
