"""`manage.py fuzz`: random games under the eyes of the laws, until every ability of every card has fired."""

import json
import time
from argparse import ArgumentTypeError
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import TypedDict

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.utils import timezone
from tqdm import tqdm

from decks.queries import FUZZ_REPORT
from engine.epic.programs import FINGERPRINT, NAME, D
from engine.epic.proofs import Coverage, fuzz_game, in_words
from engine.epic.records import Record
from engine.epic.rules import DUEL, FORMATS, RULES_2015, RULES_2017, RULES_OF, codes
from engine.kernel.fuzz import Broken
from engine.kernel.records import BadRecord

MOST = 100_000  # games, when their number is not said
PATIENCE = 1000  # games in which nothing new fires, then hunting ends


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
    cards: dict[str, list[dict[str, str | int]]]


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
            choices=FORMATS[1:],
            default=DUEL,
            help="games of three to eight players in this format, one of whom leaves now and then",
        )
        add(
            "--rules",
            dest="rules_of",
            choices=RULES_OF,
            help=f"play all games by the rules of that year (default: {RULES_2017}, and {RULES_2015} every eighth)",
        )
        add("--json", dest="as_json", action="store_true", help="print the report as JSON")
        place = parser.add_mutually_exclusive_group()
        place.add_argument("--report", type=Path, help="file for the report (default: fuzz.json in the data folder)")
        place.add_argument("--store", action="store_const", const=FUZZ_REPORT, dest="report",
                           help="store the report for the conformance page")  # fmt: skip

    def handle(
        self,
        *,
        games: int | None,
        seed: int,
        until_complete: bool,
        every: int,
        format_: str,
        rules_of: str | None,
        as_json: bool,
        report: Path | None,
        **options: object,
    ) -> None:
        path: Path = report or settings.DATA_DIR / "fuzz.json"
        if not path.parent.is_dir():
            raise CommandError(f"The folder {path.parent} for the report does not exist.")
        coverage = Coverage()
        ended: Counter[str] = Counter()
        tally: Counter[str] = Counter()
        started = time.perf_counter()
        hunting = until_complete or games is None
        unfired, last = coverage.unfired(), 0
        for number in tqdm(range(games or MOST), desc="games", unit="game", disable=None, file=self.stderr):
            try:
                game = fuzz_game(
                    number, seed + number, coverage, every, tally=tally, format_=format_, rules_of=rules_of
                )
            except Broken as broken:
                raise CommandError(f"{broken}\n{kept(broken, path)}") from broken
            ended[codes.REASON_NAMES[game.reason]] += 1
            if coverage.unfired() != unfired:
                unfired, last = coverage.unfired(), number
            if hunting and (not unfired or number - last >= PATIENCE):
                break
        found: Found = {
            "date": timezone.now().isoformat(timespec="seconds"),
            "definitions": FINGERPRINT,
            "games": coverage.games,
            "seed": seed,
            "seconds": round(time.perf_counter() - started, 1),
            "ended": dict(sorted(ended.items())),
            "every": every,
            "answers": {name: tally[name] for name in ("divisions", "multi-picks", "amounts", "accepted", "refused")},
            "unfired": [
                f"{NAME[D.abilities[ability_id].card_index]}: {in_words(ability_id)}" for ability_id in unfired
            ],
            "cards": coverage.by_card(),
        }
        text = dumped(found)
        path.write_text(text, encoding="utf-8")
        self.stdout.write(text if as_json else sentences(found, path))
        if hunting and unfired:
            raise CommandError(f"{len(unfired)} abilities did not fire in {coverage.games} games.")


def dumped(found: Mapping[str, object]) -> str:
    return json.dumps(found, indent=1, ensure_ascii=False) + "\n"


def sentences(found: Found, path: Path) -> str:
    abilities = sum(len(card) for card in found["cards"].values())
    ends = ", ".join(f"{number} by {reason}" for reason, number in found["ended"].items())
    lines = [
        f"{found['games']} games from seed {found['seed']} in {found['seconds']} s: every law held. Endings: {ends}."
    ]
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


def kept(broken: Broken, path: Path) -> str:
    """Store the game until the law broke, so that it can be seen again, and say where."""
    record = path.with_name(f"{path.stem}-broken.json")
    try:
        game = Record.of(broken.setup, broken.seed, broken.options).to_json()
    except (BadRecord, Exception) as error:  # noqa: BLE001 - a crash on the way is what is being reported
        return f"The game cannot even be recorded: {error}"
    record.write_text(dumped(game), encoding="utf-8")
    return f"The game up to there is in {record}."
