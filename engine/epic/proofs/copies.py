"""Laws about copies of a game: clones, packs, and what a seat may know of what is hidden from it.

Each law looks at one position in which somebody must decide and lists what does not hold. Tests and the fuzzer ask.
"""

from __future__ import annotations

import json

from engine.epic.positions.laws import status
from engine.epic.positions.pack import digest, pack, unpack
from engine.epic.rules.machine import apply_trusted, asked_again
from engine.epic.rules.state import Game
from engine.epic.simulation.playout import play_out
from engine.epic.views.hidden import OPEN_HANDS, POOL, SPECTATOR, determinize, knows_block, view, visible
from engine.kernel import copies
from engine.kernel.random import Rng

TOGETHER = 40  # choices that a game and its copies make side by side


def copy_laws(g: Game, rng: Rng) -> list[str]:
    """A clone and an unpacked pack equal the game, go on as it would, and leave it alone."""
    return copies.copy_laws(g, rng, apply_trusted, _packed, digest, _offered_alike, TOGETHER)


def _packed(g: Game) -> Game:
    return unpack(pack(g))


def _offered_alike(copy: Game, g: Game) -> bool:
    return copy.offered.same(g.offered)


def hidden_laws(g: Game, seat: int, rng: Rng) -> list[str]:
    """What `seat` sees does not depend on what it cannot see, and a spectator sees no more than that."""
    seen, looked_on = view(g, seat), view(g, SPECTATOR)
    dealt = determinize(g, seat, rng)
    broken = copies.dealt_laws(g, seat, dealt, view, status)
    if view(dealt, SPECTATOR) != looked_on:
        broken.append(f"a spectator sees something that is hidden from seat {seat}")
    play_out(dealt, rng)
    broken += [f"the end of a determinized game breaks a law: {law}" for law in status(dealt)]
    other = permuted(g, seat, rng)
    if view(other, seat) != seen:
        broken.append(f"permuting what is hidden changes the view of seat {seat}")
    if view(other, SPECTATOR) != looked_on:
        broken.append(f"permuting what is hidden from seat {seat} changes the view of a spectator")
    if g.seat == seat and not asked_anew(g) == asked_anew(other) == g.options:
        broken.append(f"permuting what is hidden changes the options of seat {seat}")
    return broken


def onlooker_laws(g: Game, rng: Rng) -> list[str]:
    """What those who look on see does not depend on what they cannot see; open hands show what either player knows."""
    broken: list[str] = []
    for onlooker, name in ((SPECTATOR, "a spectator"), (OPEN_HANDS, "open hands")):
        seen = view(g, onlooker)
        json.dumps(seen)
        if view(permuted(g, onlooker, rng), onlooker) != seen:
            broken.append(f"permuting what is hidden from {name} changes their view")
    opened = view(g, OPEN_HANDS)
    seats = range(g.seating.seats)
    hands = [view(g, seat)["players"][seat]["hand"] for seat in seats]
    broken += [
        f"open hands lack that of seat {seat}" for seat in seats if opened["players"][seat]["hand"] != hands[seat]
    ]
    for uid in range(len(g.def_of)):
        known = [visible(g, seat, uid) for seat in seats]
        if any(known) and not visible(g, OPEN_HANDS, uid):
            broken.append(f"open hands lack card {uid}, which a player sees")
        if visible(g, SPECTATOR, uid) != all(known):
            broken.append(f"a spectator and the two players differ about card {uid}")
    return broken


def permuted(g: Game, seat: int, rng: Rng) -> Game:
    """A copy in which cards that `seat`, or one who looks on, cannot see have changed places with each other, owner by
    owner; cards of which it knows what they are, and only not which is which, among themselves."""
    copy = g.clone()
    copy.def_of = g.def_of[:]
    for group in _unseen(g, seat):
        card_indexes = [g.def_of[uid] for uid in group]
        rng.shuffle(card_indexes)
        for uid, card_index in zip(group, card_indexes, strict=True):
            copy.def_of[uid] = card_index
    return copy


def _unseen(g: Game, seat: int) -> list[list[int]]:
    """Cards that a seat cannot tell apart, owner by owner: those of a block that it knows, and those of none."""
    groups: dict[tuple[int, int], list[int]] = {}
    for uid in range(len(g.def_of)):
        if not visible(g, seat, uid):
            block = g.block_of[uid] if knows_block(g, seat, uid) else -1
            groups.setdefault((g.owner_of[uid], block), []).append(uid)
    return list(groups.values())


def replaced(g: Game, seat: int, rng: Rng) -> Game:
    """A copy in which cards of the opponent that `seat` has never seen are any others, unless lists are open."""
    copy = g.clone()
    copy.def_of = g.def_of[:]
    for group in () if g.setup.open_lists else _unseen(g, seat):
        for uid in group:
            if g.owner_of[uid] != seat and not knows_block(g, seat, uid):
                copy.def_of[uid] = POOL[rng.below(len(POOL))]
    return copy


def moved(g: Game, seat: int, rng: Rng) -> Game:
    """A copy in which these cards lie elsewhere: each keeps its number, so that what an effect speaks of lies elsewhere
    as well. What is known of a place stays with it."""
    copy = g.clone()
    for group in _unseen(g, seat):
        order = group[:]
        rng.shuffle(order)
        place_of = dict(zip(order, group, strict=True))  # by card: the one that lay where it lies now
        card_at = {place: uid for uid, place in place_of.items()}
        for uid, place in place_of.items():
            copy.zone_of[uid] = g.zone_of[place]
            copy.known_of[uid], copy.block_of[uid] = g.known_of[place], g.block_of[place]
        for zone in (copy.deck, copy.hand):
            for owner in range(g.seating.seats):
                zone[owner] = [card_at.get(uid, uid) for uid in zone[owner]]
    return copy


def asked_anew(g: Game) -> list[int]:
    """The options that the op which asks finds now, in a copy."""
    again = asked_again(g)
    return [] if again is None else again.options
