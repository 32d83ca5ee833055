"""`manage.py duel`: bots play many games against each other, two in pairs that share a seed, more in rounds."""

import json
import sys
import time
from argparse import ArgumentTypeError
from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import Any

from django.core.management.base import BaseCommand, CommandParser
from tqdm import tqdm

from decks.queries import NoDeckFile, deck_file_of
from engine import games
from engine.bots.matches import Match, Option
from engine.bots.processes import shared
from engine.construction.lists import DeckList
from engine.games import DEFAULT, GAMES, Game
from engine.kernel.scores import Score, score
from gate.arguments import number_from
from gate.games import add_game
from playtest.naming import listed

MAX_GAMES = 1_000_000
MOST_CARDS = 250  # of a deck file


class BadDeck(ValueError):
    """A deck that cannot be used; the message says why."""


def deck_of(game: Game, source: str) -> str | DeckList:
    """A deck that the game has ready, by its name, or what a deck file says."""
    if source in game.bots.READY:
        return source
    try:
        _, parsed = deck_file_of(source, game.construction.parse, MOST_CARDS)
    except NoDeckFile as missing:
        raise BadDeck(f"{missing} Ready-made are {listed(game.bots.READY)}.") from None
    if not parsed.cards:
        raise BadDeck(f"The deck file {source} has no cards. Write one line for each card: how many, and its name.")
    return parsed


def choices() -> dict[str, list[tuple[Game, Option]]]:
    """What can be chosen of matches, by name, and of which games."""
    found: dict[str, list[tuple[Game, Option]]] = {}
    for game in GAMES.values():
        for one in game.bots.OPTIONS:
            found.setdefault(one.name, []).append((game, one))
    return found


def reader(option: Option) -> Callable[[str], Any]:
    """What reads a word of an option, for a parser of arguments."""

    def read(text: str) -> Any:
        try:
            return option.read(text)
        except ValueError as refusal:
            raise ArgumentTypeError(str(refusal)) from None

    return read


def add_choices(parser: CommandParser) -> None:
    """An option for each; of another game than the usual one the help says which."""
    for name, of in choices().items():
        about = [one.about if game.KEY == DEFAULT else f"of the {game.NAME}: {one.about}" for game, one in of]
        values = list(dict.fromkeys(value for _, one in of for value in one.values))
        parser.add_argument(
            f"--{name}",
            nargs="+" if of[0][1].many else None,
            type=reader(of[0][1]),
            choices=values or None,
            metavar=name.upper(),
            help="; ".join(about),
        )


class Command(BaseCommand):
    help = "Let bots play many games. Each seed is played once for each bot, with another one starting."

    def add_arguments(self, parser: CommandParser) -> None:
        every = {game.NAME: game.bots for game in GAMES.values()}
        ready = "; ".join(f"of the {name} {', '.join(bots.READY)}" for name, bots in every.items())
        levels = "; ".join(f"of the {name} {', '.join(sorted(map(_key, bots.LEVELS)))}" for name, bots in every.items())
        parser.add_argument("decks", nargs="+", metavar="DECK",
                            help=f"the deck of each bot: a deck file, or one that is ready, {ready}")  # fmt: skip
        add_game(parser)
        parser.add_argument("--bots", nargs="+", metavar="BOT",
                            help=f"one for each deck, {levels} (default: greedy, then random ones)")  # fmt: skip
        add_choices(parser)
        parser.add_argument("--games", type=number_from(1, MAX_GAMES), default=100, help="default: %(default)s")
        parser.add_argument("--seed", type=number_from(0, 2**63), default=1, help="default: %(default)s")
        parser.add_argument("--workers", type=number_from(1, 64), default=None,
                            help="processes; the results do not depend on it (default: 2 when it helps)")  # fmt: skip
        parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")

    def handle(
        self,
        *,
        game: str,
        decks: list[str],
        bots: list[str] | None,
        seed: int,
        workers: int | None,
        **options: Any,
    ) -> None:
        number = options["games"]
        bots = bots or ["greedy", *["random"] * (len(decks) - 1)]
        try:
            match = match_of(games.of(game), decks, bots, seed, options)
        except ValueError as refusal:  # nothing is played first
            self.stderr.write(str(refusal))
            sys.exit(2)
        watched = not options["json"] and sys.stderr.isatty()
        began = time.perf_counter()
        played = shared(match.play, number, workers)
        results = list(tqdm(played, total=number, unit="game", disable=not watched))
        found, seconds = score(results, match.sides), round(time.perf_counter() - began, 3)
        report = asdict(found) | {"seconds": seconds, "turns": sum(result.turns for result in results), "bots": bots}
        report |= {"decks": decks, "seed": seed} | match.to_json()
        report["wins"] = [found.wins[side % match.sides] for side in range(len(decks))]  # of teams each member's
        self.stdout.write(json.dumps(report) if options["json"] else sentence(found, seconds, match, bots, decks))


def match_of(game: Game, decks: Sequence[str], bots: Sequence[str], seed: int, options: dict[str, Any]) -> Match:
    """The match that is asked for. Raises ValueError with a sentence."""
    chosen = {name: options[name] for name in choices()}
    return game.bots.match([deck_of(game, source) for source in decks], bots, seed, **chosen)


def _key(level: Any) -> str:
    return str(level.key)


def sentence(found: Score, seconds: float, match: Match, bots: list[str], decks: list[str]) -> str:
    """The report for people."""
    low, high = found.interval
    capped = f", {found.capped} of them stopped by a limit" if found.capped else ""
    each = [f"{bot} ({deck})" for bot, deck in zip(bots, match.titles(decks), strict=True)]
    sides = [listed(each[side :: match.sides]) for side in range(match.sides)]
    wins = ", ".join(f"{side} won {won}" for side, won in zip(sides, found.wins, strict=True))
    winners = bots[:: match.sides]
    return (
        f"{wins}, {found.draws} drawn{capped}: {found.games} games.{match.remark()}\n"
        f"{listed(winners)} {'win' if len(winners) > 1 else 'wins'} between {low:.1%} and {high:.1%} "
        "of such games (95% interval).\n"
        f"{found.decisions} decisions in {seconds:.1f} seconds."
    )
