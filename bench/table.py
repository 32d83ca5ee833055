"""The figures as a table, with aims and yardsticks."""

from __future__ import annotations

from typing import Any

AIMS = {
    "games_per_second": 100,
    "decisions_per_second": 30_000,
    "clone_microseconds": 10,
    "legality_microseconds": 1_000,
    "search_milliseconds": 30,
}
# random play in plain Python, decisions in a second on a machine like the one that the aims are for
YARDSTICKS = {"python-chess, random chess": 43_000, "the well-known Python card engine": 800}
WORDS = {
    "games_per_second": "random games a second",
    "decisions_per_second": "decisions a second",
    "all_cards_decisions_per_second": "... with cards of all products",
    "clone_microseconds": "microseconds a clone",
    "view_microseconds": "microseconds a view",
    "determinize_microseconds": "microseconds a determinization",
    "legality_microseconds": "microseconds to judge 60 cards",
    "perft_nodes_per_second": "perft nodes a second",
    "search_milliseconds": "milliseconds a search of all cards",
    "cold_face_milliseconds": "milliseconds to draw a face",
    "warm_face_milliseconds": "milliseconds to send a face",
    "print_sheet_milliseconds": "milliseconds a PDF of 60 cards",
    "print_sheet_kilobytes": "kilobytes of it",
}


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:,.1f}"


def printed(figures: dict[str, Any]) -> str:
    alone, both = figures["one_process"], figures["two_processes"]
    kind = "compiled" if figures["compiled"] else "plain"
    seconds = f"{figures['seconds']:g} s{' of the processor' if figures['clock'] == 'cpu' else ''}"
    lines = [
        f"Python {figures['python']}, {kind}, {figures['machine']}, {figures['cores']} cores",
        f"medians of {figures['runs']} runs of {seconds}",
        f"{'':32}{'1 process':>12}{'2 processes':>14}{'aim':>12}",
    ]
    for name, words in WORDS.items():
        aim = f"{AIMS[name]:,}" if name in AIMS else ""
        lines.append(f"{words:32}{number(alone[name]):>12}{number(both[name]):>14}{aim:>12}")
    decisions = alone["decisions_per_second"]
    for name, rate in YARDSTICKS.items():
        lines.append(f"{decisions / rate:.2f} times the {rate:,} decisions a second of {name}")
    return "\n".join(lines) + "\n"
