"""What fills the ground of a picture: fine lines around a centre, a dozen ways. Geometry alone, as in `curves`.

Each takes the centre, half of the ground's width and height, and a source of chance for what differs from card to card.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

from decks.faces.curves import TAU, Line, Point, polar

Field = Callable[[Point, Point, Random], list[Line]]


def rays(centre: Point, half: Point, random: Random) -> list[Line]:
    """Straight rays in sheaves, each sheaf with a long middle."""
    reach = math.hypot(*half)
    sheaves, each = random.choice((16, 20, 24)), random.choice((5, 7))
    lines = []
    for at in range(sheaves * each):
        away = abs(at % each - each // 2) / (each // 2)
        turn = TAU * (at + 0.5) / (sheaves * each)
        lines.append([polar(centre, reach * 0.1, turn), polar(centre, reach * (1.1 - 0.35 * away), turn)])
    return lines


def flames(centre: Point, half: Point, random: Random) -> list[Line]:
    """Rays that lick to one side and back, and twist."""
    reach = math.hypot(*half)
    count, waves = random.choice((84, 100, 120)), random.uniform(1.2, 2.2)
    lean, twist = random.uniform(0.12, 0.22), random.uniform(-0.6, 0.6)
    lines = []
    for at in range(count):
        parts = [step / 40 for step in range(41)]
        lines.append([
            polar(centre, reach * 1.05 * part, TAU * at / count + twist * part + lean * math.sin(TAU * waves * part))
            for part in parts
        ])  # fmt: skip
    return lines


def waves(centre: Point, half: Point, random: Random) -> list[Line]:
    """Rings around two places: their interference makes the pattern."""
    reach = math.hypot(*half)
    count = random.choice((34, 42, 50))
    away, turn = reach * random.uniform(0.25, 0.55), random.choice((math.pi / 2, 0.0, math.pi / 4))
    lines = []
    for side in (-1, 1):
        place = polar(centre, side * away, turn)
        radii = [at * 1.6 * reach / count for at in range(1, count + 1)]
        lines += [[polar(place, radius, TAU * step / 96) for step in range(97)] for radius in radii]
    return lines


def scales(centre: Point, half: Point, random: Random) -> list[Line]:
    """Rows of scales that overlap, each with two lines within."""
    size = random.choice((40.0, 50.0, 60.0))
    rows, columns = int(4 * half[1] / size) + 2, int(2 * half[0] / size) + 2
    bow = [(math.cos(math.pi * step / 8), math.sin(math.pi * step / 8) * 1.15) for step in range(9)]
    bows = [[(size * part * x, size * part * y) for x, y in bow] for part in (0.5, 0.37, 0.22)]
    lines = []
    for row in range(rows):
        y = centre[1] - half[1] + (row - 1) * size / 2
        for column in range(columns):
            x = centre[0] + (column - columns / 2 + row % 2 / 2) * size
            lines += [[(x + bx, y + by) for bx, by in one] for one in bows]
    return lines


def lattice(centre: Point, half: Point, random: Random) -> list[Line]:
    """Straps that stand on their corners and cross, over and under by turns."""
    size = random.choice((44.0, 54.0, 64.0)) * math.sqrt(0.5)
    wide, tall = int(half[0] / size) + 2, int(half[1] / size) + 2
    lines: list[Line] = []
    for down in range(-tall, tall + 1):
        for right in range(-wide + (wide + down) % 2, wide + 1, 2):
            row, column = (down - right) // 2, (down + right) // 2
            for upright in (False, True):
                over = (row + column) % 2 == upright
                for start, stop in [(-0.5, 0.5)] if over else [(-0.5, -0.2), (0.2, 0.5)]:
                    for side in (-0.13, 0.13):
                        ends = [(side, start), (side, stop)] if upright else [(start, side), (stop, side)]
                        places = [(column + x, row + y) for x, y in ends]
                        lines.append([(centre[0] + (x - y) * size, centre[1] + (x + y) * size) for x, y in places])
    return lines


def ridges(centre: Point, half: Point, random: Random) -> list[Line]:
    """Lines like those of a map: rings that rough ground bends."""
    reach = math.hypot(*half)
    bumps = [(random.randint(2, 7), random.uniform(0, TAU), random.uniform(0.03, 0.08)) for _ in range(4)]
    turns = [TAU * step / 160 for step in range(161)]
    swings = [[(size * math.sin(n * turn + shift), size * math.cos(n * turn + shift)) for turn in turns]
              for n, shift, size in bumps]  # fmt: skip
    ways = [(math.sin(turn), -math.cos(turn)) for turn in turns]
    count, lines = random.choice((34, 42)), []
    for at in range(1, count + 1):
        rough = [1.0] * len(turns)
        for (n, _, _), swing in zip(bumps, swings, strict=True):  # each bump turns from ring to ring
            cosine, sine = math.cos(1.2 * n * at / count), math.sin(1.2 * n * at / count)
            rough = [value + up * cosine + aside * sine for value, (up, aside) in zip(rough, swing, strict=True)]
        radius = reach * 1.3 * at / count
        lines.append([
            (centre[0] + radius * part * x, centre[1] + radius * part * y)
            for part, (x, y) in zip(rough, ways, strict=True)
        ])  # fmt: skip
    return lines


def vines(centre: Point, half: Point, random: Random) -> list[Line]:
    """Two families of spirals that cross, as seeds grow in the head of a flower."""
    reach = math.hypot(*half)
    right, left = random.choice(((34, 21), (34, 55), (55, 34), (55, 21)))
    pitch = random.uniform(0.8, 1.3)
    lines = []
    for hand, count in ((1, right), (-1, left)):
        arm = [(reach * 1.2 * (step / 50) ** 1.4, hand * pitch * math.log(1 + step / 5)) for step in range(51)]
        lines += [[polar(centre, radius, TAU * at / count + turn) for radius, turn in arm] for at in range(count)]
    return lines


def web(centre: Point, half: Point, random: Random) -> list[Line]:
    """Polygons within each other, each turned a little further: straight lines that seem to curl."""
    reach = math.hypot(*half)
    corners, step = random.choice((4, 5, 6, 8)), random.uniform(0.04, 0.06) * random.choice((-1, 1))
    shrink = math.cos(math.pi / corners) / math.cos(math.pi / corners - abs(step))
    radius, turn, lines = reach * 1.8, random.uniform(0, TAU), []
    while radius > reach * 0.1:
        lines.append([polar(centre, radius, turn + TAU * at / corners) for at in range(corners + 1)])
        radius, turn = radius * shrink, turn + step
    return lines


def stars(centre: Point, half: Point, random: Random) -> list[Line]:
    """The chords of a great star, as on an astrolabe, and its rings."""
    reach = math.hypot(*half)
    corners = random.choice((24, 30, 36))
    leap = round(corners * random.uniform(0.33, 0.42))
    ends = [polar(centre, reach * 1.05, TAU * (at + 0.5) / corners) for at in range(corners)]
    lines = [[ends[at], ends[(at + leap) % corners]] for at in range(corners)]
    lines += [[ends[at], ends[(at + leap - 4) % corners]] for at in range(corners)]
    for part in (0.62, 0.66, 0.86, 0.9):
        lines.append([polar(centre, reach * part, TAU * step / 120) for step in range(121)])
    return lines


def hexes(centre: Point, half: Point, random: Random) -> list[Line]:
    """Plates with six corners, riveted together."""
    size = random.choice((30.0, 36.0, 42.0))
    plates = [[polar((0.0, 0.0), part * size, TAU * (at + 1.5) / 6) for at in range(7)] for part in (0.9, 0.3)]
    lines: list[Line] = []
    columns, rows = int(half[0] / (size * 1.5)) + 2, int(half[1] / (size * 1.732)) + 2
    for column in range(-columns, columns + 1):
        for row in range(-rows, rows + 1):
            place = centre[0] + column * size * 1.5, centre[1] + (row + column % 2 / 2) * size * 1.732
            lines += [[(place[0] + x, place[1] + y) for x, y in plate] for plate in plates]
    return lines


def rain(centre: Point, half: Point, random: Random) -> list[Line]:
    """Slanting lines of many lengths."""
    reach = math.hypot(*half)
    slope, lines = random.uniform(0.18, 0.4) * random.choice((-1, 1)), []
    for column in range(int(reach * 2.6 / 11)):
        x, y = centre[0] - reach * 1.3 + column * 11, -reach
        while y < reach:
            end = y + random.uniform(24, 150)
            lines.append([(x + slope * y, centre[1] + y), (x + slope * end, centre[1] + end)])
            y = end + random.uniform(8, 22)
    return lines


FIELDS: dict[str, Field] = {
    "rays": rays, "flames": flames, "waves": waves, "scales": scales, "lattice": lattice, "ridges": ridges,
    "vines": vines, "web": web, "stars": stars, "hexes": hexes, "rain": rain,
}  # fmt: skip
