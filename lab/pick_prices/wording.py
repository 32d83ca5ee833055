"""The price of a pick in words, for a terminal and a page. Pure."""

from __future__ import annotations

from engine.kernel.counting import number_of
from engine.limited import BURN, LIST, PICK
from lab.pick_prices.measuring import UNCHANGED, Price

_INSTEAD = {PICK: "Taking {} instead", BURN: "Burning {} instead"}
_WAS = {PICK: "{} was taken", BURN: "{} was burnt"}
ALIKE = "no change at all. Everybody ends with the same deck either way, so that all games would be the same."


def instead(kind: str, name: str) -> str:
    """What is done otherwise."""
    return _INSTEAD.get(kind, "“{}” instead").format(name)


def was(kind: str, name: str) -> str:
    """What was done."""
    return _WAS.get(kind, "“{}” was chosen").format(name)


def question(kind: str) -> str:
    """What is asked about a pick of this kind."""
    what = {PICK: "card", BURN: "card", LIST: "list"}.get(kind, "choice")
    return f"What would another {what} have changed?"


def title(kind: str, name: str, taken: str) -> str:
    """What the price of one option is called."""
    if kind == PICK:
        return f"{name} instead of {taken}"
    return f"{name} burnt instead of {taken}" if kind == BURN else question(kind)


def change(kind: str, name: str, price: Price) -> str:
    """The change with its interval."""
    if price == UNCHANGED:
        return f"{instead(kind, name)}: {ALIKE}"
    if price.change is None:
        return f"{instead(kind, name)}: nothing is known yet."
    low, high = price.interval
    return (
        f"{instead(kind, name)}: {more_or_fewer(price.change)}, between {points(low)} and {points(high)}, after "
        f"{number_of(price.games, 'game')}."
    )


def more_or_fewer(change: float) -> str:
    """A change of the win chance in games of a hundred."""
    rounded = round(100 * change, 1)
    if not rounded:
        return "as many wins"
    return f"{abs(rounded):.1f} {'more' if rounded > 0 else 'fewer'} wins in 100"


def verdict(price: Price, name: str, taken: str) -> str:
    """What is shown by now, in a sentence."""
    if price == UNCHANGED:
        return "It does not matter which one is chosen."
    better, worse = (name, taken) if price.shown > 0 else (taken, name)
    if price.shown:
        return f"The games show that {better} is better here than {worse}."
    return "The games do not show which is better."


def points(change: float) -> str:
    """A change in percentage points, as in "+7.2" and "−1.0"."""
    rounded = round(100 * change, 1)
    return f"{rounded:+.1f}".replace("-", "−") if rounded else "0.0"
