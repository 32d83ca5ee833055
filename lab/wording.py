"""What the laboratory has found, in words and tables for people at a terminal. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from engine.kernel.counting import number_of
from lab.cards import DRAWN, OPENING_HAND, PLAYED, CardReport, Comparison, Rate
from lab.equilibrium import Equilibrium, Spread
from lab.field import DRAWN as GAMES_DRAWN
from lab.field import LOST, WON, Chance, MatchupReport, Matrix
from lab.gains import Gain, Score
from lab.improving import GAMES_USED_UP, KEPT, LOST_RACE, NOTHING_HELD, NOTHING_TO_TRY, Attempt, Way
from lab.runs import DECIDED, LIMIT, NARROW
from lab.swaps import Swap, differences

WHY: Final = {
    DECIDED: "decided",
    NARROW: "interval narrow enough",
    LIMIT: "all games allowed are played",
    None: "not finished",
}
CARDS_OF: Final = {OPENING_HAND: "in the opening hand", DRAWN: "drawn", PLAYED: "played"}
ENDED: Final = {
    NOTHING_HELD: "It ended because several attempts in a row did not hold.",
    NOTHING_TO_TRY: "It ended because no legal swap promises anything.",
    GAMES_USED_UP: "It ended because the games that may be played are used up.",
    None: "It is not finished.",
}


def of_field(reports: Sequence[MatchupReport], matrix: Matrix) -> str:
    """Each matchup in some lines, and the matrix where there is more than one."""
    lines = [line for one in reports for line in _matchup_lines(one)]
    if len(reports) > 1:
        lines += ["", "Win chances of the decks on the left, in percent:", *_matrix_lines(matrix)]
    return "\n".join(lines)


def _matchup_lines(one: MatchupReport) -> Iterable[str]:
    first, second = one.decks
    better = f"{one.better} wins more often" if one.better else "neither is shown to be better"
    yield f"{first} against {second}: {_chance(one.chance)}; {better} ({WHY[one.stopped]})."
    if not one.lengths:
        return
    yield f"  On the play {_chance(one.starting)}; on the draw {_chance(one.following)}."
    (low, middle, high), longest = one.lengths.quartiles, one.lengths.longest
    yield f"  Turns of both players: half of the games {low:g} to {high:g}, median {middle:g}, longest {longest}."
    for how, what in ((WON, f"{first} won"), (LOST, f"{second} won"), (GAMES_DRAWN, "drawn")):
        if one.endings[how]:
            yield f"  {what}: {', '.join(f'{reason} {games}' for reason, games in one.endings[how].items())}."


def _chance(one: Chance) -> str:
    if one.of is None:
        return "no games"
    low, high = one.interval
    return f"{one.of:.1%} of {one.games} games ({low:.1%} to {high:.1%})"


def _matrix_lines(matrix: Matrix) -> list[str]:
    table = [["", *matrix.columns]]
    table += [
        [name, *("-" if of is None else f"{100 * of:.0f}" for of in row)]
        for name, row in zip(matrix.rows, matrix.chances, strict=True)
    ]
    return aligned(table)


def aligned(table: Sequence[Sequence[str]]) -> list[str]:
    """Rows of text, each column as wide as needed: the first to the left, numbers to the right."""
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    return [
        "  ".join(
            [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))]
        )
        for row in table
    ]


def of_cards(deck: str, reports: Sequence[CardReport]) -> str:
    """For each way in which cards are looked at a table, in which the difference of the fair comparison comes first."""
    lines = [
        f"How much more often {deck} wins when a card comes than when another one does at the same point: after as",
        "many cards and in the same turn, against the same deck, with the same player starting. In percentage points,",
        "with 95% intervals; over all cards about 0 in the hand and drawn. Then the plain rates.",
    ]
    for what, words in CARDS_OF.items():
        rows = sorted(reports, key=lambda one: _order(one.comparisons[what]))
        table = [[f"Card, {words}", "difference", "interval", "won", "of games"]]
        table += [_card_row(one, what) for one in rows if one.rates[what].games]
        lines += ["", *aligned(table)]
    return "\n".join(lines)


def _order(one: Comparison) -> tuple[bool, float]:
    return one.is_few, -(one.difference or 0.0)


def _card_row(one: CardReport, what: str) -> list[str]:
    compared, rate = one.comparisons[what], one.rates[what]
    return [f"{one.copies} {one.name}", *_difference(compared), _share(rate), str(rate.games)]


def _difference(one: Comparison) -> tuple[str, str]:
    if one.is_few or one.difference is None:
        return "too few", ""
    low, high = one.interval or (-1.0, 1.0)
    return f"{100 * one.difference:+.1f}", f"{100 * low:+.1f} to {100 * high:+.1f}"


def _share(one: Rate) -> str:
    low, high = one.interval
    return f"{one.of or 0:.0%} ({low:.0%} to {high:.0%})"


def of_equilibrium(matrix: Matrix, found: Equilibrium, spreads: Sequence[Spread], *, square: bool) -> str:
    """The mix of rows, the most played deck first; that of columns where they are others."""
    lines = ["The mix of decks that nobody can exploit:"]
    table = [["Deck", "part", "in 95 of 100", "has a part in", "wins against the mix"]]
    for at in sorted(range(len(matrix.rows)), key=lambda at: -found.rows[at]):
        part, spread, wins = found.rows[at], spreads[at], found.against[at]
        table.append([matrix.rows[at], f"{part:.1%}", of_bounds(spread), of_share(spread), f"{wins:.1%}"])
    lines += aligned(table)
    if not square:
        lines += ["", f"It wins {found.value:.1%} against the best answer of the others:"]
        in_order = sorted(range(len(matrix.columns)), key=lambda at: -found.columns[at])
        others = [[matrix.columns[at], f"{found.columns[at]:.1%}"] for at in in_order]
        lines += aligned([["Deck", "part"], *others])
    return "\n".join(lines)


def of_bounds(spread: Spread) -> str:
    """Between which bounds the part of a deck lies in 95 of 100 fields; where they are alike, that it is the same in so
    many of them at least."""
    low, high = f"{spread.low:.0%}", f"{spread.high:.0%}"
    return f"{low} in 95 or more" if low == high else f"{low} to {high}"


def of_share(spread: Spread) -> str:
    """In which share of fields a deck has a part. However many were drawn anew, none is shown to be without it for
    sure."""
    percent = round(100 * spread.share)
    return "under 1%" if percent < 1 else "over 99%" if percent > 99 else f"{percent}%"


def of_improvement(deck: str, before: Sequence[str], way: Way) -> str:
    """The way in all its attempts, what came of it, and the deck."""
    swaps = differences(tuple(before), way.deck)
    lines = [_outcome(deck, swaps, way), ENDED[way.over]]
    if way.before and not swaps:
        lines.append(f"It wins {_score(way.before)}.")
    if way.before and way.after and way.gain:
        lines += [
            f"Before: {_score(way.before)}. After: {_score(way.after)}.",
            f"The gain is {_gain(way.gain)}, in fresh games that had no part in any choice.",
        ]
    if way.over and way.findable is not None:
        lines.append(
            f"One more attempt would find a package that gains {100 * way.findable:.1f} points in about 8 of 10 runs."
        )
    for attempt in way.attempts:
        lines += ["", *_attempt_lines(attempt)]
    if swaps:
        lines += ["", "All swaps together:", *_swap_lines(swaps), "", "The deck:"]
        lines += [f"{copies} {name}" for name, copies in sorted(Counter(way.deck).items())]
    return "\n".join(lines)


def _outcome(deck: str, swaps: Sequence[Swap], way: Way) -> str:
    if swaps:
        return f"{deck} became better by {number_of(len(swaps), 'swap')}."
    return f"Nothing better than {deck} was found{'' if way.over else ' so far'}."


def _attempt_lines(one: Attempt) -> Iterable[str]:
    raced = number_of(len(one.arms), "package")
    if one.verdict == LOST_RACE or one.gain is None:
        yield f"Attempt {one.number}: of {raced} none did better than the deck as it was."
        return
    held = "kept" if one.verdict == KEPT else "refused, since it did not hold"
    yield f"Attempt {one.number}: the best of {raced} gained {_gain(one.gain)} in fresh games; {held}."
    yield from _swap_lines(one.swaps)


def _swap_lines(swaps: Sequence[Swap]) -> list[str]:
    return [f"  {count} {swap.cut} -> {swap.add}" for swap, count in Counter(swaps).items()]


def _score(one: Score) -> str:
    low, high = one.interval
    return f"{one.of:.1%} of {one.games} games ({low:.1%} to {high:.1%})"


def _gain(one: Gain) -> str:
    low, high = one.interval
    return f"{100 * one.of:+.1f} points ({100 * low:+.1f} to {100 * high:+.1f}, {one.games} games)"
