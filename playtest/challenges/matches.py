"""Which games of an invitation belong together, and who has won how many. Reads only, and knows no more than rows."""

from __future__ import annotations

from collections.abc import Iterable

from playtest.models import Challenge, ChallengeGame

HOST, GUEST = 0, 1  # seats


def score(challenge: Challenge) -> tuple[int, int] | None:
    """Games won by seat in the match that goes on, or was played last; None where matches are single games, or before
    the first. Games that were drawn, or could not go on, count for nobody."""
    games = _match(challenge)
    if not games or challenge.best_of == 1:
        return None
    return _wins(games, HOST), _wins(games, GUEST)


def in_match(challenge: Challenge) -> bool:
    """A match of several games has begun, and nobody has won it yet."""
    games, needed = _match(challenge), challenge.best_of // 2 + 1
    return challenge.best_of > 1 and bool(games) and max(_wins(games, HOST), _wins(games, GUEST)) < needed


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


def _wins(games: Iterable[ChallengeGame], seat: int) -> int:
    return sum(game.table.result is not None and game.table.result["winner"] == seat for game in games)
