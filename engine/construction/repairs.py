"""What every deck doctor says where no deck is legal."""

from __future__ import annotations

from engine.construction.formats import Format


class NoRepair(ValueError):
    """No deck is legal in the format; the message says why."""

    code = "repair"


def no_legal_deck(deck_format: Format, most: int, *, whole: bool) -> NoRepair:
    """Why there is no legal deck, where other rules than that of its size allow so many cards. `whole`: the pool is
    known, if the format has one."""
    count = most or "none"
    if not whole:
        but = f"of this deck {count} may stay, and nothing can be added without its pool"
    else:
        allows = "the pool allows" if deck_format.pool else "its other rules allow"
        but = f"{allows} {count}{' at most' if most else ''}"
    return NoRepair(f"No legal deck can be made: {deck_format.name} needs {deck_format.cards}, and {but}.")
