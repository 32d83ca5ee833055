"""What comes of a choice in the Epic TCG: played on in a game that could be this one, up to the start of the next turn.

Own inner choices (targets, modes) are searched, a few in a row; all others follow the default policy, and all players
pass. The search counts the options that it applies: its budget is in those, never in seconds, so that a choice can be
repeated.
"""

from __future__ import annotations

from typing import Final

from engine.bots.epic_tcg import default_policy
from engine.bots.epic_tcg import weights as w
from engine.bots.epic_tcg.battles import Refs, attack_sets, block_sets
from engine.bots.epic_tcg.judging import evaluate, piece_value, strikes_now
from engine.bots.epic_tcg.values import PLAYED
from engine.epic_tcg.programs import bits
from engine.epic_tcg.programs.definitions import PRICE
from engine.epic_tcg.programs.game import BUILD
from engine.epic_tcg.rules import codes
from engine.epic_tcg.rules.derive import defense, keywords, offense
from engine.epic_tcg.rules.line import costs_nothing
from engine.epic_tcg.rules.machine import apply_trusted
from engine.epic_tcg.rules.state import Game, slot_of

SEARCHED: Final = frozenset(
    {
        codes.TARGETS, codes.MODES, codes.MAY, codes.PICKS, codes.AMOUNTS, codes.PAYMENT, codes.ALIGNMENTS,
        codes.REDIRECT,
    }
)  # fmt: skip
EQUAL: Final = 3  # digits to which totals are compared


class Lookahead:
    """One choice's share of looking ahead for seat `me`, who decides in `g`."""

    def __init__(self, g: Game, me: int, budget: int = w.BUDGET) -> None:
        self.me = me
        self.turn = g.turn
        self.held = frozenset(g.hand[me])
        self.budget = budget
        self.last = False  # whether what is tried counts as the last thing that is played in the Build Step

    def apply(self, g: Game, option: int) -> None:
        self.budget -= 1
        apply_trusted(g, option)

    def try_option(self, g: Game, option: int) -> float:
        """What comes of an option of the decision that waits in `g`, which stays as it is. After an ability that costs
        nothing, cards to play do not count: it could be used for ever, and they could be played without it."""
        trial = g.clone()
        self.last = option & codes.VERB_MASK == codes.USE and costs_nothing(g, option >> codes.VERB_BITS)
        self.apply(trial, option)
        total = self.outcome(trial, 0)
        self.last = False
        return total

    def outcome(self, g: Game, depth: int, pending: float = 0.0) -> float:
        """Let all that has begun resolve and the turn end, then judge. Changes `g`. What could still have been done
        counts as well: an attack, and cards to play."""
        me = self.me
        attacked, played = False, self.last
        while not g.reason and g.turn == self.turn:
            kind = g.kind
            if kind == codes.PRIORITY:
                if not played and g.step == BUILD and g.seat == me == g.active and not g.line:
                    played = True
                    pending += w.PLAY_LATER * plays_to_come(g)
            elif kind == codes.ATTACK and not attacked:
                attacked = True
                pending += strikes_now(g, me)
            elif self.budget > 0:
                if g.seat == me and kind in SEARCHED and depth < w.DEPTH:
                    return self._best(g, depth, pending)
                if kind == codes.BLOCKERS and not g.frames[-1].picks:
                    return self._best_block(g, depth, pending)
            self.apply(g, default_policy.answer(g))
        return evaluate(g, me, self.held) + (0.0 if g.reason else pending)

    def _best(self, g: Game, depth: int, pending: float) -> float:
        best = -2 * w.WIN
        for option in distinct(g):
            trial = g.clone()
            self.apply(trial, option)
            best = max(best, self.outcome(trial, depth + 1, pending))
            if self.budget <= 0:
                break
        return best

    def _best_block(self, g: Game, depth: int, pending: float) -> float:
        """As the player who blocks would choose."""
        found: list[float] = []
        for refs in block_sets(g, w.REPLIES):
            trial = g.clone()
            self.commit(trial, codes.BLOCKERS, refs)
            found.append(self.outcome(trial, max(depth, w.DEPTH - 1), pending))
        return max(found) if g.seat == self.me else min(found)

    def commit(self, g: Game, kind: int, refs: Refs) -> None:
        """Make a multi-pick."""
        seat = g.seat
        while True:
            self.apply(g, default_policy.follow(g, refs))
            if g.reason or g.kind != kind or g.seat != seat or not g.frames[-1].picks:
                return

    def attack(self, g: Game, option: int) -> float:
        """What comes of attacking the player or champion of this option, where `g` asks whom; it stays as it is."""
        trial = g.clone()
        self.apply(trial, option)
        if trial.kind != codes.ATTACKERS or trial.seat != self.me:  # the only champion that can attack does
            return self.outcome(trial, w.DEPTH - 1)
        return self.best_attack(trial)[1]

    def best_attack(self, g: Game) -> tuple[Refs, float]:
        """The best set of attackers and what comes of it. `g` asks for attackers and stays as it is."""
        best: Refs = ()
        most = -3 * w.WIN
        for refs, total in self.judge_attacks(g):
            if total > most + w.LEAST:
                best, most = refs, total
        return best, most

    def judge_attacks(self, g: Game) -> list[tuple[Refs, float]]:
        """Sets of attackers and what comes of each, as long as the budget lasts. `g` asks for attackers and stays as it
        is."""
        found: list[tuple[Refs, float]] = []
        for refs in attack_sets(g, w.ATTACKS):
            trial = g.clone()
            self.commit(trial, codes.ATTACKERS, refs)
            found.append((refs, self.outcome(trial, w.DEPTH - 1)))
            if self.budget <= 0:
                break
        return found


def plays_to_come(g: Game) -> float:
    """What can still be played in one's own Build Step: all that is free, and the best that costs an action."""
    free = best = 0.0
    for option in g.options:
        if option & codes.VERB_MASK == codes.PLAY:
            card = g.def_of[(option >> codes.VERB_BITS) - codes.CARD]
            if PRICE[card] == bits.FREE:
                free += max(0.0, PLAYED[card])
            else:
                best = max(best, PLAYED[card])
    return free + best


def distinct(g: Game) -> list[int]:
    """The options without those that do the same to an equal piece, and a few of many amounts."""
    if g.kind == codes.AMOUNTS:
        return default_policy.amounts(g)
    seen: set[tuple[int, ...]] = set()
    found: list[int] = []
    for option in g.options:
        slot = slot_of(g, option >> codes.VERB_BITS) if option & codes.VERB_MASK == codes.PICK else -1
        if slot >= 0:
            key = looks(g, slot)
            if key in seen:
                continue
            seen.add(key)
        found.append(option)
    return found


def looks(g: Game, slot: int) -> tuple[int, ...]:
    """The same for pieces of which it does not matter which one is chosen."""
    return (
        g.card_of[slot], g.controller_of[slot], g.owner_of_slot[slot], g.flags_of[slot], g.damage_of[slot],
        offense(g, slot), defense(g, slot), keywords(g, slot), *g.counters_of[slot],
    )  # fmt: skip


def prey_first(g: Game, options: list[int]) -> list[int]:
    """Whom to attack: players, then the champions that count most."""
    players = [option for option in options if option >> codes.VERB_BITS < codes.CARD and option != codes.NO]
    prey = [option for option in options if option not in players and option != codes.NO]
    prey.sort(key=lambda option: (-piece_value(g, slot_of(g, option >> codes.VERB_BITS)), option))
    return players + prey[: w.PREY]
