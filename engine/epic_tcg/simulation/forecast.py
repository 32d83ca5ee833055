"""What comes of an attack when nobody does anything more: which champions break, what players lose, who would lose.

How such a thing is found, and what is said of it: see `engine/kernel/forecasts.py`. A champion that the asking seat
cannot see may be any that can lie face down, and what others hold any card there is. What has triggered in the attack
is carried out, too, though its players get priority only when the attack is over (rule book, Battle).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.epic_tcg.programs import ops
from engine.epic_tcg.programs.definitions import PROGRAMS
from engine.epic_tcg.prompts.choosing import IllegalOption
from engine.epic_tcg.prompts.divisions import division_of
from engine.epic_tcg.prompts.multi_picks import plan
from engine.epic_tcg.prompts.objects import asking_op, reference
from engine.epic_tcg.rules import battle, codes, events, triggers
from engine.epic_tcg.rules.limits import STEP_LIMIT
from engine.epic_tcg.rules.machine import RUN, TAKE
from engine.epic_tcg.rules.settling import settle
from engine.epic_tcg.rules.sight import could_be, visible
from engine.epic_tcg.rules.state import Game, in_play, slot_of
from engine.kernel.forecasts import Fight, Forecast, Terms, foresee
from engine.kernel.random import Rng

COPIES: Final = 12  # of champions that may be any, a few come to the same too often
_COMES_TO_LIGHT: Final = (
    events.UNVEILED, events.BROKE, events.BANISHED, events.TO_HAND, events.TO_DISCARD, events.TO_TOP, events.REMOVED,
    events.PUT_UNDER,
)  # fmt: skip


def forecast(game: Game, seat: int, chosen: Sequence[int]) -> Forecast | None:
    """What comes of the attack for all that `seat` knows, when it picks these attackers or blockers (option codes) and
    all players pass from there on. None where there is no attack to tell of: no attackers are picked, for example, or
    another player makes a choice of their own.

    Raises IllegalOption when what is chosen cannot be picked; the game is not changed.
    """
    mine = not game.reason and game.seat == seat
    asked = game.kind if mine else codes.PRIORITY
    if chosen and asked not in (codes.ATTACKERS, codes.BLOCKERS):
        raise IllegalOption("No attackers or blockers are to be chosen now.")
    if game.reason or game.defender == codes.NOBODY or not (mine or game.kind in _USUAL):
        return None
    if not (chosen or battle.attackers(game)):
        return None
    steps = plan(game, {"codes": list(chosen)}) if chosen else []

    def copied(first: Sequence[int], luck: int) -> _Attack | None:
        copy = could_be(game, seat, Rng(luck))
        return None if copy is None else _Attack(copy, _TERMS, game.seats, first).unseen_by(game, seat)

    return foresee(
        copied,
        steps,
        unblocked=asked == codes.BLOCKERS and codes.STOP in game.options and bool(chosen),
        copies=COPIES,
    )


def _proposed(game: Game) -> list[int] | None:
    division = division_of(game)
    if division is None:
        return None
    return plan(game, {"amounts": {reference(obj): amount for obj, amount in division.default.items()}})


_USUAL: Final = (codes.PRIORITY, codes.BLOCKERS)
_TERMS: Final = Terms[Game](
    declining=(codes.PASS, codes.NO, codes.STOP),
    usual=_USUAL,
    broke=events.BROKE,
    damaged=events.DAMAGED,
    player_damaged=events.PLAYER_DAMAGED,
    proposed=_proposed,
    reference=reference,
    is_in_play=lambda game, ref: slot_of(game, ref) >= 0,
)


class _Attack(Fight[Game]):
    """A copy of a game that goes on until an attack is over, and with it what has triggered."""

    def unseen_by(self, game: Game, seat: int) -> _Attack:
        """With what this seat cannot see when it asks: cards, and what lies face down."""
        unseen = {uid for uid in range(len(game.owner_of)) if not visible(game, seat, uid)}
        self.unseen = {codes.CARD + uid for uid in unseen}
        self.unseen |= {game.ref_of[slot] for slot in in_play(game) if game.uid_of[slot] in unseen}
        self.playing = game.players
        return self

    def fight(self) -> None:
        g = self.game
        self._answer()
        for _ in range(STEP_LIMIT):
            if g.unsettled:
                settle(g)
            if g.at_once:
                triggers.push_at_once(g)
            if g.reason:
                return
            f = g.frames[-1]
            op = PROGRAMS[f.program][f.pc]
            if self._is_over(op):
                return
            self._look(op)
            noted = len(g.journal or ())
            f.pc += 1
            asks = RUN[op[0]](g, f, op)
            if op[0] == ops.DEAL_DAMAGE and g.attackers_blocked:
                for event in (g.journal or [])[noted:]:
                    if event[0] == events.PLAYER_DAMAGED:
                        self.through[event[2]] += event[5]
            if asks and not g.reason:
                self._answer()

    def _is_over(self, op: ops.Op) -> bool:
        """The next attack may begin, or the turn ended with the player who had it."""
        g = self.game
        waits = g.line or g.waiting or g.batch
        return op[0] in (ops.CHOOSE_ATTACK, ops.START_TURN) or (
            op[0] == ops.PRIORITY and g.defender == codes.NOBODY and not waits
        )

    def _look(self, op: ops.Op) -> None:
        """A hunted champion fights only where nobody blocks (rule book, Hunter)."""
        g = self.game
        blockers = battle.blockers(g) if g.defender != codes.NOBODY else []
        slots = battle.fighters(g) if op[0] == ops.ASSIGN_DAMAGE else battle.attackers(g) + blockers
        self.look([g.ref_of[slot] for slot in slots], [g.ref_of[slot] for slot in blockers])

    def _answer(self) -> None:
        g, op = self.game, asking_op(self.game)
        TAKE[op[0]](g, g.frames[-1], op, self.next_option())

    @property
    def hidden(self) -> bool:
        """Whether anything happens to a card that its seat cannot see; of one that lies face down, that it turns up or
        leaves."""
        return any(
            event[4] in self.unseen and (event[4] < codes.FIRST_PIECE or event[0] in _COMES_TO_LIGHT)
            for event in self.game.journal or ()
        )

    def remaining(self, seat: int) -> tuple[int, bool]:
        """Players lose who leave the game, and all others when somebody wins."""
        g = self.game
        lost = seat not in g.players or (g.reason != codes.NOT_OVER and seat not in g.winners)
        return g.mojo[seat], seat in self.playing and lost
