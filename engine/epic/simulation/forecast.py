"""What comes of a battle when nobody does anything more: who breaks, who is damaged, who would lose.

How such a thing is found, and what is said of it: see `engine/kernel/forecasts.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.epic.programs import ops
from engine.epic.programs.definitions import PROGRAMS
from engine.epic.prompts.choosing import IllegalOption
from engine.epic.prompts.divisions import division_of
from engine.epic.prompts.multi_picks import plan
from engine.epic.prompts.objects import reference
from engine.epic.rules import battle, codes, events
from engine.epic.rules.derive import can_attack, slot_of
from engine.epic.rules.elimination import settle
from engine.epic.rules.frame import asking_op
from engine.epic.rules.limits import STEP_LIMIT
from engine.epic.rules.machine import RUN, TAKE
from engine.epic.rules.state import Game
from engine.epic.rules.turn import attackable
from engine.epic.views.hidden import determinize
from engine.kernel.forecasts import Fight, Forecast, Terms, foresee
from engine.kernel.random import Rng

_HIDDEN: Final = (
    events.DREW, events.DISCARDED, events.BANISHED_UNSEEN, events.REVEALED, events.REVEALED_TOP, events.KEPT,
)  # fmt: skip


def forecast(game: Game, seat: int, chosen: Sequence[int]) -> Forecast | None:
    """What comes of the battle for all that `seat` knows, when it picks these attackers or blockers (option codes) and
    all players pass from there on. In a window the option to attack may be chosen while a single champion can: it is
    not asked who. None where there is no battle to tell of: no attackers are picked, for example.

    Raises IllegalOption when what is chosen cannot be picked; the game is not changed.
    """
    mine = not game.reason and game.seat == seat
    asked = game.kind if mine else codes.WINDOW
    attack = mine and asked == codes.WINDOW and list(chosen) == [codes.BATTLE] and codes.BATTLE in game.options
    if chosen and not attack and asked not in (codes.ATTACKERS, codes.BLOCKERS):
        raise IllegalOption("No attackers or blockers are to be chosen now.")
    if game.reason or not (attack or game.phase == codes.PHASE_BATTLE) or not (chosen or battle.attackers(game)):
        return None
    if attack and (sum(can_attack(game, slot) for slot in game.board[seat]) > 1 or len(attackable(game)) > 1):
        return None
    steps = plan(game, {"codes": list(chosen)}) if chosen else []
    free = asked == codes.BLOCKERS and codes.STOP in game.options
    asks_the_other = not mine and game.kind not in (codes.WINDOW, codes.BLOCKERS)  # of whose cards nothing is known
    return foresee(
        lambda first, luck: _Battle(determinize(game, seat, Rng(luck)), _TERMS, game.seating.seats, first),
        steps,
        unblocked=free and bool(chosen),
        choices=asks_the_other,
    )


def _proposed(game: Game) -> list[int] | None:
    division = division_of(game, asking_op(game))
    if division is None:
        return None
    return plan(game, {"amounts": {reference(obj): amount for obj, amount in division.default.items()}})


_TERMS: Final = Terms[Game](
    declining=(codes.PASS, codes.NO, codes.STOP),
    usual=(codes.WINDOW, codes.BLOCKERS),
    broke=events.BROKE,
    damaged=events.DAMAGED,
    player_damaged=events.PLAYER_DAMAGED,
    proposed=_proposed,
    reference=reference,
    is_in_play=lambda game, ref: slot_of(game, ref) >= 0,
)


class _Battle(Fight[Game]):
    """A copy of a game that goes on to the end of its battle."""

    def fight(self) -> None:
        g = self.game
        self._answer()
        for _ in range(STEP_LIMIT):
            if g.unsettled:
                settle(g)
                if g.reason or g.active not in g.seating.players:  # the battle went with the attacker
                    return
            f = g.frames[-1]
            op = PROGRAMS[f[codes.PROGRAM]][f[codes.PC]]
            if g.reason or op[0] == ops.END_BATTLE:
                return
            blockers = [g.ref_of[slot] for slot in battle.blockers(g)]
            self.look([*(g.ref_of[slot] for slot in battle.attackers(g)), *blockers], blockers)
            if op[0] == ops.DEAL_DAMAGE and g.blocked:
                for _, _, target, amount in g.assigned:
                    if target < codes.CARD:
                        self.through[target] += amount
            f[codes.PC] += 1
            if RUN[op[0]](g, f, op) and not g.reason:
                self._answer()

    def _answer(self) -> None:
        g, op = self.game, asking_op(self.game)
        TAKE[op[0]](g, g.frames[-1], op, self.next_option())

    @property
    def hidden(self) -> bool:
        return any(event[0] in _HIDDEN for event in self.game.journal or ())

    def remaining(self, seat: int) -> tuple[int, bool]:
        health = self.game.health[seat]
        return health, health <= 0
