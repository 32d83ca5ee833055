"""Makes a deck better: proposes swaps, tries them in games, keeps those that hold in fresh games, and shows the way.

One attempt goes like this, from the deck as it is by then:

1. **Packages.** Several swaps at once (`lab.swaps`), by what is believed of cards (`lab.beliefs`): first by their
   ratings, later by all games that were played so far. Among them are the most promising swaps, half of them, a
   quarter, an eighth; and packages by numbers as they may be as far as is known, so that other cards are tried, too.
2. **Race.** All packages and the deck as it is play the same rounds. After each heat the worse half is out.
3. **Confirmation.** The best one and the deck as it is play fresh rounds. What is kept holds in these alone
   (`lab.gains`): the race, in which the luckiest wins, does not count. A package that looks hopeless is given up early,
   which can only lose something, never keep what is no better.

After an attempt that failed, and after the first one, many decks with cards exchanged by chance are played, to learn of
cards (a **screening**). They need not be legal. Nothing that is reported is taken from races or screenings. An attempt
that is kept begins the next one from the better deck. It ends after MISSES attempts in a row that were refused, when
nothing promises anything, or when the games are used up. In the end the deck as it was and as it is play fresh rounds
that had no part in any choice: so the whole gain has no winner's curse.

**The arithmetic.** Greedy bots play about 65,000 games in an hour on two cores (18 games a second). One swap of 60
cards gains a point or two, ten of them ten or more: so a package shows its gain in far fewer games than its swaps would
one by one. Against four decks a round of two decks has 16 games, and differences of rounds scatter by about 0.18. With
60,000 games a confirmation has 562 rounds at most (0.15 of the games): they measure a gain with a standard error of 0.8
points, and find one of 3 points mostly. A gain of 10 points is shown after about 80 rounds. Beside the last measure
(0.15) there is room for a first attempt by ratings, which costs 0.21 at most and 0.1 where the gain is large, and for
two to five others, each with a race (0.06), a confirmation and mostly a screening (0.10). Shares are of the games that
may be played; nothing depends on time. Loads no Django.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeVar

from engine.bots.epic.rating import RATING
from engine.kernel.random import Rng
from engine.kernel.seeds import stream
from lab import gains
from lab.beliefs import Beliefs, first_cards
from lab.gains import Gain, Score
from lab.matchups import Contender, Deck
from lab.stages import QUARTERS, Asked, Games, Ledger, OutOfGames, number_of_pair
from lab.swaps import Bounds, Swap, best_adds, package, swapped

FINAL, RACE, CONFIRMATION, SCREENING = 0.15, 0.06, 0.15, 0.10  # parts of all games, for each time
HEATS: Final = (1, 2, 4)  # rounds of a race until the end of each heat, in units
ARMS: Final = 8
DRAWS: Final = 2  # of the numbers of cards as they may be
PARTS: Final = (1, 2, 4, 8)  # of a package that are tried
LARGEST: Final = 3  # a package swaps at most one of so many cards
LOOKS: Final = (
    16  # the first look at a confirmation is after one of so many of its rounds, each next one after twice as many
)
FEWEST: Final = 8  # rounds, before the first look and in a heat
HOPELESS: Final = 0.005  # a confirmation is given up when the gain and a standard error come to less
MISSES: Final = 3
SCREENED: Final = 40  # decks of a screening
ADDED: Final = 30  # cards that come into them
LEAST_GAMES: Final = 500  # against each deck of the field: a race, a confirmation and the end, of FEWEST rounds

CONFIRMING: Final = "confirmation"  # what stages of confirmations are called, before the number of their attempt
KEPT, REFUSED, LOST_RACE = "kept", "refused", "lost the race"
NOTHING_HELD, NOTHING_TO_TRY, GAMES_USED_UP = "nothing held", "nothing to try", "games used up"


@dataclass(frozen=True)
class Arm:
    """A package in a race: its swaps, and how much more it won than the deck as it was, in so many rounds. These
    figures chose the winner, so that they flatter it."""

    swaps: tuple[Swap, ...]
    rounds: int
    seemed: float


@dataclass(frozen=True)
class Attempt:
    """One attempt: its number from 1, all packages that raced, the best first, whether the best was KEPT, REFUSED, or
    none came so far as a confirmation (LOST_RACE), and what it gained in the fresh games of its confirmation."""

    number: int
    arms: tuple[Arm, ...]
    verdict: str
    gain: Gain | None

    @property
    def swaps(self) -> tuple[Swap, ...]:
        """What was tried in the end."""
        return self.arms[0].swaps


@dataclass
class Way:
    """How far an improvement has come. `deck` is the best one so far. `over` says why it ended, None while it goes on;
    only then there are `before`, `after` and `gain`, measured in the same fresh games; without any swap kept `before`
    alone. `findable` is the gain that one more confirmation would find in 8 of 10 runs."""

    deck: Deck
    attempts: list[Attempt] = field(default_factory=list)
    over: str | None = None
    before: Score | None = None
    after: Score | None = None
    gain: Gain | None = None
    findable: float | None = None


T = TypeVar("T")
Steps = Generator[Asked, None, T]  # asks for games that are missing, and goes on when they are played


def improve(games: Games, bounds: Bounds, way: Way) -> None:
    """Go the way on to its end, from where it begins. What was played before is not played again. Raises what
    `Games.play` raises but OutOfGames; `way` has what was found until then."""
    for asked in steps(games, bounds, way):
        games.fetch(asked)


def steps(ledger: Ledger, bounds: Bounds, way: Way) -> Steps[None]:
    """The same way, asking for what is missing in the ledger: it goes on when that is filled in, and asks once more
    where it is not. Raises OtherWay."""
    return _Improving(ledger, bounds, way).run()


class _Improving:
    def __init__(self, games: Ledger, bounds: Bounds, way: Way) -> None:
        self.games = games
        self.bounds = bounds
        self.way = way
        self.beliefs = Beliefs(RATING)
        self.rounds_to_confirm = self._rounds(CONFIRMATION, 2)
        self.refused: set[tuple[str, ...]] = set()  # decks that need no second confirmation, by their cards in order
        self.last: tuple[list[float], list[float]] | None = None  # scores of the last confirmation
        self.final_games = round(FINAL * games.most)

    def run(self) -> Steps[None]:
        way, misses, screened = self.way, 0, False
        found: str | None = None
        while found is None:
            number = len(way.attempts) + 1
            try:
                if number > 1 and not screened:
                    yield from self._screen(number)
                    screened = True
                attempt = yield from self._attempt(number)
            except OutOfGames:
                found = GAMES_USED_UP
                break
            if attempt is None:
                found = NOTHING_TO_TRY
                break
            way.attempts.append(attempt)
            kept = attempt.verdict == KEPT
            misses = 0 if kept else misses + 1
            screened = screened and kept
            if misses == MISSES:
                found = NOTHING_HELD
        yield from self._measure(used_up=found == GAMES_USED_UP)
        way.over = found

    def _rounds(self, part: float, decks: int) -> int:
        """Of so many decks that fit into a part of the games."""
        return int(part * self.games.most) // (self.games.setting.games * decks)

    def _play(self, stage: str, decks: Sequence[Deck], rounds: int) -> Steps[list[list[float]]]:
        """The scores of these decks in the first rounds of a stage, without the games that are kept for the end."""
        known = self.games.stages.get(stage)
        new = sum(max(0, rounds - (known.asked.get(deck, 0) if known else 0)) for deck in decks)
        if self.games.setting.games * new > self.games.left - self.final_games:
            raise OutOfGames
        return (yield from self._scores(stage, decks, rounds))

    def _scores(self, stage: str, decks: Sequence[Deck], rounds: int) -> Steps[list[list[float]]]:
        asked = self.games.ask(stage, decks, rounds)
        while next(self.games.missing(asked), None):
            yield asked
        return self.games.scores(asked)

    # --- one attempt ---

    def _attempt(self, number: int) -> Steps[Attempt | None]:
        """None where there is nothing to try."""
        packages = self._packages(number)
        if not packages:
            return None
        arms = yield from self._race(f"race {number}", packages)
        self._learn(f"race {number}")
        if arms[0].seemed <= 0:
            return Attempt(number, tuple(arms), LOST_RACE, None)
        better = swapped(self.way.deck, arms[0].swaps)
        gain, held = yield from self._confirm(f"{CONFIRMING} {number}", better)
        self._learn(f"{CONFIRMING} {number}")
        if held:
            self.way.deck = better
        else:
            self.refused.add(tuple(sorted(better)))
        return Attempt(number, tuple(arms), KEPT if held else REFUSED, gain)

    def _packages(self, number: int) -> list[tuple[Swap, ...]]:
        """At most ARMS different ones, by what is believed and by what may be."""
        rng = stream(self.games.setting.seed, f"packages {number}")
        beliefs = self.beliefs
        tried = [beliefs.points(), *(beliefs.draw(rng) for _ in range(DRAWS))]
        most = min(self.games.setting.together or len(self.way.deck), max(1, len(self.way.deck) // LARGEST))
        whole = [package(self.way.deck, points, self.bounds, most) for points in tried]
        found: dict[tuple[str, ...], tuple[Swap, ...]] = {}
        for part in PARTS:
            for swaps in whole:
                some = swaps[: -(-len(swaps) // part)]
                cards = tuple(sorted(swapped(self.way.deck, some)))
                if some and cards not in self.refused:
                    found.setdefault(cards, some)
        return list(found.values())[:ARMS]

    def _race(self, stage: str, packages: Sequence[tuple[Swap, ...]]) -> Steps[list[Arm]]:
        """All packages, the best first: those that came furthest, and of them those that seemed best."""
        unit = max(FEWEST, self._rounds(RACE, _units(ARMS)))
        decks = [swapped(self.way.deck, swaps) for swaps in packages]
        found: dict[int, Arm] = {}
        running = list(range(len(packages)))
        for heat in HEATS:
            raced = [self.way.deck, *(decks[at] for at in running)]
            base, *others = yield from self._play(stage, raced, unit * heat)
            for at, scores in zip(running, others, strict=True):
                found[at] = Arm(packages[at], len(scores), (sum(scores) - sum(base)) / len(scores))
            running.sort(key=lambda at: -found[at].seemed)
            running = running[: max(1, len(running) // 2)]
        return sorted(found.values(), key=lambda arm: (-arm.rounds, -arm.seemed))

    def _confirm(self, stage: str, better: Deck) -> Steps[tuple[Gain, bool]]:
        """What a deck gains in fresh games, and whether that holds."""
        confirmation = 1 + sum(1 for attempt in self.way.attempts if attempt.gain)
        gain = None
        for rounds in looks(self.rounds_to_confirm):
            try:
                base, scores = yield from self._play(stage, [self.way.deck, better], rounds)
            except OutOfGames:
                if gain is None:
                    raise
                break
            self.last = scores, base
            gain = gains.gain(scores, base, self.games.setting.games)
            if gains.holds(scores, base, confirmation):
                return gain, True
            if gain.of + gains.error(scores, base) < HOPELESS:
                break
        assert gain is not None, "a confirmation has a look"
        return gain, False

    # --- learning ---

    def _screen(self, number: int) -> Steps[None]:
        """Play decks in which a part of the cards is exchanged by chance."""
        setting, deck = self.games.setting, self.way.deck
        rng = stream(setting.seed, f"screening {number}")
        adds = best_adds(deck, self.beliefs.points(), self.bounds, ADDED)
        if not adds:
            return
        decks = [_exchanged(deck, adds, self.bounds.most, rng) for _ in range(SCREENED)]
        stage = f"screening {number}"
        yield from self._play(stage, list(dict.fromkeys(decks)), max(1, self._rounds(SCREENING, SCREENED)))
        self._learn(stage)

    def _learn(self, stage: str) -> None:
        """From all games of a stage."""
        self.beliefs.learn(rows_of(self.games, stage))

    # --- the end ---

    def _measure(self, *, used_up: bool) -> Steps[None]:
        """The deck as it was and as it is, in fresh games."""
        setting, way = self.games.setting, self.way
        decks = list(dict.fromkeys([setting.deck.cards, way.deck]))
        rounds = (self.games.left if used_up else self.final_games) // (2 * setting.games)
        scores = yield from self._scores("final", decks, rounds)
        way.before = gains.score(scores[0], setting.games)
        if len(scores) == 2:
            way.after = gains.score(scores[1], setting.games)
            way.gain = gains.gain(scores[1], scores[0], setting.games)
        if self.last:
            confirmation = 1 + sum(1 for attempt in way.attempts if attempt.gain)
            way.findable = gains.findable(*self.last, self.rounds_to_confirm, confirmation)


def looks(rounds: int) -> Iterator[int]:
    """After how many rounds of a confirmation one looks at it."""
    look = max(FEWEST, rounds // LOOKS)
    while look < rounds:
        yield look
        look *= 2
    yield rounds


def rows_of(games: Ledger, name: str) -> Iterator[tuple[str, Deck, float]]:
    """What the rounds of a stage that were asked for have to teach, in an order that does not depend on who played."""
    setting, stage = games.setting, games.stages[name]
    seed = setting.seed_of(name)
    for deck, rounds in stage.asked.items():
        contender = Contender(setting.deck.name, deck, setting.deck.deity)
        for place, column in enumerate(stage.quarters[deck]):
            opponent = setting.field[place]
            for at, quarters in enumerate(column[:rounds]):
                number = number_of_pair(place, at)
                yield opponent.name, first_cards(contender, opponent, seed, number), quarters / QUARTERS


def _exchanged(deck: Deck, adds: Sequence[str], most: Mapping[str, int], rng: Rng) -> Deck:
    """A deck of which one of LARGEST cards, or somewhat fewer, are exchanged by chance."""
    places = list(deck)
    for _ in range(len(deck) // LARGEST):
        at, add = rng.below(len(places)), adds[rng.below(len(adds))]
        if places.count(add) < most[add]:
            places[at] = add
    return tuple(places)


def _units(arms: int) -> int:
    """Rounds of one deck that a race costs in units: in each heat those that are still in it, and the deck as it is."""
    cost, before = 0, 0
    for heat in HEATS:
        cost += (arms + 1) * (heat - before)
        arms, before = max(1, arms // 2), heat
    return cost
