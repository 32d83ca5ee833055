"""`manage.py lab`: a deck against a field, the cards within a deck, the equilibrium of a field, a better deck, and the
price of a pick."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NoReturn

from django.core.management.base import BaseCommand, CommandParser
from tqdm import tqdm

from engine.games import of
from gate.arguments import number_from
from gate.games import add_game
from lab import cards, equilibrium, field, findings, wording
from lab.asking import bounds_of, setting_of
from lab.executors import CannotPlay, executor
from lab.keeping import improved
from lab.pick_prices import asking as pick_prices
from lab.plans import check, field_plan
from lab.requests import BadRequest, check_pairs
from lab.runs import Plan, Run, StoppingRule
from lab.sources import contenders
from lab.stages import Games, Setting
from lab.storing import BadRun, begun, play_on, stored

LARGEST_SEED = 2**53
MOST_GAMES = 10_000_000
UNTIL_DECIDED, UNTIL_NARROW = "decided", "narrow"


class Command(BaseCommand):
    help = (
        "Let bots play decks against each other. Games come in pairs with the same shuffles, and each deck starts "
        "once. They are played by processes of this machine, or by a Dask cluster if DASK_SCHEDULER names one."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parts = parser.add_subparsers(dest="part", required=True, metavar="PART")
        of_field = parts.add_parser("field", help="win chances of decks against a field of decks, or each other")
        of_field.add_argument("decks", nargs="+", metavar="DECK",
                              help="a deck file, or the key of a deck of the site")  # fmt: skip
        of_field.add_argument("--against", nargs="+", metavar="DECK",
                              help="decks that each of them meets (default: they meet each other)")  # fmt: skip
        of_field.add_argument("--games-at-most", dest="games", type=number_from(2, MOST_GAMES), default=5000,
                              help="of two decks, an even number (default: %(default)s)")  # fmt: skip
        of_field.add_argument("--within", type=number_from(1, 100), default=5, metavar="POINTS",
                              help="stop when the interval is no wider, in percentage points (default: "
                              "%(default)s)")  # fmt: skip
        of_field.add_argument("--until", choices=(UNTIL_DECIDED, UNTIL_NARROW), default=UNTIL_DECIDED,
                              help="stop as soon as it is decided which deck is better or the interval is narrow, or "
                              "only when it is narrow (default: %(default)s)")  # fmt: skip
        of_cards = parts.add_parser("cards", help="how a deck fares with each of its cards")
        of_cards.add_argument("decks", nargs=1, metavar="DECK", help="a deck file, or the key of a deck of the site")
        of_cards.add_argument("--against", nargs="+", required=True, metavar="DECK", help="decks that it meets")
        of_cards.add_argument("--games", type=number_from(2, MOST_GAMES), default=2000,
                              help="against each deck, an even number (default: %(default)s)")  # fmt: skip
        of_better = parts.add_parser("improve", help="a better deck by swaps that hold in fresh games")
        _add_improving(of_better)
        for one in (of_field, of_cards):
            add_game(one)
        for one in (of_field, of_cards, of_better):
            _add_playing(one)
        of_mix = parts.add_parser("equilibrium", help="the mix of decks that nobody can exploit, of a stored field")
        of_mix.add_argument("file", type=Path, metavar="FILE", help="written by lab field")
        of_mix.add_argument("--fields", type=number_from(1, 100_000), default=equilibrium.FIELDS,
                            help="in which the games are weighed at random, to say how sure it is "
                            "(default: %(default)s)")  # fmt: skip
        of_mix.add_argument("--seed", type=number_from(0, LARGEST_SEED), default=equilibrium.SEED,
                            help="default: %(default)s")  # fmt: skip
        of_pick = parts.add_parser("pick", help="what another choice in a draft would have changed")
        pick_prices.add_arguments(of_pick)
        for one in (of_field, of_cards, of_better, of_mix, of_pick):
            one.add_argument("--json", action="store_true", help="print one JSON object and nothing else")

    def handle(self, *, part: str, json: bool, **options: Any) -> None:
        parts: Mapping[str, Callable[..., tuple[dict[str, object], str]]] = {
            "field": self.field,
            "cards": self.cards,
            "equilibrium": self.equilibrium,
            "improve": self.improve,
            "pick": pick_prices.answer,
        }
        try:
            data, words = parts[part](options, watched=not json and sys.stderr.isatty())
        except (BadRequest, BadRun, equilibrium.NoEquilibrium) as refusal:
            self._leave(str(refusal), 2)
        except OSError as error:
            self._leave(f"{options.get('write')} cannot be written: {error.strerror}.", 2)
        except CannotPlay as failure:
            self._leave(f"{failure}{_kept(options)}", 1)
        except KeyboardInterrupt:
            self._leave(f"Stopped.{_kept(options)}", 130)
        self.stdout.write(dumped(data) if json else words)

    def _leave(self, sentence: str, code: int) -> NoReturn:
        self.stderr.write(sentence)
        sys.exit(code)

    def field(self, options: Mapping[str, Any], *, watched: bool) -> tuple[dict[str, object], str]:
        """Win chances, as data and in words."""
        check_pairs(options["games"])
        rule = StoppingRule(options["games"] // 2, options["within"] / 100, options["until"] == UNTIL_DECIDED)
        run = self._played(plan_of(options), rule, options, watched=watched)
        found, table = field.reports(run), field.matrix(run)
        return findings.of_field(run, found, table), wording.of_field(found, table)

    def cards(self, options: Mapping[str, Any], *, watched: bool) -> tuple[dict[str, object], str]:
        """How a deck fares with its cards, as data and in words."""
        check_pairs(options["games"])
        rule = StoppingRule(options["games"] // 2, within=None, decided=False)
        run = self._played(plan_of(options, watched=True), rule, options, watched=watched)
        found = cards.reports(run)
        return findings.of_cards(run, found), wording.of_cards(run.plan.contenders[0].name, found)

    def equilibrium(self, options: Mapping[str, Any], *, watched: bool) -> tuple[dict[str, object], str]:
        """The equilibrium of a stored run, as data and in words."""
        run = stored(options["file"])
        known = equilibrium.of_field(run, options["fields"], options["seed"])
        square = field.is_square(run.plan)
        data = findings.of_equilibrium(run, known)
        words = wording.of_equilibrium(known.matrix, known.found, known.spreads, square=square)
        return data, words if run.is_over else f"{words}\nThe run is not over: the same lab field command goes on."

    def improve(self, options: Mapping[str, Any], *, watched: bool) -> tuple[dict[str, object], str]:
        """A better deck and the way to it, as data and in words."""
        setting = setting_of(options)
        bounds = bounds_of(options, setting)
        check(improvement_plan(setting))
        until = None if options["minutes"] is None else time.monotonic() + 60 * options["minutes"]
        playing = executor(options["workers"], options["block"])
        with tqdm(total=options["games"], unit="game", disable=not watched) as progress:

            def show(now: Games) -> None:
                progress.update(2)

            way, games = improved(
                setting, bounds, options["games"], playing, path=options["write"], until=until,
                notify=show,
            )  # fmt: skip
        data = findings.of_improvement(setting, options["format"], way, games.played, games.most)
        words = wording.of_improvement(setting.deck.name, setting.deck.cards, way)
        return data, words if way.over else f"{words}{_kept(options)}"

    def _played(self, plan: Plan, rule: StoppingRule, options: Mapping[str, Any], *, watched: bool) -> Run:
        """The run of this plan, played to its end; from the file on, where there is one."""
        check(plan)
        run = begun(plan, rule, options["write"])
        shape = "{desc}{n_fmt} pairs, {elapsed}, {rate_fmt}"
        with tqdm(initial=run.pairs, unit=" pairs", bar_format=shape, disable=not watched) as progress:

            def show(now: Run) -> None:
                over = sum(1 for course in now.courses if course.stopped)
                progress.set_description_str(f"{over} of {len(now.courses)} matchups done, ", refresh=False)
                progress.update(now.pairs - progress.n)

            play_on(run, executor(options["workers"], options["block"]), options["write"], show)
        return run


def _add_improving(parser: CommandParser) -> None:
    """What is improved, and within which bounds."""
    parser.add_argument("deck", metavar="DECK", help="a deck file, or the key of a deck of the site")
    parser.add_argument("--against", nargs="+", required=True, metavar="DECK", help="decks that it meets")
    parser.add_argument("--format", required=True, metavar="KEY", help="in which the deck stays legal; all ban lists "
                        "count that do not end")  # fmt: skip
    owned = parser.add_mutually_exclusive_group()
    owned.add_argument("--cards", metavar="FILE", help="a list of the cards that may be added and that the deck may "
                       "have: a collection, or the pool of a limited deck")  # fmt: skip
    owned.add_argument("--owner", metavar="NAME", help="an account, of whose collection cards may be added that lie in "
                       "no built deck")  # fmt: skip
    parser.add_argument("--swaps-at-most", dest="swaps", type=number_from(1, 200), default=None,
                        help="in all (default: any number)")  # fmt: skip
    parser.add_argument("--together", type=number_from(1, 200), default=None, metavar="SWAPS",
                        help="that are tried as one at most; with 1 each swap has its own figures, and fewer are found "
                        "(default: as many as seem good)")  # fmt: skip
    parser.add_argument("--games-at-most", dest="games", type=number_from(2, MOST_GAMES), default=60_000,
                        help="in all; the way depends on it (default: %(default)s)")  # fmt: skip
    parser.add_argument("--minutes", type=number_from(1, 100_000), default=None,
                        help="stop then; the way does not depend on it, and goes on if it is stored")  # fmt: skip


def _add_playing(parser: CommandParser) -> None:
    """What games are played with."""
    parser.add_argument("--bot", default="greedy", help="who plays (default: %(default)s)")
    parser.add_argument("--seed", type=number_from(0, LARGEST_SEED), default=1, help="default: %(default)s")
    parser.add_argument("--workers", type=number_from(1, 1024), default=None,
                        help="processes of this machine; results do not depend on it (default: one for "
                        "each core)")  # fmt: skip
    parser.add_argument("--block", type=number_from(1, 1000), default=1, metavar="PAIRS",
                        help="that are sent to a worker together; more of them for quick bots on a cluster "
                        "(default: %(default)s)")  # fmt: skip
    parser.add_argument("--write", type=Path, default=None, metavar="FILE",
                        help="store what was played as it goes, and go on from what is stored")  # fmt: skip


def plan_of(options: Mapping[str, Any], *, watched: bool = False) -> Plan:
    """Who meets whom. Raises BadRequest."""
    game = of(options["game"])
    decks = contenders(game, options["decks"])
    others = contenders(game, options["against"] or ())
    return field_plan(game, decks, others, options["bot"], options["seed"], watched=watched)


def improvement_plan(setting: Setting) -> Plan:
    """The deck as it is against its field."""
    meetings = tuple((0, at) for at in range(1, len(setting.field) + 1))
    decks = (setting.deck, *setting.field)
    return Plan(decks, meetings, setting.bot, setting.seed, setting.game, setting.version)


def dumped(data: dict[str, object]) -> str:
    return json.dumps(data, ensure_ascii=False)


def _kept(options: Mapping[str, Any]) -> str:
    path = options.get("write")
    return f" What was played is stored in {path}, and the same command goes on from there." if path else ""
