"""`manage.py duel`: bots play many games against each other, two in pairs that share a seed, more in rounds."""

import argparse
import json
import sys
import time
from dataclasses import asdict
from typing import TypeVar

from django.core.management.base import BaseCommand, CommandParser
from tqdm import tqdm

from decks.queries import NoDeckFile, deck_file, products
from engine.bots import BOTS
from engine.bots.match import Match
from engine.bots.processes import shared
from engine.epic.catalogue import UnknownDeity, deity_by_name
from engine.epic.construction import ALIGNMENTS, BASE_SET, preconstructed
from engine.epic.rules import DUEL, FORMATS, HYDRA, RULES_2017, RULES_OF
from engine.epic.simulation import Deck
from engine.kernel.scores import Score, score
from gate.arguments import number_from
from playtest.naming import listed

RANDOM = "random30"
PRODUCTS = tuple(products())
Each = TypeVar("Each")
NO_DEITY = "none"
MAX_GAMES = 1_000_000


class BadDeck(ValueError):
    """A deck that cannot be used; the message says why."""


def deck_of(source: str) -> tuple[Deck | None, str | None]:
    """The cards of a ready-made deck or of a deck file, None for `random30`, which is dealt for each pair of games; and
    the deity that the file names."""
    if source == RANDOM:
        return None, None
    if source in ALIGNMENTS:
        return tuple(preconstructed(source)), None
    try:
        parsed = deck_file(source)
    except NoDeckFile as missing:
        raise BadDeck(f"{missing} Ready-made are {', '.join(ALIGNMENTS)} and {RANDOM}.") from None
    if not parsed.cards:
        raise BadDeck(f'The deck file {source} has no cards. Write one line for each card, such as "3 Kong".')
    return tuple(parsed.cards), parsed.deity


def deity_of(name: str) -> str | None:
    """The deity of this name; None for "none"."""
    try:
        return None if name == NO_DEITY else deity_by_name(name).name
    except UnknownDeity as unknown:
        raise argparse.ArgumentTypeError(str(unknown)) from None


class Command(BaseCommand):
    help = "Let bots play many games. Each seed is played once for each bot, with another one starting."

    def add_arguments(self, parser: CommandParser) -> None:
        decks = f"a deck file, or one of {', '.join([*ALIGNMENTS, RANDOM])}"
        parser.add_argument("decks", nargs="+", metavar="DECK", help=f"the deck of each bot: {decks}")
        parser.add_argument("--format", choices=[name for name in FORMATS if name], default=DUEL,
                            help="for three to eight bots; each round of games draws where they sit")  # fmt: skip
        parser.add_argument("--teams", type=number_from(2, 4), default=None,
                            help="of the format hydra; teammates alternate among the decks (default: 2)")  # fmt: skip
        parser.add_argument(
            "--bots",
            nargs="+",
            choices=sorted(BOTS),
            metavar="BOT",
            help=f"one for each deck, of {', '.join(sorted(BOTS))} (default: greedy, then random ones)",
        )
        parser.add_argument("--deities", nargs="+", type=deity_of, metavar="DEITY",
                            help="of each bot, or none (default: those in the deck files)")  # fmt: skip
        dealt = f"products for {RANDOM}: {', '.join(PRODUCTS)} (default: {BASE_SET})"
        parser.add_argument("--products", nargs="+", choices=PRODUCTS, default=[BASE_SET], metavar="P", help=dealt)
        parser.add_argument("--games", type=number_from(1, MAX_GAMES), default=100, help="default: %(default)s")
        parser.add_argument("--seed", type=number_from(0, 2**63), default=1, help="default: %(default)s")
        parser.add_argument("--workers", type=number_from(1, 64), default=None,
                            help="processes; the results do not depend on it (default: 2 when it helps)")  # fmt: skip
        parser.add_argument("--rules", dest="rules_of", choices=RULES_OF, default=RULES_2017,
                            help="the year of the rules that are played (default: %(default)s)")  # fmt: skip
        parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")

    def handle(
        self,
        *,
        decks: list[str],
        bots: list[str] | None,
        deities: list[str | None] | None,
        products: list[str],
        games: int,
        seed: int,
        workers: int | None,
        rules_of: str,
        format: str,  # noqa: A002 - the name of the option
        teams: int | None,
        **options: object,
    ) -> None:
        try:
            found_decks = [deck_of(source) for source in decks]
            bots = one_each("bot", bots or ["greedy", *["random"] * (len(decks) - 1)], decks)
            deities = one_each("deity", deities or [deity for _, deity in found_decks], decks)
            match = Match(
                decks=tuple(deck for deck, _ in found_decks),
                bots=tuple(bots),
                seed=seed,
                deities=tuple(deities),
                products=tuple(dict.fromkeys(products)),
                rules_of=rules_of,
                format=format,
                teams=teams or (2 if format == HYDRA else 0),
            )
            match.check()  # nothing is played first
        except ValueError as refusal:
            self.stderr.write(str(refusal))
            sys.exit(2)
        watched = not options["json"] and sys.stderr.isatty()
        began = time.perf_counter()
        played = shared(match.play, games, workers)
        results = list(tqdm(played, total=games, unit="game", disable=not watched))
        found, seconds = score(results, match.sides), round(time.perf_counter() - began, 3)
        report = asdict(found) | {"seconds": seconds, "turns": sum(result.turns for result in results), "bots": bots}
        report |= {"decks": decks, "seed": seed, "deities": deities, "products": list(match.products)}
        report["wins"] = [found.wins[side % match.sides] for side in range(len(decks))]  # of teams each member's
        report |= {"rules": rules_of, "format": format, "teams": match.teams}
        self.stdout.write(json.dumps(report) if options["json"] else sentence(found, seconds, match, decks))


def one_each(what: str, named: list[Each], decks: list[str]) -> list[Each]:
    """One for each deck. Raises ValueError where it is another number."""
    if len(named) != len(decks):
        raise ValueError(f"There are {len(decks)} decks. Name one {what} for each of them, not {len(named)} in all.")
    return named


def sentence(found: Score, seconds: float, match: Match, decks: list[str]) -> str:
    """The report for people."""
    low, high = found.interval
    capped = f", {found.capped} of them stopped by a limit" if found.capped else ""
    played = [" with ".join(filter(None, pair)) for pair in zip(decks, match.deities, strict=True)]
    each = [f"{bot} ({deck})" for bot, deck in zip(match.bots, played, strict=True)]
    sides = [listed(each[side :: match.sides]) for side in range(match.sides)]
    wins = ", ".join(f"{side} won {won}" for side, won in zip(sides, found.wins, strict=True))
    rules = f" By the rules of {match.rules_of}." if match.rules_of != RULES_2017 else ""
    return (
        f"{wins}, {found.draws} drawn{capped}: {found.games} games.{rules}\n"
        f"{listed([*match.bots[:: match.sides]])} {'win' if match.teams else 'wins'} between {low:.1%} and {high:.1%} "
        "of such games (95% interval).\n"
        f"{found.decisions} decisions in {seconds:.1f} seconds."
    )
