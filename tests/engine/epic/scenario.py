"""The scenario language: a position is set up, players act, the test says what could and could not be chosen.

    def test_kong_breaks_the_giant(table):
        game = table(you=Side(hand=["Kong"]), opponent=Side(board=["Lurking Giant", in_play("Cave Troll", damage=1)]))
        game.play("Kong")
        game.could_choose("Kong", "Lurking Giant", "Cave Troll")
        game.choose("Lurking Giant")
        assert game.opponent.discard_pile == ["Lurking Giant"]

Setting up. `table(you=Side(...), opponent=Side(...))` waits in your main phase of turn 3. A `Side` has `hand`,
`board`, `discard`, `broken` (in the discard pile, broken this turn), `top` and `bottom` of the deck (`top[0]` is drawn
next, `bottom[-1]` lies lowest) with ten Burrowing Wurms between them, or exactly `deck`; `health`, `gold` (1), `bound`
(gold for costs of these alignments: "wild wild"), `to_play` (gold that only plays their cards and powers), `played`
(cards played earlier this turn) and `deity`. A name on a board is a prepared champion that may attack;
`in_play("Kong", damage=3, expended=True, gained="blitz", offense=4)` says more. `shown("Kong")` in a hand or deck is
known to both players. `table(turn_of="opponent")` lets the opponent be active; `moment="before-blocks"` and so on start
inside a battle (flag champions `attacking=True`, `blocking=True`), `initiative=` names who acts. `deal(yours, theirs)`
starts a real game.

Names. Players are "you" and "opponent", whoever is active. A champion is its card's name; "Human#2" is the second
Human of the same side in the order in which they came. Where both sides could be meant say "your Human" or "their
Human" (theirs is always the opponent's). Of equal cards in a hand or pile each name stands for one copy.

Acting. `game.play(...)` acts for whoever must decide; `game.opponent.play(...)` also says who that must be. Windows
always wait, even when only passing is possible, so nothing passes by accident: `game.passes()` once per window,
`game.go_to("blockers")` while all pass, `game.end_turn()` to the next turn. All other choices are made by name; what
has one legal answer only, the engine does by itself.
Verbs: play, use, attack, block, passes, go_to, end_turn, choose, decline, accept, mode, reveal, discard, mulligan,
keep, divide, divide_as_proposed, assign, lose, trigger. `game.took("Kong")` says what the engine took by itself since
the last choice, because one option was left; `game.choose_or_took("Kong")` chooses it or, where nothing is asked, says
that it was taken. What was possible: could_play, could_not_play, could_use, could_not_use, could_attack_with,
could_not_attack, could_block_with, could_not_block, could_choose, could_decline, could_not_decline, could_pick_modes,
could_lose, could_trigger, could_end_turn, could_not_end_turn. Those that list what could be chosen are exact: no more
and no less; could_not_block("Kong") is about these only, could_not_block() about everybody, and both may be said before
blocks.

Looking. `game.you.health .gold .bound .to_play .deity .hand .board .discard_pile .deck .bottom` (names; hand and
discard pile sorted, `deck` from the top, `bottom` from the bottom), `.knows_hand`, `.knows_deck("opponent")`;
`game.champion("Kong")` (`.offense .defense .damage .counters .prepared .expended .flipped .deploying .attacking
.blocking .keywords .printed .gained .alignments .controller .owner`; of its keywords `printed` are those in a line of
keywords on its card, `gained` the others); `game.decider .moment .asks .turn .active .pending .winner .ended_by`. Of
the question that waits: `game.prompt` its words, `game.offered` what can be chosen, by name or in words,
`game.proposed` the division of damage that the page would send as it is.

The fixture checks at the end that the game is quiet: a window waits or the game is over, nothing waits to resolve,
every card is in one zone. A wrong step raises WrongStep with the board and the legal options.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import SimpleNamespace
from typing import Any, NoReturn

from engine.epic.positions.laws import status
from engine.epic.positions.plain import is_quiet, lay_out, moment_of
from engine.epic.positions.plain.position import Later, Position
from engine.epic.programs.definitions import IS_DEITY, NAME, PROGRAMS, D
from engine.epic.prompts.bounds import multi_pick_of
from engine.epic.prompts.decisions import decision_view, describe
from engine.epic.prompts.objects import card_index_of, reference
from engine.epic.rules import codes, machine
from engine.epic.rules.elimination import settle
from engine.epic.rules.machine import RUN, TAKE, new_game
from engine.epic.rules.picks import one_of_each
from engine.epic.rules.seating import FREE_FOR_ALL
from engine.epic.rules.setup import Setup
from engine.epic.rules.state import Game
from engine.epic.rules.state import in_play as in_play_now
from engine.epic.views.drawing import choices, picture
from engine.epic.views.hidden import champion, restricted_by_alignment, view
from tests.engine.epic.sides import CIRCLE, PLAYERS, SEATS, WHOSE, Side, half_of, in_play, shown
from tests.engine.epic.verbs import Verbs

__all__ = ["Scenario", "Side", "WrongStep", "in_play", "set_circle", "set_table", "shown", "start_game"]


class WrongStep(AssertionError):
    """A step of a scenario that the position does not allow, with the board and the legal options."""


class Player(Verbs):
    """One player: acts when it is theirs to decide, and can be looked at."""

    def __init__(self, scene: Scenario, seat: int) -> None:
        self._scene = scene
        self._seat = seat

    def _game(self) -> Game:
        g = super()._game()
        if g.seat != self._seat:
            names = self._scene.names
            self._scene.wrong(f"{names[g.seat]} must decide, not {names[self._seat]}.")
        return g

    def _names(self, uids: Iterable[int]) -> list[str]:
        return [NAME[self._scene.game.def_of[uid]] for uid in uids]

    @property
    def health(self) -> int:
        return self._scene.game.health[self._seat]

    @property
    def gold(self) -> int:
        return self._scene.game.gold[self._seat]

    @property
    def bound(self) -> dict[str, int]:
        """Gold that pays for costs of one alignment only."""
        return restricted_by_alignment(self._scene.game, self._seat, to_play=False)

    @property
    def to_play(self) -> dict[str, int]:
        """Gold that only plays cards and powers of one alignment."""
        return restricted_by_alignment(self._scene.game, self._seat, to_play=True)

    @property
    def hand(self) -> list[str]:
        return sorted(self._names(self._scene.game.hand[self._seat]))

    @property
    def discard_pile(self) -> list[str]:
        return sorted(self._names(self._scene.game.discard[self._seat]))

    @property
    def deck(self) -> list[str]:
        """From the top down."""
        return self._names(reversed(self._scene.game.deck[self._seat]))

    @property
    def bottom(self) -> list[str]:
        """The deck from the bottom up."""
        return self._names(self._scene.game.deck[self._seat])

    @property
    def resolving(self) -> list[str]:
        """Events being resolved in the supplemental zone."""
        g = self._scene.game
        return self._names(uid for uid in g.supplemental[self._seat] if not IS_DEITY[g.def_of[uid]])

    @property
    def deity(self) -> str | None:
        """The god card in the supplemental zone, if there is one."""
        found = view(self._scene.game, self._seat)["players"][self._seat]["deity"]
        return None if found is None else str(found["card"])

    @property
    def board(self) -> list[str]:
        """Champions in the order in which they came."""
        g = self._scene.game
        return [NAME[g.card_index_of[slot]] for slot in g.board[self._seat]]

    @property
    def knows_hand(self) -> list[str]:
        """The cards in the other player's hand that this player knows."""
        seen = view(self._scene.game, self._seat)["players"][1 - self._seat]["hand"]
        return sorted(card["card"] for card in seen)

    def knows_deck(self, whose: str) -> list[tuple[int, list[str]]]:
        """What this player knows of a deck from the bottom up: sizes of blocks and their cards; none: unknown."""
        blocks = view(self._scene.game, self._seat)["players"][self._scene.names.index(whose)]["deck_known"]
        return [(block["count"], block["cards"]) for block in blocks]

    def champion(self, name: str) -> SimpleNamespace:
        """This player's champion of that name."""
        return self._scene.champion(name, self._seat)

    def concede(self) -> None:
        machine.concede(self._scene.game, self._seat)


class Scenario(Verbs):
    """A game under test."""

    def __init__(self, game: Game) -> None:
        self._scene = self
        self.game = game
        self.taken: list[str] = []  # by the engine itself, since the last choice that somebody made
        self.names = CIRCLE[: game.seating.seats] if game.seating.many else SEATS
        self.you = Player(self, 0)
        self.opponent = Player(self, 1)

    def __getitem__(self, name: str) -> Player:
        """One of more than two players."""
        return Player(self, self.names.index(name))

    # steps over several windows

    def go_to(self, moment: str) -> None:
        """Everybody passes until this moment waits: main, end-offer, continue, before-blocks, blockers, before-damage,
        damage (the first division of battle damage) or hand-limit."""
        g = self.game
        turn = g.turn
        while not (moment == "damage" and g.kind == codes.DIVIDE) and self.moment != moment:
            if g.reason or g.kind != codes.WINDOW or codes.PASS not in g.options or g.turn != turn:
                self.wrong(f"The game did not come to {moment}.")
            self.apply(codes.PASS)

    def end_turn(self) -> None:
        """Everybody passes until the next turn has begun, or until something must be chosen on the way."""
        g = self.game
        turn = g.turn
        while not g.reason and g.kind == codes.WINDOW and g.turn == turn:
            if codes.PASS not in g.options:
                self.wrong("The turn could not be ended.")
            self.apply(codes.PASS)

    # looking

    @property
    def decider(self) -> str | None:
        """Who must decide; None when the game is over."""
        return None if self.game.reason else self.names[self.game.seat]

    @property
    def initiative(self) -> str:
        return self.names[self.game.initiative]

    @property
    def turn(self) -> int:
        return self.game.turn

    @property
    def active(self) -> str:
        return self.names[self.game.active]

    @property
    def moment(self) -> str:
        """The quiet moment that waits, as `table` names it; otherwise "choice" or "over"."""
        return moment_of(self.game) if self.game.reason or is_quiet(self.game) else "choice"

    @property
    def asks(self) -> str:
        """The kind of the decision that waits."""
        return codes.KIND_NAMES[self.game.kind]

    @property
    def prompt(self) -> str:
        """The words of the question that waits."""
        return str(self._decision()["prompt"])

    @property
    def offered(self) -> list[str]:
        """What can be chosen, in the order of the options: things by the names that tests use, in full ("their Kong"),
        all else in words. Of several to be chosen, all that may be among them; of equal cards one."""
        g = self.game
        if g.reason:
            return []
        bounds = multi_pick_of(g)
        if bounds is None:
            return [self.say(option) for option in g.options]
        return [self.label(obj) for obj in one_of_each(g, bounds[0])]

    @property
    def proposed(self) -> dict[str, int]:
        """The division of damage that the page proposes, which is what it sends when nothing is changed."""
        names = {reference(obj): self.label(obj) for obj in (*self.game.seating.players, *self.champions())}
        return {names[ref]: amount for ref, amount in self.division()["default"].items()}

    @property
    def winner(self) -> str | None:
        """The winner; "nobody" after a draw, None while the game goes on."""
        if not self.game.reason:
            return None
        return "nobody" if self.game.winner == codes.NOBODY else self.names[self.game.winner]

    @property
    def ended_by(self) -> str:
        return codes.REASON_NAMES[self.game.reason]

    @property
    def pending(self) -> list[str]:
        """Cards whose abilities wait to resolve, those that began to resolve first."""
        found = view(self.game, 0)["pending"]
        return [one["card"] for one in found]

    def champion(self, name: str, seat: int | None = None) -> SimpleNamespace:
        """How a champion in play is now."""
        g = self.game
        among = [ref for ref in self.champions() if seat is None or g.controller_of[ref & codes.SLOT_MASK] == seat]
        seen = champion(g, self.find(name, among) & codes.SLOT_MASK)
        seen["controller"], seen["owner"] = self.names[seen["controller"]], self.names[seen["owner"]]
        seen["prepared"] = not seen["expended"] and not seen["flipped"]
        for words in ("keywords", "alignments", "gained"):
            seen[words] = set(seen[words])
        seen["printed"] = seen["keywords"] - seen["gained"]
        return SimpleNamespace(**seen)

    def quiet(self) -> None:
        """Nothing is half done and the laws hold: the next thing that happens is up to a player with initiative."""
        g = self.game
        broken = [law for law in status(g) if not (len(g.options) == 1 and law == "the decision has 1 options")]
        if broken:
            self.wrong(f"Laws are broken: {'; '.join(broken)}.")
        if not g.reason and (g.kind != codes.WINDOW or len(g.frames) > 1 or g.resolving_triggers or g.pending_triggers):
            self.wrong("The scenario ends in the middle of something.")

    # inside

    def apply(self, option: int) -> None:
        """One option, checked; windows wait."""
        g = self.game
        if option not in g.options:
            self.wrong("This was not possible.")
        g.choices += 1
        f = g.frames[-1]
        op = PROGRAMS[f[codes.PROGRAM]][f[codes.PC] - 1]
        TAKE[op[0]](g, f, op, option)
        self.go_on()

    def go_on(self) -> None:
        """`machine.advance`, but a window waits even when only passing is possible: no turn rolls by unseen. What is
        taken meanwhile, because nothing else can be, is remembered until the next choice."""
        g = self.game
        self.taken = []
        while not g.reason:
            if g.unsettled:
                settle(g)
                if g.reason:
                    return
            f = g.frames[-1]
            op = PROGRAMS[f[codes.PROGRAM]][f[codes.PC]]
            f[codes.PC] += 1
            if RUN[op[0]](g, f, op) and not g.reason:
                if len(g.options) > 1 or g.kind == codes.WINDOW:
                    return
                if g.kind != codes.ORDERS:
                    self.taken.append(self.say(g.options[0]))
                TAKE[op[0]](g, f, op, g.options[0])

    def pass_on(self, moment: str) -> None:
        """Everybody passes while this moment waits."""
        while self.moment == moment:
            self.apply(codes.PASS)

    def branch(self) -> Scenario:
        """A copy on which something is tried."""
        trial = Scenario(self.game.clone())
        trial.game.journal = []
        return trial

    def wrong(self, sentence: str) -> NoReturn:
        offered = "" if self.game.reason else "\n" + choices(self.game, self.names)
        raise WrongStep(f"{sentence}\n{picture(self.game, self.names)}{offered}")

    def place(self) -> tuple[int, int]:
        """Which question this is: the depth of the stack and the op that asks."""
        return len(self.game.frames), self.game.frames[-1][codes.PC]

    def _decision(self) -> dict[str, Any]:
        found = decision_view(self.game, self.game.seat)
        return self.wrong("The game is over.") if found is None else found

    def division(self) -> dict[str, Any]:
        """The division of damage that waits, as the page gets it."""
        found = self._decision()["divide"]
        return self.wrong("No damage is to be divided, or it is half done.") if found is None else dict(found)

    def say(self, option: int) -> str:
        """An option as `offered` tells it."""
        g = self.game
        return (
            self.label(option >> codes.VERB_BITS)
            if option & codes.VERB_MASK in (codes.PICK, codes.TARGET)
            else str(describe(g, option)["text"])
        )

    def operands(self, verb: int) -> list[int]:
        return [option >> codes.VERB_BITS for option in self.game.options if option & codes.VERB_MASK == verb]

    def champions(self) -> list[int]:
        return [self.game.ref_of[slot] for slot in in_play_now(self.game)]

    def option(self, verb: int, text: str, *, start: bool = False) -> int:
        """The only option of this kind with these words; of options that say the same, the first."""
        g = self.game
        texts = {option: str(describe(g, option)["text"]) for option in g.options if option & codes.VERB_MASK == verb}
        found = [option for option, words in texts.items() if (words.startswith(text) if start else text in words)]
        if len({texts[option] for option in found}) != 1:
            self.wrong(f'{len(found)} options say "{text}".')
        return found[0]

    def label(self, obj: int) -> str:
        """What tests call an object."""
        if obj < codes.CARD:
            return self.names[obj]
        whose = self._whose(self._side(obj))
        at = self._copy(obj)
        return f"{whose} {NAME[card_index_of(self.game, obj)]}" + (f"#{at}" if at > 1 else "")

    def _whose(self, seat: int) -> str:
        if self.game.seating.many:
            return f"{self.names[seat]}'s"
        return "your" if seat == 0 else "their"

    def _side(self, obj: int) -> int:
        if obj < codes.FIRST_CHAMPION:
            return self.game.owner_of[obj - codes.CARD]
        return self.game.controller_of[obj & codes.SLOT_MASK]

    def _copy(self, obj: int) -> int:
        """Which of the champions with this name on its side it is, from 1; 1 for cards."""
        g = self.game
        if obj < codes.FIRST_CHAMPION:
            return 1
        slot = obj & codes.SLOT_MASK
        same = [other for other in g.board[g.controller_of[slot]] if g.card_index_of[other] == g.card_index_of[slot]]
        return same.index(slot) + 1

    def matches(self, name: str, obj: int) -> bool:
        """Whether a name of the test may mean this object."""
        if obj < codes.CARD or name in PLAYERS:
            return obj < codes.CARD and name == self.names[obj]
        whose = WHOSE.match(name)
        sides = [seat for seat in range(len(self.names)) if whose and f"{self._whose(seat)} " == whose.group()]
        bare, _, copy = WHOSE.sub("", name).partition("#")
        if bare not in D.card_index_of_name:
            self.wrong(f'No card is called "{bare}".')
        if whose and self._side(obj) not in sides:
            return False
        return card_index_of(self.game, obj) == D.card_index_of_name[bare] and self._copy(obj) == int(copy or 1)

    def find(self, name: str, among: Iterable[int]) -> int:
        """The object that a name means, among these."""
        found = [obj for obj in among if self.matches(name, obj)]
        if not found:
            self.wrong(f"{name} was not possible.")
        if len({self._side(obj) for obj in found if obj >= codes.CARD}) > 1:
            self.wrong(f'{name} may be yours or theirs: say "your {name}" or "their {name}".')
        return found[0]


# --- how a scenario begins -------------------------------------------------------------------------------------------


OTHERS_MOMENTS = ("end-offer", "blockers", "before-damage")  # in which the player who is not active decides first


def _decides(active: int, moment: str, more: Mapping[str, bool]) -> int:
    """The seat that is asked first in a moment."""
    if moment == "mulligan":
        return active if more.get("of_2015") else 1 - active
    if moment == "before-damage":
        return active if more.get("of_2015") else 1 - active
    return 1 - active if moment in ("end-offer", "blockers") else active


def set_table(
    you: Side | None = None,
    opponent: Side | None = None,
    *,
    turn_of: str = "you",
    moment: str = "main",
    initiative: str | None = None,
    turn: int = 3,
    first: str | None = None,
    blocked: bool | None = None,
    later: Sequence[Later] = (),
    seed: int = 1,
    **more: bool,
) -> Scenario:
    """A scenario in a position. More: acted, passed, no_attacks, of_2015."""
    halves = (half_of(you or Side()), half_of(opponent or Side()))
    active = SEATS.index(turn_of)
    seat = _decides(active, moment, more) if initiative is None else SEATS.index(initiative)
    if blocked is None:
        blocked = any(one.blocking for one in halves[1 - active].board)
    starts = active if first is None else SEATS.index(first)
    position = Position(
        halves,
        moment,
        0 if moment == "mulligan" else turn,
        active,
        starts,
        seat,
        blocked=blocked,
        later=tuple(later),
        **more,
    )
    scene = Scenario(lay_out(position, seed))
    scene.go_on()
    return scene


def set_circle(
    *sides: Side,
    format_: str = FREE_FOR_ALL,
    turn_of: str = "Ann",
    moment: str = "main",
    initiative: str | None = None,
    attacked: str | None = None,
    last_play: str | None = None,
    turn: int = 5,
    first: str = "Ann",
    blocked: bool | None = None,
    later: Sequence[Later] = (),
    seed: int = 1,
    **more: Any,
) -> Scenario:
    """A scenario with a side for each of more than two players, who are called as in `CIRCLE`. Names of others as in
    `set_table`; in a battle somebody is `attacked`. `teams` of Hydra alternate."""
    active = CIRCLE.index(turn_of)
    halves = tuple(half_of(side) for side in sides)
    position = Position(
        halves,
        moment,
        0 if moment == "mulligan" else turn,
        active,
        CIRCLE.index(first),
        active if initiative is None else CIRCLE.index(initiative),
        blocked=any(one.blocking for half in halves for one in half.board) if blocked is None else blocked,
        later=tuple(later),
        format=format_,
        attacked=None if attacked is None else CIRCLE.index(attacked),
        last_play=None if last_play is None else CIRCLE.index(last_play),
        **more,
    )
    scene = Scenario(lay_out(position, seed))
    scene.go_on()
    return scene


def deciders(game: Scenario, passes: int) -> list[tuple[str, str | None]]:
    """The moment and who has initiative, before each of so many passes and after the last."""
    seen = [(game.moment, game.decider)]
    for _ in range(passes):
        game.passes()
        seen.append((game.moment, game.decider))
    return seen


def start_game(
    you: Sequence[str],
    opponent: Sequence[str],
    *,
    first: str = "you",
    deities: tuple[str | None, str | None] = (None, None),
    seed: int = 1,
    **more: bool,
) -> Scenario:
    """A real game from two lists of cards, at the first mulligan."""
    setup = Setup((tuple(you), tuple(opponent)), SEATS.index(first), deities=deities, **more)
    return Scenario(new_game(setup, seed))
