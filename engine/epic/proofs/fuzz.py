"""Random games that hold the laws while they are played, with decks that lead to what has not happened yet.

`manage.py fuzz` and the tests come here. A broken law or a crash ends in `Broken`, which says how to see it again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from engine.epic.catalogue.products import CARDS, DEITIES
from engine.epic.positions.laws import status
from engine.epic.programs.definitions import ALIGNMENT, NAME, D
from engine.epic.proofs.answers import ANSWERING
from engine.epic.proofs.copies import copy_laws, hidden_laws, onlooker_laws
from engine.epic.proofs.coverage import Coverage
from engine.epic.proofs.notations import notation_laws, shown_laws
from engine.epic.records.record import Record
from engine.epic.rules import codes
from engine.epic.rules.machine import apply_trusted, concede, new_game
from engine.epic.rules.seating import FORMATS, HYDRA, LEAST_SEATS, MOST_SEATS, TEAMS
from engine.epic.rules.setup import RULES_2015, RULES_2017, RULES_OF, Setup
from engine.epic.rules.state import Game
from engine.kernel.fuzz import Broken, any_option, or_leave, play_watched
from engine.kernel.multiplayer import DUEL
from engine.kernel.random import Rng
from engine.kernel.records import concession

DECK = 30
COPIES = 3  # of a card that is wanted
LEAVING = 150  # of more than two players, one leaves about once in so many choices
CLOSER = 61  # choices between two looks at copies, notations and hidden cards
ROWS = [D.card_index_of_name[card.name] for card in CARDS]
DEITY_ROWS = [D.card_index_of_name[deity.name] for deity in DEITIES]
ALIGNMENTS = (1, 2, 4, 8)
VARIANTS = {"format_": tuple(FORMATS[1:]), "rules_of": tuple(RULES_OF)}


def random_deck(rng: Rng, card_indexes: list[int] = ROWS) -> list[int]:
    """Thirty different cards."""
    deck = card_indexes[:]
    rng.shuffle(deck)
    return deck[:DECK]


def alignment_deck(rng: Rng, card_indexes: list[int] = ROWS) -> list[int]:
    """Thirty different cards of one alignment."""
    of = ALIGNMENTS[rng.below(len(ALIGNMENTS))]
    return random_deck(rng, [card_index for card_index in card_indexes if ALIGNMENT[card_index] & of])


def hunting_deck(rng: Rng, wanted: list[int]) -> list[int]:
    """One to three wanted cards, three times each, among cards of their alignment: loyalty and allies need those."""
    pool = wanted[:]
    rng.shuffle(pool)
    chosen = pool[: 1 + rng.below(3)]
    of = ALIGNMENT[chosen[0]]
    friends = random_deck(
        rng, [card_index for card_index in ROWS if ALIGNMENT[card_index] & of and card_index not in chosen]
    )
    return (chosen * COPIES + friends)[:DECK]


def decks_for(number: int, rng: Rng, wanted: list[int], card_indexes: list[int] = ROWS) -> tuple[list[int], list[int]]:
    """Decks of the game with this number, as card indexes: mixed, one alignment each, hunting in turn."""
    if number % 3 == 1:
        return alignment_deck(rng, card_indexes), alignment_deck(rng, card_indexes)
    if number % 3 == 2 and wanted:
        return hunting_deck(rng, wanted), hunting_deck(rng, wanted)
    return random_deck(rng, card_indexes), random_deck(rng, card_indexes)


def deity_for(rng: Rng, wanted: list[int]) -> str | None:
    """A deity for every other seat: one that is wanted, or any."""
    pool = [card_index for card_index in DEITY_ROWS if card_index in wanted] or DEITY_ROWS
    return NAME[pool[rng.below(len(pool))]] if pool and rng.below(2) else None


def setup_for(number: int, rng: Rng, wanted: list[int]) -> Setup:
    """The game with this number; `wanted` are indexes of cards and deities of which more is to be seen."""
    decks = decks_for(number, rng, [card_index for card_index in wanted if card_index not in DEITY_ROWS])
    return setup_of(decks, number, (deity_for(rng, wanted), deity_for(rng, wanted)))


def setup_of(
    decks: tuple[list[int], list[int]], number: int, deities: tuple[str | None, str | None] = (None, None)
) -> Setup:
    """Every eighth game is played by the rules of 2015, every fifth with open lists."""
    first, second = (tuple(NAME[card_index] for card_index in card_indexes) for card_indexes in decks)
    return Setup(decks=(first, second), open_lists=number % 5 == 4, deities=deities, rules_of=_rules_of(number))


def setup_of_many(number: int, rng: Rng, wanted: list[int], format_: str) -> Setup:
    """The game with this number in a format for more than two players: of three to eight in turn, or of the teams that
    there can be, every other time with hands that teammates share."""
    seats, teams = LEAST_SEATS + number % (MOST_SEATS - LEAST_SEATS + 1), 0
    if format_ == HYDRA:
        seats, teams = TEAMS[number % len(TEAMS)]
    rows = [decks_for(number, rng, [row for row in wanted if row not in DEITY_ROWS]) for _ in range(seats)]
    return Setup(
        decks=tuple(tuple(NAME[row] for row in deck) for deck, _ in rows),
        open_lists=number % 5 == 4,
        deities=tuple(deity_for(rng, wanted) for _ in range(seats)),
        format=format_,
        rules_of=_rules_of(number),
        teams=teams,
        shared_hands=teams > 0 and number // len(TEAMS) % 2 == 1,
    )


def _rules_of(number: int) -> str:
    return RULES_2015 if number % 8 == 7 else RULES_2017


def _choose_or_leave(luck: Rng) -> Callable[[Game, Rng], int]:
    """Choices of more than two players, one of whom leaves now and then instead (1.2.2)."""

    def choose(game: Game, rng: Rng) -> int:
        if luck.below(LEAVING):
            return any_option(game, rng)
        return concession(game.seating.players[luck.below(len(game.seating.players))])

    return choose


def fuzz_game(
    number: int,
    seed: int,
    coverage: Coverage,
    every: int = 1,
    closer: int = CLOSER,
    tally: Counter[str] | None = None,
    format_: str = DUEL,
    rules_of: str | None = None,
) -> Game:
    """Play a random game to its end and count what fired; by the rules of 2017 but for every eighth, or by those that
    are named. Raises Broken.

    After every `every` choices the state is looked at and, where a page answers as a whole, answers are tried; they are
    counted in `tally`. Copies, notations and hidden cards are looked at once in `closer` choices (0: never), a notation
    also when the game is over.
    """
    rng = Rng(seed)
    looks = _Looks(seed, every, closer, Counter() if tally is None else tally)
    wanted = coverage.unfired_card_indexes()
    setup = setup_for(number, rng, wanted) if format_ == DUEL else setup_of_many(number, rng, wanted, format_)
    if rules_of is not None:
        setup = replace(setup, rules_of=rules_of)
    game = new_game(setup, seed)
    choose = any_option if format_ == DUEL else _choose_or_leave(Rng(rng.fork()))
    play_watched(game, or_leave(apply_trusted, concede), looks.look, seed, rng, choose)
    coverage.read(game.journal or [])
    return game


class _Looks:
    """How often a game is looked at, and with which luck: answers are tried with their own, so that the game that is
    played does not depend on `every`."""

    def __init__(self, seed: int, every: int, closer: int, tally: Counter[str]) -> None:
        self.every = every
        self.closer = closer
        self.tally = tally
        self.luck = Rng(Rng(seed).fork())

    def look(self, game: Game, made: int, rng: Rng) -> list[str]:
        """What is wrong after so many choices."""
        if game.reason:
            return status(game) + (notation_laws(game, self.luck) if self.closer else [])
        wrong: list[str] = []
        if made % self.every == 0:
            wrong += status(game)
            if len(game.options) < 2:
                wrong.append("a decision with one option was asked")
            if not wrong:
                wrong += ANSWERING.laws(game, self.luck, self.tally)
        if self.closer and not wrong and rng.below(self.closer) == 0:
            luck = Rng(rng.fork())
            wrong += copy_laws(game, luck) + notation_laws(game, luck) + onlooker_laws(game, luck)
            for seat in game.seating.players:
                wrong += hidden_laws(game, seat, luck) + shown_laws(game, seat, luck)
        return wrong


def ended_by(game: Game) -> str:
    """The reason that ended a game, in a word."""
    return codes.REASON_NAMES[game.reason]


def record_of(broken: Broken) -> dict[str, Any]:
    """The record of a game until a law broke. Raises BadRecord."""
    return Record.of(broken.setup, broken.seed, broken.options).to_json()
