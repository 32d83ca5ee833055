"""`manage.py rates`: bots draft and play, and it is counted how often decks win that draw a card."""

import json
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from django.core.management.base import BaseCommand, CommandParser
from tqdm import tqdm

import compiled
from decks import rates
from decks.rates import BadRates, Drawn, FormatRates
from engine.bots.epic.players import BOTS
from engine.bots.processes import shared
from engine.epic.limited import BY_KEY, plan
from engine.epic.versions import VERSION
from engine.limited import BadSetup
from gate.arguments import number_from
from lab.drafting import DraftedGames
from lab.requests import BadRequest, check_pairs

LARGEST_SEED = 2**31
AT_ONCE = 1_000  # games, after which what was counted is stored: a run that is stopped can go on
SHOWN = 5  # of the best and of the worst cards


class Command(BaseCommand):
    help = (
        "Let bots draft in a format and play with their decks, and count how often decks win that draw a card. With "
        "--write the games go on from those that are stored with the same seed, so that a run may be stopped."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("format", metavar="FORMAT", help=f"of {', '.join(BY_KEY)}")
        parser.add_argument("--games", type=number_from(2, 10_000_000), default=20_000,
                            help="in all, an even number (default: %(default)s)")  # fmt: skip
        parser.add_argument("--seed", type=number_from(0, LARGEST_SEED), default=1, help="default: %(default)s")
        parser.add_argument("--bot", default="greedy", help=f"who plays, of {', '.join(BOTS)} (default: %(default)s)")
        parser.add_argument("--workers", type=number_from(1, 64), default=None,
                            help="processes (default: 2 when it helps)")  # fmt: skip
        parser.add_argument("--write", nargs="?", type=Path, const=rates.FILE, default=None, metavar="FILE",
                            help="store what was counted (default file: that of the pages of cards)")  # fmt: skip
        parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")

    def handle(
        self,
        *,
        format: str,  # noqa: A002  (named by the command line)
        games: int,
        seed: int,
        bot: str,
        workers: int | None,
        write: Path | None,
        **options: object,
    ) -> None:
        try:
            found = begun(format, games, seed, bot)
            known = rates.stored(write) if write else {}
            if write:
                rates.store(write, known)  # whether that can be done is found out before any game
            if before := known.get(format):
                check_goes_on(before, found, games)
                found = before if before.goes_on(found) else found
            sys.stderr.write(compiled.advice(games - found.games))
            watched = not options["json"] and self.stderr.isatty()
            for part in played(found, games, workers, watched=watched):
                found = part
                if write:
                    rates.store(write, rates.stored(write) | {format: found})
        except (BadRequest, BadRates) as refusal:
            self.stderr.write(str(refusal))
            sys.exit(2)
        except OSError as error:
            self.stderr.write(f"{write} cannot be written: {error.strerror}.")
            sys.exit(2)
        self.stdout.write(as_json(found) if options["json"] else in_words(found))


def begun(format_: str, games: int, seed: int, bot: str) -> FormatRates:
    """Rates without any game. Raises BadRequest with a sentence where no such games can be played."""
    if format_ not in BY_KEY:
        raise BadRequest(f"There is no draft format {format_}. Choose from {', '.join(BY_KEY)}.")
    if bot not in BOTS:
        raise BadRequest(f"There is no bot {bot}. Choose from {', '.join(BOTS)}.")
    check_pairs(games)
    try:
        seats = plan(format_).seats
    except BadSetup as bad:  # a cube of one's own has no cards until somebody chooses them
        raise BadRequest(str(bad)) from None
    return FormatRates(format_, seats - seats % 2, bot, seed, VERSION, now())


def check_goes_on(before: FormatRates, found: FormatRates, games: int) -> None:
    """Raises BadRequest where more games that are stored would be lost for fewer other ones."""
    if not before.goes_on(found) and before.games > games:
        raise BadRequest(
            f"{before.games:,} games of {before.format} are stored, of another seed, bot or version of the rules. "
            f"{games:,} games would take their place. Ask for more games, or write to another file."
        )


def played(found: FormatRates, games: int, workers: int | None, *, watched: bool) -> Iterator[FormatRates]:
    """The rates after each part of the games that are still to be played, up to so many in all."""
    with tqdm(total=games, initial=found.games, unit="game", disable=not watched) as progress:
        while found.games < games:
            more = DraftedGames(found.format, found.seats, found.bot, found.seed, found.games)
            results: list[Drawn] = []
            for result in shared(more.play, min(AT_ONCE, games - found.games), workers):
                results.append(result)
                progress.update()
            found = found.with_games(results, now())
            yield found


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def as_json(found: FormatRates) -> str:
    cards = {
        name: {
            "drawn": {"games": one.drawn.games, "won": one.drawn.won, "interval": one.drawn.interval},
            "played": {"games": one.played.games, "won": one.played.won, "interval": one.played.interval},
        }
        for name, one in found.cards.items()
    }
    return json.dumps({name: getattr(found, name) for name in (*rates.ASKED, "date", "games")} | {"cards": cards})


def in_words(found: FormatRates) -> str:
    """The report for people."""
    enough = [(one.drawn.of or 0.0, name) for name, one in found.cards.items() if not one.drawn.is_few]
    ranked = [name for _, name in sorted(enough, reverse=True)]
    lines = [f"{found.games:,} games with decks of {found.format} drafts, played by {found.bot}."]
    if not ranked:
        return f"{lines[0]} No card was drawn in {rates.FEW} games or more."
    for title, names in (("most", ranked[:SHOWN]), ("least", ranked[: -SHOWN - 1 : -1])):
        lines.append(f"Won {title} often when drawn:")
        for name in names:
            rate = found.cards[name].drawn
            low, high = rate.interval
            lines.append(f"  {name}: {rate.of:.1%} of {rate.games:,} games ({low:.1%} to {high:.1%})")
    return "\n".join(lines)
