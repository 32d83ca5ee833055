"""What a run has found, as data for JSON: the command line prints it, and pages hand out the same. Pure. Loads no
Django."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict

from lab.cards import CardReport
from lab.equilibrium import FieldEquilibrium
from lab.field import MatchupReport, Matrix
from lab.improving import Way
from lab.runs import Run
from lab.stages import Setting
from lab.swaps import differences

Data = dict[str, object]


def about(run: Run) -> Data:
    """What a report is of."""
    plan = run.plan
    return {"game": plan.game, "bot": plan.bot, "seed": plan.seed, "version": plan.version, "games": 2 * run.pairs}


def of_field(run: Run, reports: Sequence[MatchupReport], matrix: Matrix) -> Data:
    """All matchups, and the matrix."""
    return about(run) | {"matchups": [asdict(one) for one in reports], "matrix": asdict(matrix)}


def of_cards(run: Run, reports: Sequence[CardReport]) -> Data:
    """The cards of the first deck."""
    deck = run.plan.contenders[run.plan.meetings[0][0]].name
    return about(run) | {"deck": deck, "cards": [asdict(one) for one in reports]}


def of_equilibrium(run: Run, known: FieldEquilibrium) -> Data:
    """The mix of rows and that of columns."""
    table, found = known.matrix, known.found
    return about(run) | {
        "over": run.is_over,
        "value": found.value,
        "rows": [
            {"deck": deck, "part": part, "wins": wins} | asdict(spread)
            for deck, part, wins, spread in zip(table.rows, found.rows, found.against, known.spreads, strict=True)
        ],
        "columns": [{"deck": deck, "part": part} for deck, part in zip(table.columns, found.columns, strict=True)],
    }


def of_improvement(setting: Setting, format_key: str, way: Way, played: int, most: int) -> Data:
    """The way and the better deck, after so many games of so many at most."""
    data = asdict(way)
    del data["deck"]
    return {
        "deck": setting.deck.name,
        "format": format_key,
        "bot": setting.bot,
        "seed": setting.seed,
        "version": setting.version,
        "games": played,
        "most": most,
        "swaps": [asdict(one) for one in differences(setting.deck.cards, way.deck)],
        "cards": dict(sorted(Counter(way.deck).items())),
        **data,
    }
