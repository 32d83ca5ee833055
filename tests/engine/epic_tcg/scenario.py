"""The scenario language: a position is set up, players act, the test says what could and could not be chosen.

    def test_the_executioner_breaks_another_champion(table):
        game = table(you=Side(hand=["Executioner"], actions=1), opponent=Side(board=["Graft-Steel Crusher"]))
        game.play("Executioner")
        game.resolve()
        game.choose("Graft-Steel Crusher")
        game.resolve()
        assert game.opponent.discard_pile == ["Graft-Steel Crusher"]

Setting up. `table(you=Side(...), opponent=Side(...))` waits in your Build Step of turn 3; `step=` names another one,
`turn_of="opponent"` lets the opponent be active. A `Side` has `hand`, `board`, `discard`, `top` of the deck (drawn
first) above ten Burrowing Wurms, or exactly `deck`; `mojo` (30) and `actions` (1). A name on a board is a prepared
piece; `in_play("Hulk", damage=3, expended=True)` says more; a token is named like a card. `of_another("Hulk")` in a
hand or discard pile belongs to the other player. `deal(yours, theirs)` starts a real game.

Names. Players are "you" and "opponent". A piece is its card's name; "Human#2" is the second one of that name on the
same side. Where both sides could be meant say "your Human" or "their Human".

Acting. Windows of priority always wait: `game.passes()` once, `game.all_pass()` each player once, `game.resolve()`
until the last thing on the line has resolved or something is asked, `game.go_on()` until something but priority is
asked or an attack is over, `game.go_to("battle")` while all pass, `game.end_turn()`. Verbs: play, play_veiled, unveil,
use, passes, choose, done, mode, accept, decline, amount, attack, block, mulligan, keep, discard, order.
`game.opponent.play(...)` also says who must decide. `could_play`, `could_use`, `could_choose` are exact: no more and no
less.

Looking. `game.you.mojo .actions .hand .board .discard_pile .deck` (hand and pile sorted, deck from the top),
`game.piece("Hulk")` (`.offense .defense .damage .counters .prepared .expended .flipped .face_down .keywords .alignment
.controller`), `game.line` (names, the one that resolves first last),
`game.asks .decider .step .turn .winners .ended_by`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, NoReturn

from engine.epic_tcg.language import Keyword
from engine.epic_tcg.programs.definitions import GAME, NAMES, PRICE, PROGRAMS, D
from engine.epic_tcg.programs.game import STEP_NAMES
from engine.epic_tcg.programs.ops import BEGIN_STEP
from engine.epic_tcg.rules import candidates, codes, derive, machine
from engine.epic_tcg.rules.atoms import find_statics
from engine.epic_tcg.rules.setup import Setup
from engine.epic_tcg.rules.state import Frame, Game, place_on_line, push, slot_of, touch
from engine.kernel.random import Rng
from tests.engine.epic_tcg.laws import check

SEATS = ("you", "opponent", "third", "fourth")
FILLER = "Burrowing Wurm"


class WrongStep(AssertionError):
    """A step of a scenario that the position does not allow, with the legal options."""


@dataclass(frozen=True)
class InPlay:
    name: str
    damage: int = 0
    expended: bool = False
    flipped: bool = False
    face_down: bool = False
    counters: int = 0
    owner: str = ""


@dataclass(frozen=True)
class OfAnother:
    name: str


in_play, of_another = InPlay, OfAnother


@dataclass
class Side:
    hand: Sequence[str | OfAnother] = ()
    board: Sequence[str | InPlay] = ()
    discard: Sequence[str | OfAnother] = ()
    top: Sequence[str] = ()
    deck: Sequence[str] | None = None
    mojo: int = 30
    actions: int = 1


class Verbs:
    """What players do, for a scenario and for one player of it."""

    scene: Scenario

    def _ready(self) -> Game:
        return self.scene.game

    def _do(self, verb: int, wanted: int | None = None) -> None:
        g = self._ready()
        for option in g.options:
            if option & codes.VERB_MASK == verb and (wanted is None or option >> codes.VERB_BITS == wanted):
                machine.apply(g, option)
                check(g)
                return
        self.scene.wrong(f"Nobody can {codes.VERB_NAMES[verb]} {'' if wanted is None else self.scene.name(wanted)}.")

    def _object(self, verb: int, name: str) -> int:
        """The operand of an option by the name of its object."""
        found = [
            one >> codes.VERB_BITS
            for one in self._ready().options
            if one & codes.VERB_MASK == verb and self.scene.is_named(one >> codes.VERB_BITS, name)
        ]
        if len(found) != 1:
            self.scene.wrong(f"{len(found)} options to {codes.VERB_NAMES[verb]} {name!r}.")
        return found[0]

    def play(self, name: str) -> None:
        self._do(codes.PLAY, self._object(codes.PLAY, name))

    def play_veiled(self, name: str) -> None:
        self._do(codes.PLAY_VEILED, self._object(codes.PLAY_VEILED, name))

    def unveil(self, name: str) -> None:
        self._do(codes.UNVEIL, self._object(codes.UNVEIL, name))

    def use(self, name: str, number: int = 0) -> None:
        """Use an ability; `number` tells which of those that could be used, in the order of the card."""
        able = [one for one in self.scene.operands(codes.USE) if self.scene.is_named(one >> codes.USE_BITS, name)]
        if number >= len(able):
            self.scene.wrong(f"{name} has {len(able)} abilities to use.")
        self._do(codes.USE, able[number])

    def passes(self) -> None:
        self._do(codes.PASS)

    def choose(self, *names: str) -> None:
        """Pick these, one after the other."""
        for name in names:
            self._do(codes.PICK, self._object(codes.PICK, name))

    def done(self) -> None:
        """No more picks."""
        self._do(codes.STOP)

    def mode(self, number: int) -> None:
        self._do(codes.MODE, number)

    def accept(self) -> None:
        self._do(codes.YES)

    def decline(self) -> None:
        self._do(codes.NO)

    def amount(self, number: int) -> None:
        self._do(codes.AMOUNT, number)

    def order(self, name: str) -> None:
        """Put the trigger of this card on the line next."""
        g = self._ready()
        for at in self.scene.operands(codes.ORDER):
            if NAMES[g.batch[at].card_index] == name:
                self._do(codes.ORDER, at)
                return
        self.scene.wrong(f"No trigger of {name} waits.")

    def attack(self, *names: str, whom: str = "opponent") -> None:
        """Attack a player or, with hunters, a champion: what has one legal answer only, the engine does by itself."""
        g = self._ready()
        if g.kind == codes.ATTACK:
            self.choose(whom)
        if g.kind == codes.ATTACKERS:
            self._several(codes.ATTACKERS, names)
        attacking = [g.ref_of[slot] for slots in g.board for slot in slots if g.flags_of[slot] & codes.ATTACKING]
        if len(attacking) != len(names) or not all(
            any(self.scene.is_named(ref, name) for ref in attacking) for name in names
        ):
            self.scene.wrong(f"{[self.scene.name(ref) for ref in attacking]} attack.")

    def block(self, *names: str) -> None:
        self._several(codes.BLOCKERS, names)

    def mulligan(self, *names: str) -> None:
        self._several(codes.MULLIGAN, names)

    def discard(self, *names: str) -> None:
        self._several(codes.DISCARDS, names)

    def keep(self) -> None:
        self.mulligan()

    def _several(self, kind: int, names: Iterable[str]) -> None:
        """Pick in the order in which the engine offers, whatever the order of the names is; then stop. What is left as
        the only choice the engine picks by itself."""
        g = self._ready()
        choices, seat, left = g.choices, g.seat, list(names)
        while left and (g.kind == kind and g.seat == seat and not g.reason):
            offered = candidates.ranked(g, self.scene.operands(codes.PICK))
            name = next((one for obj in offered for one in left if self.scene.is_named(obj, one)), None)
            if name is None:
                self.scene.wrong(f"{left} cannot be picked.")
            left.remove(name)
            self.choose(name)
        if g.choices == choices and (left or codes.STOP not in g.options):
            self.scene.wrong(f"{left} cannot be picked.")
        if g.kind == kind and g.seat == seat and codes.STOP in g.options:
            self.done()


class Player(Verbs):
    """One player: acts when it is theirs to decide, and can be looked at."""

    def __init__(self, scene: Scenario, seat: int) -> None:
        self.scene = scene
        self.seat = seat

    def _ready(self) -> Game:
        g = self.scene.game
        if g.seat != self.seat:
            self.scene.wrong(f"It is not for {SEATS[self.seat]} to decide.")
        return g

    def _names(self, uids: Iterable[int]) -> list[str]:
        return [NAMES[self.scene.game.def_of[uid]] for uid in uids]

    @property
    def mojo(self) -> int:
        return self.scene.game.mojo[self.seat]

    @property
    def actions(self) -> int:
        return self.scene.game.actions[self.seat]

    @property
    def hand(self) -> list[str]:
        return sorted(self._names(self.scene.game.hand[self.seat]))

    @property
    def discard_pile(self) -> list[str]:
        return sorted(self._names(self.scene.game.discard[self.seat]))

    @property
    def deck(self) -> list[str]:
        return self._names(reversed(self.scene.game.deck[self.seat]))

    @property
    def board(self) -> list[str]:
        g = self.scene.game
        return [NAMES[g.card_of[slot]] for slot in g.board[self.seat]]


class Scenario(Verbs):
    """A game under test."""

    def __init__(self, game: Game) -> None:
        self.scene = self
        self.game = game
        self.you = Player(self, 0)
        self.opponent = Player(self, 1)
        check(game)

    def __getitem__(self, name: str) -> Player:
        return Player(self, SEATS.index(name))

    # --- steps over several windows

    def all_pass(self) -> None:
        """Each player passes once: what was waited for goes on."""
        for _ in self.game.players:
            self.passes()

    def resolve(self) -> None:
        """All pass until the last thing on the line has resolved, or something is asked."""
        g = self.game
        before = g.line[-1].obj if g.line else self.wrong("Nothing is on the line.")
        while g.kind == codes.PRIORITY and place_on_line(g, before) >= 0 and not g.reason:
            self.passes()

    def go_on(self) -> None:
        """All pass until something else is asked, an attack begins or is over, or the step ends."""
        g = self.game
        at = (g.step, g.defender)
        while g.kind == codes.PRIORITY and (g.step, g.defender) == at and not g.reason:
            self.passes()

    def go_to(self, step: str) -> None:
        """All pass until this step begins, or something is asked. Nobody attacks."""
        g = self.game
        turn = g.turn
        while not (self.step == step and g.kind == codes.PRIORITY) and not g.reason:
            if g.kind == codes.ATTACK:
                if self.step == step:
                    return
                self.decline()
            elif g.kind == codes.PRIORITY and g.turn <= turn + 1:
                self.passes()
            else:
                return

    def end_turn(self) -> None:
        """All pass until the next turn, or until something is asked on the way."""
        g = self.game
        turn = g.turn
        while g.turn == turn and not g.reason:
            if g.kind == codes.ATTACK:
                self.decline()
            elif g.kind == codes.PRIORITY:
                self.passes()
            else:
                return

    # --- what was possible

    def operands(self, verb: int) -> list[int]:
        return [one >> codes.VERB_BITS for one in self.game.options if one & codes.VERB_MASK == verb]

    def could(self, verb: int, name: str) -> bool:
        shift = codes.USE_BITS if verb == codes.USE else 0
        return any(self.is_named(one >> shift, name) for one in self.operands(verb))

    def _exactly(self, verb: int, names: tuple[str, ...]) -> None:
        shift = codes.USE_BITS if verb == codes.USE else 0
        found = sorted({self.name(one >> shift) for one in self.operands(verb)})
        assert found == sorted(names), f"{codes.VERB_NAMES[verb]}: {found}"

    def could_play(self, *names: str) -> None:
        self._exactly(codes.PLAY, names)

    def could_play_veiled(self, *names: str) -> None:
        self._exactly(codes.PLAY_VEILED, names)

    def could_use(self, *names: str) -> None:
        self._exactly(codes.USE, names)

    def could_choose(self, *names: str) -> None:
        self._exactly(codes.PICK, names)

    def could_decline(self) -> bool:
        return codes.NO in self.game.options or codes.STOP in self.game.options

    # --- names

    def name(self, obj: int) -> str:
        """A player, or the name of a card, piece or thing on the line."""
        g = self.game
        if obj < codes.CARD:
            return SEATS[obj]
        if obj < codes.FIRST_PIECE:
            return NAMES[g.def_of[obj - codes.CARD]]
        at = place_on_line(g, obj)
        return NAMES[g.line[at].card_index] if at >= 0 else NAMES[g.card_of[slot_of(g, obj)]]

    def is_named(self, obj: int, name: str) -> bool:
        g = self.game
        whose, _, rest = name.partition(" ")
        slot = slot_of(g, obj)
        if slot >= 0 and whose in ("your", "their"):
            return g.controller_of[slot] == ("your", "their").index(whose) and self.is_named(obj, rest)
        plain, _, number = name.partition("#")
        if slot < 0 or not number:
            return self.name(obj) == name
        same = [other for other in g.board[g.controller_of[slot]] if NAMES[g.card_of[other]] == plain]
        return slot in same and same.index(slot) == int(number) - 1

    def piece(self, name: str) -> SimpleNamespace:
        g = self.game
        found = [slot for slots in g.board for slot in slots if self.is_named(g.ref_of[slot], name)]
        if len(found) != 1:
            self.wrong(f"{len(found)} pieces are called {name!r}.")
        slot = found[0]
        flags = g.flags_of[slot]
        return SimpleNamespace(
            offense=derive.offense(g, slot),
            defense=derive.defense(g, slot),
            damage=g.damage_of[slot],
            counters=sum(g.counters_of[slot]),
            prepared=not flags & codes.TURNED,
            expended=flags & codes.EXPENDED != 0,
            flipped=flags & codes.FLIPPED != 0,
            face_down=flags & codes.FACE_DOWN != 0,
            keywords=Keyword(derive.keywords(g, slot)),
            alignment=derive.alignment(g, slot),
            controller=SEATS[g.controller_of[slot]],
        )

    # --- looking

    @property
    def line(self) -> list[str]:
        return [NAMES[frame.card_index] for frame in self.game.line]

    @property
    def asks(self) -> str:
        return "" if self.game.reason else codes.KIND_NAMES[self.game.kind]

    @property
    def decider(self) -> str:
        return SEATS[self.game.seat]

    @property
    def step(self) -> str:
        return STEP_NAMES[self.game.step]

    @property
    def turn(self) -> int:
        return self.game.turn

    @property
    def winners(self) -> list[str]:
        return [SEATS[seat] for seat in self.game.winners]

    @property
    def ended_by(self) -> str:
        return codes.REASON_NAMES[self.game.reason]

    def events(self, kind: int) -> list[tuple[int, ...]]:
        """Entries of the journal of one kind."""
        return [entry for entry in self.game.journal or [] if entry[0] == kind]

    def wrong(self, why: str) -> NoReturn:
        g = self.game
        options = [f"{codes.VERB_NAMES[one & codes.VERB_MASK]} {one >> codes.VERB_BITS}" for one in g.options]
        raise WrongStep(f"{why} {SEATS[g.seat]} decides {self.asks} in {self.step} of turn {g.turn}: {options}")


# --- setting up ------------------------------------------------------------------------------------------------------


def set_table(
    *sides: Side, step: str = "build", turn_of: str = "you", pack_war: bool = False, every_window: bool = True
) -> Scenario:
    """A scenario in a position; see the module."""
    setup = Setup(tuple(() for _ in sides), pack_war=pack_war, every_window=every_window)
    g = Game(setup, Rng(2009))
    for seat, side in enumerate(sides):
        deck = [FILLER] * 10 if side.deck is None else list(side.deck)
        for name in [*reversed(deck), *reversed(side.top)]:
            g.deck[seat].append(_card(g, name, seat, codes.DECK, seat))
        for one in side.hand:
            g.hand[seat].append(_card(g, one, seat, codes.HAND, seat))
        for one in side.discard:
            g.discard[seat].append(_card(g, one, seat, codes.DISCARD, seat))
        for piece in side.board:
            _lay(g, InPlay(piece) if isinstance(piece, str) else piece, seat)
        g.mojo[seat], g.actions[seat] = side.mojo, side.actions
    find_statics(g)
    touch(g)
    g.active = g.regular = g.priority = SEATS.index(turn_of)
    g.turn, g.turns_in_row = 3, 1
    f = push(g, Frame(GAME, codes.OF_GAME, g.active))
    f.pc = PROGRAMS[GAME].index((BEGIN_STEP, STEP_NAMES.index(step)))
    machine.advance(g)
    return Scenario(g)


def seated(you: Side, opponent: Side, *more: Side, **how: Any) -> Scenario:
    """The same as the fixture `table` takes it."""
    return set_table(you, opponent, *more, **how)


def _card(g: Game, one: str | OfAnother, seat: int, zone: int, holder: int) -> int:
    uid = len(g.def_of)
    name = one if isinstance(one, str) else one.name
    g.def_of.append(D.index_of[name])
    g.owner_of.append(seat if isinstance(one, str) else 1 - seat)
    g.zone_of.append(zone)
    g.holder_of.append(holder)
    g.known_of.append(0 if isinstance(one, str) else 3)
    g.group_of.append(0)
    return uid


def _lay(g: Game, piece: InPlay, seat: int) -> None:
    """A piece that has been there for a while: nothing triggers."""
    index = D.index_of[piece.name]
    uid = -1 if PRICE[index] < 0 else _card(g, piece.name, seat, codes.IN_PLAY, seat)
    if piece.owner and uid >= 0:
        g.owner_of[uid] = SEATS.index(piece.owner)
    slot = len(g.card_of)
    g.last_serial += 1
    g.card_of.append(index)
    g.ref_of.append(g.last_serial << codes.SLOT_BITS | slot)
    g.uid_of.append(uid)
    g.owner_of_slot.append(g.owner_of[uid] if uid >= 0 else seat)
    g.controller_of.append(seat)
    g.flags_of.append(
        codes.EXPENDED * piece.expended | codes.FLIPPED * piece.flipped | codes.FACE_DOWN * piece.face_down
    )
    g.damage_of.append(piece.damage)
    g.counters_of.append((piece.counters,) if piece.counters else ())
    for table in (g.turn_keywords_of, g.turn_lost_of, g.turn_offense_of, g.turn_defense_of):
        table.append(0)
    g.turn_form_of.append(())
    g.turn_bundles_of.append(())
    g.kept_of.append(-1)
    g.board[seat].append(slot)


def start_game(*decks: Sequence[str], first: int = 0, seed: int = 1, pack_war: bool = False) -> Scenario:
    """A real game, at its first decision."""
    setup = Setup(tuple(map(tuple, decks)), first=first, pack_war=pack_war, every_window=True)
    return Scenario(machine.new_game(setup, seed))
