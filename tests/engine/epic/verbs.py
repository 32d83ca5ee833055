"""The verbs of the scenario language: what players do, and what they could have done. See scenario.py."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from engine.epic.programs.definitions import NAME
from engine.epic.prompts.bounds import multi_pick_of
from engine.epic.prompts.choosing import IllegalOption
from engine.epic.prompts.decisions import describe
from engine.epic.prompts.multi_picks import plan
from engine.epic.prompts.objects import reference
from engine.epic.rules import codes, events
from engine.epic.rules.battle import attackers, blockers
from engine.epic.rules.picks import one_of_each
from engine.epic.rules.state import Game
from tests.engine.epic.sides import PLAYERS, WHOSE, named

if TYPE_CHECKING:
    from tests.engine.epic.scenario import Scenario


def said(name: str, taken: str) -> bool:
    """Whether a name of the test means what was taken: "Kong" is "their Kong"; of what is no thing a part will do."""
    bare = WHOSE.sub("", taken)
    return name in (taken, bare) if taken in PLAYERS or bare != taken else name in taken


class Verbs:
    """What players do. `Scenario` acts for whoever must decide, `Player` for one player."""

    _scene: Scenario

    def _game(self) -> Game:
        """The game, when this is the one to act."""
        g = self._scene.game
        if g.reason:
            self._scene.wrong("The game is over.")
        return g

    def take_battle(self) -> None:
        """Begin a battle, of more than two players: who is attacked, and with whom, is chosen next."""
        self._window()
        self._take(codes.BATTLE)

    def attack_player(self, player: str, *champions: str) -> None:
        """Declare an attack at one of more than two players with exactly these champions."""
        self.take_battle()
        self.choose_or_took(player)
        if self._scene.asks == "attackers" and self._scene.game.step == codes.STEP_ATTACKERS:
            self._take_run(champions)

    # plays and windows

    def play(self, card: str) -> None:
        """Play a card from hand."""
        self._window()
        self._take(self._play_option(card) or self._scene.wrong(f"{card} could not be played."))

    def use(self, card: str, power: str = "") -> None:
        """Use a power of a champion, deity or card in a discard pile; `power`: part of its text, if it has several."""
        self._window()
        options = self._power_options(card, power)
        if len(options) != 1:
            self._scene.wrong(f'{len(options)} powers "{power}" of {card} could be used.')
        self._take(options[0])

    def attack(self, *champions: str) -> None:
        """Declare an attack with exactly these champions."""
        g = self._window()
        if codes.BATTLE not in g.options:
            self._scene.wrong("No attack could be declared.")
        before = len(g.journal or ())
        self._take(codes.BATTLE)
        if g.kind == codes.ATTACKERS and not g.reason and g.step == codes.STEP_ATTACKERS:
            self._take_run(champions)
            return
        attacked = [NAME[event[3]] for event in (g.journal or [])[before:] if event[0] == events.ATTACKED]
        if attacked != [name.split("#")[0].removeprefix("your ").removeprefix("their ") for name in champions]:
            self._scene.wrong(f"Only {', '.join(attacked)} could attack, and did.")

    def block(self, *champions: str) -> None:
        """Declare exactly these blockers; none at all with `block()`."""
        self._asked(codes.BLOCKERS)
        self._take_run(champions)

    def passes(self) -> None:
        """Pass initiative; in your own main phase, offer to end the turn."""
        g = self._window()
        if codes.PASS not in g.options:
            self._scene.wrong("Passing was not possible.")
        self._take(codes.PASS)

    # choices

    def choose(self, *names: str) -> None:
        """Choose exactly these: targets, champions, cards."""
        g = self._game()
        verbs = {option & codes.VERB_MASK for option in g.options}
        if codes.PICK in verbs and g.kind != codes.DIVIDE:
            self._take_run(names)
            return
        if codes.TARGET not in verbs:
            self._scene.wrong("Nothing is to be chosen.")
        asked = self._scene.place()
        for name in names:
            if self._scene.place() != asked:
                self._scene.wrong(f"The choice was over before {name} was chosen.")
            obj = self._scene.find(name, self._scene.operands(codes.TARGET))
            self._take(obj << codes.VERB_BITS | codes.TARGET)

    def took(self, *names: str) -> None:
        """After the last choice that somebody made, the engine took exactly these by itself: there was one option
        left. Of other options than cards, champions and players, a part of their words."""
        if not self._took(names):
            taken = ", ".join(self._scene.taken) or "nothing"
            self._scene.wrong(f"The engine took {taken} by itself, not {', '.join(names)}.")

    def choose_or_took(self, *names: str) -> None:
        """Choose exactly these; or the engine took them, one after the other, because nothing else was left."""
        if not self._took(names):
            self.choose(*names)

    def discard(self, *names: str) -> None:
        """Discard exactly these cards."""
        self._asked(codes.DISCARDS)
        self._take_run(names)

    def reveal(self, *names: str) -> None:
        """Reveal exactly these cards for loyalty."""
        self._asked(codes.REVEAL)
        self._take_run(names)

    def mulligan(self, *names: str) -> None:
        """Put exactly these cards on the bottom."""
        self._asked(codes.MULLIGAN)
        self._take_run(names)

    def keep(self) -> None:
        """Keep the whole opening hand."""
        self.mulligan()

    def accept(self) -> None:
        """Say yes to a "you may"."""
        if codes.YES not in self._game().options:
            self._scene.wrong("There is nothing to accept.")
        self._take(codes.YES)

    def decline(self) -> None:
        """Say no, or choose none, or reveal nothing."""
        g = self._game()
        for no in (codes.NO, codes.STOP):
            if no in g.options and (no == codes.NO or g.kind not in (codes.ATTACKERS, codes.BLOCKERS, codes.MULLIGAN)):
                self._take(no)
                return
        self._scene.wrong("This could not be declined.")

    def mode(self, text: str) -> None:
        """Choose the effect of an event whose text has these words."""
        self._asked(codes.MODES)
        self._take(self._scene.option(codes.MODE, text))

    def lose(self, health: int) -> None:
        """Lose so much, when any amount of health may be lost."""
        self._asked(codes.AMOUNTS)
        self._take(health << codes.VERB_BITS | codes.AMOUNT)

    def trigger(self, text: str) -> None:
        """Let this ability resolve next: the card's name, or "Card: the beginning of the ability"."""
        self._asked(codes.ORDERS)
        self._take(self._scene.option(codes.ORDER, text, start=True))

    def divide(self, amounts: Mapping[str, int]) -> None:
        """Divide the damage of an effect, or of the champion that deals now, exactly so."""
        g = self._asked(codes.DIVIDE)
        among = [*g.seating.players, *self._scene.champions()]
        self._plan({"amounts": {reference(self._scene.find(name, among)): amount for name, amount in amounts.items()}})

    def divide_as_proposed(self) -> None:
        """Divide the damage as the page proposes: see `proposed`."""
        self._asked(codes.DIVIDE)
        self._plan({"amounts": self._scene.division()["default"]})

    def assign(self, champion: str, amounts: Mapping[str, int]) -> None:
        """Divide the battle damage of this champion, whose turn it is to be divided."""
        g = self._asked(codes.DIVIDE)
        dealing = g.ref_of[(attackers(g) + blockers(g))[g.frames[-1][codes.X]]]
        if self._scene.find(champion, self._scene.champions()) != dealing:
            self._scene.wrong(f"{self._scene.label(dealing)} deals its damage now, not {champion}.")
        self.divide(amounts)

    # what was possible

    def could_play(self, *cards: str) -> None:
        self._window()
        for card in cards:
            if self._play_option(card) is None:
                self._scene.wrong(f"{card} could not be played.")

    def could_not_play(self, *cards: str) -> None:
        self._window()
        for card in cards:
            if self._play_option(card) is not None:
                self._scene.wrong(f"{card} could be played.")

    def could_use(self, card: str, power: str = "") -> None:
        self._window()
        if not self._power_options(card, power):
            self._scene.wrong(f'No power "{power}" of {card} could be used.')

    def could_not_use(self, card: str, power: str = "") -> None:
        self._window()
        if self._power_options(card, power):
            self._scene.wrong(f'A power "{power}" of {card} could be used.')

    def could_attack_with(self, *champions: str) -> None:
        """Exactly these could attack."""
        g = self._window()
        if codes.BATTLE not in g.options:
            self._scene.wrong("No attack could be declared.")
        trial = self._scene.branch()
        trial.apply(codes.BATTLE)
        if trial.game.kind == codes.ATTACKERS and trial.game.step == codes.STEP_ATTACKERS and not trial.game.reason:
            able = trial.operands(codes.PICK)
        else:
            able = [event[4] for event in trial.game.journal if event[0] == events.ATTACKED]
        self._exactly(champions, able)

    def could_not_attack(self) -> None:
        if codes.BATTLE in self._window().options:
            self._scene.wrong("An attack could be declared.")

    def could_end_turn(self) -> None:
        if codes.PASS not in self._window().options:
            self._scene.wrong("The turn could not be ended.")

    def could_not_end_turn(self) -> None:
        if codes.PASS in self._window().options:
            self._scene.wrong("The turn could be ended.")

    def could_block_with(self, *champions: str) -> None:
        """Exactly these could block."""
        self._asked(codes.BLOCKERS)
        self._exactly(champions, self._scene.operands(codes.PICK))

    def could_not_block(self, *champions: str) -> None:
        """None of these could block; nobody could, when none is named. Before blocks: if all passed now."""
        scene = self._scene
        if scene.moment == "before-blocks":
            scene = scene.branch()
            scene.pass_on("before-blocks")
        elif scene.moment != "blockers":
            scene.wrong("No blockers are to be declared.")
        able = scene.operands(codes.PICK) if scene.moment == "blockers" else []
        for name in champions:
            if any(scene.matches(name, obj) for obj in able):
                self._scene.wrong(f"{name} could block.")
        if able and not champions:
            self._scene.wrong(f"{', '.join(map(scene.label, able))} could block.")

    def could_choose(self, *names: str) -> None:
        """Exactly these could be chosen, alone or, where several are chosen, among others; of equal cards each name
        once."""
        bounds = multi_pick_of(self._game())
        if bounds is None:
            able = self._scene.operands(codes.TARGET) + self._scene.operands(codes.PICK)
        else:
            able = one_of_each(self._scene.game, bounds[0])
        self._exactly(names, able)

    def could_decline(self) -> None:
        g = self._game()
        if codes.NO not in g.options and codes.STOP not in g.options:
            self._scene.wrong("This could not be declined.")

    def could_not_decline(self) -> None:
        g = self._game()
        if codes.NO in g.options or codes.STOP in g.options:
            self._scene.wrong("This could be declined.")

    def could_pick_modes(self, *texts: str) -> None:
        """Exactly so many modes could be chosen, one with each of these words."""
        g = self._asked(codes.MODES)
        found = {self._scene.option(codes.MODE, text) for text in texts}
        if found != set(g.options):
            self._scene.wrong("Other modes could be chosen as well.")

    def could_lose(self, least: int, most: int) -> None:
        """Any amount of health from the least to the most could be lost, and no other."""
        self._asked(codes.AMOUNTS)
        if self._scene.operands(codes.AMOUNT) != [*range(least, most + 1)]:
            self._scene.wrong("Other amounts could be lost.")

    def could_trigger(self, *texts: str) -> None:
        """Exactly these abilities could be resolved next."""
        g = self._asked(codes.ORDERS)
        found = {self._scene.option(codes.ORDER, text, start=True) for text in texts}
        if found != set(g.options):
            self._scene.wrong("Other abilities could be resolved next as well.")

    # inside

    def _window(self) -> Game:
        return self._asked(codes.WINDOW)

    def _asked(self, kind: int) -> Game:
        g = self._game()
        if g.kind != kind:
            wanted, asked = codes.KIND_NAMES[kind], codes.KIND_NAMES[g.kind]
            self._scene.wrong(f"This step answers a {wanted}; what is asked is a {asked}.")
        return g

    def _take(self, option: int) -> None:
        self._scene.apply(option)

    def _took(self, names: Sequence[str]) -> bool:
        """Whether the engine took exactly these by itself; then they are accounted for."""
        taken = self._scene.taken
        if len(names) != len(taken) or not all(map(said, names, taken)):
            return False
        taken.clear()
        return True

    def _plan(self, choice: Mapping[str, object]) -> None:
        try:
            options = plan(self._scene.game, choice)
        except IllegalOption as error:
            self._scene.wrong(str(error))
        for option in options:
            self._take(option)

    def _take_run(self, names: Sequence[str]) -> None:
        bounds = multi_pick_of(self._scene.game)
        assert bounds is not None
        among = list(bounds[0])
        codes_chosen: list[int] = []
        for name in names:
            obj = self._scene.find(name, among)
            among.remove(obj)
            codes_chosen.append(obj << codes.VERB_BITS | codes.PICK)
        self._plan({"codes": codes_chosen or [codes.STOP]})

    def _play_option(self, card: str) -> int | None:
        g = self._scene.game
        name = named(card)
        for option in g.options:
            if (
                option & codes.VERB_MASK == codes.PLAY
                and NAME[g.def_of[(option >> codes.VERB_BITS) - codes.CARD]] == name
            ):
                return option
        return None

    def _power_options(self, card: str, power: str) -> list[int]:
        g = self._scene.game
        found: list[int] = []
        for option in g.options:
            if option & codes.VERB_MASK == codes.POWER:
                obj = option >> codes.VERB_BITS >> codes.POWER_BITS
                said = not power or power in str(describe(g, option)["text"])
                if said and self._scene.matches(card, obj):
                    found.append(option)
        return found

    def _exactly(self, names: Sequence[str], able: list[int]) -> None:
        wanted = [self._scene.find(name, able) for name in names]
        if len(set(wanted)) != len(wanted):
            self._scene.wrong("The same one was named twice.")
        other = [self._scene.label(obj) for obj in able if obj not in wanted]
        if other:
            self._scene.wrong(f"Also possible: {', '.join(other)}.")
