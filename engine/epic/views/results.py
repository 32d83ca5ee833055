"""How a game ended, in words: why (1.2), and who won. Views, journals, lists of games and pairings say it in these."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.epic.rules import codes
from engine.kernel.grammar import capital, listed

# by the name of the reason; verbs stand in the past, where they fit "you", "your opponent" and a name alike
_WHY: Final = {
    codes.REASON_NAMES[reason]: why
    for reason, why in (
        (codes.BY_HEALTH, "{loser} fell to 0 health"),
        (codes.BY_DECK, "{winner} had to draw from an empty deck"),
        (codes.BY_CARD, "the effect of a card decided the game"),
        (codes.BY_CONCESSION, "{loser} conceded"),
        (codes.BY_BOTH, "both players fell to 0 health at the same time"),
        (codes.BY_ELIMINATION, "everybody else is out of the game"),
        (codes.BY_FIRST_BLOOD, "the player to the left was the first one out of the game"),
        (codes.BY_ALL, "all players who were left fell to 0 health at the same time"),
        (codes.BY_LIMIT, "the game reached a limit of the engine"),
    )
}

ENDINGS: Final = {
    codes.REASON_NAMES[reason]: how
    for reason, how in (
        (codes.BY_HEALTH, "by health"),
        (codes.BY_DECK, "by drawing from an empty deck"),
        (codes.BY_CARD, "by a card"),
        (codes.BY_BOTH, "both fell at once"),
        (codes.BY_LIMIT, "too long, stopped"),
    )
}  # of two bots


def why(reason: str, winner: str = "", loser: str = "") -> str:
    """Why a game ended, inside a sentence. `reason` is the one of a view's result; a draw needs no names."""
    return _WHY[reason].format(winner=winner, loser=loser)


def ending(winner: int, reason: int, seat: int, names: Sequence[str] = (), teams: int = 0) -> str:
    """Who won and why, in a sentence for a seat, or for a spectator, who is told the players' `names`. The winner of a
    game of `teams` is the first seat of the one that wins (`Setup`)."""
    name = codes.REASON_NAMES[reason]
    if winner == codes.NOBODY:
        return f"A draw: {why(name)}."
    if teams:
        who = "your team" if seat < len(names) and not (seat - winner) % teams else listed(list(names[winner::teams]))
        wins, one = ("wins", "one of you") if who == "your team" else ("win", "one of them")
        return f"{capital(who)} {wins}: {why(name, one)}."
    if len(names) > 2:
        if winner == seat:
            return f"You win: {why(name, 'you')}."
        return f"{capital(names[winner])} wins: {why(name, names[winner])}."
    if names:
        return f"{names[winner]} wins: {why(name, names[winner], names[1 - winner])}."
    if winner == seat:
        return f"You win: {why(name, 'you', 'your opponent')}."
    return f"Your opponent wins: {why(name, 'your opponent', 'you')}."
