"""Positions that somebody could have made up: those of games, in which something that is going on was changed."""

from dataclasses import replace

from engine.epic.language import Keyword
from engine.epic.positions.plain.abilities import abilities_of, steps_of
from engine.epic.positions.plain.position import MOMENTS, Effect, Gone, Ongoing, Thing
from engine.epic.programs.definitions import NAME, D

ZONES = ("player", "board", "gone", "hand", "discard", "deck", "supplemental", "block", "hidden")


class Forger:
    """Changes positions by luck. `seen`: effects of games, which are put into others."""

    def __init__(self, rng, seen):
        self.rng = rng
        self.seen = seen

    def one(self, things):
        return things[self.rng.below(len(things))]

    def some(self, make, most=3):
        return tuple(make() for _ in range(self.rng.below(most + 1)))

    def forged(self, position):
        """The position with one to three changes."""
        for _ in range(1 + self.rng.below(3)):
            position = self._changed(position)
        return position

    def _changed(self, position):
        match self.rng.below(8):
            case 0:
                return replace(position, moment=self.one(MOMENTS))
            case 1:
                return replace(position, seat=1 - position.seat)
            case 2:
                mine, theirs = position.players
                events = self.some(lambda: self.one(self.seen).card)
                return replace(position, players=(replace(mine, supplemental=events), theirs))
            case _:
                return replace(position, ongoing=self._ongoing(position.ongoing or Ongoing()))

    def _ongoing(self, ongoing):
        word = self.one(["stack", "stack", "stack", "resolving", "pending", "gone", "among", "picked", "given", "rest"])
        if word in ("stack", "resolving", "pending"):
            return replace(ongoing, **{word: self._effects(getattr(ongoing, word))})
        if word == "gone":
            return replace(ongoing, gone=self.some(self._gone))
        if word in ("among", "picked"):
            return replace(ongoing, **{word: self.some(self._thing, 4)})
        if word == "given":
            given = self.some(lambda: self.some(lambda: self.rng.below(6), 4), 2)
            return replace(ongoing, given=self.one([None, given]))
        return replace(
            ongoing,
            initiative=self.one([None, 0, 1]),
            declared=self.rng.below(2) == 0,
            revealed=self.rng.below(4),
        )

    def _effects(self, effects):
        """One more, one less, or one changed."""
        found = list(effects)
        if not found or self.rng.below(3) == 0:
            found.insert(self.rng.below(len(found) + 1), self.one(self.seen))
        at = self.rng.below(len(found))
        if self.rng.below(4) == 0:
            del found[at]
        else:
            found[at] = self._effect(found[at])
        return tuple(found)

    def _effect(self, effect):
        words = abilities_of(D.card_index_of_name[effect.card])
        match self.rng.below(9):
            case 0:
                return replace(effect, of=self.one([None, self._thing()]))
            case 1:
                return replace(effect, its=self.some(self._thing))
            case 2:
                return replace(effect, controller=1 - effect.controller)
            case 3:
                return replace(effect, x=self.rng.below(4), who=self.one([None, 0, 1]))
            case 4:
                return replace(effect, done=not effect.done, free=self.rng.below(2) == 0)
            case 5:
                return replace(effect, step=self.one([*steps_of(words[effect.ability].program), ""]))
            case 6:
                ability = self.one(list(words))
                return replace(effect, ability=ability, step=self.one([*steps_of(words[ability].program), ""]))
            case 7:
                card = self.one(NAME)
                words = abilities_of(D.card_index_of_name[card])
                ability = self.one(list(words) or [""])
                step = self.one([*steps_of(words[ability].program)]) if words else ""
                return Effect(card, ability, effect.controller, effect.of, step, who=effect.who, its=effect.its)
            case _:
                return replace(effect, its=(*effect.its, self._thing()))

    def _gone(self):
        card, keywords = self.one(NAME), Keyword(1 << self.rng.below(14))
        of = self.one([None, self._thing()])
        return Gone(card, self.rng.below(2), self.rng.below(2), self.rng.below(9), self.rng.below(9), keywords, of=of)

    def _thing(self):
        return Thing(self.one(ZONES), self.rng.below(2), self.rng.below(5))
