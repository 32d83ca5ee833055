"""How a game ended, in words: why (rule book, Winning the Game), and who won. Views, journals and lists of games say it
in these."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.epic_tcg.rules import codes
from engine.kernel.grammar import capital, listed

# by the name of the reason; verbs stand in the past, where they fit "you", "your opponent" and a name alike
_WHY: Final = {
    codes.REASON_NAMES[reason]: why
    for reason, why in (
        (codes.BY_MOJO, "{loser} fell to 0 Mojo"),
        (codes.BY_DECK, "{winner} had no cards left in the deck"),
        (codes.BY_CARD, "the effect of a card decided the game"),
        (codes.BY_CONCESSION, "{loser} conceded"),
        (codes.BY_ALL, "all players who were left lost at the same time"),
        (codes.BY_LIMIT, "the game reached a limit of the engine"),
    )
}

ENDINGS: Final = {
    codes.REASON_NAMES[reason]: how
    for reason, how in (
        (codes.BY_MOJO, "by Mojo"),
        (codes.BY_DECK, "by an empty deck"),
        (codes.BY_CARD, "by a card"),
        (codes.BY_ALL, "both fell at once"),
        (codes.BY_LIMIT, "too long, stopped"),
    )
}  # of two bots


def why(reason: str, winner: str = "", loser: str = "") -> str:
    """Why a game ended, inside a sentence. `reason` is the one of a view's result; a draw needs no names, and by empty
    decks it is a tie."""
    return _WHY[reason].format(winner=winner or "more than one player", loser=loser)


def ending(winners: Sequence[int], reason: int, seat: int, names: Sequence[str] = ()) -> str:
    """Who won and why, in a sentence for a seat, or for a spectator, who is told the players' `names`. More than two
    players have names in any case (`prompts.objects.called_by`)."""
    name = codes.REASON_NAMES[reason]
    if not winners:
        return f"A draw: {why(name)}."
    if len(winners) > 1:
        others = [names[one] if names else "your opponent" for one in winners if one != seat]
        who = listed(["you"] * (seat in winners) + others)
        return f"A tie: {who} have won, because none of them had cards left in the deck."
    (winner,) = winners
    you = winner == seat
    if len(names) > 2:
        who, other = "you" if you else names[winner], "the last of the others"
    elif names:
        who, other = "you" if you else names[winner], "you" if seat == 1 - winner else names[1 - winner]
    else:
        who, other = ("you", "your opponent") if you else ("your opponent", "you")
    return f"{capital(who)} {'win' if you else 'wins'}: {why(name, who, other)}."
