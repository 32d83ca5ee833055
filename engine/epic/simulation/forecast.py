"""What comes of a battle when nobody does anything more: who breaks, who is damaged, who would lose.

It is found on a copy that the asking seat could be in: hidden cards are dealt anew, all players pass and decline, and
damage is divided as it is proposed. Where a hidden card comes into it, other copies are asked too, and nothing is said
that they do not agree on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypedDict

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
from engine.kernel.random import Rng

COPIES: Final = 3  # that are asked where a hidden card comes into it
_HIDDEN: Final = (
    events.DREW, events.DISCARDED, events.BANISHED_UNSEEN, events.REVEALED, events.REVEALED_TOP, events.KEPT,
)  # fmt: skip
_DECLINING: Final = (codes.PASS, codes.NO, codes.STOP)


class ChampionFate(TypedDict):
    """What becomes of a champion: it "breaks", "leaves" in another way or "survives", and the damage it is dealt."""

    ref: str
    fate: str
    damage: int


class PlayerFate(TypedDict):
    """The damage that a player is dealt, the part of it that breaks through blockers (5.7), their health afterwards,
    and whether they lose by it."""

    seat: int
    damage: int
    through: int
    health: int
    lethal: bool


class Outcome(TypedDict):
    """A battle that has come to its end. `blocked`: by whom it is blocked in it, by reference."""

    champions: list[ChampionFate]
    players: list[PlayerFate]
    blockers: list[str]


class Forecast(TypedDict):
    """`outcome`: with what is picked so far; None: hidden cards decide. `unblocked`: the same without any block, while
    blocks are picked. `hidden`: a hidden card comes into it; `choices`: players have choices in it that were left out
    or taken as proposed."""

    outcome: Outcome | None
    unblocked: Outcome | None
    hidden: bool
    choices: bool


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
    fought = _agreed(game, seat, steps)
    free = asked == codes.BLOCKERS and codes.STOP in game.options
    unblocked = _agreed(game, seat, []).outcome() if free and chosen else None
    asks_the_other = not mine and game.kind not in (codes.WINDOW, codes.BLOCKERS)  # of whose cards nothing is known
    return {
        "outcome": fought.outcome(),
        "unblocked": unblocked,
        "hidden": fought.hidden,
        "choices": fought.choices or asks_the_other,
    }


class _Battle:
    """A copy of a game that goes on to the end of its battle."""

    def __init__(self, game: Game, steps: list[int]) -> None:
        self.game = game
        self.steps = steps
        self.refs: list[int] = []  # who fought, in the order in which they came
        self.blockers: list[int] = []
        self.seats = range(game.seating.seats)
        self.through = [0 for _ in self.seats]  # breakthrough damage to each seat
        self.choices = False
        self.agreed = True
        game.journal = []

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
            self._look()
            if op[0] == ops.DEAL_DAMAGE and g.blocked:
                for _, _, target, amount in g.assigned:
                    if target < codes.CARD:
                        self.through[target] += amount
            f[codes.PC] += 1
            if RUN[op[0]](g, f, op) and not g.reason:
                self._answer()

    def _look(self) -> None:
        g = self.game
        blockers = [g.ref_of[slot] for slot in battle.blockers(g)]
        here = [g.ref_of[slot] for slot in battle.attackers(g)] + blockers
        self.refs += [ref for ref in here if ref not in self.refs]
        self.blockers += [ref for ref in blockers if ref not in self.blockers]

    def _answer(self) -> None:
        """Take the next of the steps; else pass or decline, or divide as proposed, or take the first option."""
        g, op = self.game, asking_op(self.game)
        if len(g.options) == 1:
            option = g.options[0]
        else:
            if not self.steps:
                self.steps = self._default()
            option = self.steps.pop(0)
        TAKE[op[0]](g, g.frames[-1], op, option)

    def _default(self) -> list[int]:
        g = self.game
        declining = next((option for option in _DECLINING if option in g.options), -1)
        if declining < 0 or g.kind not in (codes.WINDOW, codes.BLOCKERS):
            self.choices = True
        division = division_of(g, asking_op(g))
        if division is not None:
            return plan(g, {"amounts": {reference(obj): amount for obj, amount in division.default.items()}})
        return [g.options[0] if declining < 0 else declining]

    @property
    def hidden(self) -> bool:
        return any(event[0] in _HIDDEN for event in self.game.journal or ())

    def outcome(self) -> Outcome | None:
        """What came of it; None when other copies came to something else."""
        if not self.agreed:
            return None
        g = self.game
        journal = g.journal or []
        broken = [event[4] for event in journal if event[0] == events.BROKE]
        others = [ref for ref in broken if ref not in self.refs]
        hurt = _summed(journal, events.DAMAGED, 4)
        wounds = _summed(journal, events.PLAYER_DAMAGED, 2)
        return {
            "champions": [
                {"ref": reference(ref), "fate": self._fate(ref, broken), "damage": hurt.get(ref, 0)}
                for ref in self.refs + others
            ],
            "players": [
                {
                    "seat": one,
                    "damage": wounds.get(one, 0),
                    "through": self.through[one],
                    "health": g.health[one],
                    "lethal": g.health[one] <= 0,
                }
                for one in self.seats
            ],
            "blockers": [reference(ref) for ref in self.blockers],
        }

    def _fate(self, ref: int, broken: list[int]) -> str:
        if ref in broken:
            return "breaks"
        return "survives" if slot_of(self.game, ref) >= 0 else "leaves"


def _summed(journal: Sequence[tuple[int, ...]], kind: int, place: int) -> dict[int, int]:
    """The numbers of all events of a kind, added up by what stands in one place of them."""
    found: dict[int, int] = {}
    for event in journal:
        if event[0] == kind:
            found[event[place]] = found.get(event[place], 0) + event[5]
    return found


def _agreed(game: Game, seat: int, steps: list[int]) -> _Battle:
    """The battle to its end, on one copy; on more of them where a hidden card came into it."""
    fought = _fought(game, seat, steps, 0)
    if fought.hidden:
        others = [_fought(game, seat, steps, luck).outcome() for luck in range(1, COPIES)]
        fought.agreed = all(other == fought.outcome() for other in others)
    return fought


def _fought(game: Game, seat: int, steps: list[int], luck: int) -> _Battle:
    one = _Battle(determinize(game, seat, Rng(luck)), steps[:])
    one.fight()
    return one
