"""The bot of the Epic TCG that plays on: it tries its best ideas in games that could be this one, in which both players
go on as the bot that looks one step ahead would, and takes what leads to the best positions.

How ideas are tried says `engine/bots/halving.py`. What others hold could be any cards, and games in which they play
them differ more than ideas do; so they play none in these games, but attack and block. A first hand is judged by its
cards (`first_hands.py`), for which its choice needs no games. Among more than two players it looks one step ahead only.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.bots import halving
from engine.bots.epic_tcg import default_policy, first_hands
from engine.bots.epic_tcg import weights as w
from engine.bots.epic_tcg.greedy import BY_POLICY, answer_in, judge_blocks, judge_plays, judge_targets
from engine.bots.epic_tcg.lookahead import Lookahead, distinct, looks
from engine.bots.epic_tcg.observation import Observation
from engine.bots.halving import Effort, Idea, Thought
from engine.bots.observing import never
from engine.bots.odds import chance
from engine.epic_tcg.rules import codes
from engine.epic_tcg.rules.state import Game, slot_of
from engine.kernel.random import Rng

SETS: Final = (codes.MULLIGAN, codes.ATTACKERS, codes.BLOCKERS)  # questions whose ideas are sets of objects
LONGEST: Final = 120  # options that players who look ahead apply in one game that is played on
CLEAR: Final = 0.15  # by which one look ahead sees what needs no search


class SearchBot:
    """See the module, and `engine.games.Searcher`."""

    def __init__(self, effort: Effort, enough: Callable[[], bool] = never) -> None:
        self.effort = effort
        self.enough = enough
        self.thought: Thought | None = None

    def choose(self, observation: Observation, rng: Rng) -> int:
        self.thought = None
        decision = observation.decision()
        if len(decision.options) == 1:
            return decision.options[0]
        g = observation.determinize(rng)
        if g.seats > 2:
            return answer_in(g, Lookahead(g, observation.seat))
        if decision.kind in BY_POLICY and decision.kind not in SETS:
            return default_policy.answer(g)
        ideas = self.ideas(g, observation.seat)
        if len(ideas) > 1 and decision.kind == codes.MULLIGAN:
            weighed = [idea.weighed(self.effort.prior) for idea in ideas]
            self.thought = {"ideas": weighed, "options": 0, "stopped": False}
        elif len(ideas) > 1:
            self.thought = self.compare(observation, rng, ideas)
        return ideas[0].option

    def ideas(self, g: Game, me: int) -> list[Idea]:
        """The best ones by one look ahead, the best first, without those that are plainly worse. `g` stays as it is."""
        found = halving.most_promising(_ideas(g, me), self.effort)
        return [idea for idea in found if idea.prior >= found[0].prior - CLEAR]

    def idea_of(self, g: Game, me: int, option: int, refs: tuple[int, ...]) -> Idea:
        """What somebody chooses, whether or not it is one of the best: an option, or where a set is chosen these
        pieces, in the order of picking. `g` stays as it is."""
        look = Lookahead(g, me)
        if g.kind == codes.MULLIGAN:
            return _of_a_hand(g, look, refs)
        if g.kind not in SETS:
            return Idea(option, (), chance(look.try_option(g, option) / w.UNIT))
        trial = g.clone()
        look.commit(trial, g.kind, refs)
        return Idea(option, refs, chance(look.outcome(trial, w.DEPTH - 1) / w.UNIT))

    def compare(self, observation: Observation, rng: Rng, ideas: list[Idea]) -> Thought:
        """Try ideas in common games; put them in order, the best first: see `halving.py`."""
        return halving.compare(observation, rng, ideas, self.effort, self.play_on, self.enough)

    def play_on(self, world: Game, me: int, idea: Idea) -> tuple[float, int]:
        """Play on after an idea, in a copy. Returns the chance of winning that came of it, and how many options were
        applied."""
        _, result, applied = self.line(world, me, idea)
        return result, applied

    def line(self, world: Game, me: int, idea: Idea, *, journal: bool = False) -> tuple[Game, float, int]:
        """As `play_on`, until the next turn begins, of a first hand the first one, with the game as it stands then,
        which may have kept a `journal`. Once many options were applied, all answer by the default policy."""
        g, end = world.clone(), world.turn + self.effort.turns
        if journal:
            g.journal = []
        first = Lookahead(g, me)
        if g.kind in SETS:
            first.commit(g, g.kind, idea.refs)
        else:
            first.apply(g, idea.option)
        applied = 0
        while not (g.reason or g.turn >= end or applied >= LONGEST or self.enough()):
            if len(g.options) == 1 or (g.seat != me and g.kind == codes.PRIORITY):
                first.apply(g, codes.PASS if codes.PASS in g.options else g.options[0])
            else:
                look = Lookahead(g, g.seat, self.effort.inner)
                look.apply(g, answer_in(g, look))
                applied += self.effort.inner - look.budget
        applied += w.BUDGET - first.budget
        if world.kind == codes.MULLIGAN:
            return g, first_hands.win_chance(world, g, me, frozenset(g.hand[me])), applied
        first.budget, first.turn = 0, min(g.turn, end - 1)
        total = first.outcome(g, w.DEPTH)
        return g, chance(total / w.UNIT), applied - first.budget


def _of_a_hand(g: Game, look: Lookahead, refs: tuple[int, ...]) -> Idea:
    """Putting these cards of a first hand back. Which ones come for them is not looked at."""
    trial = g.clone()
    look.commit(trial, g.kind, refs)
    return Idea(default_policy.follow(g, refs), refs, first_hands.win_chance(g, trial, look.me, look.held))


def _ideas(g: Game, me: int) -> list[Idea]:
    """What seat `me` could do, each with its chance of winning by one look ahead; of what does the same with equal
    pieces the first. `g` stays as it is."""
    look = Lookahead(g, me)
    if g.kind == codes.MULLIGAN:
        return [_of_a_hand(g, look, refs) for refs in first_hands.sets(g)]
    if g.kind in SETS:
        sets = look.judge_attacks(g) if g.kind == codes.ATTACKERS else judge_blocks(g, look)
        unlike: dict[tuple[tuple[int, ...], ...], Idea] = {}
        for refs, total in sets:
            key = tuple(sorted(looks(g, slot_of(g, ref)) for ref in refs))
            unlike.setdefault(key, Idea(default_policy.follow(g, refs), refs, chance(total / w.UNIT)))
        return list(unlike.values())
    if g.kind == codes.PRIORITY:
        judged = judge_plays(g, look)
    elif g.kind == codes.ATTACK:
        unlike_prey = distinct(g)
        judged = [one for one in judge_targets(g, look) if one[0] in unlike_prey]
    else:
        usual = default_policy.answer(g)
        judged = [(option, look.try_option(g, option)) for option in [usual, *distinct(g)]]
    return [Idea(option, (), chance(total / w.UNIT)) for option, total in dict(judged).items()]
