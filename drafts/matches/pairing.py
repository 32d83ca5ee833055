"""Who plays whom: round robin and Swiss rounds, for as many as sit in a pod. Pure: knows numbers of seats, no rows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

Pair = tuple[int, int | None]  # two seats; None: the first one has a bye


def round_robin(seats: Sequence[int]) -> list[list[Pair]]:
    """All rounds, in which each meets each once, by the circle method (Berger tables, FIDE Handbook C.05 annex 1): the
    first seat stays, the others go round it. With an odd number each sits out once."""
    ring: list[int | None] = list(seats)
    if len(ring) % 2:
        ring.append(None)
    rounds = []
    for _ in range(len(ring) - 1):
        half = len(ring) // 2
        met = zip(ring[:half], reversed(ring[half:]), strict=True)
        rounds.append(_byes_last([_pair(one, two) for one, two in met]))
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return rounds


def swiss_rounds(players: int) -> int:
    """As many rounds as leave one without a defeat: 2 for up to 4 players, 3 for up to 8."""
    return (players - 1).bit_length()


def swiss(points: Mapping[int, int], met: Sequence[Pair], lot: Sequence[int]) -> list[Pair]:
    """The next round: of all ways to pair the seats of `lot` the one in which, in this order, nobody gets another bye
    before all have had one, the fewest meet again, the bye goes to the fewest points, and opponents are closest in
    points. `met` are all pairs of earlier rounds; where several ways are equal the lot decides."""
    before = Counter(_key(pair) for pair in met)
    fewest = min(before[_key((seat, None))] for seat in lot)

    def cost(pairs: list[Pair]) -> tuple[int, int, int, int]:
        byes = [one for one, two in pairs if two is None]
        games = [(one, two) for one, two in pairs if two is not None]
        return (
            sum(before[_key((seat, None))] - fewest for seat in byes),
            sum(before[_key(pair)] for pair in games),
            sum(points[seat] for seat in byes),
            sum((points[one] - points[two]) ** 2 for one, two in games),
        )

    best = min(_ways(list(lot) if len(lot) % 2 == 0 else [*lot, None]), key=cost)
    best.sort(key=lambda pair: (-points[pair[0]] - (points[pair[1]] if pair[1] is not None else 0), lot.index(pair[0])))
    return _byes_last(best)


def _ways(waiting: list[int | None]) -> Iterator[list[Pair]]:
    """Every way to pair them; eight have 105."""
    if not waiting:
        yield []
        return
    one, *others = waiting
    for two in others:
        for rest in _ways([other for other in others if other is not two]):
            yield [_pair(one, two), *rest]


def _pair(one: int | None, two: int | None) -> Pair:
    if one is None:
        one, two = two, one
    assert one is not None
    return one, two


def _key(pair: Pair) -> frozenset[int | None]:
    return frozenset(pair)


def _byes_last(pairs: list[Pair]) -> list[Pair]:
    return sorted(pairs, key=lambda pair: pair[1] is None)
