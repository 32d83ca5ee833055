"""What is measured, on fixed games: every run does the same work, so that medians of runs can be compared.

With two processes each has an interpreter of its own (spawn) and is timed by itself once it has started; the rates are
added. On a machine that does other work as well, seconds of the processor say more than those of the clock.

The compiled engine is measured in a process of its own, as one process has one engine only: `compiled_figures`.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import platform
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import compiled
from bench.faces import face_figures
from bench.site import search_milliseconds
from engine.bots.epic.match import Match
from engine.bots.epic.observation import Observation
from engine.bots.epic.players import BOTS
from engine.bots.epic.search import SearchBot
from engine.epic import Game, Setup, determinize, new_game, view
from engine.epic.catalogue import CARDS, PRODUCTS
from engine.epic.construction import CONSTRUCTED_DECK, Deck, by_key, violations
from engine.epic.programs import D
from engine.epic.proofs import ROWS, decks_for, game_of, perft, setup_of
from engine.epic.rules import codes
from engine.epic.simulation import play_out, walk
from engine.kernel.perft import parse_perft
from engine.kernel.random import Rng

Figures = dict[str, Any]
Thing = TypeVar("Thing")
Clock = Callable[[], float]
CLOCKS: dict[str, Clock] = {"wall": time.perf_counter, "cpu": time.process_time}
GAMES = 40  # different setups, played in turn
POSITIONS = 60  # middles of games for what is measured by position
PROCESSES = 2
DUELS = 4  # games of bots that look ahead, played in turn
SEARCHER = "hard"  # the bot whose search is measured
SEARCHES = 8  # positions that it is asked in, in turn
BASE = [D.card_index_of_name[card.name] for _, cards in PRODUCTS[0][1] for card in cards]  # of the base set
PERFT = Path(__file__).resolve().parent.parent / "tests" / "engine" / "epic" / "proofs" / "perft"


def setups(card_indexes: list[int] = BASE) -> list[Setup]:
    """Mixed and one-alignment decks of these cards, the same every time; of the base set, so that figures can be
    compared with those of earlier versions."""
    return [setup_of(decks_for(number, Rng(number), [], card_indexes), 0) for number in range(GAMES)]


def middles() -> list[Game]:
    """Games between their beginning and their end, without journals, as search sees them."""
    found: list[Game] = []
    for number in range(POSITIONS):
        game = new_game(setups()[number % GAMES], number)
        game.journal = None
        walk(game, Rng(number), 20 + number * 2)
        if not game.reason:
            found.append(game)
    return found


def constructed_decks() -> list[Deck]:
    """Decks of 60 different cards of all products, which take longest to judge; most break the ratio."""
    names = [card.name for card in CARDS]
    return [dict.fromkeys(random.Random(number).sample(names, CONSTRUCTED_DECK), 1) for number in range(GAMES)]


# --- one run of each measure: a rate in a second, or a time ----------------------------------------------------------


def play(seconds: float, clock: Clock, card_indexes: list[int] = BASE) -> tuple[float, float]:
    """Random games and decisions in a second, the start of each game included."""
    mixed = setups(card_indexes)
    games = choices = 0
    started = now = clock()
    while now - started < seconds:
        game = new_game(mixed[games % GAMES], games)
        game.journal = None
        choices += play_out(game, Rng(games))
        games += 1
        now = clock()
    return games / (now - started), choices / (now - started)


def duels(seconds: float, clock: Clock) -> float:
    """Games a second between two bots that look ahead, of whole rounds of the same games."""
    match = Match(decks=(None, None), bots=("greedy", "greedy"), seed=5)
    rounds = 0
    started = now = clock()
    while now - started < seconds:
        for number in range(DUELS):
            match.play(number)
        rounds += 1
        now = clock()
    return rounds * DUELS / (now - started)


def searches(seconds: float, clock: Clock) -> tuple[float, float]:
    """Decisions of a bot that searches and games in thought (playouts) in a second, of whole rounds of positions."""
    positions = [game for game in middles() if len(game.options) > 2 and game.kind == codes.WINDOW][:SEARCHES]
    decisions = playouts = 0
    started = now = clock()
    while now - started < seconds:
        for number, game in enumerate(positions):
            bot = BOTS[SEARCHER]()
            assert isinstance(bot, SearchBot)
            bot.choose(Observation(game, game.seat), Rng(number))
            if bot.thought is not None:
                decisions += 1
                playouts += sum(idea["games"] for idea in bot.thought["ideas"])
        now = clock()
    return decisions / (now - started), playouts / (now - started)


def each(things: list[Thing], act: Callable[[Thing], object], seconds: float, clock: Clock) -> float:
    """Microseconds of an act on a thing, on average over the things."""
    times = 0
    started = now = clock()
    while now - started < seconds:
        for thing in things:
            act(thing)
        times += len(things)
        now = clock()
    return (now - started) / times * 1e6


def count(seconds: float, clock: Clock) -> float:
    """Perft nodes in a second, over the stored positions."""
    cases = [case for path in sorted(PERFT.glob("*.perft")) for case in parse_perft(path.read_text(encoding="utf-8"))]
    nodes = 0
    started = now = clock()
    while now - started < seconds:
        for case in cases:
            nodes += perft(game_of(case), case.counts[-1][0])
        now = clock()
    return nodes / (now - started)


def engine_run(seconds: float, clock: Clock) -> Figures:
    """What the engine does, and nothing but the engine."""
    games, decisions = play(seconds, clock)
    positions = middles()
    rng = Rng(1)
    thought, playouts = searches(seconds, clock)
    return {
        "games_per_second": games,
        "decisions_per_second": decisions,
        "all_cards_decisions_per_second": play(seconds, clock, ROWS)[1],
        "greedy_games_per_second": duels(seconds, clock),
        "playouts_per_second": playouts,
        "searches_per_second": thought,
        "clone_microseconds": each(positions, Game.clone, seconds / 4, clock),
        "view_microseconds": each(positions, lambda game: view(game, 0), seconds / 4, clock),
        "determinize_microseconds": each(positions, lambda game: determinize(game, 0, rng), seconds / 4, clock),
        "perft_nodes_per_second": count(seconds / 4, clock),
    }


def one_run(seconds: float, clock: Clock) -> Figures:
    deck_format = by_key("constructed-2017")
    return {
        **engine_run(seconds, clock),
        "legality_microseconds": each(
            constructed_decks(), lambda deck: violations(deck, deck_format), seconds / 4, clock
        ),
        "search_milliseconds": search_milliseconds(seconds / 4, clock),
        **face_figures(seconds / 4, clock),
    }


# --- runs ------------------------------------------------------------------------------------------------------------


def medians(runs: list[Figures]) -> Figures:
    return {name: round(statistics.median(run[name] for run in runs), 2) for name in runs[0]}


def several(runs: int, seconds: float, clock: str, run: Callable[[float, Clock], Figures] = one_run) -> Figures:
    play(min(seconds, 0.3), CLOCKS[clock])  # warm
    return medians([run(seconds, CLOCKS[clock]) for _ in range(runs)])


def engine_figures(runs: int, seconds: float, clock: str) -> Figures:
    """What the engine of this process does: the compiled one where that is in use."""
    return several(runs, seconds, clock, engine_run)


def compiled_figures(runs: int, seconds: float, clock: str) -> Figures | None:
    """What the compiled engine does; None where there is none."""
    if compiled.ready() is None:
        return None
    command = [sys.executable, "-m", "bench", "--compiled", f"--runs={runs}", f"--seconds={seconds}"]
    if clock == "cpu":
        command.append("--cpu")
    said = subprocess.run(command, cwd=compiled.ROOT, stdout=subprocess.PIPE, check=True)  # noqa: S603  (nothing typed)
    figures: Figures = json.loads(said.stdout)
    return figures


def together(figures: list[Figures]) -> Figures:
    """Rates of several processes add up; times are those of the slower one, and so are sizes."""
    return {
        name: round((max if name.endswith(("seconds", "bytes")) else sum)(one[name] for one in figures), 2)
        for name in figures[0]
    }


def measured(runs: int, seconds: float, clock: str) -> Figures:
    """All figures: the engine as it is written, in one process and in two at once, and compiled in one."""
    alone = several(runs, seconds, clock)
    with multiprocessing.get_context("spawn").Pool(PROCESSES) as pool:
        both = pool.starmap(several, [(runs, seconds, clock)] * PROCESSES, chunksize=1)
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        "runs": runs,
        "seconds": seconds,
        "clock": clock,
        "one_process": alone,
        "two_processes": together(both),
        "compiled": compiled_figures(runs, seconds, clock),
    }
