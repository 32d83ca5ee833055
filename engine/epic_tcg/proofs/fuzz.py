"""Random games that hold the laws while they are played, of random decks and sealed pools, with decks that lead to what
has not happened yet. A broken law or a crash ends in `Broken`, which says how to see it again."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from engine.epic_tcg.catalogue.products import CARDS
from engine.epic_tcg.limited import plan
from engine.epic_tcg.positions.laws import status
from engine.epic_tcg.programs.definitions import ALIGNMENT, NAMES, D
from engine.epic_tcg.proofs.answers import ANSWERING
from engine.epic_tcg.proofs.copies import copy_laws, hidden_laws
from engine.epic_tcg.proofs.coverage import Coverage
from engine.epic_tcg.proofs.notations import notation_laws
from engine.epic_tcg.records.record import Record
from engine.epic_tcg.rules import codes
from engine.epic_tcg.rules.machine import apply_trusted, concede, new_game
from engine.epic_tcg.rules.setup import Setup
from engine.epic_tcg.rules.state import Game
from engine.kernel.fuzz import Broken, any_option, or_leave, play_watched
from engine.kernel.random import Rng
from engine.kernel.records import concession

DECK: Final = 30  # rule book, Sealed Pack
COPIES: Final = 3  # of a card that is wanted
LEAVING: Final = 150  # of more than two players, one leaves about once in so many choices
CLOSER: Final = 61  # choices between two looks at copies, notations and hidden cards
ROWS: Final = [D.index_of[card.name] for card in CARDS]
KINDS: Final = 4  # of decks
FEW: Final = 30  # cards that are wanted
VARIANTS: Final[dict[str, tuple[str, ...]]] = {}  # games of all kinds come in turn


def random_deck(rng: Rng, rows: list[int] = ROWS) -> list[int]:
    """Thirty different cards, as card indexes."""
    deck = rows[:]
    rng.shuffle(deck)
    return deck[:DECK]


def alignment_deck(rng: Rng) -> list[int]:
    """Thirty different cards of one alignment."""
    of = 1 << rng.below(4)
    return random_deck(rng, [row for row in ROWS if ALIGNMENT[row] & of])


def hunting_deck(rng: Rng, wanted: list[int], *, mixed: bool = False) -> list[int]:
    """One to three wanted cards, three times each, among cards of the alignment of the first or, `mixed`, of any."""
    pool = wanted[:]
    rng.shuffle(pool)
    chosen = pool[: 1 + rng.below(3)]
    friends = [row for row in ROWS if (mixed or ALIGNMENT[row] & ALIGNMENT[chosen[0]]) and row not in chosen]
    return (chosen * COPIES + random_deck(rng, friends))[:DECK]


def sealed_pools(seats: int, seed: int) -> list[list[int]]:
    """Two boosters for each player."""
    boosters = plan("sealed", seats=seats, packs=2).boosters(seed)
    pools = [[name for booster in boosters[seat::seats] for name in booster] for seat in range(seats)]
    return [[D.index_of[name] for name in pool] for pool in pools]


def setup_for(number: int, rng: Rng, wanted: list[int]) -> Setup:
    """The game with this number; `wanted` are cards of which more is to be seen. Mixed decks, decks of one alignment,
    hunting decks and sealed pools come in turn; once few cards are wanted, hunting decks in place of mixed ones. Every
    other hunting deck is mixed, for what only cards of another alignment do. Every seventh game is a Pack War, every
    fifth waits in every window, every sixth is for three or four players."""
    seats = 3 + number // 6 % 2 if number % 6 == 5 else 2
    kind = number % KINDS
    if kind == 3:
        decks = sealed_pools(seats, rng.fork())
    elif wanted and (kind == 2 or (kind == 0 and len(wanted) <= FEW)):
        decks = [hunting_deck(rng, wanted, mixed=seat % 2 == 1) for seat in range(seats)]
    else:
        decks = [alignment_deck(rng) if kind == 1 else random_deck(rng) for _ in range(seats)]
    named = tuple(tuple(NAMES[row] for row in deck) for deck in decks)
    return Setup(named, pack_war=number % 7 == 6, every_window=number % 5 == 4)


def fuzz_game(
    number: int,
    seed: int,
    coverage: Coverage,
    every: int = 1,
    closer: int = CLOSER,
    tally: Counter[str] | None = None,
) -> Game:
    """Play a random game to its end and count what fired. Raises Broken.

    After every `every` choices the state is looked at, and answers are tried as a page sends them; they are counted in
    `tally`. Copies, notations and hidden cards are looked at once in `closer` choices (0: never), a notation also when
    the game is over.
    """
    rng = Rng(seed)
    game = new_game(setup_for(number, rng, coverage.unfired_cards()), seed)
    luck, counted = Rng(rng.fork()), Counter() if tally is None else tally

    def look(g: Game, made: int, _: Rng) -> list[str]:
        if g.reason:
            return status(g) + (notation_laws(g, luck) if closer else [])
        wrong = status(g) if made % every == 0 else []
        if made % every == 0 and not wrong:
            wrong += ANSWERING.laws(g, luck, counted)
        if len(g.options) == 1 and not (g.setup.every_window and g.kind == codes.PRIORITY):
            wrong.append("a decision with one option was asked")
        if closer and not wrong and luck.below(closer) == 0:
            wrong += copy_laws(g, luck) + notation_laws(g, luck)
            for seat in g.players:
                wrong += hidden_laws(g, seat, luck)
        return wrong

    def choose(g: Game, source: Rng) -> int:
        if len(g.players) > 2 and source.below(LEAVING) == 0:
            return concession(g.players[source.below(len(g.players))])
        return any_option(g, source)

    play_watched(game, or_leave(apply_trusted, concede), look, seed, rng, choose)
    coverage.read(game.journal or [])
    return game


def ended_by(game: Game) -> str:
    """The reason that ended a game, in a word."""
    return codes.REASON_NAMES[game.reason]


def record_of(broken: Broken) -> dict[str, Any]:
    """The record of a game until a law broke. Raises BadRecord."""
    return Record.of(broken.setup, broken.seed, broken.options).to_json()
