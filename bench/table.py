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
COMPILED_AIMS = {  # of the compiled engine; "x": times what the source does
    "games_per_second": "1,300",
    "decisions_per_second": "250,000",
    "greedy_games_per_second": "3.5 x",
    "clone_microseconds": "2.5",
}
# random play in plain Python, decisions in a second on a machine like the one that the aims are for
YARDSTICKS = {"python-chess, random chess": 43_000, "the well-known Python card engine": 800}
WORDS = {
    "games_per_second": "random games a second",
    "decisions_per_second": "decisions a second",
    "all_cards_decisions_per_second": "... with cards of all products",
    "greedy_games_per_second": "games a second that look ahead",
    "playouts_per_second": "games in thought a second",
    "searches_per_second": "decisions of “hard” a second",
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
    alone, both, compiled = figures["one_process"], figures["two_processes"], figures["compiled"] or {}
    seconds = f"{figures['seconds']:g} s{' of the processor' if figures['clock'] == 'cpu' else ''}"
    heads = ("1 process", "2 processes", "aim", "compiled", "times", "aim")
    lines = [
        f"Python {figures['python']}, {figures['machine']}, {figures['cores']} cores",
        f"medians of {figures['runs']} runs of {seconds}",
        f"{'':32}{''.join(f'{head:>13}' for head in heads)}",
    ]
    for name, words in WORDS.items():
        cells = [number(alone[name]), number(both[name]), f"{AIMS[name]:,}" if name in AIMS else ""]
        if name in compiled:
            times = compiled[name] / alone[name] if name.endswith("_per_second") else alone[name] / compiled[name]
            cells += [number(compiled[name]), f"{times:.1f}", COMPILED_AIMS.get(name, "")]
        lines.append(f"{words:32}{''.join(f'{cell:>13}' for cell in cells)}".rstrip())
    decisions = alone["decisions_per_second"]
    for name, rate in YARDSTICKS.items():
        lines.append(f"{decisions / rate:.2f} times the {rate:,} decisions a second of {name}")
    if not compiled:
        lines.append("There is no compiled engine here to compare with: make compile")
    return "\n".join(lines) + "\n"
