"""What comes of a choice: played on in a game that could be this one, up to the start of the next turn.

Own inner choices (targets, modes) are searched, a few in a row; all others follow the default policy, and both players
pass. The search counts the options it applies: its budget is in those, never in seconds, so that a choice can be
repeated.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.bots.epic import default_policy
from engine.bots.epic.attacks import Refs, attack_sets
from engine.bots.epic.blocks import amounts, blocks, next_amount
from engine.bots.epic.evaluation import assault_now, evaluate
from engine.bots.epic.rivals import rival
from engine.bots.epic.values import Values
from engine.bots.epic.weights import ATTACKS, DEPTH, EVALUATION, REPLIES, UNIT
from engine.bots.epic.winning import log_odds
from engine.epic import Game
from engine.epic.programs import COST
from engine.epic.rules import apply_trusted, codes, has_turn, opposed, slot_of

_SEARCHED: Final = frozenset({codes.TARGETS, codes.MODES, codes.MAY, codes.PICKS, codes.REVEAL, codes.AMOUNTS})


@dataclass(frozen=True)
class Outcome:
    """`settled`: the position when the next turn starts. What could still be done before: `attack` by the player whose
    turn it is, with `gold` by this seat."""

    settled: float
    attack: float = 0.0
    gold: float = 0.0

    @property
    def total(self) -> float:
        return self.settled + self.attack + self.gold


class Lookahead:
    """One choice's share of looking ahead for seat `me`, who decides in `g`. Positions are judged by `evaluation`; of
    two players by the chance of winning, where there are `fitted` weights."""

    def __init__(self, g: Game, me: int, values: Values, budget: int, fitted: list[float] | None = None) -> None:
        self.me = me
        self.fitted = fitted
        self.turn = g.turn
        self.values = values
        self.held = frozenset(g.hand[me])
        self.budget = budget

    def apply(self, g: Game, option: int) -> None:
        self.budget -= 1
        apply_trusted(g, option)

    def go_on(self, g: Game) -> None:
        """Choose by the default policy. What a champion deals in battle is divided at once: among many targets it would
        take long to think anew for each."""
        if not default_policy.assigns_damage(g):
            self.apply(g, default_policy.answer(g, self.values))
            return
        place, wanted = g.frames[-1][codes.X], list[int]()
        while default_policy.assigns_damage(g) and g.frames[-1][codes.X] == place:
            given = g.frames[-1][codes.SELECTED :]
            if not wanted or given != wanted[: len(given)]:
                wanted = amounts(g, self.values)
            self.apply(g, next_amount(g, wanted) << codes.VERB_BITS | codes.AMOUNT)

    def try_option(self, g: Game, option: int) -> Outcome:
        """What comes of an option of the decision that waits in `g`, which stays as it is."""
        trial = g.clone()
        self.apply(trial, option)
        return self.outcome(trial, 0)

    def outcome(self, g: Game, depth: int) -> Outcome:
        """Resolve what has begun, then let the turn end. Changes `g`."""
        me = self.me
        while not g.reason and g.kind != codes.WINDOW:
            if g.seat == me and g.kind == codes.ATTACKERS:
                break
            if g.seat == me and g.kind in _SEARCHED and depth < DEPTH and self.budget > 0:
                return self._best(g, depth)
            if g.kind == codes.BLOCKERS and has_turn(g, me) and self.budget > 0:
                return self._worst_reply(g, depth)
            self.go_on(g)
        return self.end_turn(g)

    def _best(self, g: Game, depth: int) -> Outcome:
        found: list[Outcome] = []
        for option in distinct(g):
            trial = g.clone()
            self.apply(trial, option)
            found.append(self.outcome(trial, depth + 1))
        return max(found, key=lambda one: one.total)

    def _worst_reply(self, g: Game, depth: int) -> Outcome:
        found: list[Outcome] = []
        for refs in blocks(g, self.values, REPLIES):
            trial = g.clone()
            self.commit(trial, codes.BLOCKERS, refs)
            found.append(self.outcome(trial, depth + 1))
        return min(found, key=lambda one: one.total)

    def commit(self, g: Game, kind: int, refs: tuple[int, ...]) -> None:
        """Make a multi-pick."""
        seat = g.seat
        while not g.reason and g.kind == kind and g.seat == seat:
            self.apply(g, default_policy.follow(g, refs))

    def end_turn(self, g: Game) -> Outcome:
        """Both players pass until the next turn has begun; what could still have been done is pending."""
        turn, w = self.turn, self.values.w
        attack = gold = 0.0
        main = False
        while not g.reason:
            if g.kind == codes.WINDOW:
                if g.turn != turn:
                    break
                if g.phase == codes.PHASE_MAIN and g.step != codes.STEP_END_OFFER and not main:
                    main = True
                    attack = self.attack_to_come(g)
                if g.phase == codes.PHASE_MAIN and g.seat == self.me and not gold:
                    gold = self._gold(g)
            elif g.kind == codes.BLOCKERS and has_turn(g, self.me) and self.budget > 0:
                worst = self._worst_reply(g, DEPTH)
                return Outcome(worst.settled, worst.attack + attack, worst.gold + gold)
            self.go_on(g)
        self.budget -= EVALUATION + sum(map(len, g.board))
        settled = self.judge(g)
        if g.reason:  # nothing is pending any more: it must not seem better to wait with winning
            return Outcome(settled)
        # of two players: a turn in which nothing could be done has gone by
        if g.turn == turn + 2 and not g.seating.many:
            settled += w.card if g.active == self.me else -w.card
        return Outcome(settled, attack, gold)

    def judge(self, g: Game) -> float:
        """The position at the start of a turn, or at the end of the game."""
        if self.fitted is None or g.reason or g.seating.many:
            return evaluate(g, self.me, self.values, self.held)
        return UNIT * log_odds(g, self.me, self.values, self.held, self.fitted)

    def best_attack(self, g: Game) -> tuple[Refs, Outcome]:
        """The best set of attackers and what comes of it. `g` waits for attackers and stays as it is."""
        best: tuple[Refs, Outcome] | None = None
        for refs in attack_sets(g, self.values, ATTACKS):
            trial = g.clone()
            self.commit(trial, codes.ATTACKERS, refs)
            outcome = self.outcome(trial, DEPTH - 1)
            if best is None or outcome.total > best[1].total + 1e-6:
                best = refs, outcome
            if self.budget <= 0:
                break
        assert best is not None
        return best

    def attack_from_window(self, g: Game) -> Outcome:
        """What comes of going to battle from a window of the main phase, which stays as it is."""
        trial = g.clone()
        self.apply(trial, codes.BATTLE)
        if trial.kind == codes.DEFENDER:
            return max((self.attack_at(trial, option) for option in trial.options), key=lambda one: one.total)
        return self._attack(trial)

    def attack_at(self, g: Game, option: int) -> Outcome:
        """What comes of attacking the player of this option, where `g` asks whom to attack; it stays as it is."""
        trial = g.clone()
        self.apply(trial, option)
        return self._attack(trial)

    def _attack(self, trial: Game) -> Outcome:
        """What comes of an attack, once it is known who is attacked. Changes `trial`."""
        if trial.kind != codes.ATTACKERS or trial.seat != self.me:  # the only champion that can attack does
            return self.outcome(trial, DEPTH - 1)
        return self.best_attack(trial)[1]

    def after_battle(self, g: Game) -> float:
        """Let both players pass until this seat could act outside the battle, or the turn is over. Changes `g`. Returns
        what the opponent may expect from attacking again on the way there."""
        attack = 0.0
        self.apply(g, codes.PASS)
        while not g.reason and g.turn == self.turn:
            if g.kind == codes.WINDOW and g.phase == codes.PHASE_MAIN:
                if g.seat == self.me:
                    break
                attack = self.attack_to_come(g)
            self.go_on(g)
        return attack

    def attack_to_come(self, g: Game) -> float:
        """What the player whose turn it is may still expect from attacking."""
        w = self.values.w
        most, sure = assault_now(g)
        value = w.attack_now * sure
        other = rival(g, g.active)
        if most >= g.health[other]:
            value += w.lethal
        return value if has_turn(g, self.me) else 0.0 if opposed(g, other, self.me) else -value

    def _gold(self, g: Game) -> float:
        """Gold that can still be spent on a card before it is lost."""
        if not g.gold[self.me] and not g.restricted_gold:
            return 0.0
        for option in g.options:
            if option & codes.VERB_MASK == codes.PLAY and COST[g.def_of[(option >> codes.VERB_BITS) - codes.CARD]] == 1:
                return self.values.w.gold_left
        return 0.0


def distinct(g: Game) -> list[int]:
    """The options without those that do the same to an equal champion, and the amounts that matter."""
    if g.kind == codes.AMOUNTS:
        return default_policy.amounts(g)
    seen: set[tuple[int, ...]] = set()
    found: list[int] = []
    for option in g.options:
        slot = slot_of(g, option >> codes.VERB_BITS) if option & codes.VERB_MASK in (codes.TARGET, codes.PICK) else -1
        if slot >= 0:
            key = (
                g.card_index_of[slot],
                g.controller_of[slot], g.owner_of_slot[slot], g.flags_of[slot], g.damage_of[slot],
                g.counters_of[slot], g.keywords_of[slot], g.turn_keywords_of[slot], g.turn_offense_of[slot],
                g.turn_defense_of[slot], int(any(ref == g.ref_of[slot] for ref, _ in g.temporary_control)),
                sum(ref == g.ref_of[slot] for ref, _ in g.granted),
            )  # fmt: skip
            if key in seen:
                continue
            seen.add(key)
        found.append(option)
    return found
