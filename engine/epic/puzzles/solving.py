"""Whether a player can reach a goal this turn against every answer: exhaustive search of a position that is open.

The player needs one choice that reaches the goal, the other one is given every choice there is. Nothing is estimated:
a search ends with a proof, or raises TooLarge when it may look at no more positions, or NotOpen when chance or hidden
cards come into a line. Positions that players cannot tell apart are searched once.
"""

from __future__ import annotations

from typing import Final

from engine.epic.puzzles.opening import is_open, stays_open
from engine.epic.rules import codes
from engine.epic.rules.machine import apply_trusted
from engine.epic.rules.state import Game

WIN: Final = "win"  # before the turn ends
SURVIVE: Final = "survive"  # until the turn ends
GOALS: Final = (WIN, SURVIVE)
FAILED: Final = -1  # instead of a length: the goal cannot be reached
DEEPEST: Final = 400  # choices in a line
_BOTH: Final = 3  # the bit set of seats

Key = tuple[object, ...]
Row = tuple[int, ...]


class NotOpen(ValueError):
    """Something is hidden or left to chance. The sentence says what."""


class TooLarge(ValueError):
    """The search has looked at as many positions as it may, and nothing is proved."""


class Solver:
    """Searches one turn for one seat, from a position and those that follow it. What it has proved it keeps.

    `limit` is the number of positions to look at in all; `nodes` how many were.
    """

    def __init__(self, g: Game, goal: str, seat: int, limit: int) -> None:
        assert goal in GOALS, "there are two"
        if not is_open(g):
            raise NotOpen("Cards are hidden in this position. Both hands and both decks must be known to both players.")
        if not stays_open(g):
            raise NotOpen("A card of this position can hide others.")
        self.seat = seat
        self.turn = g.turn
        self.survives = goal == SURVIVE
        self.limit = limit
        self.nodes = 0
        self._lowest = [deck[0] for deck in g.deck if deck]  # under these lie only cards that are put there this turn
        self._proved: dict[Key, bool] = {}
        self._too_few: dict[Key, int] = {}  # so many actions are not enough
        self._enough: dict[Key, int] = {}  # so many are
        self._cuts: dict[int, int] = {}  # how often an option decided a position

    def reaches(self, g: Game) -> bool:
        """Whether the goal is reached from here against every answer. Raises TooLarge and NotOpen."""
        return self._search(g, 0)

    def length(self, g: Game) -> int:
        """The fewest actions of the player with which the goal is reached against every answer; FAILED where it is
        not. An action is a play, an attack or the declaration of blockers. Raises TooLarge and NotOpen."""
        if not self._search(g, 0):
            return FAILED
        length = 0
        while not self._within(g, length, 0):
            length += 1
        return length

    def first_actions(self, g: Game) -> list[tuple[tuple[int, ...], bool]]:
        """Every action that the player could begin with, as option codes up to the next window or the other player's
        choice, and whether the goal is reached after it. Of actions that lead to the same, the first. Raises TooLarge
        and NotOpen."""
        assert g.seat == self.seat, "it is the player's choice"
        found: list[tuple[tuple[int, ...], bool]] = []
        seen: set[Key] = set()
        self._collect(g, (), found, seen)
        return found

    def _collect(
        self, g: Game, made: tuple[int, ...], found: list[tuple[tuple[int, ...], bool]], seen: set[Key]
    ) -> None:
        for option in g.options:
            child = after(g, option)
            action = (*made, option)
            if not child.reason and child.seat == self.seat and child.kind != codes.WINDOW and child.turn == self.turn:
                self._collect(child, action, found, seen)
                continue
            key = key_of(child)
            if key not in seen:
                seen.add(key)
                found.append((action, self._search(child, len(action))))

    def _search(self, g: Game, depth: int) -> bool:
        if g.reason or g.turn != self.turn:
            return self._is_reached(g)
        self._count(depth)
        key = key_of(g)
        proved = self._proved.get(key)
        if proved is None:
            self._check(g)
            own = g.seat == self.seat
            proved = not own
            for option in self._ordered(g):
                if self._search(after(g, option), depth + 1) == own:
                    self._cuts[option] = self._cuts.get(option, 0) + 1
                    proved = own
                    break
            self._proved[key] = proved
        return proved

    def _within(self, g: Game, actions: int, depth: int) -> bool:
        """The goal is reached from here with at most so many actions of the player."""
        if g.reason or g.turn != self.turn:
            return self._is_reached(g)
        self._count(depth)
        key = key_of(g)
        if self._too_few.get(key, -1) >= actions or self._proved.get(key) is False:
            return False
        if self._enough.get(key, DEEPEST) <= actions:
            return True
        self._check(g)
        own = g.seat == self.seat
        found = not own
        for option in self._ordered(g):
            left = actions - (own and is_action(g, option))
            if left >= 0 and self._within(after(g, option), left, depth + 1) == own:
                found = own
                break
        if found:
            self._enough[key] = actions
        else:
            self._too_few[key] = actions
        return found

    def _is_reached(self, g: Game) -> bool:
        """Of a position in which the game or the turn is over."""
        return g.winner == self.seat if g.reason else self.survives

    def _count(self, depth: int) -> None:
        self.nodes += 1
        if self.nodes > self.limit or depth > DEEPEST:
            raise TooLarge(f"After {self.nodes} positions nothing is proved.")

    def _ordered(self, g: Game) -> list[int]:
        """Those options first that decided most positions."""
        cuts = self._cuts
        if len(g.options) < 2 or not cuts:
            return g.options
        return sorted(g.options, key=lambda option: -cuts.get(option, 0))

    def _check(self, g: Game) -> None:
        """Every card in a hand is known to both players, and none was drawn that lay in a random order."""
        blocks: set[int] = set()
        cards = 0
        for hand in g.hand:
            for uid in hand:
                cards += 1
                blocks.add(g.block_of[uid])
                if g.known_of[uid] != _BOTH:
                    raise NotOpen("A line of this position hides a card in a hand.")
        if len(blocks) != cards:
            raise NotOpen("A line of this position hides which card in a hand is which.")
        for uid in self._lowest:
            if g.zone_of[uid] != codes.DECK:
                raise NotOpen("A line of this position draws a whole deck.")


def after(g: Game, option: int) -> Game:
    """The position after a choice."""
    child = g.clone()
    apply_trusted(child, option)
    return child


def is_action(g: Game, option: int) -> bool:
    """Whether an option begins an action: a play, an attack, or the declaration of blockers."""
    if g.kind == codes.WINDOW:
        return option != codes.PASS
    return g.kind == codes.BLOCKERS and len(g.frames[-1]) == codes.SELECTED


# --- positions that are the same -------------------------------------------------------------------------------------


def key_of(g: Game) -> Key:
    """What decides how a game can go on, as long as chance does not: equal for positions in which the same can be done
    with the same cards. Between two effects champions go by what they are, otherwise by their references too."""
    if g.reason:
        return (g.reason, g.winner)
    common: Key = (
        tuple(g.health), tuple(g.gold), tuple(g.restricted_gold), tuple(g.played), tuple(g.cards_played),
        g.turn, g.active, g.initiative, g.phase, g.step, g.plays > 0, g.passed, g.blocked, g.no_attacks,
        g.no_healing, g.seat, g.kind, tuple(g.turn_statics),
        *[_cards(g, hand) for hand in g.hand], *[_cards(g, pile) for pile in g.discard],
        len(g.deck[0]), len(g.deck[1]),
        *[tuple([g.def_of[uid] for uid in zone]) for zone in g.supplemental],
    )  # fmt: skip
    if _is_plain(g):
        return (*common, tuple(g.frames[0]), *[tuple(sorted([_row(g, slot) for slot in board])) for board in g.board])
    return (
        *common,
        *[tuple(frame) for frame in g.frames],
        *[tuple([(g.ref_of[slot], *_row(g, slot)) for slot in board]) for board in g.board],
        *[tuple(zone) for zone in g.hand], *[tuple(pile) for pile in g.discard],
        tuple(g.options), tuple(g.resolving_triggers), tuple(g.pending_triggers), tuple(g.delayed_triggers),
        tuple(g.assigned), tuple(g.temporary_control), tuple(g.granted), tuple(g.suspended),
        tuple(g.damaged_players), tuple(sorted(g.last_known.items())),
    )  # fmt: skip


def _is_plain(g: Game) -> bool:
    """Nothing but zones and rows refers to a card or a champion."""
    return (
        len(g.frames) == 1
        and len(g.frames[0]) == codes.SELECTED
        and g.step != codes.STEP_DAMAGE
        and not (g.resolving_triggers or g.pending_triggers or g.delayed_triggers)
        and not (g.temporary_control or g.granted or g.suspended)
    )


def _cards(g: Game, uids: list[int]) -> Row:
    """Cards of a zone by what they are, and whether they were broken this turn."""
    return tuple(sorted([g.def_of[uid] << 1 | (uid in g.broken) for uid in uids]))


def _row(g: Game, slot: int) -> Row:
    """A champion by what it is now."""
    uid, ref = g.uid_of[slot], g.ref_of[slot]
    damaged = 0
    for champion, seat in g.damaged_players:
        if champion == ref:
            damaged |= 1 << seat
    return (
        g.card_index_of[slot], -1 if uid < 0 else g.def_of[uid] << 1 | (uid in g.broken), g.owner_of_slot[slot],
        g.flags_of[slot], g.damage_of[slot], g.counters_of[slot], g.keywords_of[slot], g.turn_keywords_of[slot],
        g.turn_offense_of[slot], g.turn_defense_of[slot], damaged,
    )  # fmt: skip
