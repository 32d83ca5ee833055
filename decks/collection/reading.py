"""Lists of what somebody owns, in and out: text, CSV and JSON. Pure functions.

What comes in is brought to lines (decks.exchange), each read on its own: "3 Kong", "3 Kong [Base Set]", "Kong (Tyrants)
x3". A line that names a set and no card is a heading for the lines below it. Without a set a card is of the set that it
belongs to. What goes out comes in again as the same collection.
"""

from __future__ import annotations

import csv
import difflib
import io
import json
import re
from dataclasses import dataclass

from decks.collection import printed
from decks.collection.counting import Counts, Printing
from decks.collection.models import MOST_COPIES
from decks.collection.printed import Printed
from engine.construction.lists import MAX_LINE_LENGTH, LineError, bare, counted, is_total, lines_of
from engine.kernel.grammar import listed
from engine.kernel.names import Unknown, fold

MAX_LINES = 2000

# all that is listed is owned
_SIDE = re.compile(r"^(sb|sideboard|mb|maybe|maybeboard|deity|god|goddess)\s*:\s*(?=\S)", re.I)
_IN_SET = re.compile(r"^(?P<card>.*\S)\s*[\[(](?P<set>[^\[\]()]*[^\W\d][^\[\]()]*)[\])](?P<rest>\s*[x×]\s*\d+)?$", re.I)
_HOW_MANY = re.compile(r"\s*[(\[]?\d*\s*(cards?)?[)\]]?$", re.I)


@dataclass(frozen=True)
class Listed:
    """`counts` are those of all lines that read well, `errors` the others, as in a deck list. `corrected` is the text
    with the names that were probably meant in the place of those that nothing has."""

    counts: dict[Printing, int]
    errors: list[LineError]
    corrected: str


class _BadLineError(ValueError):
    """A line that cannot be read; `typed` is what is wrong in it and `meant` what should probably stand there."""

    def __init__(self, message: str, typed: str = "", meant: str = "") -> None:
        super().__init__(message)
        self.typed, self.meant = typed, meant


# --- in --------------------------------------------------------------------------------------------------------------


def read(text: str, game: str) -> Listed:
    """Every line of a list of cards of a game. Never raises: what cannot be read is in `errors`."""
    of_game = printed.of(game)
    counts: dict[Printing, int] = {}
    errors: list[LineError] = []
    lines = lines_of(text)
    under: tuple[str, ...] = ()
    for number, typed in enumerate(lines[:MAX_LINES], start=1):
        line = bare(typed)
        if titled := _titled(line, of_game):
            under = titled
        if not line or titled or of_game.game.construction.heading(line) or is_total(line):
            continue
        try:
            printing, count = _line(line, under, of_game)
            if counts.get(printing, 0) + count > MOST_COPIES:
                raise _BadLineError(f"With this line you would have more than {MOST_COPIES} copies of one printing.")
        except _BadLineError as wrong:
            errors.append(LineError(number, typed.strip()[:MAX_LINE_LENGTH], str(wrong), wrong.meant))
            if wrong.meant:
                lines[number - 1] = wrong.meant.join(typed.rsplit(wrong.typed, 1))
        else:
            counts[printing] = counts.get(printing, 0) + count
    if len(lines) > MAX_LINES:
        sentence = f"A list can have {MAX_LINES} lines; the rest was ignored."
        errors.append(LineError(MAX_LINES + 1, lines[MAX_LINES].strip()[:MAX_LINE_LENGTH], sentence))
    return Listed({one: count for one, count in counts.items() if count}, errors, "\n".join(lines))


def sets_called(typed: str, of_game: Printed) -> tuple[str, ...]:
    """The sets that this may mean: a set, a product with all its sets, or a part of a name such as "draka"."""
    folded = fold(typed[:MAX_LINE_LENGTH])
    exact = _exact(folded, of_game)
    if exact or len(folded) < 3:
        return exact
    return tuple(name for name in of_game.sets if folded in fold(name))


def _exact(folded: str, of_game: Printed) -> tuple[str, ...]:
    whole = tuple(name for name in of_game.sets if fold(name) == folded)
    called = (
        one.set_name for one in of_game.products.values() if folded in map(fold, (one.name, one.title, one.line))
    )  # fmt: skip
    return whole or tuple(dict.fromkeys(called))


def _titled(line: str, of_game: Printed) -> tuple[str, ...]:
    """The sets of which a line says that the lines below it come; none when it is no such heading."""
    if len(line) > MAX_LINE_LENGTH:
        return ()
    headed = of_game.game.construction.heading(line)
    return _exact(fold(headed), of_game) or _exact(fold(_HOW_MANY.sub("", line)), of_game)


def _line(line: str, under: tuple[str, ...], of_game: Printed) -> tuple[Printing, int]:
    """How many copies of which printing a line tells."""
    if len(line) > MAX_LINE_LENGTH:
        raise _BadLineError(f"This line is longer than {MAX_LINE_LENGTH} characters. Write one card on each line.")
    line = _SIDE.sub("", line)
    match = _IN_SET.match(line)
    count, name = counted(match["card"] + (match["rest"] or "") if match else line)
    try:
        card = of_game.game.catalogue.named(name).name
    except Unknown as unknown:
        meant = unknown.suggestions[0] if unknown.suggestions else ""
        raise _BadLineError(str(unknown), name, meant if fold(meant) != fold(name) else "") from None
    if count < 0:
        raise _BadLineError("You cannot own fewer than 0 copies.")
    if count > MOST_COPIES:
        raise _BadLineError(f"{count} copies are too many: you can have at most {MOST_COPIES} of a printing.")
    return Printing(card, _printed(card, match["set"].strip() if match else "", under, of_game)), count


def _printed(card: str, typed: str, under: tuple[str, ...], of_game: Printed) -> str:
    """The set of a card: the one that its line tells, or the heading above it, or the one that it belongs to."""
    sets, home = of_game.sets_of[card], of_game.home(card)
    asked = sets_called(typed, of_game) if typed else under or (home,)
    found = [name for name in sets if name in asked]
    if found:
        return home if home in found else found[0]
    where = listed([*sets])
    if typed and not asked:
        close = difflib.get_close_matches(fold(typed), [fold(name) for name in sets], 1, 0.5)
        meant = next((name for name in sets if close and fold(name) == close[0]), "")
        raise _BadLineError(f"There is no set “{typed}”. {card} is printed in {where}.", typed, meant)
    said = typed or next(one.line for one in of_game.products.values() if one.set_name == under[0])
    raise _BadLineError(
        f"{card} is not printed in {said}, but in {where}.", typed, sets[0] if typed and not sets[1:] else ""
    )


# --- out -------------------------------------------------------------------------------------------------------------


def as_text(counts: Counts, game: str) -> str:
    """Set by set under its name, in printing order."""
    rows_of: dict[str, list[tuple[str, int]]] = {}
    for product, rows in printed.of(game).by_product(counts):
        rows_of.setdefault(product.set_name, []).extend(rows)
    return "\n".join(
        "\n".join([f"{of} ({sum(count for _, count in rows)})", *(f"{count} {name}" for name, count in rows), ""])
        for of, rows in rows_of.items()
    )


def as_csv(counts: Counts) -> str:
    """Lines of name, set and count."""
    file = io.StringIO()
    rows = csv.writer(file, lineterminator="\r\n")
    rows.writerow(("name", "set", "count"))
    rows.writerows((*printing, count) for printing, count in sorted(counts.items()))
    return file.getvalue()


def as_json(counts: Counts) -> str:
    """{"cards": [{"name", "set", "count"}, ...]}"""
    cards = [{"name": card, "set": set_name, "count": count} for (card, set_name), count in sorted(counts.items())]
    return json.dumps({"cards": cards}, indent=1, ensure_ascii=False) + "\n"
