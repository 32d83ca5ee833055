"""Which games of an invitation belong together, and who has won how many. Reads only, and knows no more than rows."""

from __future__ import annotations

from collections.abc import Iterable

from playtest.models import Challenge, ChallengeGame, Side

HOST, GUEST = 0, 1  # seats


def score(challenge: Challenge) -> tuple[int, int] | None:
    """Games won by seat in the match that goes on, or was played last; None where matches are single games, or before
    the first. Games that were drawn, or could not go on, count for nobody."""
    games = _match(challenge)
    if not games or challenge.best_of == 1:
        return None
    return _wins(games, HOST), _wins(games, GUEST)


def match_status(game: ChallengeGame) -> tuple[tuple[int, int], bool] | None:
    """Games won by seat in the match of this game, and whether somebody has won it; None where matches are single
    games."""
    if game.challenge.best_of == 1:
        return None
    games = list(game.challenge.games.filter(match=game.match).select_related("table"))
    won = _wins(games, HOST), _wins(games, GUEST)
    return won, max(won) >= _needed(game.challenge)


def in_match(challenge: Challenge) -> bool:
    """A match of several games has begun, and nobody has won it yet."""
    games = _match(challenge)
    return challenge.best_of > 1 and bool(games) and max(_wins(games, HOST), _wins(games, GUEST)) < _needed(challenge)


def may_swap(challenge: Challenge, side: Side) -> bool:
    """Whether this side may exchange cards with its sideboard: between the games of a match."""
    return bool(side.sideboard) and in_match(challenge)


def loser(challenge: Challenge) -> int | None:
    """The seat that lost the last game of a match that goes on, and chooses who starts the next; None where nobody
    did."""
    last = challenge.games.select_related("table").last()
    if last is None or not in_match(challenge) or last.table.result is None or last.table.result["winner"] is None:
        return None
    return 1 - int(last.table.result["winner"])


def next_match(challenge: Challenge) -> int:
    """The number of the match to which the next game belongs."""
    games = _match(challenge)
    if not games:
        return 0
    return games[-1].match + (0 if in_match(challenge) else 1)


def _match(challenge: Challenge) -> list[ChallengeGame]:
    """The games of the last match."""
    games = list(challenge.games.select_related("table"))
    return [game for game in games if game.match == games[-1].match]


def _needed(challenge: Challenge) -> int:
    """So many games are a match."""
    return challenge.best_of // 2 + 1


def _wins(games: Iterable[ChallengeGame], seat: int) -> int:
    return sum(game.table.result is not None and game.table.result["winner"] == seat for game in games)
