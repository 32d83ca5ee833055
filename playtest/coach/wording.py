"""What the coach says, in sentences and in the words of a game. Functions of what was found."""

from __future__ import annotations

import math
from typing import Final

from engine.games import of
from playtest.coach.working import Because, SecondLook, Tried

MOST_REASONS: Final = 3
KINDS: Final = {  # of questions, whatever the game
    "mulligan": "Keep or put back",
    "attack": "Attack",
    "attackers": "Attack",
    "blockers": "Block",
    "priority": "Play",
    "window": "Play",
}
# What came of the better choice, and of the one that is compared with it, which is the reader's.
ABOUT_ALL: Final = {
    "won": "It won the game within the turn in {first} of {games} games; yours did in {second}.",
    "lost": "The game was lost within the turn in {first} of {games} games; after yours in {second}.",
}
ABOUT_GOLD: Final = (
    "Your {pay} of this turn was used in {first} of {games} games; after yours it was left unused in {unused}."
)
ABOUT_AVERAGES: Final = {
    "their_health": "your opponent had {by} less {life} than after yours.",
    "health": "you had {by} more {life} than after yours.",
    "their_offense": "your opponent’s champions had {by} less offense than after yours.",
    "offense": "your champions had {by} more offense than after yours.",
    "cards": "you had {by} more {cards} in hand than after yours.",
}
ABOUT_ONE: Final = {
    "their_champion": "{name} had left play in {first} of {games} games; after yours in {second}.",
    "champion": "{name} was still in play in {first} of {games} games; after yours in {second}.",
    "card": "{name} was still in your hand in {first} of {games} games; after yours in {second}.",
}
UNEXPLAINED: Final = "The counted games do not say why: {life}, offense, cards and {purse} differed too little."
UNEXPLAINED_HAND: Final = "No games are played on from a first hand: this is how the bot judges its cards."


def moment(game: str, look: SecondLook) -> str:
    """When the choice was: "Turn 5, your main phase"."""
    if look["kind"] == "mulligan":
        return "Before the first turn"
    whose = "your" if look["mine"] else "your opponent’s"
    what = {"attack": "attack", "attackers": "attack", "blockers": "attack, blocks"}.get(look["kind"])
    return f"Turn {look['turn']}, {whose} {what or of(game).bots.COACH.moments.get(look['phase'], 'turn')}"


def points(share: float) -> str:
    """A share as so many of 100."""
    return f"{100 * share:.0f}"


def uncertainty(error: float) -> str:
    """Two standard errors as so many of 100, rounded up."""
    return str(max(1, math.ceil(200 * error)))


def reasons(game: str, look: SecondLook, than: Tried) -> list[str]:
    """Why the first idea is better than this one: what was counted in games, at most so many sentences. That a card
    stays in a first hand is no reason to keep it."""
    kept = [one for one in than["reasons"] if (look["kind"], one["reason"]["kind"]) != ("mulligan", "card")]
    return [_sentence(game, one) for one in kept[:MOST_REASONS]]


def unexplained(game: str, look: SecondLook) -> str:
    """What is said where there is no reason."""
    if look["kind"] == "mulligan":
        return UNEXPLAINED_HAND
    words = of(game).play.WORDS
    return UNEXPLAINED.format(life=words["life"]["name"], purse=words["purse"]["name"])


def _sentence(game: str, because: Because) -> str:
    words = of(game).play.WORDS
    reason, name = because["reason"], because["name"]
    kind, games = reason["kind"], reason["games"]
    if kind in ABOUT_AVERAGES:
        by = f"{abs(reason['first'] - reason['second']):.1f}".removesuffix(".0")
        cards = "card" if by == "1" else "cards"
        return f"On average {ABOUT_AVERAGES[kind].format(by=by, cards=cards, life=words['life']['name'])}"
    first, second = (round(one * games) for one in (reason["first"], reason["second"]))
    if kind == "their_champion":  # what is counted is that it stays
        first, second = games - first, games - second
    if kind == "gold":
        return ABOUT_GOLD.format(pay=words["purse"]["one"], first=first, games=games, unused=games - second)
    return (ABOUT_ALL | ABOUT_ONE)[kind].format(first=first, second=second, games=games, name=name)
