"""How much of its lost win chance a deck wins back in the laboratory: five decks, in each of which ten cards were
replaced by weak ones.

Three decks were published, for Constructed; two are built from pools of 90 cards that are dealt, as in Sealed, and take
cards of their pools only. Which ten cards go is drawn by chance; for each comes the weakest card by its rating
(`engine.bots.epic.rating`) that the format and the pool allow. Each deck meets the four others as they were. The deck
as it was, the weakened and the improved one then play the same fresh rounds. Everything follows from the seed.

That the cards are weak by the same ratings from which the laboratory begins makes it easier to find them. What is
measured is the win chance, in which ratings have no part.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import Final

from engine.bots.epic.building import build
from engine.bots.epic.contribution import EVERYTHING
from engine.bots.epic.rating import PRIOR, RATING
from engine.epic.construction import by_key, deal_random
from engine.epic.versions import VERSION
from engine.games import DEFAULT
from engine.kernel.scores import Z
from engine.kernel.seeds import stream
from lab import gains
from lab.executors import Executor
from lab.gains import Gain
from lab.keeping import Keeper, improved, known, request_of
from lab.matchups import Contender, Deck
from lab.stages import Games, Setting
from lab.storing import in_order
from lab.swaps import Bounds, Swap, differences, swapped

PUBLISHED: Final = Path(__file__).resolve().parent.parent / "decks" / "data" / "site_decks.json"
POOLS: Final = 2
DEALT: Final = 3  # times 30 cards, for each pool
REPLACED: Final = 10
WHOLE, WEAK, BETTER = "whole", "weakened", "improved"


@dataclass(frozen=True)
class Subject:
    """A deck before it is weakened, and within which bounds it is improved."""

    deck: Contender
    bounds: Bounds


@dataclass(frozen=True)
class Recovery:
    """What came of a deck: the scores of WHOLE, WEAK and BETTER in the same rounds as win chances, what was `lost` and
    `won_back` with intervals, and `share`, the part of it that was won back, with the 95% interval of a fixed number of
    rounds; None while the loss is not above 0. `over` says why the improvement ended, None where it is not finished."""

    deck: str
    over: str | None
    games: int
    swaps: int
    chances: dict[str, float]
    lost: Gain
    won_back: Gain
    share: float | None
    interval: tuple[float, float] | None


def subjects(seed: int) -> list[Subject]:
    """The five decks."""
    published = json.loads(PUBLISHED.read_text(encoding="utf-8"))["decks"]
    found = [Subject(Contender(one["key"], in_order(one["cards"])), Bounds(by_key(one["format"]))) for one in published]
    for at in range(POOLS):
        dealt = deal_random(stream(seed, f"pool {at}").fork(), DEALT, EVERYTHING)
        pool = [name for hand in dealt for name in hand]
        deck = Contender(f"sealed-{at + 1}", build(pool, PRIOR).deck)
        found.append(Subject(deck, Bounds(by_key("sealed"), owned=Counter(pool))))
    return found


def weakened(subject: Subject, seed: int, number: int = REPLACED) -> Deck:
    """The deck with so many cards, drawn by chance, replaced by the weakest that are allowed."""
    cards, rng = subject.deck.cards, stream(seed, f"weakened {subject.deck.name}")
    places = list(range(len(cards)))
    rng.shuffle(places)
    weakest = sorted(subject.bounds.most, key=lambda name: (RATING[name], name))
    replaced = 0
    for cut in [cards[place] for place in places]:
        swaps = (Swap(cut, add) for add in weakest if RATING[add] < RATING[cut])
        swap = next((one for one in swaps if subject.bounds.allow(cards, one)), None)
        if swap is not None and replaced < number and cut in cards:
            cards, replaced = swapped(cards, (swap,)), replaced + 1
    assert replaced == number, "there are not as many weaker cards"
    return cards


def recovery(
    subject: Subject,
    others: Sequence[Contender],
    executor: Executor,
    *,
    bot: str,
    seed: int,
    most: int,
    rounds: int,
    folder: Path | None = None,
    until: float | None = None,
    notify: Callable[[Games], None] = lambda games: None,
) -> Recovery | None:
    """Weaken a deck, improve it with at most so many games, and measure all three in so many rounds; from the files of
    a folder on. `until` and `notify` are as for `lab.keeping.improved`; None where the time was up before the end of
    the improvement."""
    weak = Contender(subject.deck.name, weakened(subject, seed))
    setting = Setting(weak, tuple(others), bot, seed, DEFAULT, VERSION)
    path = folder / f"{weak.name}.json" if folder else None
    way, games = improved(setting, subject.bounds, most, executor, path=path, until=until, notify=notify)
    if way.over is None:
        return None
    decks = subject.deck.cards, weak.cards, way.deck
    measuring = Setting(subject.deck, tuple(others), bot, seed, DEFAULT, VERSION)
    path = folder / f"{weak.name}-measured.json" if folder else None
    whole, lost, better = measured(measuring, subject.bounds, executor, decks, rounds, path, notify)
    share, interval = share_of(whole, lost, better)
    named = zip((WHOLE, WEAK, BETTER), (whole, lost, better), strict=True)
    return Recovery(
        deck=weak.name,
        over=way.over,
        games=games.played,
        swaps=len(differences(weak.cards, way.deck)),
        chances={name: sum(scores) / rounds for name, scores in named},
        lost=gains.gain(whole, lost, measuring.games),
        won_back=gains.gain(better, lost, measuring.games),
        share=share,
        interval=interval,
    )


def measured(
    setting: Setting,
    bounds: Bounds,
    executor: Executor,
    decks: Sequence[Deck],
    rounds: int,
    path: Path | None,
    notify: Callable[[Games], None],
) -> list[list[float]]:
    """The scores of decks in the same rounds, in games that had no part in anything else; from the file on."""
    most = len(decks) * setting.games * rounds
    request = request_of(setting, bounds, most)
    games = Games(setting, most, known(path, request), executor=executor)
    keeper = Keeper(path, request, games) if path else None

    def keep() -> None:
        notify(games)
        if keeper:
            keeper.keep()

    games.keep = keep
    different = list(dict.fromkeys(decks))
    try:
        found = dict(zip(different, games.play("recovery", different, rounds), strict=True))
    finally:
        if keeper:
            keeper.store()
    return [found[deck] for deck in decks]


def share_of(
    whole: Sequence[float], weak: Sequence[float], better: Sequence[float]
) -> tuple[float | None, tuple[float, float] | None]:
    """The part of what was lost that was won back, of scores by round, and its 95% interval by the delta method: the
    ratio of two means scatters as the mean of (gain - ratio times loss) / loss. None and None without a loss."""
    lost = [one - other for one, other in zip(whole, weak, strict=True)]
    won = [one - other for one, other in zip(better, weak, strict=True)]
    rounds, loss = len(lost), sum(lost) / len(lost)
    if loss <= 0 or rounds < 2:
        return None, None
    ratio = sum(won) / rounds / loss
    off = [(one - ratio * other) / loss for one, other in zip(won, lost, strict=True)]
    half = Z * sqrt(sum(one * one for one in off) / (rounds - 1) / rounds)
    return ratio, (ratio - half, ratio + half)


def in_words(one: Recovery) -> str:
    """One line for a deck."""
    chances = ", ".join(f"{name} {of:.1%}" for name, of in one.chances.items())
    share = "nothing was lost"
    if one.share is not None and one.interval is not None:
        low, high = one.interval
        share = f"won back {one.share:.0%} of the loss ({low:.0%} to {high:.0%})"
    (low, high), (least, most) = one.lost.interval, one.won_back.interval
    return (
        f"{one.deck}: {chances}. Lost {100 * one.lost.of:.1f} points ({100 * low:.1f} to {100 * high:.1f}), gained "
        f"{100 * one.won_back.of:.1f} ({100 * least:.1f} to {100 * most:.1f}): {share}. {one.swaps} swaps, {one.games} "
        f"games, {one.lost.rounds} rounds of measure."
    )
